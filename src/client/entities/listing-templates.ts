import {
  ListingTemplatesDocument,
  MakeListingTemplateDocument,
  RemoveListingTemplateDocument,
  type ListingTemplateFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type ListingTemplate = ListingTemplateFieldsFragment;

/** Texts with variables that descriptions are made from. */
export const listingTemplates = defineEntity({
  name: 'listingTemplates',
  query: { document: ListingTemplatesDocument, rows: (data): readonly ListingTemplate[] => data.listingTemplates },
  mutations: {
    save: mutation({ document: MakeListingTemplateDocument, rows: (data) => [data.makeListingTemplate], over: saveOver('save') }),
    remove: mutation({ document: RemoveListingTemplateDocument }),
  },
});

import {
  ExternalImportDocument,
  ExternalItemDocument,
  ExternalItemsDocument,
  ExternalLinkDocument,
  ExternalLinkSkuDocument,
  ExternalReadsDocument,
  ExternalTakeDocument,
  ExternalUnlinkDocument,
  type ExternalItemFieldsFragment,
  type ExternalItemQuery,
  type ExternalReadsQuery,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type ExternalItem = ExternalItemFieldsFragment;
export type ExternalWhole = ExternalItemQuery['externalItem'];
export type ExternalRead = ExternalReadsQuery['externalReads'][number];

/** What shops really sell, and how it stands beside the items here. */
export const externalItems = defineEntity({
  name: 'externalItems',
  references: { store: reference(stores.name) },
  query: { document: ExternalItemsDocument, rows: (data): readonly ExternalItem[] => data.externalItems },
  mutations: {
    import: mutation({ document: ExternalImportDocument, rows: (data) => data.externalImport }),
    link: mutation({ document: ExternalLinkDocument, rows: (data) => [data.externalLink] }),
    linkSku: mutation({ document: ExternalLinkSkuDocument, rows: (data) => data.externalLinkSku }),
    unlink: mutation({ document: ExternalUnlinkDocument, rows: (data) => data.externalUnlink }),
    take: mutation({ document: ExternalTakeDocument, rows: (data) => data.externalTake }),
  },
});

/** Everything of one of them, difference by difference. */
export const externalWholes = defineEntity({
  name: 'externalWholes',
  query: { document: ExternalItemDocument, rows: (data): readonly ExternalWhole[] => [data.externalItem] },
  mutations: {},
});

/** How stores are read. */
export const externalReads = defineEntity({
  name: 'externalReads',
  references: { store: reference(stores.name) },
  query: { document: ExternalReadsDocument, rows: (data): readonly ExternalRead[] => data.externalReads },
  mutations: {},
});

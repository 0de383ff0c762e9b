import {
  ProductPresetAcceptDocument,
  ProductPresetCompareDocument,
  ProductPresetCreateDocument,
  ProductPresetDocument,
  ProductPresetFromProviderDocument,
  ProductPresetPasteDocument,
  ProductPresetRemoveDocument,
  ProductPresetUpdateDocument,
  type ProductPresetFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';
import { noteLeft } from './left-pictures';

export type Preset = ProductPresetFieldsFragment;

/** Product types a provider makes (specification 1, §3, Product preset). */
export const presets = defineEntity({
  name: 'presets',
  query: { document: ProductPresetDocument, rows: (data): readonly Preset[] => data.productPreset },
  mutations: {
    create: mutation({ document: ProductPresetCreateDocument, rows: (data) => [data.productPresetCreate] }),
    update: mutation({ document: ProductPresetUpdateDocument, rows: (data) => data.productPresetUpdate, over: saveOver('update') }),
    fromProvider: mutation({ document: ProductPresetFromProviderDocument, rows: (data) => [data.productPresetFromProvider] }),
    compare: mutation({ document: ProductPresetCompareDocument, rows: (data) => [data.productPresetCompare] }),
    accept: mutation({ document: ProductPresetAcceptDocument, rows: (data) => [data.productPresetAccept] }),
    paste: mutation({
      document: ProductPresetPasteDocument,
      rows: ({ productPresetPaste: pasted }) => {
        noteLeft(pasted);
        return pasted.presets;
      },
    }),
    remove: mutation({ document: ProductPresetRemoveDocument, removed: (data) => data.productPresetRemove }),
  },
});

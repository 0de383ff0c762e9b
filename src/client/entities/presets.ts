import {
  ProductPresetCreateDocument,
  ProductPresetDocument,
  ProductPresetPasteDocument,
  ProductPresetRemoveDocument,
  ProductPresetUpdateDocument,
  type ProductPresetFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Preset = ProductPresetFieldsFragment;

/** Product types a provider makes (specification 1, §3, Product preset). */
export const presets = defineEntity({
  name: 'presets',
  query: { document: ProductPresetDocument, rows: (data): readonly Preset[] => data.productPreset },
  mutations: {
    create: mutation({ document: ProductPresetCreateDocument, rows: (data) => [data.productPresetCreate] }),
    update: mutation({ document: ProductPresetUpdateDocument, rows: (data) => data.productPresetUpdate, over: saveOver('update') }),
    paste: mutation({ document: ProductPresetPasteDocument, rows: (data) => data.productPresetPaste.presets }),
    remove: mutation({ document: ProductPresetRemoveDocument, removed: (data) => data.productPresetRemove }),
  },
});

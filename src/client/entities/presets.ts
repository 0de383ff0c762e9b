import { ProductPresetDocument, type ProductPresetFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type Preset = ProductPresetFieldsFragment;

/** Product types a provider makes (specification 1, §3, Product preset). */
export const presets = defineEntity({
  name: 'presets',
  query: { document: ProductPresetDocument, rows: (data): readonly Preset[] => data.productPreset },
  mutations: {},
});

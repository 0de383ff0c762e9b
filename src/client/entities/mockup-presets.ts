import {
  MakeProductMockupPresetDocument,
  ProductMockupPresetsDocument,
  RemoveProductMockupPresetDocument,
  type MockupPresetFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type MockupPreset = MockupPresetFieldsFragment;

/** A product's blank sides and saved templates (specification 1, §3, Mockup preset). */
export const mockupPresets = defineEntity({
  name: 'mockupPresets',
  query: { document: ProductMockupPresetsDocument, rows: (data): readonly MockupPreset[] => data.productMockupPresets },
  mutations: {
    save: mutation({ document: MakeProductMockupPresetDocument, rows: (data) => [data.makeProductMockupPreset], over: saveOver('save') }),
    remove: mutation({ document: RemoveProductMockupPresetDocument, removed: (data) => [data.removeProductMockupPreset._id] }),
  },
});

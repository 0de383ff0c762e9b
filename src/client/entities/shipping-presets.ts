import {
  MakeShippingPresetDocument,
  ShippingPresetsDocument,
  TrashShippingPresetDocument,
  type ShippingPresetFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type ShippingPreset = ShippingPresetFieldsFragment;

/** The terms listings are sent and taken back by. */
export const shippingPresets = defineEntity({
  name: 'shippingPresets',
  query: { document: ShippingPresetsDocument, rows: (data): readonly ShippingPreset[] => data.shippingPresets },
  mutations: {
    save: mutation({ document: MakeShippingPresetDocument, rows: (data) => [data.makeShippingPreset], over: saveOver('save') }),
    trash: mutation({ document: TrashShippingPresetDocument, removed: (data) => data.trashShippingPreset }),
  },
});

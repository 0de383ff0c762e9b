import { ShippingPresetUseDocument, type ShippingPresetUseQuery } from '../../contract/generated/operations';
import { defineEntity, reference } from '../kernel/define-entity';
import { stores } from './stores';

type ShippingPresetUse = ShippingPresetUseQuery['shippingPresetUse'];

/** Where terms hold: the listings that are on sale by them, and the stores; each has the id of the terms. */
export const shippingPresetUses = defineEntity({
  name: 'shippingPresetUses',
  references: { stores: [reference(stores.name)] },
  query: { document: ShippingPresetUseDocument, rows: (data): readonly ShippingPresetUse[] => [data.shippingPresetUse] },
  mutations: {},
});

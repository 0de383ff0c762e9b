import type { ShippingPresetInput } from '../../contract/generated/operations';
import type { Tx } from '../kernel/context';
import { saveShippingPreset } from '../shipping-presets/save';

const service = (name: string, countries: readonly string[], cost: number, additional_cost: number, min: number, max: number) => ({
  service: name,
  countries: [...countries],
  cost,
  additional_cost,
  days: { min, max },
});

const EUROPE = ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL', 'PL', 'PT'] as const;

const POLICIES: readonly ShippingPresetInput[] = [
  {
    name: 'Standard',
    handling: { min: 2, max: 4, cutoff: '14:00' },
    domestic: [service('Post', ['US'], 4.99, 1.5, 3, 6), service('Express', ['US'], 12.5, 3, 1, 2)],
    international: [service('Airmail', [], 11.9, 4.5, 8, 16)],
    excluded: ['CU', 'IR', 'KP', 'SY'],
    returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: true },
  },
  {
    name: 'Free shipping in the US',
    handling: { min: 2, max: 5 },
    domestic: [service('Economy', ['US'], 0, 0, 4, 9)],
    international: [],
    excluded: [],
    returns: { accept: true, days: 30, paid_by: 'seller', exchanges: true },
  },
  {
    name: 'Europe',
    handling: { min: 1, max: 3, cutoff: '12:00' },
    domestic: [service('Parcel', EUROPE, 5.9, 1.9, 2, 5)],
    international: [service('Parcel, United Kingdom and Switzerland', ['CH', 'GB'], 9.9, 3, 4, 8)],
    excluded: [],
    returns: { accept: true, days: 14, paid_by: 'buyer', exchanges: false },
  },
  {
    name: 'Made to order',
    handling: { min: 7, max: 12 },
    domestic: [service('Freight', ['US', 'CA'], 24, 9, 5, 10)],
    international: [],
    excluded: [],
    returns: { accept: false, days: 30, paid_by: 'buyer', exchanges: false },
  },
];

/** The terms of the demo shop's listings; the first are the default. Those of somebody's own stay as they are. */
export const seedPolicies = async (tx: Tx, containerId: string): Promise<void> => {
  const present = await tx.selectFrom('shipping_presets').select('_id').where('container_id', '=', containerId).limit(1).executeTakeFirst();
  if (present) return;
  for (const params of POLICIES) await saveShippingPreset(tx, containerId, { params });
};

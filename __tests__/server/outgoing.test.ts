import { toOutgoing } from '../../src/server/listings/outgoing';
import type { StoreSettings } from '../../src/server/stores/tables';

const listing = {
  _id: 'listing-1',
  ...{ sku: 'TEE-1', name: 'Tee', description: '<p>Soft.</p>', price: 19.99 },
  ...{ images: [], tags: [], prety_attributes: [], attribute_specifics_modify: [] },
} as unknown as Parameters<typeof toOutgoing>[0];

const of = (platform_id: 'etsy' | 'ebay' | 'amazon', settings: StoreSettings) =>
  toOutgoing(listing, { platform_id, default_quantity: 7, settings }, null, 'http://localhost', { blank: null, terms: null });

test.each<['etsy' | 'ebay' | 'amazon', StoreSettings, string | null, object]>([
  ['ebay', {}, null, { profile: null, dispatch_days: null }],
  ['ebay', { shipping_profile_id: '77', dispatch_time_max: 3 }, null, { profile: '77', dispatch_days: 3 }],
  ['ebay', { 'etsy_shipping.shipping_profile_id': '5', sto_amazon_type: 'SHIRT' }, null, { profile: null, dispatch_days: null }],
  ['etsy', { 'etsy_shipping.shipping_profile_id': '5', shipping_profile_id: '77' }, null, { profile: '5', dispatch_days: null }],
  ['etsy', { 'etsy_shipping.dispatch_time_max': 2, dispatch_time_max: 3 }, null, { profile: null, dispatch_days: 2 }],
  ['amazon', { sto_amazon_type: 'SHIRT', dispatch_time_max: 4 }, 'SHIRT', { profile: null, dispatch_days: 4 }],
])('what a store on %s says with %j goes with its products', (platform, settings, category, shipping) => {
  expect(of(platform, settings)).toMatchObject({ category, shipping, quantity: 7 });
});

const ids = {
  ...{ ebay_fulfillment: '1', ebay_payment: '2', ebay_return: null },
  ...{ etsy_shipping_profile: '4', etsy_return_policy: '5', etsy_readiness_state: '6' },
};

test.each<['etsy' | 'ebay' | 'amazon', object]>([
  ['ebay', { profile: '1', payment: '2', dispatch_days: 9 }],
  ['etsy', { profile: '4', returns: '5', readiness: '6', dispatch_days: 9 }],
  ['amazon', { profile: '77', dispatch_days: 9 }],
])('the terms a listing names go before what its store on %s says', (platform_id, shipping) => {
  const settings: StoreSettings = { shipping_profile_id: '77', 'etsy_shipping.shipping_profile_id': '78', dispatch_time_max: 3 };
  const terms = { handling: { min: 1, max: 9, cutoff: null }, platform_ids: ids };
  const out = toOutgoing(listing, { platform_id, default_quantity: 7, settings }, null, 'http://localhost', { blank: null, terms });
  expect(out.shipping).toEqual(shipping);
});

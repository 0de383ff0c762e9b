import { UNCONVERTED } from '../../../src/domain/listing/store-price';
import { toOutgoing } from '../../../src/server/listings/outgoing';
import type { StoreSettings } from '../../../src/server/stores/tables';

const listing = {
  _id: 'listing-1',
  ...{ sku: 'TEE-1', name: 'Tee', description: '<p>Soft.</p>', price: 19.99 },
  ...{ images: [], tags: [], prety_attributes: [], attribute_specifics_modify: [] },
  ...{ description_ai: '', description_ai_pos: '', store_prices: [], plf_price: null, barcode: '', barcode_type: '', size_chart: null },
  ...{ include_size_chart: false, weight: null, package_width: null, package_height: null, package_length: null },
  ...{ package_dimension_unit: 'cm', custom_name: '', include_side_images: true, include_extend_images: false, extend_images: [] },
  sides: {},
  ...{ specifics: [], platform_specifics: [], platform_category: [] },
} as unknown as Parameters<typeof toOutgoing>[0];

const of = (platform_id: 'etsy' | 'ebay' | 'amazon', settings: StoreSettings) =>
  toOutgoing(listing, { _id: 'store', platform_id, default_quantity: 7, settings }, null, 'http://localhost', {
    blank: null,
    terms: null,
    pricing: UNCONVERTED,
  });

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
  const terms = { handling: { min: 1, max: 9, cutoff: null }, platform_ids: ids, store_ids: [] };
  const out = toOutgoing(listing, { _id: 'store', platform_id, default_quantity: 7, settings }, null, 'http://localhost', {
    blank: null,
    terms,
    pricing: UNCONVERTED,
  });
  expect(out.shipping).toEqual(shipping);
});

describe('the listing, whole', () => {
  const blank = {
    attribute_specifics: [],
    platform_category: [],
    platform_specifics: [],
    specifics: [{ name: 'Material', values: ['Cotton'] }],
    weight: 180,
    package_dimensions: { length: 30, width: 20, height: 3 },
    size_chart: { unit: 'cm', columns: ['Width'], rows: [{ size: 'M <b>', values: ['50'] }] },
  };
  const out = (change: object, platform_id: 'etsy' | 'tiktok' = 'etsy', settings: StoreSettings = {}) =>
    toOutgoing({ ...listing, ...change }, { _id: 'store', platform_id, default_quantity: 7, settings }, null, 'http://localhost', {
      blank,
      terms: null,
      pricing: UNCONVERTED,
    });

  test('what it does not say, its product type says', () => {
    expect(out({})).toMatchObject({
      name: 'Tee',
      facts: [{ name: 'Material', values: ['Cotton'] }],
      parcel: { weight: 180, size: { length: 30, width: 20, height: 3 } },
      variants: [{ sku: 'TEE-1', price: 19.99, barcode: null }],
    });
  });

  test('its own name, price, number, facts and package go before', () => {
    const change = {
      ...{ custom_name: 'Tee for the shop', plf_price: 24.5, barcode: '4006381333931', weight: 200 },
      ...{ package_length: 10, package_dimension_unit: 'in', specifics: [{ key: 'Fit', value: 'Loose', required: false }] },
    };
    expect(out(change)).toMatchObject({
      name: 'Tee for the shop',
      facts: [{ name: 'Fit', values: ['Loose'] }],
      parcel: { weight: 200, size: { length: 25.4, width: 20, height: 3 } },
      variants: [{ price: 24.5, barcode: { text: '4006381333931', trade: { kind: 'ean', digits: '4006381333931' } } }],
    });
  });

  test('texts stand in their order, and the measures of the product type as a table where they are included', () => {
    const settings = { product_header: '<p>Hello</p>', product_footer: '<p>Bye</p>' };
    const text = { description_ai: '<p>More.</p>', description_ai_pos: 'after' };
    expect(out(text, 'etsy', settings).description).toBe('<p>Hello</p>\n<p>Soft.</p>\n<p>More.</p>\n<p>Bye</p>');
    expect(out({ ...text, description_ai_pos: 'before' }).description).toBe('<p>More.</p>\n<p>Soft.</p>');
    expect(out({ ...text, description_ai_pos: '' }).description).toBe('<p>Soft.</p>');
    const { description } = out({ include_size_chart: true });
    expect(description).toContain('<th>Width (cm)</th>');
    expect(description).toContain('<th>M &lt;b&gt;</th><td>50</td>');
  });

  test('pictures behind the gallery where they are included; of its measures the last, or in a place of its own', () => {
    const pictures = {
      images: [{ _id: null, src: '/static/a.png' }],
      extend_images: [
        { _id: null, src: '/static/b.png' },
        { _id: null, src: '/static/a.png' },
      ],
      size_chart: { _id: null, src: '/static/c.png' },
    };
    const shown = (change: object, platform?: 'tiktok') => out({ ...pictures, ...change }, platform).images.map(({ src }) => src.at(-5));
    expect(shown({})).toEqual(['a']);
    expect(shown({ include_extend_images: true, include_size_chart: true })).toEqual(['a', 'b', 'c']);
    expect(shown({ include_size_chart: true }, 'tiktok')).toEqual(['a']);
    // Those of the sides come in the specification's order, whatever order they were given in.
    const sides = { sleeve: { _id: null, src: '/static/e.png' }, back: { _id: null, src: '/static/d.png' } };
    expect(shown({ sides, include_extend_images: true })).toEqual(['a', 'd', 'e', 'b']);
    expect(shown({ sides, include_side_images: false })).toEqual(['a']);
    expect(out({ ...pictures, include_size_chart: true }, 'tiktok').size_chart?.src).toBe('http://localhost/static/c.png');
    expect(out({ ...pictures, include_size_chart: true }).description).toBe('<p>Soft.</p>');
  });
});

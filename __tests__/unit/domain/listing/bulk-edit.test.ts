import fc from 'fast-check';
import { alike, checkBulkChange, editListing, type EditableListing } from '../../../../src/domain/listing/bulk-edit';
import { priceFacts } from '../../../../src/domain/listing/bulk-price';
import type { ListingVariant } from '../../../../src/domain/listing/listing-save';

const cents = (least: number, most: number) => fc.integer({ min: least, max: most }).map((amount) => amount / 100);
const variant = (size: string) =>
  fc.record({
    selected: fc.boolean(),
    sku: fc.constantFrom('', `SKU-${size}`),
    barcode: fc.constant(null),
    sale_price: cents(1, 10_000),
    base_price: cents(0, 5000),
    fix_profit: fc.constant(1),
    fixed_profit: fc.constant(0),
    name_value: fc.constant([{ name: 'Size', type: 'Size', value: size }]),
    image: fc.constant(null),
  });
const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 });
const listing: fc.Arbitrary<EditableListing & Record<string, unknown>> = fc.record({
  _id: fc.constant('1'),
  identity: fc.constant(1),
  name: fc.constant('Shirt'),
  description: fc.constantFrom('', '<p>x</p>'),
  type: fc.constant(null),
  product_id: fc.constant('p'),
  mockup_id: fc.constantFrom(null, 'm'),
  sku: fc.constant('SHIRT-1'),
  tags: words,
  collections: words,
  shipping_preset: fc.constantFrom(null, 't'),
  price: cents(1, 10_000),
  fix_profit: fc.constant(1),
  fixed_profit: fc.constant(0),
  prety_attributes: fc.constant([]),
  attribute_specifics_modify: fc.tuple(variant('S'), variant('M')).map((both) => both as readonly ListingVariant[]),
});
const setting = fc.record({
  price: cents(-20_000, 20_000),
  price_by: fc.constantFrom('set', 'add', 'percent', 'profit'),
  price_ending: fc.option(fc.constantFrom('99', '95', '00'), { nil: undefined }),
});
const changeOf = (said: Parameters<typeof checkBulkChange>[0]) => {
  const checked = checkBulkChange(said);
  if (!checked.ok) throw new Error(checked.fault.refusal);
  return checked.value;
};
const product = {
  _id: 'q',
  type: 'mug',
  prety_attributes: [],
  attribute_specifics: ['S', 'XL'].map((value) => ({ base_price: 7, sale_price: 21, name_value: [{ name: 'Size', type: 'Size', value }] })),
};

test('a change tells exactly the columns that become different, and no price of what is on sale is ever nothing', () => {
  fc.assert(
    fc.property(listing, setting, words, (row, prices, add_tags) => {
      const edited = editListing(row, changeOf({ ...prices, add_tags }), {});
      if (!edited.ok) return;
      for (const [name, value] of Object.entries(edited.after)) expect(alike(row[name], value)).toBe(false);
      const after = { ...row, ...edited.after };
      const sold = after.attribute_specifics_modify.filter(({ selected }) => selected);
      for (const { sale_price } of sold) expect(sale_price).toBeGreaterThan(0);
      expect(after.price).toBeGreaterThan(0);
      // What is not on sale keeps its price.
      after.attribute_specifics_modify.forEach((each, at) => {
        if (!each.selected) expect(each.sale_price).toBe(row.attribute_specifics_modify[at]?.sale_price);
      });
      if ('price' in edited.after && sold.length > 0)
        expect(priceFacts({ price: after.price, variants: after.attribute_specifics_modify }).price).toBe(after.price);
    }),
  );
});

test('setting prices, words or terms twice is setting them once', () => {
  fc.assert(
    fc.property(listing, words, words, (row, tags, remove_tags) => {
      const change = changeOf({ price: 12.5, price_by: 'set', tags, remove_tags, shipping_preset: '' });
      const edited = editListing(row, change, {});
      if (!edited.ok) return;
      expect(editListing({ ...row, ...edited.after }, change, {})).toEqual({ ok: false, code: 'nothingChanges' });
    }),
  );
});

test('another product type keeps what is the same and brings what is new; a design holds the listing to its own', () => {
  const [row] = fc.sample(listing, { numRuns: 1, seed: 1 });
  const own = {
    ...row!,
    mockup_id: null,
    attribute_specifics_modify: row!.attribute_specifics_modify.map((each) => ({ ...each, selected: true })),
  };
  const change = changeOf({ product_id: 'q' });
  expect(editListing({ ...own, mockup_id: 'm' }, change, { product })).toEqual({ ok: false, code: 'hasDesign' });
  const edited = editListing(own, change, { product });
  if (!edited.ok) throw new Error(edited.code);
  const [small, large] = edited.after.attribute_specifics_modify as ListingVariant[];
  expect(small).toMatchObject({ base_price: 7, sale_price: own.attribute_specifics_modify[0]!.sale_price });
  expect(large).toMatchObject({ base_price: 7, sale_price: 7, name_value: [{ value: 'XL' }] });
  expect(edited.after).toMatchObject({ product_id: 'q', type: 'mug' });
});

test('a column the listing does not have is left alone', () => {
  const [row] = fc.sample(listing, { numRuns: 1, seed: 1 });
  const change = changeOf({ specifics: [{ key: ' Brand ', value: 'Own' }] });
  expect(editListing(row!, change, {})).toEqual({ ok: false, code: 'nothingChanges' });
  expect(editListing({ ...row!, ...{ specifics: [] } }, change, {})).toMatchObject({
    ok: true,
    after: { specifics: [{ key: 'Brand', value: 'Own', required: false }] },
  });
});

import fc from 'fast-check';
import { presetPrice } from '../../../../src/domain/product-presets/price';
import { additionsOf, attributesOf } from '../../../../src/domain/sources/attributes';
import { differencesOf, takeOver, type Compared } from '../../../../src/domain/sources/differences';
import type { MadeThing, MadeVariant } from '../../../../src/domain/sources/made';
import { presetOf } from '../../../../src/domain/sources/preset';

const variant = (sku: string, color: string, size: string, changes: Partial<MadeVariant> = {}): MadeVariant => ({
  sku,
  options: [
    { name: 'color', value: color },
    { name: 'size', value: size },
  ],
  cost: 8.5,
  available: true,
  ...changes,
});

const TEE: MadeThing = {
  variants: [variant('6-29-1', 'Heather Navy', 'S'), variant('6-29-2', 'Heather Navy', 'M', { cost: 9 })],
  areas: [{ area: 'front_chest', width: 4500, height: 5100 }],
  weight: 153,
  domestic: { cost: 4.75, additional_cost: 2.4 },
  international: null,
};

const made = (thing: MadeThing = TEE): Compared => ({
  name: 'Heavy Tee',
  price_addition: 0,
  ...presetOf('Heavy Tee', thing, 'US', { fix_profit: 1.5, fixed_profit: 5 }),
});

test('a product type has the variants, areas, costs and weight of the maker', () => {
  const preset = presetOf('Heavy Tee', TEE, 'US', { fix_profit: 1.5, fixed_profit: 5 });
  expect(preset).toMatchObject({
    attribute_specifics: [
      {
        sku: 'HEAVY-TEE-HEATHER-NAVY-S',
        base_price: 8.5,
        sale_price: 17.75,
        name_value: [{ type: 'Color' }, { type: 'Size', value: 'S' }],
      },
      { sku: 'HEAVY-TEE-HEATHER-NAVY-M', base_price: 9, sale_price: 18.5 },
    ],
    fulfil_attributes: [
      { sku: 'HEAVY-TEE-HEATHER-NAVY-S', external_sku: '6-29-1', available: true },
      { sku: 'HEAVY-TEE-HEATHER-NAVY-M', external_sku: '6-29-2', available: true },
    ],
    prety_attributes: [
      { attribute_type: 'Color', options: [{ ffm_value: 'Heather Navy', hex: '#1f2a44', default: true }] },
      { attribute_type: 'Size', options: [{ ffm_value: 'S' }, { ffm_value: 'M' }] },
    ],
    print_areas: [{ position: 'front_chest', label: 'Front chest', width: 4500, height: 5100 }],
    shipping_costs: { domestic: { country: 'US', cost: 4.75, additional_cost: 2.4 }, international: null },
    weight: 153,
  });
  // Where it is sent from is not told: nobody knows what is near.
  expect(presetOf('Heavy Tee', TEE, null, { fix_profit: 1, fixed_profit: 0 }).shipping_costs.domestic).toBeNull();
});

test('variants that look the same to people have SKUs of their own, and none is longer than it may be', () => {
  const long = 'Extraordinarily long name of a colour nobody has ever seen before';
  const { attribute_specifics } = presetOf(
    'Tee',
    { ...TEE, variants: [variant('a', long, 'S'), variant('b', long, 'S'), variant('c', long, 'S')] },
    null,
    {
      fix_profit: 1,
      fixed_profit: 0,
    },
  );
  const skus = attribute_specifics.map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(3);
  expect(Math.max(...skus.map((sku) => sku.length))).toBeLessThanOrEqual(64);
});

test('what a provider has changed is told variant by variant', () => {
  const now = [
    variant('6-29-1', 'Heather Navy', 'S', { cost: 8.75, available: false }),
    variant('6-29-3', 'Black', 'S', { cost: 8 }),
    variant('6-29-4', 'Red', 'S', { available: false }),
  ];
  expect(differencesOf(made(), now).map(({ code, external_sku, was, now: cost }) => [code, external_sku, was, cost])).toEqual([
    ['dearer', '6-29-1', 8.5, 8.75],
    ['out_of_stock', '6-29-1', null, null],
    ['gone', '6-29-2', 9, null],
    ['new', '6-29-3', null, 8],
  ]);
});

test('a cost nobody tells is no change', () => {
  expect(
    differencesOf(
      made(),
      TEE.variants.map((each) => ({ ...each, cost: null })),
    ),
  ).toEqual([]);
});

test('what is left out stays as it is, and is still told', () => {
  const now = [variant('6-29-1', 'Heather Navy', 'S', { cost: 8 }), variant('6-29-2', 'Heather Navy', 'M', { cost: 10 })];
  const preset = made();
  const differences = differencesOf(preset, now);
  const after = { ...preset, ...takeOver(preset, differences.slice(0, 1), now) };
  expect(after.attribute_specifics.map(({ base_price, sale_price }) => [base_price, sale_price])).toEqual([
    [8, 17],
    [9, 18.5],
  ]);
  expect(differencesOf(after, now)).toEqual(differences.slice(1));
});

const variants = fc
  .uniqueArray(
    fc.record({
      n: fc.integer({ min: 1, max: 30 }),
      color: fc.constantFrom('Black', 'White', 'Navy', 'Sand'),
      size: fc.constantFrom('S', 'M', 'L'),
      cost: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
      available: fc.boolean(),
    }),
    { selector: ({ n }) => n, minLength: 1, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ n, color, size, cost, available }) =>
      variant(`v${n}`, color, size, { cost: cost === null ? null : cost / 100, available }),
    ),
  );

test('whatever a provider changes: taken over nothing is left, and every price follows from its cost', () => {
  fc.assert(
    fc.property(variants, variants, fc.integer({ min: 0, max: 500 }), (before, after, addition) => {
      const price_addition = addition / 100;
      const preset = { ...made({ ...TEE, variants: before }), price_addition };
      const taken = { ...preset, ...takeOver(preset, differencesOf(preset, after), after) };
      expect(differencesOf(taken, after)).toEqual([]);
      const skus = taken.attribute_specifics.map(({ sku }) => sku);
      expect(new Set(skus).size).toBe(skus.length);
      expect(taken.fulfil_attributes.map(({ sku }) => sku).toSorted()).toEqual(skus.toSorted());
      for (const each of taken.attribute_specifics)
        expect(each.sale_price).toBe(presetPrice(each, price_addition + additionsOf(each, taken.prety_attributes)));
      // The choices are those of the variants, no more and no fewer.
      expect(attributesOf(taken.attribute_specifics, taken.prety_attributes)).toEqual(taken.prety_attributes);
    }),
  );
});

import fc from 'fast-check';
import type { ProductPresetInput } from '../../../../src/contract/generated/operations';
import { checkPreset, type PresetRecord } from '../../../../src/domain/product-presets/preset';
import { applyProfit, optionsAddition } from '../../../../src/domain/listing/variants';
import { FILE_HEAD, FILE_TAIL, piecesOf, presetLine, presetsIn } from '../../../../src/domain/product-presets/pieces';
import { presetPrice } from '../../../../src/domain/product-presets/price';

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((each) => each / 100);
const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);

/** A form whose variants are every combination of its options, or some of them. */
const form: fc.Arbitrary<ProductPresetInput> = fc
  .record({
    sizes: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
    colors: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
    additions: fc.array(cents(20), { minLength: 7, maxLength: 7 }),
    amounts: fc.array(
      fc.record({
        base_price: cents(100),
        fix_profit: fc.integer({ min: 0, max: 40_000 }).map((each) => each / 10_000),
        fixed_profit: cents(50),
      }),
      { minLength: 12, maxLength: 12 },
    ),
    some: fc.integer({ min: 1, max: 12 }),
    price_addition: cents(10),
    tags: fc.array(word, { maxLength: 3 }),
    favorite: fc.boolean(),
    weight: fc.nat(5000),
    chart: fc.boolean(),
  })
  .map(({ sizes, colors, additions, amounts, some, chart, ...rest }) => ({
    ...rest,
    name: 'Tee',
    provider: 'private',
    type: 'apparel',
    prety_attributes: [
      { attribute_type: 'Color', options: colors.map((ffm_value, i) => ({ ffm_value, plf_price: additions[i], default: true })) },
      { attribute_type: 'Size', options: sizes.map((ffm_value, i) => ({ ffm_value, plf_price: additions[i + 3], default: i === 0 })) },
    ],
    attribute_specifics: colors
      .flatMap((color) => sizes.map((size) => [color, size] as const))
      .slice(0, some)
      .map(([color, size], i) => ({
        sku: '',
        ...(amounts[i] as (typeof amounts)[number]),
        name_value: [
          { name: 'Size', type: 'Size', value: size },
          { name: 'Color', type: 'Color', value: color },
        ],
      })),
    size_chart: chart ? { unit: 'CM', columns: ['Width'], rows: sizes.map((size) => ({ size, values: ['45 – 50'] })) } : null,
  }));

const saved = (input: ProductPresetInput): PresetRecord => {
  const outcome = checkPreset(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
};

const expectConsistent = ({ attribute_specifics, prety_attributes, price_addition }: PresetRecord): void => {
  const skus = attribute_specifics.map(({ sku }) => sku);
  expect(new Set(skus).size).toBe(skus.length);
  for (const variant of attribute_specifics) {
    expect(variant.sku).not.toBe('');
    expect(variant.sale_price).toBe(presetPrice(variant, price_addition + optionsAddition(variant, prety_attributes)));
    expect(Math.round(variant.sale_price * 100) / 100).toBe(variant.sale_price);
    expect(variant.name_value.map(({ type }) => type)).toEqual(prety_attributes.map(({ attribute_type }) => attribute_type));
  }
};

test('a saved product type agrees with itself, and saving it again changes nothing', () => {
  fc.assert(
    fc.property(form, (input) => {
      const record = saved(input);
      expectConsistent(record);
      expect(saved(record as unknown as ProductPresetInput)).toEqual(record);
    }),
  );
});

test('any edit of amounts, additions or options leaves prices, profits and variants consistent', () => {
  const edit = fc.oneof(
    fc.record({ price_addition: cents(30) }),
    fc.record({ at: fc.nat(20), base_price: cents(200) }),
    fc.record({ at: fc.nat(20), fix_profit: fc.integer({ min: 0, max: 30_000 }).map((each) => each / 10_000) }),
    fc.record({ at: fc.nat(20), fixed_profit: fc.integer({ min: -2000, max: 5000 }).map((each) => each / 100) }),
    fc.record({ at: fc.nat(20), option: cents(9) }),
    fc.record({ without: fc.nat(20) }),
  );
  fc.assert(
    fc.property(form, fc.array(edit, { maxLength: 8 }), (input, edits) => {
      let record = saved(input);
      for (const each of edits) {
        const rows = record.attribute_specifics.map(({ sale_price: _follows, ...row }) => row);
        const next: Record<string, unknown> = { ...record, attribute_specifics: rows };
        if ('price_addition' in each) next.price_addition = each.price_addition;
        else if ('without' in each)
          next.attribute_specifics = rows.filter((_row, i) => i !== each.without % rows.length || rows.length === 1);
        else if ('option' in each)
          next.prety_attributes = record.prety_attributes.map((attribute, i) =>
            i === each.at % 2
              ? { ...attribute, options: attribute.options.map((option) => ({ ...option, plf_price: each.option })) }
              : attribute,
          );
        else {
          const { at, ...change } = each;
          next.attribute_specifics = rows.map((row, i) => (i === at % rows.length ? { ...row, ...change } : row));
        }
        const outcome = checkPreset(next as unknown as ProductPresetInput);
        // A loss beyond the price itself is the one thing these edits can be refused for.
        if (!outcome.ok) {
          expect(outcome.fault.refusal).toBe('preset.price');
          continue;
        }
        record = outcome.value;
        expectConsistent(record);
      }
    }),
  );
});

test('a line of a file is the same whatever order its fields came in, and reads back as what was written', () => {
  fc.assert(
    fc.property(form, (input) => {
      const record = saved(input);
      const line = presetLine(record);
      const mixed = Object.fromEntries(Object.entries(JSON.parse(line) as object).toReversed()) as ProductPresetInput;
      expect(presetLine(saved(mixed))).toBe(line);
    }),
  );
});

test('a long file goes in pieces that each fit, and together are the file', () => {
  fc.assert(
    fc.property(fc.array(form, { minLength: 1, maxLength: 12 }), (inputs) => {
      const lines = inputs.map((input) => presetLine(saved(input)));
      const file = JSON.parse(`${FILE_HEAD}\n${lines.join(',\n')}${FILE_TAIL}`) as unknown;
      const most = 2 * Math.max(...lines.map((line) => JSON.stringify(line).length)) + 400;
      const pieces = piecesOf(file, most) ?? [];
      expect(pieces.flatMap((piece) => presetsIn(JSON.parse(piece)) ?? [])).toEqual(presetsIn(file));
      for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 30 },
  );
  expect([piecesOf({ product_presets: 2, presets: [] }), piecesOf('x'), piecesOf(null)]).toEqual([null, null, null]);
});

const fine: ProductPresetInput = {
  name: 'Tee',
  provider: 'private',
  type: 'apparel',
  prety_attributes: [{ attribute_type: 'Size', options: ['S', 'M'].map((ffm_value) => ({ ffm_value, default: true })) }],
  attribute_specifics: ['S', 'M'].map((value) => ({
    sku: value,
    base_price: 8.35,
    fix_profit: 1.7,
    name_value: [{ name: 'Size', type: 'Size', value }],
  })),
};
const [small, medium] = fine.attribute_specifics as [NonNullable<ProductPresetInput['attribute_specifics']>[number], object];

test('a price is as it is on paper', () => {
  expect(saved({ ...fine, price_addition: 0.01 }).attribute_specifics.map(({ sale_price }) => sale_price)).toEqual([14.21, 14.21]);
});

test.each<[string, Partial<ProductPresetInput>, string, string]>([
  ['no name', { name: ' ' }, 'name.missing.preset', 'params.name'],
  ['a provider nobody knows', { provider: 'nobody' }, 'preset.provider', 'params.provider'],
  ['a category nobody knows', { type: 'hats' }, 'preset.type', 'params.type'],
  ['a weight below 0', { weight: -1 }, 'preset.weight', 'params.weight'],
  ['an addition below 0', { price_addition: -0.01 }, 'preset.addition', 'params.price_addition'],
  ['a picture that is code', { image: { url: 'javascript:x' } }, 'preset.pictureAddress', 'params.image'],
  ['a picture that is code, of a listing', { extend_images: [{ url: 'data:x' }] }, 'preset.pictureAddress', 'params.extend_images.0'],
  [
    'a variant that is there twice',
    { attribute_specifics: [small, { ...small, sku: 'X' }] },
    'preset.variantTwice',
    'params.attribute_specifics',
  ],
  [
    'an SKU that is there twice',
    { attribute_specifics: [small, { ...(medium as typeof small), sku: 'S' }] },
    'preset.skuTwice',
    'params.attribute_specifics',
  ],
  [
    'an option nobody offers',
    { attribute_specifics: [{ ...small, name_value: [{ name: 'Size', type: 'Size', value: 'XL' }] }] },
    'preset.optionUnknown',
    'params.attribute_specifics.0.name_value',
  ],
  [
    'a choice that is not made',
    { attribute_specifics: [{ ...small, name_value: [] }] },
    'preset.optionChosen',
    'params.attribute_specifics.0.name_value',
  ],
  [
    'a choice nobody has',
    { attribute_specifics: [{ ...small, name_value: [...small.name_value, { name: 'Fit', type: 'Fit', value: 'Slim' }] }] },
    'preset.attributeUnknown',
    'params.attribute_specifics.0.name_value',
  ],
  [
    'a price that does not follow',
    { attribute_specifics: [{ ...small, sale_price: 14.19 }] },
    'preset.priceDiffers',
    'params.attribute_specifics.0.sale_price',
  ],
  [
    'a price below 0',
    { attribute_specifics: [{ ...small, fixed_profit: -20 }] },
    'preset.price',
    'params.attribute_specifics.0.sale_price',
  ],
  [
    'a base price that is none',
    { attribute_specifics: [{ ...small, base_price: NaN }] },
    'preset.amount.base_price',
    'params.attribute_specifics.0.base_price',
  ],
  [
    'a factor past all',
    { attribute_specifics: [{ ...small, fix_profit: 1001 }] },
    'preset.amount.fix_profit',
    'params.attribute_specifics.0.fix_profit',
  ],
  [
    'what the provider calls nothing',
    { fulfil_attributes: [{ sku: 'L', external_sku: '1' }] },
    'preset.fulfilUnknown',
    'params.fulfil_attributes.0.sku',
  ],
  [
    'a variant the provider calls nothing',
    { fulfil_attributes: [{ sku: 'S', external_sku: ' ' }] },
    'preset.externalSku',
    'params.fulfil_attributes.0.external_sku',
  ],
  [
    'a platform nobody knows',
    { platform_category: [{ platform: 'x', id: '1', path: ['a'] }] },
    'preset.platform',
    'params.platform_category',
  ],
  [
    'a category without a path',
    { platform_category: [{ platform: 'etsy', id: '1', path: [] }] },
    'preset.category',
    'params.platform_category',
  ],
  [
    'a country nobody knows',
    { shipping_costs: { domestic: { country: 'XX', cost: 1, additional_cost: 1 } } },
    'preset.country',
    'params.shipping_costs.domestic.country',
  ],
  [
    'a shipping cost below 0',
    { shipping_costs: { international: { cost: -1, additional_cost: 1 } } },
    'preset.shippingCost',
    'params.shipping_costs.international',
  ],
  ['a size chart in feet', { size_chart: { unit: 'ft', columns: [], rows: [] } }, 'preset.sizeUnit', 'params.size_chart.unit'],
  [
    'a size that lacks a value',
    { size_chart: { unit: 'in', columns: ['W'], rows: [{ size: 'S', values: [] }] } },
    'preset.sizeValues',
    'params.size_chart.rows.0',
  ],
  [
    'a size that is no number',
    { size_chart: { unit: 'in', columns: ['W'], rows: [{ size: 'S', values: ['wide'] }] } },
    'preset.sizeValue',
    'params.size_chart.rows.0',
  ],
  [
    'a print area of no size',
    { print_areas: [{ position: 'front', label: '', width: 0, height: 1 }] },
    'preset.areaSize',
    'params.print_areas.0',
  ],
  ['a parcel of no size', { package_dimensions: { length: 0, width: 1, height: 1 } }, 'preset.package', 'params.package_dimensions'],
  [
    'a colour that is none',
    { prety_attributes: [{ attribute_type: 'Size', options: [{ ffm_value: 'S', hex: 'red', default: true }] }] },
    'preset.hex',
    'params.prety_attributes.0.options',
  ],
])('%s is refused at its field', (_what, change, refusal, field) => {
  expect(checkPreset({ ...fine, ...change })).toMatchObject({ ok: false, fault: { refusal, field } });
});

test('a variant sells for its base price where no profit is told', () => {
  expect(presetPrice({ base_price: 7.5 }, 0)).toBe(7.5);
  expect(presetPrice({ base_price: 7.5, fix_profit: 2, fixed_profit: 4.99 }, 1)).toBe(20.99);
  // As on paper: 14.195 is a cent more than the nearest double says.
  expect(presetPrice({ base_price: 8.35, fix_profit: 1.7 }, 0)).toBe(14.2);
});

test('a listing sells each variant for what its product type does, to the cent', () => {
  fc.assert(
    fc.property(form, (input) => {
      const preset = saved(input);
      for (const variant of preset.attribute_specifics) {
        const { fix_profit, fixed_profit, sale_price } = variant;
        const [listed] = applyProfit([variant], { fix_profit, fixed_profit }, preset.prety_attributes, preset.price_addition);
        expect(listed?.sale_price).toBe(sale_price);
      }
    }),
  );
});

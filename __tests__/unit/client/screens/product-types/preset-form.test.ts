import {
  changedFields,
  changesOf,
  formOfPreset,
  presetShape,
  refusedCell,
  type PresetForm,
} from '../../../../../src/client/screens/product-types/preset/preset-form';
import { packRows, unpackRows } from '../../../../../src/domain/variant-grid/packed';
import type { GridRow } from '../../../../../src/domain/variant-grid/row';
import type { Preset } from '../../../../../src/client/entities/presets';

const pair = (value: string) => [{ name: 'Size', type: 'Size', value }];
const option = (ffm_value: string, plf_price: number | null = null) => ({
  ffm_value,
  plf_value: null,
  plf_price,
  hex: null,
  default: true,
});

const PRESET = {
  _id: 'p',
  name: 'Tee',
  description: '<p>Soft.</p>',
  tags: ['unisex'],
  collections: [],
  price_addition: 0,
  prety_attributes: [{ attribute_type: 'Size', plf_attribute_name: null, options: [option('M'), option('L', 1.5)] }],
  attribute_specifics: [
    { sku: 'TEE-M', sale_price: 17.5, base_price: 7.5, fix_profit: 1, fixed_profit: 10, name_value: pair('M') },
    { sku: 'TEE-L', sale_price: 19, base_price: 7.5, fix_profit: 1, fixed_profit: 10, name_value: pair('L') },
  ],
  fulfil_attributes: [{ sku: 'TEE-M', external_sku: 'G1', available: true }],
  shipping_costs: { domestic: null, international: null },
  size_chart: null,
  weight: 180,
  package_dimensions: null,
  print_areas: [{ position: 'front', label: 'Front', width: 4500, height: 5400, image: { _id: 'f', url: '/f.webp', sizes: [] } }],
  extend_images: [],
  platform_category: [],
  platform_specifics: [],
} as unknown as Preset;

const form = (change: Partial<PresetForm> = {}): PresetForm => ({ ...formOfPreset(PRESET), ...change });
const messages = (change: Partial<PresetForm>): (readonly [PropertyKey | undefined, string])[] =>
  presetShape.safeParse(form(change)).error?.issues.map(({ path, message }) => [path[0], message] as const) ?? [];
const withRow = (change: Partial<GridRow>): Pick<PresetForm, 'attribute_specifics'> => ({
  attribute_specifics: packRows(unpackRows(form().attribute_specifics).map((row, at) => (at === 0 ? { ...row, ...change } : row))),
});

test('a form nobody typed in is right and changes nothing', () => {
  expect(messages({})).toEqual([]);
  expect(changedFields(form(), formOfPreset(PRESET))).toEqual([]);
  expect(changesOf(form(), PRESET)).toEqual({});
});

test('only what was changed is sent, with what follows from it', () => {
  expect(changesOf(form({ tags: ['unisex', 'new'] }), PRESET)).toEqual({ tags: ['unisex', 'new'] });
  const { attribute_specifics, ...rest } = changesOf(form({ price_addition: '2' }), PRESET);
  expect(rest).toEqual({ price_addition: 2 });
  expect(attribute_specifics?.map(({ sale_price }) => sale_price)).toEqual([19.5, 21]);
});

test('what the provider knows a variant by follows it to another SKU', () => {
  expect(changesOf(form(withRow({ sku: 'NEW-M' })), PRESET).fulfil_attributes).toEqual([
    { sku: 'NEW-M', external_sku: 'G1', available: true },
  ]);
});

test('shipping is all or nothing, and a package too', () => {
  expect(changesOf(form({ domestic_country: 'US', domestic_cost: '4' }), PRESET).shipping_costs).toEqual({
    domestic: { country: 'US', cost: 4, additional_cost: 0 },
    international: null,
  });
  expect(changesOf(form({ length: '30' }), PRESET).package_dimensions).toEqual({ length: 30, width: 0, height: 0 });
});

test.each<[Partial<PresetForm>, string, string]>([
  [{ name: ' ' }, 'name', 'name'],
  [{ weight: 'heavy' }, 'weight', 'number'],
  [{ domestic_cost: '-1' }, 'domestic_cost', 'number'],
  [{ domestic_cost: '4' }, 'domestic_country', 'country'],
  [{ price_addition: 'x' }, 'price_addition', 'number'],
  [withRow({ base_price: '' }), 'attribute_specifics', 'cells'],
  [withRow({ sku: 'TEE-L' }), 'attribute_specifics', 'cells'],
])('%j is wrong at one field', (change, field, fault) => {
  expect(messages(change)).toEqual([[field, fault]]);
});

const area = { position: ' back ', label: '', width: '1200', height: '900', image: null };

test('print areas are sent as a whole, by the files of their pictures', () => {
  const [front] = form().print_areas;
  expect(changesOf(form({ print_areas: [front!, area] }), PRESET)).toEqual({
    print_areas: [
      { position: 'front', label: 'Front', width: 4500, height: 5400, image: { _id: 'f' } },
      { position: 'back', label: 'back', width: 1200, height: 900, image: null },
    ],
  });
});

test.each([{ position: ' ' }, { position: 'front' }, { width: '' }, { width: '0' }, { height: '10.5' }, { height: '100001' }])(
  'a print area is not %j',
  (change) => {
    expect(messages({ print_areas: [...form().print_areas, { ...area, ...change }] })).toEqual([['print_areas', 'areas']]);
  },
);

test('an option has a name of its own', () => {
  const [attribute] = form().prety_attributes;
  const first = attribute?.options[0];
  if (!attribute || !first) throw new Error('no option');
  expect(messages({ prety_attributes: [{ ...attribute, options: [first, first] }] })).toEqual([['prety_attributes', 'options']]);
});

test('a refusal is shown at the cell it is about', () => {
  expect(refusedCell('params.attribute_specifics.12.sale_price', 'No.')).toEqual({ row: 12, field: 'price', sentence: 'No.' });
  expect(refusedCell('params.attribute_specifics.3.sku', 'No.')).toEqual({ row: 3, field: 'sku', sentence: 'No.' });
  expect(refusedCell('params.name', 'No.')).toBeNull();
});

import fc from 'fast-check';
import { placeOf } from '../../../../src/domain/listing/at-platform';
import {
  checkMatter,
  MEASURES,
  sizeChartRequest,
  type ListingMatter,
  type MatterForm,
} from '../../../../src/domain/listing/listing-matter';
import { checkListing, type ListingForm } from '../../../../src/domain/listing/listing-save';
import { sentListing } from '../../../../src/domain/listing/listing-sent';

const saved = (form: MatterForm): ListingMatter => {
  const outcome = checkMatter(form);
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value;
};

const fault = (form: MatterForm) => {
  const outcome = checkMatter(form);
  return outcome.ok ? null : [outcome.fault.refusal, outcome.fault.field];
};

test('a form that says nothing leaves everything as it was before there was anything to say', () => {
  expect(saved({})).toEqual({
    ...{ description_ai: '', description_ai_pos: '', sides: {}, plf_price: null, barcode: '', barcode_type: '', size_chart: null },
    ...{ include_size_chart: false, tax_fee: 0, tax_fee_fix: 0, weight: null, package_width: null, package_height: null },
    ...{
      package_length: null,
      package_dimension_unit: 'cm',
      custom_name: '',
      include_side_images: true,
      include_extend_images: false,
      extend_images: [],
    },
    ...{ ebay_template_id: '', url: null, specifics: [], platform_specifics: [], platform_category: [], attribute_specifics: undefined },
  });
});

test('numbers are parsed; nothing and 0 are no weight', () => {
  expect(
    saved({ plf_price: ' 19.999 ', tax_fee: '7.5', tax_fee_fix: '0.305', weight: '180', package_width: 0, package_height: '' }),
  ).toMatchObject({
    ...{ plf_price: 20, tax_fee: 7.5, tax_fee_fix: 0.31, weight: 180, package_width: null, package_height: null },
  });
});

test('a row of prices has the factor 1 and the sum 0 unless it says otherwise', () => {
  const name_value = [{ name: 'Size', type: 'Size', value: 'M' }];
  const attribute_specifics = [
    { sku: ' A ', base_price: '7.5', name_value },
    { sku: 'B', sale_price: 9, base_price: 8, fix_profit: '2', fixed_profit: '1.5', name_value },
  ];
  expect(saved({ attribute_specifics }).attribute_specifics).toEqual([
    { sku: 'A', sale_price: 0, base_price: 7.5, fix_profit: 1, fixed_profit: 0, name_value },
    { sku: 'B', sale_price: 9, base_price: 8, fix_profit: 2, fixed_profit: 1.5, name_value },
  ]);
});

test('parents nobody named become empty text', () => {
  const category_selected = [
    { id: '1', level: 1, name: 'Clothing', parent: null },
    { id: '2', level: 2, name: 'Shirts', parent: '1' },
  ];
  expect(saved({ platform_category: [{ type: 'ebay', category_selected }] }).platform_category).toEqual([
    { type: 'ebay', alternate_name: '', category_selected: [{ ...category_selected[0], parent: '' }, category_selected[1]] },
  ]);
});

test('pictures without a src are dropped, on sides and behind the gallery too', () => {
  const matter = saved({
    front: { _id: 'f', src: '' },
    back: { src: ' /files/a.png ' },
    extend_images: [{ src: null }, { src: 'https://a.test/b.png' }],
  });
  expect(matter.sides).toEqual({ back: { _id: null, src: '/files/a.png' } });
  expect(matter.extend_images).toEqual([{ _id: null, src: 'https://a.test/b.png' }]);
});

test.each<[MatterForm, string, string]>([
  [{ weight: 'heavy' }, 'listing.amount.weight', 'params.weight'],
  [{ package_length: -1 }, 'listing.amount.package_length', 'params.package_length'],
  [{ tax_fee: 101 }, 'listing.amount.tax_fee', 'params.tax_fee'],
  [{ description_ai_pos: 'above' }, 'listing.descriptionPlace', 'params.description_ai_pos'],
  [{ package_dimension_unit: 'ft' }, 'listing.packageUnit', 'params.package_dimension_unit'],
  [{ barcode_type: 'qr' }, 'listing.barcodeType', 'params.barcode_type'],
  [{ barcode: '4006381333932', barcode_type: 'ean' }, 'listing.barcode', 'params.barcode'],
  [{ url: 'javascript:alert(1)' }, 'listing.url', 'params.url'],
  [{ hood: { src: '//else.where/a' } }, 'listing.pictureAddress', 'params.hood'],
  [{ specifics: [{ key: ' ', value: 'x' }] }, 'preset.specificName', 'params.specifics'],
  [{ platform_category: [{ type: 'bazaar', category_selected: [] }] }, 'preset.platform', 'params.platform_category'],
  [
    {
      platform_specifics: [
        { platform: 'etsy', specifics: [] },
        { platform: 'etsy', specifics: [] },
      ],
    },
    'preset.platformTwice',
    'params.platform_specifics',
  ],
])('%j is refused', (form, refusal, field) => {
  expect(fault(form)).toEqual([refusal, field]);
});

test('a size chart that is a text is to go, anything else is to be sent', () => {
  const picture = { bytes: 3 };
  expect(sizeChartRequest('remove')).toEqual({ remove: true });
  expect(sizeChartRequest('/files/old.png')).toEqual({ remove: true });
  expect(sizeChartRequest(picture)).toEqual({ remove: false, upload: picture });
  expect([sizeChartRequest(''), sizeChartRequest(null), sizeChartRequest(undefined)]).toEqual(Array(3).fill({ remove: false }));
});

const base: ListingForm = { name: 'Tee', product_id: 'p', price: 20, images: [], attribute_specifics_modify: [] };

const sent = (form: Partial<ListingForm>) => {
  const whole = { ...base, ...form };
  const checked = checkListing(whole);
  if (!checked.ok) throw new Error(checked.fault.refusal);
  return sentListing(whole, checked.value) as Readonly<Record<string, unknown>>;
};

test('weight and package are sent only if they are something', () => {
  const typed = fc.constantFrom(undefined, null, '', ' ', 0, '0', 12, '3.5');
  fc.assert(
    fc.property(fc.record(Object.fromEntries(MEASURES.map((name) => [name, typed]))), (form) => {
      const call = sent(form);
      for (const name of MEASURES) {
        expect(Object.hasOwn(call, name)).toBe(form[name] !== undefined);
        if (Object.hasOwn(call, name)) expect(call[name] === null || Number(call[name]) > 0).toBe(true);
      }
    }),
  );
});

test('what a form does not have stays away, so that a listing keeps it', () => {
  expect(
    Object.keys(sent({})).filter((name) => ['front', 'sides', 'barcode', 'specifics', 'size_chart', 'extend_images'].includes(name)),
  ).toEqual([]);
  expect(sent({ front: null, barcode: '12', size_chart_remove: true })).toMatchObject({
    front: null,
    barcode: '12',
    size_chart_remove: true,
  });
});

describe('where a listing belongs', () => {
  const blank = {
    platform_category: [{ platform: 'ebay', id: '10', version: '' }],
    platform_specifics: [{ platform: 'ebay', specifics: [{ name: 'Brand', values: ['Heron'] }] }],
  };
  const own = { platform_category: [], platform_specifics: [] };

  test('is where the product type says, unless it says so itself', () => {
    expect(placeOf(own, blank, 'ebay')).toEqual({ category: '10', version: '', specifics: [{ id: 'Brand', values: ['Heron'] }] });
    const platform_category = [
      {
        type: 'ebay',
        category_selected: [
          { id: '30', level: 2 },
          { id: '20', level: 1 },
        ],
      },
    ];
    // What was said of another category says nothing in this one.
    expect(placeOf({ ...own, platform_category }, blank, 'ebay')).toEqual({ category: '30', version: '', specifics: [] });
    expect(placeOf(own, blank, 'etsy')).toEqual({ category: null, version: '', specifics: [] });
  });

  test('rows of one key are its values', () => {
    const specifics = [
      { key: 'Theme', value: 'Birds' },
      { key: 'Theme', value: 'Lakes' },
      { key: 'Fit', value: '' },
    ];
    expect(placeOf({ ...own, platform_specifics: [{ platform: 'ebay', specifics }] }, blank, 'ebay').specifics).toEqual([
      { id: 'Theme', values: ['Birds', 'Lakes'] },
    ]);
  });
});

import fc from 'fast-check';
import {
  checkListing,
  deriveListingSku,
  deriveVariantSkus,
  type ListingForm,
  type ListingRecord,
} from '../../../../src/domain/listing/listing-save';
import { refusalOf } from '../english';
import { skuWords } from '../../../../src/domain/names';
import { growthOf } from '../../../support/growth';

const variant = {
  selected: true,
  sale_price: 20,
  base_price: 7.5,
  name_value: [
    { name: 'Color', type: 'Color', value: 'Black' },
    { name: 'Size', type: 'Size', value: 'M' },
  ],
};
const form: ListingForm = { name: ' Cat  tee ', product_id: 'p', price: '19.999', images: [], attribute_specifics_modify: [variant] };

const saved = (change: Partial<ListingForm>): ListingRecord => {
  const outcome = checkListing({ ...form, ...change });
  if (!outcome.ok) throw new Error(outcome.fault.refusal);
  return outcome.value;
};

test('numbers are parsed, and what was left empty gets its default', () => {
  expect(saved({ price_addition: ' 1.5 ', fix_profit: '', fixed_profit: null })).toMatchObject({
    name: 'Cat tee',
    price: 20,
    price_addition: 1.5,
    fix_profit: 1,
    fixed_profit: 0,
    status: 'Active',
    attribute_specifics_modify: [{ fix_profit: 1, fixed_profit: 0, sku: '', barcode: null }],
  });
});

test('a status that was given stays', () => {
  expect(saved({ status: 'Draft' }).status).toBe('Draft');
});

test('images without a src are dropped, words are trimmed and kept once', () => {
  const images = [{ src: '' }, { src: null }, { _id: 'f', src: ' /files/a.png ' }];
  expect(saved({ images, tags: [' cat', 'cat', ''], collections: null })).toMatchObject({
    images: [{ _id: 'f', src: '/files/a.png' }],
    tags: ['cat'],
    collections: [],
  });
});

test.each<[Partial<ListingForm>, string, string]>([
  [{ name: '   ' }, 'Enter a name for the item.', 'params.name'],
  [{ price: 'abc' }, 'Enter a price above 0.', 'params.price'],
  [{ price: '' }, 'Enter a price above 0.', 'params.price'],
  [{ price: 0 }, 'Enter a price above 0.', 'params.price'],
  [{ price: '1e9' }, 'Enter a price above 0.', 'params.price'],
  [{ price: Infinity }, 'Enter a price above 0.', 'params.price'],
  [{ price: 0.001 }, 'Enter a price above 0.', 'params.price'],
  [{ fix_profit: 'x' }, 'Enter a markup multiplier of 0 or more.', 'params.fix_profit'],
  [{ images: [{ src: 'javascript:alert(1)' }] }, 'One of the item’s image URLs can’t be displayed.', 'params.images'],
  [
    { attribute_specifics_modify: [{ ...variant, sale_price: 'abc' }] },
    'Enter a price above 0 for Black / M.',
    'params.attribute_specifics_modify.0.sale_price',
  ],
  [{ attribute_specifics_modify: [{ ...variant, selected: false }] }, 'Select at least one variant.', 'params.attribute_specifics_modify'],
  [
    {
      attribute_specifics_modify: [
        { ...variant, sku: 'A' },
        { ...variant, sku: ' A ' },
      ],
    },
    'Two variants use the SKU “A”.',
    'params.attribute_specifics_modify',
  ],
])('%j is refused with one sentence', (change, sentence, field) => {
  expect(refusalOf(checkListing({ ...form, ...change }))).toEqual({ sentence, field });
});

test('SKUs follow from product, number and options', () => {
  expect(deriveListingSku('Unisex Tee 5000', '12')).toBe('UNISEX-TEE-5000-12');
  expect(deriveListingSku('日本', '3')).toBe('ITEM-3');
  expect(skuWords('  Größe & Café ')).toBe('GROSSE-CAFE');
  expect(deriveVariantSkus(saved({}).attribute_specifics_modify, 'TEE-12').map((row) => row.sku)).toEqual(['TEE-12-BLACK-M']);
});

test('derived variant SKUs never meet, whatever the options are called', () => {
  const names = fc.array(fc.record({ value: fc.string({ maxLength: 4 }), sku: fc.constantFrom('', '', 'X-A') }), { maxLength: 12 });
  fc.assert(
    fc.property(names, (rows) => {
      const given = new Set<string>();
      const variants = rows.map(({ value, sku }) => {
        const own = given.has(sku) ? '' : sku;
        given.add(own);
        return { ...saved({}).attribute_specifics_modify[0]!, sku: own, name_value: [{ name: 'Size', type: 'Size', value }] };
      });
      const skus = deriveVariantSkus(variants, 'X').map((row) => row.sku);
      expect(new Set(skus).size).toBe(variants.length);
      expect(skus).not.toContain('');
    }),
  );
});

test('saving what was saved changes nothing', () => {
  const price = fc.double({ min: 0.01, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(price, price, fc.double({ min: 0, max: 9, noNaN: true }), (amount, sale_price, fix_profit) => {
      const once = saved({ price: amount, fix_profit, attribute_specifics_modify: [{ ...variant, sale_price }] });
      const again = checkListing({
        ...once,
        images: [...once.images],
        tags: [...once.tags],
        collections: [...once.collections],
        prety_attributes: [...once.prety_attributes],
        attribute_specifics_modify: once.attribute_specifics_modify.map((row) => ({
          ...row,
          name_value: [...row.name_value],
          image: null,
        })),
      });
      expect(again).toEqual({ ok: true, value: once });
    }),
  );
});

test('thousands of equal variants are numbered in a time that grows as they do', () => {
  const skusOf = (equal: string): string[] =>
    deriveVariantSkus(
      Array.from(equal.slice(0, equal.length / 10), () => ({ ...saved({}).attribute_specifics_modify[0]!, sku: '' })),
      'TEE',
    ).map(({ sku }) => sku);
  expect(growthOf(skusOf, (length) => 'v'.repeat(length))).toBeLessThan(40);
  expect(skusOf('v'.repeat(40))).toEqual(['TEE-BLACK-M', 'TEE-BLACK-M-2', 'TEE-BLACK-M-3', 'TEE-BLACK-M-4']);
});

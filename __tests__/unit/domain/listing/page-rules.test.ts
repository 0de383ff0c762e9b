import fc from 'fast-check';
import { barcodeFault } from '../../../../src/domain/listing/barcodes';
import { characters, forbiddenIn, mostCharacters } from '../../../../src/domain/listing/forbidden-words';
import { placedAt, placementsOf } from '../../../../src/domain/listing/placements';
import { previewAt } from '../../../../src/domain/listing/preview';
import { byRule, ruleOf, setByHand } from '../../../../src/domain/listing/price-rule';
import { profitLeft } from '../../../../src/domain/listing/profit-left';
import { PLATFORM_IDS } from '../../../../src/domain/platforms';
import type { GridRow } from '../../../../src/domain/variant-grid/row';

const kinds = (platform: Parameters<typeof forbiddenIn>[0], field: 'name' | 'description', text: string) =>
  forbiddenIn(platform, field, text).map(({ kind, found }) => [kind, found]);

test.each([
  ['Write to anna.b@shop.example.com', 'amazon', 'description', [['email', 'anna.b@shop.example.com']]],
  ['Call +1 555-123-4567 now', 'ebay', 'description', [['phone', '555-123-4567']]],
  ['More at www.my-shop.com/tees', 'etsy', 'description', [['link', 'www.my-shop.com/tees']]],
  ['see my-shop.com', 'tiktok', 'description', [['link', 'my-shop.com']]],
  ['As seen on Etsy', 'amazon', 'name', [['rival', 'Etsy']]],
  ['An etsy original', 'etsy', 'name', []],
  ['Wedding tee, Free Shipping', 'amazon', 'name', [['promotion', 'Free Shipping']]],
  ['Free shipping over $50', 'etsy', 'description', []],
  ['Best tee!', 'amazon', 'name', [['signs', '!']]],
  ['Call us at www.mine.com', 'shopify', 'description', []],
  ['Sizes 2000 2001 2002, soft and warm. On sale!', 'ebay', 'description', []],
  ['Sizes S-XL, 100 % cotton', 'amazon', 'name', []],
] as const)('%s at %s, %s: %j', (text, platform, field, found) => {
  const said = kinds(platform, field, text);
  // A number is found with its country or without.
  expect(said.map(([kind]) => kind)).toEqual(found.map(([kind]) => kind));
  for (const [at, [, words]] of found.entries()) expect(said[at]?.[1]).toContain(words);
});

test('a huge text costs no more than its beginning, and no text is too strange', () => {
  const started = Date.now();
  for (const text of ['a@'.repeat(500_000), '1-'.repeat(500_000), 'www.'.repeat(300_000), 'free '.repeat(300_000)])
    for (const platform of PLATFORM_IDS) forbiddenIn(platform, 'description', text);
  expect(Date.now() - started).toBeLessThan(5_000);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void forbiddenIn('amazon', 'name', text)));
});

test('characters are counted as people count them', () => {
  expect(characters('Tee 👕')).toBe(5);
  expect(mostCharacters('etsy', 'name')).toBe(140);
  expect(mostCharacters('woocommerce', 'description')).toBeNull();
});

test('a preview cuts the name where the platform does, and tells all that is left out', () => {
  const shown = { name: 'n'.repeat(90), description: '', images: 30, tags: ['a', 'b'], variants: 300, options: 2 };
  const preview = previewAt('ebay', shown);
  expect(preview.name).toHaveLength(80);
  expect(preview.leftOut).toEqual([
    { what: 'name', most: 80, count: 90 },
    { what: 'images', most: 24, count: 30 },
    { what: 'variants', most: 250, count: 300 },
  ]);
  const tags = [...Array.from({ length: 14 }, (_tag, n) => `tag ${n}`), 'a tag of more than twenty characters'];
  expect(previewAt('etsy', { ...shown, name: 'Tee', images: 1, tags, variants: 1 })).toMatchObject({
    ratio: '4 / 3',
    tags: tags.slice(0, 13),
    leftOut: [{ what: 'tags', most: 13, count: 15 }],
  });
  expect(previewAt('woocommerce', shown).leftOut).toEqual([]);
});

test.each([
  ['ean', '4006381333931', null],
  ['ean', '4006381333932', 'figure'],
  ['ean', '400638133393', 'length'],
  ['upc', '036000291452', null],
  ['gtin', '1 0012345 67890 2', null],
  ['isbn', '978-3-16-148410-0', null],
  ['isbn', '0-8044-2957-X', null],
  ['isbn', '0-8044-2957-1', 'figure'],
  ['upc', 'abc', 'length'],
  ['', 'anything', null],
  ['ean', '', null],
] as const)('%s %s: %s', (type, code, fault) => expect(barcodeFault(type, code)).toBe(fault));

const row = (sale_price: string, size: string): GridRow => ({
  selected: true,
  sku: size,
  base_price: '10.00',
  fix_profit: '1',
  fixed_profit: '5.00',
  sale_price,
  name_value: [{ name: 'Size', type: 'Size', value: size }],
});
const SIZES = [
  {
    attribute_type: 'Size',
    options: [
      { ffm_value: 'M', plf_price: null, default: true },
      { ffm_value: 'L', plf_price: 2, default: true },
    ],
  },
];
const rule = (fix_profit: string, fixed_profit = '5', price_addition = '') => ruleOf({ fix_profit, fixed_profit, price_addition });

test('prices that follow from the rule follow it, and those somebody set stay until all are priced anew', () => {
  const rows = [row('15.00', 'M'), row('17.00', 'L'), row('99.00', 'M')];
  const before = rule('1')!;
  expect(setByHand(rows, before, SIZES)).toBe(1);
  const next = byRule(rows, before, rule('2', '5', '0.5')!, SIZES);
  expect(next.map(({ sale_price }) => sale_price)).toEqual(['25.50', '27.50', '99.00']);
  expect(next[2]).toBe(rows[2]);
  expect(byRule(next, null, rule('2')!, SIZES).map(({ sale_price }) => sale_price)).toEqual(['25.00', '27.00', '25.00']);
  expect(rule('x')).toBeNull();
  expect(rule('')).toMatchObject({ fix_profit: 1 });
});

test('any two rules there and back leave the prices as they were', () => {
  const factor = fc.integer({ min: 0, max: 500 }).map((hundredths) => String(hundredths / 100));
  fc.assert(
    fc.property(factor, factor, (one, other) => {
      const [first, second] = [rule(one)!, rule(other)!];
      const start = byRule([row('0', 'M'), row('0', 'L')], null, first, SIZES);
      expect(byRule(byRule(start, first, second, SIZES), second, first, SIZES)).toEqual(start);
    }),
  );
});

test('tax is part of what is left', () => {
  expect(profitLeft(30, 10, { tax_fee: 10, tax_fee_fix: 0.5 })).toBe(16.5);
  expect(profitLeft(10, 10, { tax_fee: 0, tax_fee_fix: 0 })).toBe(0);
});

test('where it belongs is the same there and back, and what is not shown stays', () => {
  const before = {
    platform_category: [
      {
        type: 'ebay',
        alternate_name: 'Shirts',
        category_selected: [
          { id: '1', level: 1, name: 'Clothing', parent: '' },
          { id: '2', level: 2, name: 'Shirts', parent: '1' },
        ],
      },
    ],
    platform_specifics: [
      {
        platform: 'ebay',
        specifics: [
          { key: 'Brand', value: 'Ours', required: true },
          { key: 'Style', value: 'Plain', required: false },
          { key: 'Style', value: 'Casual', required: false },
        ],
      },
    ],
  };
  const placements = placementsOf(before);
  expect(placements).toEqual([
    {
      platform: 'ebay',
      category: { id: '2', path: ['Clothing', 'Shirts'], ids: ['1', '2'] },
      specifics: [
        { name: 'Brand', values: ['Ours'] },
        { name: 'Style', values: ['Plain', 'Casual'] },
      ],
    },
  ]);
  expect(placedAt(placements, before)).toEqual(before);
});

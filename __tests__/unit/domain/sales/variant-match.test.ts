import fc from 'fast-check';
import { foldedSku, listingSkusIn, matchBySku, variantBought, type MatchListing } from '../../../../src/domain/sales/variant-match';

const sizes = ['S', 'M', 'L'];
const value = (of: string) => [{ type: 'Size', value: of }];
const blanks = sizes.map((size) => ({ sku: `TEE-${size}`, name_value: value(size) }));
const listing = (sku: string, changes: Partial<MatchListing> = {}): MatchListing => ({
  _id: `id-${sku}`,
  sku,
  variants: [],
  blanks,
  ...changes,
});
const cat = listing('CAT', { variants: [{ sku: 'CAT-SMALL', name_value: value('S') }] });

test('a variant is known by the SKU it was pushed with, by its own or by the blank behind the listing', () => {
  expect(variantBought(['CAT-SMALL'], cat)).toEqual({ variant_sku: 'TEE-S', match_note: null });
  expect(variantBought(['CAT-TEE-M'], cat)).toEqual({ variant_sku: 'TEE-M', match_note: null });
  expect(variantBought(['DOG-TEE-M'], cat)).toEqual({ variant_sku: null, match_note: null });
  expect(variantBought([''], listing('CAT', { blanks: blanks.slice(1, 2) })).variant_sku).toBe('TEE-M');
  expect(listingSkusIn('CAT-TEE-M')).toEqual(['CAT-TEE-M', 'CAT-TEE', 'CAT']);
});

test('the SKU a platform has for the variant goes before the SKU on the line', () => {
  expect(variantBought(['CAT-TEE-L', 'CAT-TEE-S'], cat).variant_sku).toBe('TEE-L');
  expect(variantBought(['unknown', 'CAT-TEE-S'], cat).variant_sku).toBe('TEE-S');
});

test.each([
  ['letter case', 'cat-tee-s'],
  ['blanks around it', '  CAT-TEE-S\t'],
  ['a no-break space', '\u00a0CAT-TEE-S'],
  ['an en dash', 'CAT–TEE–S'],
  ['a no-break hyphen', 'CAT\u2011TEE\u2011S'],
  ['a minus sign', 'CAT\u2212TEE\u2212S'],
  ['full width', 'ＣＡＴ－ＴＥＥ－Ｓ'],
  ['a zero-width space', 'CAT-\u200bTEE-S'],
  ['a soft hyphen', 'CAT-TEE\u00ad-S'],
])('a SKU that differs by %s is matched, and the line says so', (_how, sku) => {
  expect(matchBySku(sku, [cat, listing('DOG')])).toEqual({ item_info_id: 'id-CAT', variant_sku: 'TEE-S', match_note: 'similar' });
});

test('a SKU that is written just like it is matched without a note, whatever is similar', () => {
  expect(matchBySku('CAT-TEE-S', [listing('cat'), cat])).toEqual({ item_info_id: 'id-CAT', variant_sku: 'TEE-S', match_note: null });
});

test.each([
  ['two listings of one similar SKU', 'CaT-TEE-S', [listing('cat'), cat]],
  [
    'two prefixes that both have the variant',
    'A-B-S',
    [
      listing('A-B', { blanks: [{ sku: 'S', name_value: value('S') }, blanks[1]!] }),
      listing('A', { blanks: [{ sku: 'B-S', name_value: value('S') }, blanks[1]!] }),
    ],
  ],
])('%s match nothing, and the line says so', (_what, sku, listings) => {
  expect(matchBySku(sku, listings)).toEqual({ item_info_id: null, variant_sku: null, match_note: 'several' });
});

test('two variants of one SKU are no variant, exactly or similarly written', () => {
  const twice = (one: string, other: string) =>
    listing('CAT', {
      variants: [
        { sku: one, name_value: value('S') },
        { sku: other, name_value: value('M') },
      ],
    });
  expect(variantBought(['X1'], twice('X1', 'X1'))).toEqual({ variant_sku: null, match_note: 'several' });
  expect(variantBought(['x1'], twice('X1', 'X-1'.replace('-', '\u00ad')))).toEqual({ variant_sku: null, match_note: 'several' });
  expect(variantBought(['X1'], twice('X1', 'x1'))).toEqual({ variant_sku: 'TEE-S', match_note: null });
});

test('of listings whose SKUs begin alike, the one that has the variant is matched', () => {
  const single = listing('CAT-TEE', { blanks: [{ sku: 'ONLY', name_value: [] }] });
  expect(matchBySku('CAT-TEE-S', [single, cat])).toMatchObject({ item_info_id: 'id-CAT', variant_sku: 'TEE-S' });
  expect(matchBySku('CAT-TEE-XXL', [cat])).toEqual({ item_info_id: 'id-CAT', variant_sku: null, match_note: null });
});

test('no SKU, or one of blanks alone, matches nothing', () => {
  for (const sku of ['', '  ', '\u200b']) expect(matchBySku(sku, [listing('')]).item_info_id).toBeNull();
});

test('folding a SKU again changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (sku) => foldedSku(foldedSku(sku)) === foldedSku(sku)));
});

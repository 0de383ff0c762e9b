import fc from 'fast-check';
import type { BulkItemInput } from '../../../../src/contract/generated/operations';
import { plainNumber } from '../../../../src/client/ui/number-text';
import { checkBulkChange, editListing, type EditableListing } from '../../../../src/domain/listing/bulk-edit';
import { listingSheetHeads, listingSheetRows, MOST_SHEET_LISTINGS, readListingSheet } from '../../../../src/domain/listing/listing-sheet';
import { cleanWords } from '../../../../src/domain/names';
import { LANGUAGES } from '../../../../src/domain/languages';
import type { CsvValue, SheetFormat } from '../../../../src/domain/spreadsheets/cell-values';
import { readSheet } from '../../../../src/domain/spreadsheets/read-sheet';
import { writeSheet } from '../../../../src/domain/spreadsheets/write-sheet';

const cents = fc.integer({ min: 1, max: 10_000_000 }).map((amount) => amount / 100);
const word = fc
  .string({ unit: fc.constantFrom(...'aZ09é漢=+-@\'". /'), minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');

const variant = (size: string) =>
  fc.record({
    selected: fc.boolean(),
    sku: word.map((text) => `${text}${size}`),
    barcode: fc.constant(null),
    sale_price: cents,
    base_price: cents,
    fix_profit: fc.constant(1),
    fixed_profit: fc.constant(0),
    name_value: fc.constant([
      { name: 'Color', type: 'Color', value: '1' },
      { name: 'Size', type: 'Size', value: size },
    ]),
    image: fc.constant(null),
  });
const listing: fc.Arbitrary<EditableListing & { readonly updated_at: number }> = fc.record({
  _id: fc.constantFrom('00e1', '65f0c0ffee'),
  identity: fc.constant(1),
  updated_at: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  name: word,
  description: fc.oneof(
    fc.constant(''),
    word.map((text) => `<p>${text}</p>\n<p>a;b, "c"\r\nd</p>`),
    // As an import may bring it: text without tags, sanitized.
    fc
      .array(fc.constantFrom('=', "'", '"', 'a', ' ', '\n', '&amp;', '&lt;b&gt;', '&lt;', '5', '漢', ';'), { maxLength: 8 })
      .map((parts) => parts.join('')),
  ),
  type: fc.constant(null),
  product_id: fc.constant('p'),
  mockup_id: fc.constant(null),
  sku: word,
  tags: fc
    .array(fc.oneof(fc.constantFrom('summer', 'été', '2026'), fc.string({ unit: fc.constantFrom(...'a"\'=;, \n\t5') })), { maxLength: 4 })
    .map(cleanWords),
  collections: fc.constant([]),
  shipping_preset: fc.constant(null),
  price: cents,
  fix_profit: fc.constant(1),
  fixed_profit: fc.constant(0),
  prety_attributes: fc.constant([]),
  attribute_specifics_modify: fc.oneof(
    fc.constant([]),
    fc.tuple(variant('S'), variant('M')).map(([one, other]) => [{ ...one, selected: true }, other]),
  ),
});

const fileOf = async (rows: readonly (readonly CsvValue[])[], format: SheetFormat, language: string): Promise<Uint8Array> => {
  const { content } = await writeSheet({ heads: listingSheetHeads(language), rows }, format, language);
  return new Uint8Array(await content.arrayBuffer());
};

const readBack = async (bytes: Uint8Array, language: string) => {
  const sheet = await readSheet(bytes);
  if (!sheet.ok) throw new Error(sheet.fault.refusal);
  const read = readListingSheet(sheet.value, (text) => plainNumber(text, language));
  if (!read.ok) throw new Error(read.fault.refusal);
  return read.value;
};

/** What the server makes of a change of one listing. */
const editedBy = (row: EditableListing, params: readonly BulkItemInput[]) => {
  const change = checkBulkChange({ params: [...params] });
  if (!change.ok) throw new Error(change.fault.refusal);
  return editListing(row, change.value, {});
};

test('an item that goes out as a file and comes back as it was changes nothing, in every language and format', async () => {
  await fc.assert(
    fc.asyncProperty(
      listing,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom('locale' as const, 'xlsx' as const, 'program' as const),
      async (row, language, format) => {
        const { changes, faults, unknown } = await readBack(await fileOf(listingSheetRows(row), format, language), language);
        expect({ faults, unknown }).toEqual({ faults: [], unknown: [] });
        expect(changes).toHaveLength(1);
        expect(editedBy(row, changes)).toEqual({ ok: false, code: 'nothingChanges' });
      },
    ),
    { numRuns: 200 },
  );
});

const TEE: EditableListing & { readonly updated_at: number } = {
  _id: 'i1',
  identity: 1,
  updated_at: 7,
  name: 'Tee',
  description: '<p>Soft</p>',
  type: null,
  product_id: 'p',
  mockup_id: null,
  sku: 'TEE-1',
  tags: ['summer'],
  collections: [],
  shipping_preset: null,
  price: 20,
  fix_profit: 1,
  fixed_profit: 0,
  prety_attributes: [],
  attribute_specifics_modify: ['S', 'M'].map((value) => ({
    selected: true,
    sku: `TEE-1-${value}`,
    barcode: null,
    sale_price: 20,
    base_price: 9,
    fix_profit: 1,
    fixed_profit: 0,
    name_value: [{ name: 'Size', type: 'Size', value }],
    image: null,
  })),
};

test('what somebody edits in the file changes, and nothing else', async () => {
  const [first, second] = listingSheetRows(TEE);
  const edited = [[...first!.slice(0, 3), 'Best tee', ...first!.slice(4, 8), 24, first![9]!], second!];
  const { changes } = await readBack(await fileOf(edited, 'locale', 'de'), 'de');
  const after = editedBy(TEE, changes);
  expect(after).toMatchObject({
    ok: true,
    after: { name: 'Best tee', attribute_specifics_modify: [{ sale_price: 24 }, { sale_price: 20 }] },
  });
  expect(Object.keys(after.ok ? after.after : {}).toSorted()).toEqual(['attribute_specifics_modify', 'name']);
});

test('the item’s own price follows the lowest of its variants', () => {
  expect(editedBy(TEE, [{ _id: 'i1', variants: [{ variant: 'M', price: 15 }] }])).toMatchObject({ ok: true, after: { price: 15 } });
});

test('an item that has changed since the file was written is skipped, unless nothing would change', () => {
  expect(editedBy(TEE, [{ _id: 'i1', updated_at: 6, name: 'Other' }])).toEqual({ ok: false, code: 'itemChanged' });
  expect(editedBy(TEE, [{ _id: 'i1', updated_at: 6, name: 'Tee' }])).toEqual({ ok: false, code: 'nothingChanges' });
  expect(editedBy(TEE, [{ _id: 'i1', updated_at: 7, name: 'Other' }])).toMatchObject({ ok: true, after: { name: 'Other' } });
});

test.each([
  ['noSuchVariant', { variant: 'XL', price: 5 }],
  ['priceTooLow', { variant: 'M', price: 0 }],
  ['variantSkuTwice', { variant: 'M', sku: 'TEE-1-S' }],
  ['noSuchVariant', { variant: '', price: 5 }],
])('an item is skipped as %s for %j', (code, variant) => {
  expect(editedBy(TEE, [{ _id: 'i1', variants: [variant] }])).toEqual({ ok: false, code });
});

test('a SKU another item has is skipped', () => {
  const change = checkBulkChange({ params: [{ _id: 'i1', sku: 'MUG' }] });
  if (!change.ok) throw new Error(change.fault.refusal);
  expect(editListing(TEE, change.value, { isSkuTaken: (_row, sku) => sku === 'MUG' })).toEqual({ ok: false, code: 'skuTaken' });
});

test('a description too long for a cell is left out, and so stays', async () => {
  const row = { ...TEE, description: `<p>${'x'.repeat(40_000)}</p>` };
  const { changes } = await readBack(await fileOf(listingSheetRows(row), 'xlsx', 'en'), 'en');
  expect(changes[0]).not.toHaveProperty('description');
});

test('a file of too many items is refused as a whole', async () => {
  const rows = Array.from({ length: MOST_SHEET_LISTINGS + 1 }, (_each, at) => [
    `i${at}`,
    1,
    null,
    `Tee ${at}`,
    null,
    null,
    null,
    null,
    5,
    null,
  ]);
  const sheet = await readSheet(await fileOf(rows, 'program', 'en'));
  if (!sheet.ok) throw new Error(sheet.fault.refusal);
  expect(readListingSheet(sheet.value, String)).toMatchObject({ ok: false, fault: { refusal: 'sheet.tooManyItems' } });
});

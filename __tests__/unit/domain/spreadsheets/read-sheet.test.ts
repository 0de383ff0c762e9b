import fc from 'fast-check';
import { findTable, headingIn, type Headings } from '../../../../src/domain/spreadsheets/headings';
import { LARGEST_FILE } from '../../../../src/domain/spreadsheets/cell-values';
import { readSheet } from '../../../../src/domain/spreadsheets/read-sheet';
import { TRACKING_HEADINGS } from '../../../../src/domain/providers/tracking-headings';
import { LISTING_HEADINGS } from '../../../../src/domain/listing/listing-headings';
import { LANGUAGES } from '../../../../src/domain/languages';

const read = (text: string) => readSheet(new TextEncoder().encode(text));

test('a file that is too large, or has too many rows, is refused in one sentence', async () => {
  expect(await readSheet(new Uint8Array(LARGEST_FILE * 1_000_000 + 1))).toMatchObject({ ok: false, fault: { refusal: 'sheet.tooLarge' } });
  expect(await read('a,b\n'.repeat(100_001))).toMatchObject({ ok: false, fault: { refusal: 'sheet.tooManyRows' } });
});

test('the encoding somebody chooses is used in place of the guess', async () => {
  const bytes = new TextEncoder().encode('Zürich,b\n');
  expect(await readSheet(bytes, 'windows-1252')).toMatchObject({ ok: true, value: { encoding: 'windows-1252' } });
  expect(await readSheet(bytes)).toMatchObject({ ok: true, value: { encoding: 'utf-8', sheets: [[{ line: 1, cells: ['Zürich', 'b'] }]] } });
});

test('no bytes make it fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, zipped) => {
      const { ok } = await readSheet(zipped ? Uint8Array.of(0x50, 0x4b, 3, 4, ...bytes) : bytes);
      expect(typeof ok).toBe('boolean');
    }),
  );
});

/** A heading as somebody may write it: other case, blanks and punctuation. */
const varied = (heading: string): string => ` ${heading.toUpperCase().replaceAll(' ', '_')}: `;

test.each<[string, Headings<string>]>([
  ['shipments', TRACKING_HEADINGS],
  ['items', LISTING_HEADINGS],
])('headings of %s are known in every language, however they are written, and name one column each', (_name, headings) => {
  for (const language of LANGUAGES) {
    const columns = Object.keys(headings);
    const heads = columns.map((column) => headingIn(headings, column, language));
    expect(new Set(heads).size).toBe(heads.length);
    const table = findTable([[{ line: 1, cells: heads.map(varied) }]], headings);
    expect([...(table?.places ?? [])]).toEqual(columns.map((column, at) => [column, at]));
  }
});

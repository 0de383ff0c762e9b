import fc from 'fast-check';
import { type CsvValue, type SheetFormat, timeCell } from '../../../../src/domain/spreadsheets/cell-values';
import { textOfCell } from '../../../../src/domain/spreadsheets/headings';
import { readSheet } from '../../../../src/domain/spreadsheets/read-sheet';
import { dialectLine, spreadsheetDialect } from '../../../../src/domain/spreadsheets/write-csv';
import { writeSheet } from '../../../../src/domain/spreadsheets/write-sheet';
import { readWrittenTime } from '../../../../src/domain/spreadsheets/written-times';

const MOMENT = timeCell(Date.UTC(2026, 10, 21, 8, 30) / 1000);
const DEFUSED = "'=1+1";

test.each([
  ['en-US', `${DEFUSED},"a,b",1234.5,11/21/2026 08:30 AM,\r\n`],
  ['en-GB', `${DEFUSED},"a,b",1234.5,21/11/2026 08:30,\r\n`],
  ['de-DE', `${DEFUSED};"a,b";1234,5;21.11.2026 08:30;\r\n`],
  ['de-CH', `${DEFUSED};"a,b";1234.5;21.11.2026 08:30;\r\n`],
  ['fr-FR', `${DEFUSED};"a,b";1234,5;21/11/2026 08:30;\r\n`],
  ['pt-BR', `${DEFUSED};"a,b";1234,5;21/11/2026 08:30;\r\n`],
])('a line for spreadsheets in %s has their separator, decimal sign and moments', (locale, line) => {
  expect(dialectLine(['=1+1', 'a,b', 1234.5, MOMENT, null], spreadsheetDialect(locale, 'UTC'))).toBe(line);
});

/** The cells of a file that was written, as texts. */
const readBack = async (rows: readonly (readonly CsvValue[])[], format: SheetFormat, locale = 'en-US') => {
  const { content } = await writeSheet({ heads: ['A', 'B'], rows }, format, locale);
  const read = await readSheet(new Uint8Array(await content.arrayBuffer()));
  if (!read.ok) throw new Error(read.fault.refusal);
  return read.value.sheets[0]!.slice(1).map(({ cells }) => cells);
};

test.each(['locale', 'xlsx', 'program'] as const)(
  'texts that a spreadsheet would run or change come back as they were from %s',
  async (format) => {
    const texts = [
      '=HYPERLINK("https://evil.example")',
      '+49 30',
      '0012',
      '1/2',
      '12345678901234567890',
      '-',
      '@x',
      'Tee',
      'MAR-1',
      'é 漢',
    ];
    const rows = await readBack(
      texts.map((text) => [text, 'x']),
      format,
    );
    expect(rows.map(([text]) => textOfCell(text))).toEqual(texts);
  },
);

test('a workbook has numbers as numbers, moments as moments, and nothing where there is nothing', async () => {
  const rows = await readBack([[12.5, MOMENT] as const, ['12.5', null] as const], 'xlsx');
  expect(rows[0]![0]).toBe(12.5);
  expect(readWrittenTime(rows[0]![1]!, null)).toBe(MOMENT!.getTime() / 1000 - MOMENT!.getTimezoneOffset() * 60);
  expect(rows[1]![0]).toBe('12.5');
});

test('a workbook holds whatever a text may hold, up to what a cell takes', async () => {
  const long = 'x'.repeat(40_000);
  const [row] = await readBack([['a\0b<&>"\u0001', long]], 'xlsx');
  expect(row![0]).toBe('ab<&>"');
  expect(String(row![1])).toHaveLength(32_767);
});

test('whatever a cell holds, no line of a dialect has more or fewer cells', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'"\r\n,;\t|=a1'), maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), async (rows) => {
      const back = await readBack([...rows, ['end', 'end']], 'locale', 'de');
      expect(back.at(-1)).toEqual(['end', 'end']);
      expect(back).toHaveLength(rows.length + 1);
    }),
  );
});

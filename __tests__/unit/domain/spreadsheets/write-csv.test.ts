import fc from 'fast-check';
import { readCsv, shownText } from '../../../../src/domain/spreadsheets/read-csv';
import { csvCell, csvLine, csvLineForProgram, csvTime } from '../../../../src/domain/spreadsheets/write-csv';

/** The cells of lines this module wrote. */
const parse = (text: string): (readonly string[])[] => {
  const read = readCsv(text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value.map(({ cells }) => cells);
};

const FORMULA = /^(?:[\t\r\n\v\f]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;
const GUARD = new RegExp(`^'(?=${FORMULA.source.slice(1)})`, 'u');

test('whatever a cell holds, a reader gets it back; nothing begins as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
      const read = parse(rows.map((row) => csvLine(row)).join(''));
      expect(read).toHaveLength(rows.length);
      for (const [i, row] of rows.entries()) {
        for (const [j, text] of row.entries()) {
          const shown = read[i]![j]!.replace(/^="(.*)"$/, '$1');
          expect(shown.replace(GUARD, '')).toBe(text.replace(GUARD, ''));
          expect(shown).not.toMatch(FORMULA);
        }
      }
    }),
  );
});

const BEFORE = ['', ' ', '   ', '\t', '\n', '\r\n', '\u00a0', '\u3000', '\ufeff', '\u200b', '\0', '\u202e', '\v\f', ' \t\n '];
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];

test.each(SIGNS)('a formula that begins with %s is shown, not run, whatever stands before it', (sign) => {
  for (const before of BEFORE) {
    const text = `${before}${sign}HYPERLINK("https://evil.example";"x")`;
    expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
    expect(parse(csvLineForProgram([text, 'x']))).toEqual([[`'${text}`, 'x']]);
    expect(shownText(csvCell(`${before}${sign}1`).replace(/^"(.*)"$/s, '$1'))).toBe(`${before}${sign}1`.trim());
  }
});

test.each(['\tplain', '\nplain', '\rplain', '\r\nplain'])('%j begins no cell of its own', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`);
});

test.each(['=1+1', '+49 30 123', '-cmd', '@SUM(A1)', '\t=1', '\r=1'])('%j is shown, not run', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`'${text}`]]);
});

test.each([
  '00123',
  '1E5',
  '12e-3',
  '12345678901234567890',
  '1.10',
  '1,000',
  '1-2',
  '3/4',
  '12:30',
  'MAR-1',
  'sept2',
  '1 Dez',
  'true',
  '5%',
])('%j is a text in a spreadsheet, and whole', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`="${text}"`]]);
});

test.each(['TEE-001', '1984', 'Tee 001', 'A1', '1800 × 1800', '2026-11-21 04:48:51Z', 'ABC12', 'n/a'])('%j is written as it is', (text) => {
  expect(parse(csvLine([text, 'x']))).toEqual([[text, 'x']]);
});

test('numbers have a point and no grouping and stay numbers; nothing is an empty cell', () => {
  expect(csvLine([1234567.5, -3, 0, true, null, undefined, Number.NaN])).toBe('1234567.5,-3,0,true,,,\r\n');
});

test('quotes, commas, semicolons and line ends are quoted', () => {
  expect(csvCell('say "hi"')).toBe('"say ""hi"""');
  expect(csvCell('a;b')).toBe('"a;b"');
  expect(csvCell('two\nlines')).toBe('"two\nlines"');
  expect(csvCell('plain')).toBe('plain');
});

test('a time reads the same everywhere', () => {
  expect(csvTime(1_795_236_531)).toBe('2026-11-21 04:48:51Z');
  expect(csvTime(null)).toBe('');
});

test('a file for programs keeps texts as they are, but for what a spreadsheet would run', () => {
  expect(csvLineForProgram(['02134', '+49 30 123', '1-2', '=1+1', '-1', 3])).toBe("02134,+49 30 123,1-2,'=1+1,'-1,3\r\n");
});

import fc from 'fast-check';
import { csvLine, csvLineForProgram, csvTime } from '../../../../src/domain/spreadsheets/write-csv';
import { readTrackings as readSheets } from '../../../../src/domain/providers/trackings';
import { readCsv } from '../../../../src/domain/spreadsheets/read-csv';
import { refusalIn } from '../../../../src/server/kernel/language';

const HEAD = 'reference,tracking_number,courier,shipped_at';
const file = (...lines: readonly string[]): string => [HEAD, ...lines].join('\r\n');
/** What a file of this text tells. */
const readTrackings = (text: string) => {
  const read = readCsv(text);
  return read.ok ? readSheets({ sheets: [read.value] }) : { trackings: [], faults: [read.fault], unknown: [] };
};
const at = (time: string): number => Date.parse(time) / 1000;

/** What is said of each line that is wrong, in English. */
const sentences = (text: string): string[] => readTrackings(text).faults.map(({ refusal, values }) => refusalIn('en', refusal, values));

test('the columns are known by their names, in whatever order, with others between and marks of any spreadsheet', () => {
  const text = '\uFEFFShipped at;Note;Tracking Number;COURIER;Reference\n2026-11-21 08:30;"a;b";="0094";USPS;FO-1\n;;;;\n;;LX1;DHL;FO-2';
  expect(readTrackings(text)).toEqual({
    trackings: [
      { reference: 'FO-1', tracking_number: '0094', courier: 'USPS', shipped_at: at('2026-11-21T08:30:00Z') },
      { reference: 'FO-2', tracking_number: 'LX1', courier: 'DHL', shipped_at: null },
    ],
    faults: [],
    unknown: ['Note'],
    question: null,
  });
});

test.each([
  ['2026-11-21', '2026-11-21T00:00:00Z'],
  ['2026-11-21 08:30:15Z', '2026-11-21T08:30:15Z'],
  ['2026-11-21T08:30:15.250+0200', '2026-11-21T06:30:15Z'],
  ['2026-11-21 08:30 -05:00', '2026-11-21T13:30:00Z'],
])('%s is a time', (text, time) => {
  expect(readTrackings(file(`FO-1,94,USPS,${text}`)).trackings).toMatchObject([{ shipped_at: at(time) }]);
});

test.each([
  ['FO-1,,USPS,', 'Line 2: tracking_number is empty.'],
  ['"FO\n1",94,,', 'Line 2: courier is empty.'],
  [`${'x'.repeat(101)},94,USPS,`, 'Line 2: reference can have up to 100 characters.'],
  ['FO-1,94,USPS,31/11/2026', 'Line 2: “31/11/2026” isn’t a valid date and time. Use the format 2026-11-21 08:30.'],
  ['FO-1,94,USPS,2026-02-31', 'Line 2: “2026-02-31” isn’t a valid date and time. Use the format 2026-11-21 08:30.'],
  ['FO-1,94,USPS,2026-11-21 24:61', 'Line 2: “2026-11-21 24:61” isn’t a valid date and time. Use the format 2026-11-21 08:30.'],
  ['FO-1,94,USPS,,more', 'Line 2 has more cells than the file has columns.'],
  [
    'FO-1,9.4001E+21,USPS,',
    'Line 2: your spreadsheet shortened the tracking number to 9.4001E+21. Format the column as text and enter the number again.',
  ],
])('%j is told by one sentence, and spoils no other line', (line, sentence) => {
  const text = file(line, 'FO-9,95,DHL,');
  expect(sentences(text)).toEqual([sentence]);
  expect(readTrackings(text).trackings).toMatchObject([{ reference: 'FO-9' }]);
});

test('a parcel told twice alike is one; told otherwise, the first stands and the second is named', () => {
  const text = file('FO-1,94,USPS,2026-11-21', '"FO-1",94,USPS,2026-11-21', 'FO-1,95,USPS,', '', 'FO-1,94,DHL,2026-11-21');
  expect(readTrackings(text).trackings.map(({ tracking_number, courier }) => `${tracking_number} ${courier}`)).toEqual([
    '94 USPS',
    '95 USPS',
  ]);
  expect(sentences(text)).toEqual(['Line 6 has different details for shipment 94 than line 2.']);
});

test('a file without its columns, or whose quotation never ends, is told as a whole', () => {
  expect(sentences('')).toHaveLength(3);
  expect(sentences('reference,courier\nFO-1,USPS')).toEqual(['Line 1: the column tracking_number is missing.']);
  expect(sentences(file('FO-1,94,USPS,', 'FO-2,"95,USPS,'))).toEqual(['Line 3: a quotation mark isn’t closed.']);
});

test('a line after a cell of several lines is counted as an editor counts it', () => {
  expect(sentences(file('FO-1,94,"US\r\nPS\n",', 'FO-2,,DHL,'))).toEqual(['Line 5: tracking_number is empty.']);
});

/** What people write on parcels: no marks at the ends that a spreadsheet puts there. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.startsWith("'") && !/^="|^\d([.,]\d+)?e\+\d+$/i.test(text));

test('whatever a provider tells of a parcel is read back, as spreadsheets and as programs write it', () => {
  const seconds = fc.option(fc.integer({ min: 0, max: 2 ** 31 - 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word, word, seconds), { maxLength: 8 }), fc.boolean(), (parcels, forProgram) => {
      const cells = parcels.map(([reference, number, courier, shipped]) => [reference, number, courier, csvTime(shipped)]);
      const text = [HEAD.split(','), ...cells].map(forProgram ? csvLineForProgram : csvLine).join('');
      const known = new Map(parcels.map((parcel) => [JSON.stringify(parcel.slice(0, 2)), parcel]));
      const { trackings, faults } = readTrackings(text);
      if (known.size < parcels.length) return;
      expect(faults).toEqual([]);
      expect(
        trackings.map(({ reference, tracking_number, courier, shipped_at }) => [reference, tracking_number, courier, shipped_at]),
      ).toEqual(parcels);
    }),
  );
});

test('no file makes it fail, and every fault has its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'"\r\n,;\t=a1'), maxLength: 60 }), (rest) => {
      for (const { values } of readTrackings(`${HEAD}\n${rest}`).faults) expect(values.line).toBeGreaterThan(0);
    }),
  );
});

import fc from 'fast-check';
import { orderOfDays, readWrittenTime } from '../../../../src/domain/spreadsheets/written-times';
import { spreadsheetDialect } from '../../../../src/domain/spreadsheets/write-csv';

const at = (time: string): number => Date.parse(time) / 1000;

test.each([
  ['2026-12-31', '2026-12-31T00:00:00Z'],
  ['2026/12/31', '2026-12-31T00:00:00Z'],
  ['31/12/2026', '2026-12-31T00:00:00Z'],
  ['12/31/2026', '2026-12-31T00:00:00Z'],
  ['31.12.2026', '2026-12-31T00:00:00Z'],
  ['3.4.26', '2026-04-03T00:00:00Z'],
  ['3 Jan 2026', '2026-01-03T00:00:00Z'],
  ['January 3rd, 2026', '2026-01-03T00:00:00Z'],
  ['3. Jänner 2026', '2026-01-03T00:00:00Z'],
  ['3 août 2026', '2026-08-03T00:00:00Z'],
  ['1er févr. 2026', '2026-02-01T00:00:00Z'],
  ['3 de março de 2026', '2026-03-03T00:00:00Z'],
  ['Mo, 3. Dez. 2026 um 14:05', '2026-12-03T14:05:00Z'],
  ['3 juin 2026 à 14h05', '2026-06-03T14:05:00Z'],
  ['12/31/2026, 12:15 AM', '2026-12-31T00:15:00Z'],
  ['12/31/2026 12:15 p.m.', '2026-12-31T12:15:00Z'],
  ['2026-11-21T08:30:15.250+02:00', '2026-11-21T06:30:15Z'],
  ['46347', '2026-11-21T00:00:00Z'],
])('%s is a moment', (text, time) => {
  expect(readWrittenTime(text, null)).toBe(at(time));
});

test.each(['', 'soon', '31/04/2026', '2026-02-30', '3 jui 2026', '10 Foo 2026', '12/31/2026 13:00 PM', '12', '1234567', '2026', '1/2'])(
  '%j is no moment',
  (text) => {
    expect(readWrittenTime(text, 'day')).toBeNull();
  },
);

test('a number of a workbook is a day as spreadsheets count them', () => {
  expect(readWrittenTime(46_347.5, null)).toBe(at('2026-11-21T12:00:00Z'));
});

test('one day of a column that reads in one way only tells how the others are meant', () => {
  expect(orderOfDays(['03/04/2026', '31/12/2026'])).toEqual({ order: 'day', question: null });
  expect(orderOfDays(['03/04/2026', '12/31/2026'])).toEqual({ order: 'month', question: null });
  expect(readWrittenTime('03/04/2026', 'day')).toBe(at('2026-04-03'));
  expect(readWrittenTime('03/04/2026', 'month')).toBe(at('2026-03-04'));
  expect(readWrittenTime('03/04/2026', null)).toBeNull();
});

test('a column is asked about once where nothing in it says, and not where nothing is doubtful', () => {
  const readings = { day: at('2026-04-03'), month: at('2026-03-04') };
  expect(orderOfDays(['', '2026-11-21', '03.04.2026', '03/04/2026', '05/06/2026']).question).toEqual({ text: '03/04/2026', readings });
  expect(orderOfDays(['03/04/2026', '31/12/2026', '12/31/2026']).question).toEqual({ text: '03/04/2026', readings });
  expect(orderOfDays(['03.04.2026', '05/05/2026', 'x', 46_347])).toEqual({ order: null, question: null });
});

test.each(['en-US', 'en-GB', 'de', 'fr', 'pt'])('moments as an export writes them in %s are read back', (locale) => {
  const { time } = spreadsheetDialect(locale, 'UTC');
  const order = locale === 'en-US' ? 'month' : 'day';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 366 * 24 * 60 }), (minutes) => {
      expect(readWrittenTime(time(new Date(minutes * 60_000)), order)).toBe(minutes * 60);
    }),
  );
});

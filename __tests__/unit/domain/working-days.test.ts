import { addBusinessDays } from 'date-fns/addBusinessDays';
import { addDays } from 'date-fns/addDays';
import fc from 'fast-check';
import { workingDaysBetween } from '../../../src/domain/working-days';

/** The 1st of November 2026 is a Sunday. */
const november = (day: number, hour = 12): number => new Date(2026, 10, day, hour).getTime() / 1000;

test.each([
  ['Friday to Saturday', 6, 7, 0],
  ['Friday to Monday', 6, 9, 1],
  ['Saturday to Sunday', 7, 8, 0],
  ['Saturday to Monday', 7, 9, 1],
  ['Monday to Friday', 2, 6, 4],
  ['Monday to Monday', 2, 9, 5],
  ['later to earlier', 9, 2, 0],
])('%s', (_span, from, to, days) => {
  expect(workingDaysBetween(november(from), november(to))).toBe(days);
});

test('a day begins at midnight, not 24 hours later', () => {
  expect(workingDaysBetween(november(2, 23), november(3, 1))).toBe(1);
  expect(workingDaysBetween(november(3, 1), november(3, 23))).toBe(0);
});

const moments = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

test('counts the days of the span but its Saturdays and Sundays', () => {
  fc.assert(
    fc.property(moments, fc.nat(200), (from, span) => {
      const days = Array.from({ length: span }, (_, i) => addDays(from, i + 1).getDay());
      const weekdays = days.filter((day) => day !== 0 && day !== 6).length;
      expect(workingDaysBetween(secondsOf(from), secondsOf(addDays(from, span)))).toBe(weekdays);
    }),
  );
});

test('the day n working days on is n working days away', () => {
  fc.assert(
    fc.property(moments, fc.nat(200), (from, count) => {
      expect(workingDaysBetween(secondsOf(from), secondsOf(addBusinessDays(from, count)))).toBe(count);
    }),
  );
});

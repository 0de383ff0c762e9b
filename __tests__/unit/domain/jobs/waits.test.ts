import fc from 'fast-check';
import { TZDate } from '@date-fns/tz';
import { nextPushAt } from '../../../../src/domain/jobs/waits';

const BERLIN = 'Europe/Berlin';
const at = (...parts: [number, number, number, number?, number?]): number => {
  const [year, month, day, hour = 0, minute = 0] = parts;
  return new TZDate(year, month - 1, day, hour, minute, 0, BERLIN).getTime() / 1000;
};

test.each([
  ['nothing is said', 1000, null, { days: [], minutes: 0 }, 1000],
  ['the last push was long ago', 10_000, 1000, { days: [], minutes: 10 }, 10_000],
  ['the pause is not over', 1300, 1000, { days: [], minutes: 10 }, 1600],
  ['the last push is of the future', 1300, 9000, { days: [], minutes: 10 }, 1300],
  // 2026-03-28 is a Saturday; in the night to Sunday clocks go forward.
  ['Sundays, over the short night', at(2026, 3, 28, 12), null, { days: [7], minutes: 0 }, at(2026, 3, 29)],
  ['Mondays, over the short day', at(2026, 3, 28, 12), null, { days: [1], minutes: 0 }, at(2026, 3, 28, 12) + 35 * 3600],
  ['Mondays, over the long day', at(2026, 10, 24, 12), null, { days: [1], minutes: 0 }, at(2026, 10, 24, 12) + 37 * 3600],
  [
    'the pause ends on a day without pushes',
    at(2026, 3, 27, 23, 50),
    at(2026, 3, 27, 23, 45),
    { days: [5, 1], minutes: 30 },
    at(2026, 3, 30),
  ],
])('when a store is pushed to next: %s', (_when, now, last, schedule, expected) => {
  expect(nextPushAt(now, last, { ...schedule, zone: BERLIN })).toBe(expected);
});

test('the next moment is on a day of the schedule, after the pause, and no earlier one would do', () => {
  const now = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }));
  const zone = fc.constantFrom(BERLIN, 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'UTC');
  fc.assert(
    fc.property(now, fc.option(fc.nat(200_000)), days, fc.nat(5000), zone, (moment, ago, wanted, minutes, where) => {
      const last = ago === null ? null : moment - ago;
      const next = nextPushAt(moment, last, { days: wanted, minutes, zone: where });
      const rested = last === null ? moment : Math.max(moment, last + minutes * 60);
      const dayOf = (seconds: number): number => new TZDate(seconds * 1000, where).getDay() || 7;
      expect(next).toBeGreaterThanOrEqual(rested);
      expect(wanted.length === 0 || wanted.includes(dayOf(next))).toBe(true);
      if (next > rested) {
        expect(wanted).not.toContain(dayOf(rested));
        expect(wanted).not.toContain(dayOf(next - 1));
        expect(next - rested).toBeLessThanOrEqual(7 * 25 * 3600);
      }
    }),
  );
});

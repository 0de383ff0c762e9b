import fc from 'fast-check';
import { refusalOf } from '../english';
import { dayRange } from '../../../../src/domain/lists/day-range';
import { sentStatus, USER_STATUS_FILTERS } from '../../../../src/domain/people/user-filter';

const seconds = (...at: [year: number, month: number, day: number, hour: number, minute: number, second: number]): number =>
  new Date(at[0], at[1] - 1, at[2], at[3], at[4], at[5]).getTime() / 1000;

test('covers from the first second of the start day to the last second of the end day', () => {
  expect(dayRange('01-02-2026', '28-02-2026')).toEqual({
    ok: true,
    value: { start: seconds(2026, 2, 1, 0, 0, 0), end: seconds(2026, 2, 28, 23, 59, 59) },
  });
  expect(dayRange(' 29-02-2024 ', '29-02-2024')).toMatchObject({ ok: true });
});

test('either end may be open', () => {
  expect(dayRange('', null)).toEqual({ ok: true, value: { start: undefined, end: undefined } });
  expect(dayRange('05-03-2026', undefined)).toEqual({ ok: true, value: { start: seconds(2026, 3, 5, 0, 0, 0), end: undefined } });
  expect(dayRange('  ', '05-03-2026')).toMatchObject({ value: { start: undefined, end: seconds(2026, 3, 5, 23, 59, 59) } });
});

test.each([
  '2026-02-01',
  '1-2-2026',
  '31-04-2026',
  '29-02-2025',
  '00-01-2026',
  '01-13-2026',
  '32-01-2026',
  '01-01-0012',
  '01/02/2026',
  'today',
  '01-01-20266',
])('%s is no day, and is told at its own end', (text) => {
  expect(refusalOf(dayRange(text, ''))).toEqual({ field: 'start', sentence: expect.stringMatching(/DD-MM-YYYY\.$/) });
  expect(refusalOf(dayRange('', text))).toEqual({ field: 'end', sentence: expect.stringMatching(/DD-MM-YYYY\.$/) });
});

test('an end before its start is refused', () => {
  expect(dayRange('02-01-2026', '01-01-2026')).toMatchObject({ ok: false, fault: { field: 'end' } });
});

test('every day is whole, and the next one begins where it ends, summer time or not', () => {
  const day = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
  const written = (date: Date): string =>
    `${String(date.getDate()).padStart(2, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${date.getFullYear()}`;
  fc.assert(
    fc.property(day, (date) => {
      const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
      const today = dayRange(written(date), written(date));
      const tomorrow = dayRange(written(next), '');
      expect(today.ok && tomorrow.ok && today.value.end === (tomorrow.value.start ?? 0) - 1).toBe(true);
    }),
  );
});

test('the status filter Opened is sent as empty, every other one as it is', () => {
  expect(USER_STATUS_FILTERS.map(sentStatus)).toEqual(['All', '', 'Pending', 'Blocked']);
});

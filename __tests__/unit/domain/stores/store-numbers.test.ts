import fc from 'fast-check';
import { storeNumber } from '../../../../src/domain/stores/store-numbers';

test.each<[unknown, number]>([
  [5, 5],
  ['5', 5],
  [' 12 ', 12],
  [12.7, 12],
  ['12.7', 12],
  [-3, 0],
  ['', 0],
  ['many', 0],
  ['12 a day', 0],
  [null, 0],
  [undefined, 0],
  [true, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [1e12, 2 ** 31 - 1],
])('%j is kept as %d', (typed, kept) => {
  expect(storeNumber(typed)).toBe(kept);
});

test('whatever is typed, a whole number the database holds is kept, and keeping it again changes nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (typed) => {
      const kept = storeNumber(typed);
      expect(Number.isInteger(kept) && kept >= 0 && kept < 2 ** 31).toBe(true);
      expect(storeNumber(kept)).toBe(kept);
    }),
  );
});

test('a number and its text are kept alike: whole, never rounded up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
      const text = `${whole}.${String(hundredths).padStart(2, '0')}`;
      expect(storeNumber(text)).toBe(whole);
      expect(storeNumber(Number(text))).toBe(whole);
    }),
  );
});

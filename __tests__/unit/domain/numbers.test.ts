import fc from 'fast-check';
import { toCents } from '../../../src/domain/money';
import { parseNumber, roundTo } from '../../../src/domain/numbers';
import { growthOf } from '../../support/growth';

test('rounding moves a number by half a step at most, and twice is once', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, digits) => {
      const rounded = roundTo(value, digits);
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -digits * (1 + 1e-6));
      expect(roundTo(rounded, digits)).toBe(rounded);
    }),
  );
});

test('a half is rounded away from zero as it is written, however it is kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e9 }), fc.integer({ min: 0, max: 6 }), (steps, digits) => {
      expect(roundTo(Number(`${steps}5e-${digits + 1}`), digits)).toBe(Number(`${steps + 1}e-${digits}`));
      expect(roundTo(Number(`-${steps}4999e-${digits + 4}`), digits) + 0).toBe(-Number(`${steps}e-${digits}`) + 0);
    }),
  );
});

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [2.675, 2.68],
  [1e-7, 0],
  [-4e-324, 0],
  [1e21, 1e21],
  [-0.001, 0],
])('%d rounds to %d cents', (value, cents) => {
  expect(toCents(value)).toBe(cents);
});

test.each([
  ['12.50', 12.5],
  [' -3. ', -3],
  ['+.5', 0.5],
  ['.', null],
  ['1.2.3', null],
  ['', null],
])('%j is read as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test('what is no number after very many digits is found out in one go', () => {
  expect(growthOf(parseNumber, (length) => `${'0'.repeat(length)}x`)).toBeLessThan(40);
});

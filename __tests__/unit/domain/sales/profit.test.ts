import fc from 'fast-check';
import { inCents, profitOf } from '../../../../src/domain/sales/profit';

test('halves of a cent go away from zero, however binary fractions fall', () => {
  expect(inCents(0.05, 0.1)).toBe(1);
  expect(inCents(0.1, 1.05)).toBe(11);
  expect(inCents(-0.1, 1.05)).toBe(-11);
  expect(inCents(19.99, 1.08345678)).toBe(2166);
});

test.each([
  ['KWD', 12.345, 3.25, 4012],
  ['KWD', 0.005, 3.25, 2],
  ['JPY', 533, 0.0067, 357],
  ['IDR', 150_000, 0.0000613, 920],
])('all digits of an amount in %s count: %f at %f are %i cents', (_currency, amount, rate, cents) => {
  expect(inCents(amount, rate)).toBe(cents);
});

test('a rate of one changes no cent', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => expect(inCents(cents / 100, 1)).toBe(cents)));
});

test('profit is what is left of the sum, each part rounded by itself; without a rate nobody knows', () => {
  const order = { total: 40, tax: 3, refunded: 5, rate: 1.1, fees: 120, cost: 1500 };
  expect(profitOf(order)).toBe(4400 - 330 - 550 - 120 - 1500);
  expect(profitOf({ ...order, rate: null })).toBeNull();
});

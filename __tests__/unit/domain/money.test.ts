import { toCents, variantPrice } from '../../../src/domain/money';

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

test('a variant sells for its base price where no profit is told', () => {
  expect(variantPrice({ base_price: 7.5 })).toBe(7.5);
  expect(variantPrice({ base_price: 7.5, fix_profit: 2, fixed_profit: 4.99, price_addition: 1 })).toBe(20.99);
});

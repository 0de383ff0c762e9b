import { currencyDigits, inSmallestUnits, plainMoney, roundMoney } from '../../../src/domain/currency';
import { sharesOfLines } from '../../../src/domain/sales/refunds';

test.each([
  ['USD', 2, 12.345, '12.35'],
  ['JPY', 0, 533.4, '533'],
  ['VND', 0, 24_990, '24990'],
  ['KWD', 3, 12.345, '12.345'],
  ['IDR', 2, 150_000, '150000.00'],
  ['HUF', 2, 1234.56, '1234.56'],
  ['CLF', 4, 1.23456, '1.2346'],
  ['points', 2, 1, '1.00'],
])('%s has %i digits', (currency, digits, amount, written) => {
  expect(currencyDigits(currency)).toBe(digits);
  expect(plainMoney(amount, currency)).toBe(written);
  expect(roundMoney(Number(written), currency)).toBe(Number(written));
  expect(inSmallestUnits(Number(written), currency)).toBe(Math.round(Number(written) * 10 ** digits));
});

test.each([
  ['USD', 21.99],
  ['USD', 10],
  ['KWD', 7.777],
  ['JPY', 31],
])('shares of lines in %s come to the amount exactly, and to no more than the lines', (currency, amount) => {
  const lines = [
    { net: 19.99, tax: 2 },
    { net: 7.77, tax: 0 },
    { net: 3.33, tax: 0.33 },
  ];
  const shares = sharesOfLines(lines, amount, currency);
  const units = shares.reduce((sum, { net, tax }) => sum + inSmallestUnits(net, currency) + inSmallestUnits(tax, currency), 0);
  expect(units).toBe(inSmallestUnits(amount, currency));
  for (const { net, tax } of shares) expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
  const all = sharesOfLines(lines, 1000, currency);
  expect(all.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBeCloseTo(roundMoney(33.42, currency), 6);
});

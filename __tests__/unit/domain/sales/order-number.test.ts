import { digitsOfNumber, numberWithoutMark, typedNumber } from '../../../../src/domain/sales/order-number';

test.each([
  ['#1001', '1001', '1001'],
  ['##1001', '1001', '1001'],
  ['# 1001', '1001', '1001'],
  ['SHOP-1003', 'SHOP-1003', '1003'],
  ['#1004-EU', '1004-EU', '1004'],
  ['1004-EU2', '1004-EU2', '1004'],
  ['2026-1005', '2026-1005', '1005'],
  ['S2-1006', 'S2-1006', '1006'],
  ['A7', 'A7', '7'],
  ['111-1234567-7654321', '111-1234567-7654321', '7654321'],
  ['Gift', 'Gift', ''],
])('%s is shown as #%s and found by "%s"', (told, shown, digits) => {
  expect(numberWithoutMark(told)).toBe(shown);
  expect(typedNumber(told)).toBe(shown.toLowerCase());
  expect(digitsOfNumber(shown)).toBe(digits);
});

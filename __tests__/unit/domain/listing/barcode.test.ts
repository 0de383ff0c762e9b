import fc from 'fast-check';
import { barcodeTypeOf, isBarcodeOf, tradeNumberOf } from '../../../../src/domain/listing/barcode';

test.each([
  ['ean', '4006381333931'],
  ['ean', '40170725'],
  ['upc', '036000291452'],
  ['gtin', '10614141000415'],
  ['isbn', '978-3-16-148410-0'],
  ['isbn', '0-306-40615-2'],
  ['isbn', '080442957X'],
] as const)('an %s may be %s', (type, code) => {
  expect(isBarcodeOf(type, code)).toBe(true);
});

test.each([
  ['ean', '4006381333932'],
  ['upc', '4006381333931'],
  ['isbn', '0306406153'],
  ['gtin', ''],
  ['ean', 'x'.repeat(13)],
] as const)('an %s is not %s', (type, code) => {
  expect(isBarcodeOf(type, code)).toBe(false);
});

test('types are named in any case, and nothing is none', () => {
  expect([barcodeTypeOf(' EAN '), barcodeTypeOf(null), barcodeTypeOf('qr')]).toEqual(['ean', '', null]);
});

test('a number without a type is told by its length, and what is no trade number stays the seller’s own', () => {
  expect(tradeNumberOf('036000291452', '')).toEqual({ kind: 'upc', digits: '036000291452' });
  expect(tradeNumberOf('9783161484100', '')).toEqual({ kind: 'isbn', digits: '9783161484100' });
  expect(tradeNumberOf('4006381333931', 'gtin')).toEqual({ kind: 'gtin', digits: '4006381333931' });
  expect(tradeNumberOf('SHELF-12', '')).toBeNull();
});

test('one wrong digit is always found', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (first, at, step) => {
      const sum = first.reduce((all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3), 0);
      const whole = [...first, (10 - (sum % 10)) % 10];
      expect(isBarcodeOf('ean', whole.join(''))).toBe(true);
      const wrong = whole.map((digit, place) => (place === at ? (digit + step) % 10 : digit));
      expect(isBarcodeOf('ean', wrong.join(''))).toBe(false);
    }),
  );
});

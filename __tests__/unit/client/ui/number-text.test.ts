import fc from 'fast-check';
import { plainNumber, writtenNumber } from '../../../../src/client/ui/number-text';
import { parseNumber } from '../../../../src/domain/numbers';

const LANGUAGES = ['en', 'de', 'fr', 'pt', 'de-CH', 'hi', 'sv', 'fa', 'ar-EG', 'pl'];
const language = fc.constantFrom(...LANGUAGES);

test('what a language writes is read back as the same number, decimals and all', () => {
  fc.assert(
    fc.property(language, fc.integer({ min: -1e10, max: 1e10 }), fc.integer({ min: 0, max: 5 }), (spoken, units, digits) => {
      const plain = (units / 10 ** digits).toFixed(digits);
      expect(plainNumber(writtenNumber(plain, spoken), spoken)).toBe(plain);
    }),
  );
});

test('what is no number stays as it was typed and is never taken for one', () => {
  fc.assert(
    fc.property(language, fc.string({ unit: fc.constantFrom(...'0123456789.,-+ eE$x٫٣') }), (spoken, typed) => {
      const plain = plainNumber(typed, spoken);
      if (parseNumber(plain) === null) expect(plain).toBe(typed);
      else expect(plainNumber(plain, 'en')).toBe(plain);
    }),
  );
});

test.each([
  ['de', '1.234,5', '1234.5'],
  ['de', '1.234', '1234'],
  ['de', '12,50', '12.50'],
  ['de', '12.5', '12.5'],
  ['de', '1,234.5', '1234.5'],
  ['de', '1.234.567', '1234567'],
  ['en', '1,234.5', '1234.5'],
  ['en', '1,234', '1234'],
  ['en', '12,5', '12.5'],
  ['en', '1234.5', '1234.5'],
  ['en', '1.234,5', '1234.5'],
  ['en', '0,125', '0.125'],
  ['en', ' $ 12.50 ', '12.50'],
  ['fr', '1 234,5', '1234.5'],
  ['fr', '1\u202f234,5', '1234.5'],
  ['fr', '12.5', '12.5'],
  ['pt', '1.234,56', '1234.56'],
  ['en', '١٢٫٥', '12.5'],
  ['en', '۱٬۲۳۴', '1234'],
  ['en', '12,34,567.8', '1234567.8'],
  ['en', '−3', '-3'],
  ['en', ',5', '0.5'],
  ['en', '12,', '12'],
])('in %s %j is read as %s', (spoken, typed, plain) => {
  expect(plainNumber(typed, spoken)).toBe(plain);
});

test.each(['', 'abc', '1.2.3', '1,2,3', '1,234,5', '1.234.5,6', '1,234.5.6', '12x', '1e5', '--1', '.', ',', '١٫٢٫٣'])(
  '%j is no number anywhere',
  (typed) => {
    for (const spoken of LANGUAGES) expect(plainNumber(typed, spoken)).toBe(typed);
    expect(parseNumber(typed)).toBeNull();
  },
);

test('a number is shown as the language writes it, with the decimals it has; what is no number as it is', () => {
  expect(writtenNumber('1234.50', 'de')).toBe('1.234,50');
  expect(writtenNumber('1234.5', 'en')).toBe('1,234.5');
  expect(writtenNumber('12x', 'de')).toBe('12x');
  expect(writtenNumber('', 'de')).toBe('');
});

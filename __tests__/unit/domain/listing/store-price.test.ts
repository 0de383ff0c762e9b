import fc from 'fast-check';
import { currencyDigits } from '../../../../src/domain/currency';
import {
  convertedPrice,
  soldForms,
  storePriceOf,
  storePricing,
  UNCONVERTED,
  withStorePrice,
} from '../../../../src/domain/listing/store-price';
import { PRICE_ENDINGS } from '../../../../src/domain/listing/price-setting';

const CURRENCIES = ['EUR', 'GBP', 'JPY', 'KWD', 'VND', 'BRL', 'CHF', 'ISK'] as const;

test.each([
  ['EUR', 1.0832, null, 23.07],
  ['EUR', 1.0832, '99', 23.99],
  ['EUR', 1.0832, '95', 23.95],
  ['EUR', 1.0832, '00', 24],
  ['JPY', 0.0067, null, 3730],
  ['JPY', 0.0067, '99', 3730],
  ['VND', 0.00003945, null, 633_460],
  ['KWD', 3.2573, null, 7.672],
  ['KWD', 3.2573, '99', 7.99],
] as const)('$24.99 at a store that sells in %s, at %f dollars and an ending of %s, is %f', (currency, rate, ending, price) => {
  expect(convertedPrice(24.99, { currency, rate, ending, digits: currencyDigits(currency) })).toBe(price);
});

test.each([
  ['tiktok', null, 24.99, 407_667],
  ['tiktok', '99', 24.99, 407_668],
  ['woocommerce', null, 24.99, 407_667],
])('rupiah at %s with an ending of %s: $%f is %f', (platform_id, ending, dollars, price) => {
  const pricing = storePricing({ currency: 'IDR', platform_id, ending }, 0.0000613);
  expect(pricing && convertedPrice(dollars, pricing)).toBe(price);
});

test('a price the seller set in rupiah goes in whole units to a platform that takes no others', () => {
  const variant = { sale_price: 9, store_prices: [{ currency: 'IDR', price: 150_000.5 }] };
  const at = (platform_id: string) => storePricing({ currency: 'IDR', platform_id, ending: null }, 0.00006);
  expect(storePriceOf(variant, at('tiktok')!)).toBe(150_001);
  expect(storePriceOf(variant, at('shopify')!)).toBe(150_000.5);
});

test('an ending goes up from the third digit of a currency that has three', () => {
  expect(convertedPrice(12.994, { currency: 'KWD', rate: 1, digits: 3, ending: '99' })).toBe(13.99);
  expect(convertedPrice(12.99, { currency: 'KWD', rate: 1, digits: 3, ending: '99' })).toBe(12.99);
});

test('at a store that sells in dollars a price stays as it is, whatever the ending', () => {
  expect(storePriceOf({ sale_price: 24.5 }, { ...UNCONVERTED, ending: '99' })).toBe(24.5);
});

test('a price the seller set for a currency is not converted, and counts in that currency alone', () => {
  const variant = { sale_price: 24.99, store_prices: withStorePrice([{ currency: 'GBP', price: 19.99 }], 'EUR', 22.5) };
  expect(storePriceOf(variant, { currency: 'EUR', rate: 1.08, digits: 2, ending: '99' })).toBe(22.5);
  expect(storePriceOf(variant, { currency: 'GBP', rate: 1.3, digits: 2, ending: null })).toBe(19.99);
  expect(storePriceOf(variant, { currency: 'CHF', rate: 1.1, digits: 2, ending: null })).toBe(22.72);
  expect(withStorePrice(variant.store_prices, 'GBP', null)).toEqual([{ currency: 'EUR', price: 22.5 }]);
});

test('a converted price has the digits of its currency, is never 0, and an ending never lowers it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
      fc.constantFrom(...CURRENCIES),
      fc.double({ min: 0.00001, max: 5, noNaN: true }),
      fc.constantFrom(null, ...PRICE_ENDINGS),
      (dollars, currency, rate, ending) => {
        const price = convertedPrice(dollars, { currency, rate, ending, digits: currencyDigits(currency) });
        const unit = 10 ** -currencyDigits(currency);
        expect(price).toBeGreaterThanOrEqual(unit);
        expect(Math.abs(price / unit - Math.round(price / unit))).toBeLessThan(0.001);
        if (ending !== null) expect(price).toBeGreaterThanOrEqual(dollars / rate - unit);
        if (ending !== null && currencyDigits(currency) === 2) expect(price.toFixed(2).endsWith(ending)).toBe(true);
      },
    ),
  );
});

test('a listing without variants sells for its own price in a currency, one with variants for theirs', () => {
  const listing = { price: 20, plf_price: 22, store_prices: [{ currency: 'EUR', price: 19.5 }] };
  const pricing = { currency: 'EUR', rate: 1.1, digits: 2, ending: null };
  const sold = (variants: { selected: boolean; sale_price: number }[]) =>
    soldForms({ ...listing, attribute_specifics_modify: variants }).map((form) => storePriceOf(form, pricing));
  expect(sold([])).toEqual([19.5]);
  expect(sold([{ selected: true, sale_price: 11 }])).toEqual([10]);
});

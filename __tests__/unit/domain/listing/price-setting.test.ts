import fc from 'fast-check';
import { lossAmong } from '../../../../src/domain/listing/loss';
import { PRICE_ENDINGS, priceBy, type PriceSetting } from '../../../../src/domain/listing/price-setting';

const dollars = fc.integer({ min: 1, max: 10_000_00 }).map((cents) => cents / 100);
const variant = fc.record({ base_price: dollars, price: fc.option(dollars) });
const ending = fc.constantFrom(...PRICE_ENDINGS);

test('an ending is reached upwards, by less than a dollar, and reached prices stay', () => {
  fc.assert(
    fc.property(variant, ending, ({ base_price, price }, cents) => {
      const made = priceBy({ by: 'keep', ending: cents }, { base_price, price });
      if (price === null || made === null) return expect(made).toBe(price);
      expect(made.toFixed(2).endsWith(`.${cents}`)).toBe(true);
      expect(made).toBeGreaterThanOrEqual(price);
      expect(made - price).toBeLessThan(1);
      return expect(priceBy({ by: 'keep', ending: cents }, { base_price, price: made })).toBe(made);
    }),
  );
});

test('a margin is that share of the price, to the cent', () => {
  fc.assert(
    fc.property(variant, fc.integer({ min: -50, max: 95 }), (row, percent) => {
      const made = priceBy({ by: 'margin', percent, ending: null }, row)!;
      expect(Math.abs(made * (1 - percent / 100) - row.base_price)).toBeLessThanOrEqual(0.0051 * (1 - percent / 100) + 1e-6);
    }),
  );
});

test.each<[PriceSetting, number | null]>([
  [{ by: 'price', dollars: 19.9, ending: null }, 19.9],
  [{ by: 'price', dollars: 19.9, ending: '95' }, 19.95],
  [{ by: 'price', dollars: 19.99, ending: '95' }, 20.95],
  [{ by: 'price', dollars: 0, ending: '99' }, null],
  [{ by: 'price', dollars: -1, ending: null }, null],
  [{ by: 'margin', percent: 50, ending: '99' }, 15.99],
  [{ by: 'margin', percent: 100, ending: null }, null],
  [{ by: 'margin', percent: 120, ending: null }, null],
  [{ by: 'keep', ending: '00' }, 13],
])('%j makes %d of a variant that costs 7.50 and sells for 12.50', (setting, price) => {
  expect(priceBy(setting, { base_price: 7.5, price: 12.5 })).toBe(price);
});

test('a loss is told with how many and the worst of them', () => {
  expect(lossAmong([5, -0.5, 0, -2.1])).toEqual({ variants: 2, most: 2.1 });
  expect(lossAmong([0, 3])).toBeNull();
});

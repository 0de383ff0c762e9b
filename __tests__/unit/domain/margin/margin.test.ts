import fc from 'fast-check';
import { PAYMENT_FEES, PLATFORM_FEES, taxOf } from '../../../../src/domain/margin/fees';
import { marginAt, priceFor, type Terms } from '../../../../src/domain/margin/margin';
import { fixedProfitForAll, simulate, type Garment } from '../../../../src/domain/margin/simulate';
import { presetPrice } from '../../../../src/domain/product-presets/price';
import { isLongRun } from '../../../support/long-runs';

const cents = (max: number) => fc.integer({ min: 0, max });
const terms: fc.Arbitrary<Terms> = fc.record({
  platform: fc.record({
    percent: cents(2500),
    fixed: cents(200),
    listing: cents(100),
    of: fc.constantFrom('total' as const, 'beforeTax' as const),
  }),
  payment: fc.record({ percent: cents(600), fixed: cents(100) }),
  tax: fc.record({ percent: cents(2700), included: fc.boolean() }),
  shippingPaid: cents(3000),
  cost: cents(20_000),
  shippingCost: cents(5000),
});

const leaves = (price: number, of: Terms, percent: number): boolean => {
  const { margin, revenue } = marginAt(price, of);
  return revenue > 0 && margin * 10_000 >= percent * revenue;
};

const GERMANY: Terms = {
  platform: PLATFORM_FEES.etsy,
  payment: PAYMENT_FEES.etsy,
  tax: taxOf('DE'),
  shippingPaid: 500,
  cost: 850,
  shippingCost: 450,
};

test('a margin is what is left of what the buyer pays, part by part', () => {
  // 29.99 + 5.00 paid; tax 34.99 × 19/119 = 5.59; revenue 29.40; Etsy 6.5 % of that 1.91 + 0.20; payment 3 % of 34.99 1.05 + 0.25.
  expect(marginAt(2999, GERMANY)).toEqual({
    price: 2999,
    paid: 3499,
    tax: 559,
    revenue: 2940,
    platformFee: 211,
    paymentFee: 130,
    margin: 2940 - 211 - 130 - 850 - 450,
    percent: 4418,
  });
  // In the United States tax comes on top, and eBay keeps its share of that too.
  const us = marginAt(2000, {
    ...GERMANY,
    platform: PLATFORM_FEES.ebay,
    payment: PAYMENT_FEES.platform,
    tax: taxOf('US'),
    shippingPaid: 0,
  });
  expect(us).toMatchObject({ paid: 2150, tax: 150, revenue: 2000, platformFee: 292 + 40, paymentFee: 0, margin: 2000 - 332 - 1300 });
});

test('"which price gives 35 % in Germany?"', () => {
  const price = priceFor(3500, GERMANY)!;
  expect(leaves(price, GERMANY, 3500)).toBe(true);
  expect(leaves(price - 1, GERMANY, 3500)).toBe(false);
  expect(marginAt(price, GERMANY).percent).toBeGreaterThanOrEqual(3500);
});

test('the answer put back leaves what was promised, never less, and no lower price does', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: -2000, max: 8000 }), (of, percent) => {
      const price = priceFor(percent, of);
      if (price === null) return;
      expect(leaves(price, of, percent)).toBe(true);
      for (let less = Math.max(1, price - 40); less < price; less += 1) expect(leaves(less, of, percent)).toBe(false);
    }),
    { numRuns: isLongRun ? 2000 : 200 },
  );
});

test('where there is no answer, no price in reach leaves it', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 5000, max: 9900 }), fc.integer({ min: 1, max: 2_000_000 }), (of, percent, price) => {
      if (priceFor(percent, of) === null && of.cost + of.shippingCost > 3000) expect(leaves(price, of, percent)).toBe(false);
    }),
    { numRuns: isLongRun ? 1000 : 150 },
  );
});

test('every cent a buyer pays is tax, fee, cost or margin', () => {
  fc.assert(
    fc.property(terms, cents(100_000), (of, price) => {
      const { paid, tax, platformFee, paymentFee, margin } = marginAt(price, of);
      expect(tax + platformFee + paymentFee + of.cost + of.shippingCost + margin).toBe(paid);
      expect([tax, platformFee, paymentFee, margin].every(Number.isInteger)).toBe(true);
    }),
  );
});

test('a fixed profit for all leaves no variant below what is wanted of it, and none is below 0', () => {
  const dollars = (max: number) => fc.integer({ min: 1, max }).map((n) => n / 100);
  const variant = fc.record({ base_price: dollars(9000), wanted: dollars(20_000), price_addition: dollars(900) });
  fc.assert(
    fc.property(fc.array(variant, { minLength: 1, maxLength: 20 }), dollars(300), (variants, fix_profit) => {
      const priceAt = (fixed_profit: number) =>
        variants.map((each) => presetPrice({ ...each, fix_profit, fixed_profit }, each.price_addition));
      const enough = (fixed: number) => variants.every(({ wanted }, n) => priceAt(fixed)[n]! >= wanted);
      const fixed = fixedProfitForAll(
        variants.map(({ wanted }) => wanted),
        priceAt,
      );
      expect(fixed).toBeGreaterThanOrEqual(0);
      expect(enough(fixed)).toBe(true);
      if (fixed > 0) expect(enough(Math.round(fixed * 100 - 1) / 100)).toBe(false);
    }),
    { numRuns: isLongRun ? 1000 : 150 },
  );
});

test('two providers of a garment are compared variant by variant, each with what it asks for sending', () => {
  const garment = (name: string, cost: number, sending: number | null, labels: readonly string[]): Garment => ({
    _id: name,
    name,
    provider: name,
    variants: labels.map((label) => ({ label, base_price: cost, price: 25 })),
    shippingTo: () => sending,
  });
  const { cost: _cost, shippingCost: _sending, ...rest } = GERMANY;
  const asked = {
    garment: garment('a', 8.5, 4.5, ['S', 'M']),
    other: garment('b', 7, 6, ['M']),
    terms: rest,
    country: 'DE',
    percent: 3500,
  };
  const [small, medium] = simulate({ ...asked, shippingCost: null });
  expect(small!.other).toBeNull();
  expect(medium!.now!.margin - medium!.other!.now!.margin).toBe(700 + 600 - 850 - 450);
  expect(medium!.wanted).toBe(priceFor(3500, GERMANY)! / 100);
  // What is typed holds for both.
  expect(simulate({ ...asked, shippingCost: 0 })[1]!.other!.now!.margin - simulate({ ...asked, shippingCost: 0 })[1]!.now!.margin).toBe(
    150,
  );
});

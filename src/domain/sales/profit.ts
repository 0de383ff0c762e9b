/** Decimals an amount and a rate are kept with; money of some currencies has three. */
const [AMOUNT_DECIMALS, RATE_DECIMALS] = [4, 8];
/** A product of both in cents. */
const CENT = 10n ** BigInt(AMOUNT_DECIMALS + RATE_DECIMALS - 2);

/** Whole numbers divided, halves away from zero. */
const divide = (dividend: bigint, divisor: bigint): bigint => {
  const [size, half] = [dividend < 0n ? -dividend : dividend, divisor / 2n];
  const rounded = (size + half) / divisor;
  return dividend < 0n ? -rounded : rounded;
};

/**
 * An amount of an order's currency in cents of a dollar, at the rate that was frozen when it was paid. Counted in whole numbers: as PostgreSQL's
 * `round(amount * rate, 2)` does, and no binary fraction.
 */
export const inCents = (amount: number, rate: number): number =>
  Number(divide(BigInt(Math.round(amount * 10 ** AMOUNT_DECIMALS)) * BigInt(Math.round(rate * 10 ** RATE_DECIMALS)), CENT));

interface OrderMoney {
  /** In the order's currency. */
  readonly total: number;
  readonly tax: number;
  readonly refunded: number;
  /** Dollars a unit of that currency is worth; null: nobody knows. */
  readonly rate: number | null;
  /** Cents of a dollar: what platform and payment service keep, and what providers charge. */
  readonly fees: number;
  readonly cost: number;
}

/** Cents of a dollar an order brings; null where its currency has no rate. Each part is rounded to cents by itself, so that sums of stored figures agree. */
export const profitOf = ({ total, tax, refunded, rate, fees, cost }: OrderMoney): number | null =>
  rate === null ? null : inCents(total, rate) - inCents(tax, rate) - inCents(refunded, rate) - fees - cost;

/** Moves the decimal point in the number's text, since multiplying would drift. The text of tiny and huge numbers has an exponent already. */
const shift = (value: number, digits: number): number => {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
};

/** Rounds to `digits` decimals, halves away from zero, without the drift of binary fractions (1.005 → 1.01). */
export const roundTo = (value: number, digits: number): number => {
  const shifted = shift(Math.abs(value), digits);
  if (!Number.isFinite(shifted)) return value;
  const rounded = shift(Math.round(shifted), -digits);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** Dollars to whole cents' precision. */
export const toCents = (dollars: number): number => roundTo(dollars, 2);

/**
 * What a variant sells for: base price × fix_profit (a factor, 1 when not given) + fixed_profit (dollars, 0 when not given) +
 * what its options add. Dollars, two decimals (specification 2, §5).
 */
export const variantPrice = (variant: {
  readonly base_price: number;
  readonly fix_profit?: number | null;
  readonly fixed_profit?: number | null;
  readonly price_addition?: number | null;
}): number => toCents(variant.base_price * (variant.fix_profit ?? 1) + (variant.fixed_profit ?? 0) + (variant.price_addition ?? 0));

import { roundTo } from './numbers';

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

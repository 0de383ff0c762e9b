import { toCents } from '../money';
import { roundTo } from '../numbers';

/** What a variant, of a product type or of a listing, is priced by, in dollars but for the factor. */
interface PricedVariant {
  readonly base_price: number;
  /** Factor on the base price; 1 when not given. */
  readonly fix_profit?: number | null;
}

/** Decimals past which a product of two amounts people type has only drift. */
const DRIFT = 8;

/** Base price × factor, to the cent: 8.35 × 1.7 is 14.20, as on paper. */
const marked = ({ base_price, fix_profit }: PricedVariant): number => toCents(roundTo(base_price * (fix_profit ?? 1), DRIFT));

/**
 * What a variant sells for, in a product type and in a listing made of it: base price × fix_profit + fixed_profit + additions, each term to the cent.
 * `addition`: the price_addition of all, and what the variant's options add (plf_price). Dollars.
 */
export const presetPrice = (variant: PricedVariant & { readonly fixed_profit?: number | null }, addition: number): number =>
  toCents(marked(variant) + toCents(variant.fixed_profit ?? 0) + toCents(addition));

/** The fixed_profit a variant sells for `price` by, exactly. Dollars. */
export const fixedProfitFor = (price: number, variant: PricedVariant, addition: number): number =>
  toCents(toCents(price) - marked(variant) - toCents(addition));

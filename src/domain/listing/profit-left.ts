import { toCents } from '../money';

/** What a price has to bear, in dollars but for `tax_fee`, which is percent of the price. */
interface Fees {
  readonly tax_fee: number;
  readonly tax_fee_fix: number;
}

/** What is left of a price after the base price and what is kept for tax, in dollars. */
export const profitLeft = (price: number, base_price: number, { tax_fee, tax_fee_fix }: Fees): number =>
  toCents(price - base_price - (price * tax_fee) / 100 - tax_fee_fix);

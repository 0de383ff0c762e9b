import { toCents } from '../money';
import { MAX_PRICE, type ListingVariant } from './listing-save';
import { upToEnding, type PriceEnding } from './price-setting';

/** How prices of many listings change; `amount` is dollars, of `percent` percent. */
export interface BulkPrice {
  readonly by: 'set' | 'add' | 'percent' | 'profit';
  readonly amount: number;
  /** Null: the cents stay. */
  readonly ending: PriceEnding | null;
}

interface Priced {
  /** Of the listing itself. Dollars. */
  readonly price: number;
  readonly variants: readonly ListingVariant[];
}

/** What is on sale of a listing: its lowest price, and the profit that is least; null: it has no variants, so nobody knows what it costs. */
export const priceFacts = ({ price, variants }: Priced): { readonly price: number; readonly profit: number | null } => {
  const sold = variants.filter(({ selected }) => selected);
  if (sold.length === 0) return { price, profit: null };
  return {
    price: sold.reduce((least, { sale_price }) => Math.min(least, sale_price), Infinity),
    profit: toCents(sold.reduce((least, { sale_price, base_price }) => Math.min(least, sale_price - base_price), Infinity)),
  };
};

const priceAfter = ({ by, amount, ending }: BulkPrice, price: number, base: number): number => {
  const wanted = { set: amount, add: price + amount, percent: price * (1 + amount / 100), profit: base + amount }[by];
  return ending === null ? toCents(wanted) : upToEnding(toCents(wanted), ending);
};

/**
 * The prices of what is on sale by a setting, the listing's own being the lowest of them; without a setting only that is seen to. Refuses what
 * would be no price.
 */
export const repriced = (
  before: Priced,
  setting: BulkPrice | undefined,
): ({ readonly ok: true } & Priced) | { readonly ok: false; readonly code: 'priceTooLow' | 'priceTooHigh' } => {
  const sold = before.variants.some(({ selected }) => selected);
  const variants = setting
    ? before.variants.map((variant): ListingVariant => {
        if (!variant.selected) return variant;
        const sale_price = priceAfter(setting, variant.sale_price, variant.base_price);
        return setting.by === 'profit' && setting.ending === null
          ? { ...variant, sale_price, fix_profit: 1, fixed_profit: toCents(Math.max(0, setting.amount)) }
          : { ...variant, sale_price };
      })
    : before.variants;
  // Nothing is known of what a listing without variants costs.
  const own = setting && !sold && setting.by !== 'profit' ? priceAfter(setting, before.price, 0) : before.price;
  const moved = variants.some((variant, at) => variant.sale_price !== before.variants[at]?.sale_price);
  const price = sold && moved ? priceFacts({ price: own, variants }).price : own;
  const prices = sold ? variants.flatMap(({ selected, sale_price }) => (selected ? sale_price : [])) : [price];
  if (setting && prices.some((each) => each <= 0)) return { ok: false, code: 'priceTooLow' };
  if (setting && prices.some((each) => each > MAX_PRICE)) return { ok: false, code: 'priceTooHigh' };
  return { ok: true, price, variants };
};

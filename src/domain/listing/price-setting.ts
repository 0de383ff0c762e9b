import { toCents } from '../money';
import { roundTo } from '../numbers';

/** The cents a price is made to end in. */
export const PRICE_ENDINGS = ['99', '95', '00'] as const;
export type PriceEnding = (typeof PRICE_ENDINGS)[number];

/** How prices are set: to an amount, by the share of the price that is profit, or from what they are; then up to an ending. */
export type PriceSetting = {
  /** Null: the cents stay. */
  readonly ending: PriceEnding | null;
} & (
  | { readonly by: 'keep' }
  /** Dollars. */
  | { readonly by: 'price'; readonly dollars: number }
  /** Percent of the price, below 100. */
  | { readonly by: 'margin'; readonly percent: number }
);

/** The least price that is no lower and ends so. */
export const upToEnding = (price: number, ending: PriceEnding): number => {
  const part = Number(ending) / 100;
  const whole = Math.floor(price);
  // Some currencies have more digits than cents; four are finer than any, and without drift.
  return toCents(roundTo(price - whole, 4) <= part ? whole + part : whole + 1 + part);
};

/** What a variant that costs `base_price` and sells for `price` (null: no number) sells for by this setting; null where it makes no price. */
export const priceBy = (
  setting: PriceSetting,
  { base_price, price }: { readonly base_price: number; readonly price: number | null },
): number | null => {
  const wanted =
    setting.by === 'price' ? setting.dollars : setting.by === 'margin' ? toCents(base_price / (1 - setting.percent / 100)) : price;
  if (wanted === null || !Number.isFinite(wanted) || wanted <= 0 || (setting.by === 'margin' && setting.percent >= 100)) return null;
  return setting.ending === null ? toCents(wanted) : upToEnding(toCents(wanted), setting.ending);
};

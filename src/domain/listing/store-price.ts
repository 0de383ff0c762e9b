import { priceDigits, roundMoney } from '../currency';
import { digitsTaken } from '../platforms/prices';
import { roundTo } from '../numbers';
import { PRICE_ENDINGS, upToEnding, type PriceEnding } from './price-setting';

/** How prices in dollars become prices in a store's currency. */
export interface StorePricing {
  /** ISO 4217. */
  readonly currency: string;
  /** Dollars one unit of `currency` is worth. */
  readonly rate: number;
  /** Decimals the store takes: those of the currency, or none where the platform wants whole units. */
  readonly digits: number;
  /** What a converted price is rounded up to; null: it is rounded to the currency's smallest unit. */
  readonly ending: PriceEnding | null;
}

/** A price of a variant, or of a listing without variants, in a currency, set by the seller: it is not converted. */
export interface StorePrice {
  readonly currency: string;
  readonly price: number;
}

interface PricedVariant {
  /** Dollars. */
  readonly sale_price: number;
  readonly store_prices?: readonly StorePrice[] | null;
}

interface PricedListing<Variant> {
  readonly price: number;
  readonly plf_price?: number | null;
  readonly store_prices?: readonly StorePrice[] | null;
  readonly attribute_specifics_modify: readonly Variant[];
}

/** What of a listing is sold, with its prices in dollars: the variants on sale, or the listing itself where it has none. */
export const soldForms = <Variant extends PricedVariant & { readonly selected: boolean }>({
  price,
  plf_price,
  store_prices,
  attribute_specifics_modify,
}: PricedListing<Variant>): readonly (Variant | PricedVariant)[] => {
  const sold = attribute_specifics_modify.filter(({ selected }) => selected);
  return sold.length > 0 ? sold : [{ sale_price: plf_price ?? price, store_prices }];
};

/** The currency listings are priced in. */
export const LISTING_CURRENCY = 'USD';

/** Of a store that sells in dollars. */
export const UNCONVERTED: StorePricing = { currency: LISTING_CURRENCY, rate: 1, digits: 2, ending: null };

/**
 * How prices are made for a store. `currency` null: the store has not told its currency and is taken to sell in dollars. `rate`: dollars one unit of it
 * is worth. `ending`: as the store's settings have it. Null: the currency has no rate.
 */
export const storePricing = (
  { currency, platform_id, ending }: { readonly currency: string | null; readonly platform_id: string | null; readonly ending: unknown },
  rate: number | null | undefined,
): StorePricing | null => {
  if (currency === null || currency === LISTING_CURRENCY) return UNCONVERTED;
  const digits = digitsTaken(currency, platform_id);
  return rate ? { currency, rate, digits, ending: PRICE_ENDINGS.find((each) => each === ending) ?? null } : null;
};

/** Endings of cents say nothing in a currency without them: there the price is rounded up to a whole unit. */
const roundedUp = (price: number, digits: number, ending: PriceEnding): number =>
  digits === 0 ? Math.ceil(roundTo(price, 6)) : upToEnding(roundTo(price, digits), ending);

/** Dollars in a store's currency; never less than its smallest unit. */
export const convertedPrice = (dollars: number, { currency, rate, digits: most, ending }: StorePricing): number => {
  if (currency === LISTING_CURRENCY) return dollars;
  const price = dollars / rate;
  const digits = Math.min(most, priceDigits(currency));
  return Math.max(10 ** -digits, ending === null ? roundTo(price, digits) : roundedUp(price, digits, ending));
};

const ownStorePrice = ({ store_prices }: Pick<PricedVariant, 'store_prices'>, { currency, digits }: StorePricing): number | null => {
  const own = store_prices?.find((each) => each.currency === currency);
  return own ? Math.max(10 ** -digits, roundTo(own.price, digits)) : null;
};

/** What a variant sells for at a store: the price the seller set for its currency, or else the converted one. */
export const storePriceOf = (variant: PricedVariant, pricing: StorePricing): number =>
  ownStorePrice(variant, pricing) ?? convertedPrice(variant.sale_price, pricing);

/** The prices of a variant with another one for a currency; null: it is converted again. */
export const withStorePrice = (
  store_prices: readonly StorePrice[] | null | undefined,
  currency: string,
  price: number | null,
): StorePrice[] => {
  const others = (store_prices ?? []).filter((each) => each.currency !== currency);
  return price === null ? others : [...others, { currency, price: roundMoney(price, currency) }];
};

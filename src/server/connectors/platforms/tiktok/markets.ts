import { digitsTaken } from '../../../../domain/platforms/prices';

/** Markets of South East Asia; the others are BR, EU, JP, MX, GB and US. */
const SEA: readonly string[] = ['ID', 'MY', 'PH', 'SG', 'TH', 'VN'];

const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  BR: 'BRL',
  MX: 'MXN',
  JP: 'JPY',
  ID: 'IDR',
  MY: 'MYR',
  PH: 'PHP',
  SG: 'SGD',
  TH: 'THB',
  VN: 'VND',
};

/** The currency of a market's shops; those in the European Union sell in euros. */
export const marketCurrency = (region: string): string => CURRENCIES[region] ?? 'EUR';

/** A price in the form TikTok takes. */
export const priceIn = (region: string, price: number): { readonly amount: string; readonly currency: string } => {
  const currency = marketCurrency(region);
  return { amount: price.toFixed(digitsTaken(currency, 'tiktok')), currency };
};

export const mostVariantsIn = (region: string): number => (SEA.includes(region) ? 100 : 300);

/** Which tree of categories a market has: the new one has seven levels, the old one three. */
export const categoryVersionOf = (region: string): 'v1' | 'v2' => (region === 'US' || SEA.includes(region) ? 'v2' : 'v1');

/** Markets where a parcel is made by telling of it; elsewhere TikTok has made the parcels already. */
const SELLERS_MAKE_PARCELS: readonly string[] = ['US', 'GB', 'ES', 'IE', 'IT', 'DE', 'FR', 'JP'];

export const sellersMakeParcelsIn = (region: string): boolean => SELLERS_MAKE_PARCELS.includes(region);

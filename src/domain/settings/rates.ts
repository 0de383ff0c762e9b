import { accept, refuse, type Outcome } from '../fault';

/** Dollars a unit of a currency is worth; null: what the feed says holds again. */
export interface TypedRate {
  readonly currency: string;
  readonly rate?: number | null | undefined;
}

/** The same as it is kept. */
export interface CheckedRate {
  readonly currency: string;
  readonly rate: number | null;
}

const MOST_DOLLARS = 1_000_000;
const LEAST_DOLLARS = 1e-8;

/** Rates that are typed at once, at most. */
const MOST_RATES = 200;

/** A currency by its three letters. */
export const checkCurrency = (typed: string): Outcome<string> => {
  const currency = typed.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return refuse('setting.currency', { field: 'rates', values: { currency: currency.slice(0, 20) } });
  if (currency === 'USD') return refuse('setting.dollar', { field: 'rates' });
  return accept(currency);
};

/** What is typed of rates: each currency once, eight decimals of a dollar. */
export const checkRates = (typed: readonly TypedRate[]): Outcome<readonly CheckedRate[]> => {
  if (typed.length > MOST_RATES) return refuse('setting.ratesMany', { field: 'rates', values: { most: MOST_RATES } });
  const rates = new Map<string, number | null>();
  for (const each of typed) {
    const currency = checkCurrency(each.currency);
    if (!currency.ok) return currency;
    if (rates.has(currency.value)) return refuse('setting.rateTwice', { field: 'rates', values: { currency: currency.value } });
    const typedRate = each.rate ?? null;
    const rate = typedRate === null ? null : Number(typedRate.toFixed(8));
    if (rate !== null && !(rate >= LEAST_DOLLARS && rate <= MOST_DOLLARS))
      return refuse('setting.rate', { field: 'rates', values: { currency: currency.value, most: MOST_DOLLARS } });
    rates.set(currency.value, rate);
  }
  return accept([...rates].map(([currency, rate]) => ({ currency, rate })));
};

import { roundTo } from './numbers';

/** Decimals of a currency's smallest unit, as ISO 4217 has them: 2 for USD, 0 for JPY, 3 for KWD; an unknown one is taken for hundredths. */
export const currencyDigits = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;

/** An amount in whole smallest units of its currency. */
export const inSmallestUnits = (amount: number, currency: string): number => {
  const digits = currencyDigits(currency);
  return Math.round(roundTo(amount, digits) * 10 ** digits);
};

export const roundMoney = (amount: number, currency: string): number => roundTo(amount, currencyDigits(currency));

/** An amount as programs and forms write it, with all digits of its currency: `12.50`, `533`, `12.345`. */
export const plainMoney = (amount: number, currency: string): string => roundMoney(amount, currency).toFixed(currencyDigits(currency));

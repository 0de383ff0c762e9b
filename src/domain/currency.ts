import { roundTo } from './numbers';

/** Currencies ISO 4217 does not divide into hundredths, by their decimals. `Intl` is not asked: engines differ, and some have none for HUF and IDR. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    BIF: 0,
    CLP: 0,
    DJF: 0,
    GNF: 0,
    ISK: 0,
    JPY: 0,
    KMF: 0,
    KRW: 0,
    PYG: 0,
    RWF: 0,
    UGX: 0,
    UYI: 0,
    VND: 0,
    VUV: 0,
    XAF: 0,
    XOF: 0,
    XPF: 0,
    BHD: 3,
    IQD: 3,
    JOD: 3,
    KWD: 3,
    LYD: 3,
    OMR: 3,
    TND: 3,
    CLF: 4,
    UYW: 4,
  }),
);

/** Decimals of a currency's smallest unit, as ISO 4217 has them: 2 for USD, 0 for JPY, 3 for KWD; an unknown one is taken for hundredths. */
export const currencyDigits = (currency: string): number => DIGITS.get(currency) ?? 2;

/** Currencies whose smaller units ISO 4217 has and nobody prices in, after Unicode's CLDR. */
const PRICED_IN_WHOLE: ReadonlySet<string> = new Set('AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' '));

/** Decimals a price has that is worked out and not set by anybody. */
export const priceDigits = (currency: string): number => (PRICED_IN_WHOLE.has(currency) ? 0 : currencyDigits(currency));

/** An amount in whole smallest units of its currency. */
export const inSmallestUnits = (amount: number, currency: string): number => {
  const digits = currencyDigits(currency);
  return Math.round(roundTo(amount, digits) * 10 ** digits);
};

export const roundMoney = (amount: number, currency: string): number => roundTo(amount, currencyDigits(currency));

/** An amount as programs and forms write it, with all digits of its currency: `12.50`, `533`, `12.345`. */
export const plainMoney = (amount: number, currency: string): string => roundMoney(amount, currency).toFixed(currencyDigits(currency));

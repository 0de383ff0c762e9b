import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyDigits } from '../../domain/currency';

/** Money, counts and dates as people of one language write them. */
export interface Format {
  /** `amount` in whole units of `currency`, dollars when not given; with the currency's digits. */
  readonly money: (amount: number, currency?: string) => string;
  /** One amount, or `least–most` when they differ. */
  readonly moneyRange: (least: number, most: number, currency?: string) => string;
  readonly count: (value: number) => string;
  readonly percent: (fraction: number) => string;
  /** A fraction with one decimal, as figures are compared by. */
  readonly share: (fraction: number) => string;
  /** An amount of dollars as short as can be, for where there is no room. */
  readonly briefMoney: (amount: number) => string;
  /** A month and its year. */
  readonly month: (seconds: number) => string;
  /** A measure, with at most so many decimals. */
  readonly measure: (value: number, decimals: number) => string;
  /** Day and time of unix seconds, in full. */
  readonly dateTime: (seconds: number) => string;
  /** The same as short as can be: today's as the time, this year's as day and month, others as the day. */
  readonly moment: (seconds: number) => string;
  /** The day alone. */
  readonly date: (seconds: number) => string;
  /** The day with its weekday, as a heading of what happened on it: `Today`, `Wednesday, November 25`. */
  readonly dayHeading: (seconds: number) => string;
  /** The time of day alone. */
  readonly time: (seconds: number) => string;
  /** The name of an ISO country code; the code itself when there is none. */
  readonly country: (code: string) => string;
}

const currencyFormat = (language: string, currency: string): Intl.NumberFormat => {
  // The currency decides how many digits follow the decimal point. Engines that write some in whole units would hide what an amount has beyond.
  const options = { style: 'currency', currencyDisplay: 'narrowSymbol', maximumFractionDigits: currencyDigits(currency) } as const;
  try {
    return new Intl.NumberFormat(language, { ...options, currency });
  } catch {
    return new Intl.NumberFormat(language, { ...options, currency: 'USD' });
  }
};

/** When the day began that is today for whoever looks, in milliseconds; the shell tells. Without it no day is today's. */
export const Today = createContext(0);

/** Made when it is first wanted: a page shows few of the formats, and each takes milliseconds to make. */
const whenWanted = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** One for each key. */
const perKey = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const made = new Map<K, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
};

/** `today` as `Today` says. */
export const createFormat = (language: string, today = 0): Format => {
  const counts = whenWanted(() => new Intl.NumberFormat(language));
  const percents = whenWanted(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const shares = whenWanted(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }));
  const brief = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 1,
  } as const;
  const briefly = whenWanted(() => new Intl.NumberFormat(language, brief));
  const months = whenWanted(() => new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }));
  const moments = whenWanted(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const days = whenWanted(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const shortDays = whenWanted(() => new Intl.DateTimeFormat(language, { dateStyle: 'short' }));
  const daysOfYear = whenWanted(() => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }));
  const weekdays = perKey(
    (year: 'numeric' | undefined) => new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year }),
  );
  const relative = whenWanted(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const times = whenWanted(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
  const countries = whenWanted(() => new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }));
  const inCurrency = perKey((currency: string) => currencyFormat(language, currency));
  const measures = perKey((decimals: number) => new Intl.NumberFormat(language, { maximumFractionDigits: decimals }));
  const money: Format['money'] = (amount, currency = 'USD') => inCurrency(currency).format(amount);
  const moment: Format['moment'] = (seconds) => {
    const [at, now] = [new Date(seconds * 1000), new Date(today)];
    if (at.toDateString() === now.toDateString()) return times().format(at);
    if (at.getFullYear() === now.getFullYear()) return daysOfYear().format(at);
    const day = days().format(at);
    // Portuguese writes "24 de dez. de 2025", for which a column of dates has no room.
    return day.includes(' de ') ? shortDays().format(at) : day;
  };
  const dayHeading: Format['dayHeading'] = (seconds) => {
    const [at, now, yesterday] = [new Date(seconds * 1000), new Date(today), new Date(today)];
    yesterday.setDate(now.getDate() - 1);
    const ago = [now, yesterday].findIndex((day) => day.toDateString() === at.toDateString());
    const words =
      ago >= 0 ? relative().format(-ago, 'day') : weekdays(at.getFullYear() === now.getFullYear() ? undefined : 'numeric').format(at);
    return words.slice(0, 1).toLocaleUpperCase(language) + words.slice(1);
  };
  return {
    money,
    moneyRange: (least, most, currency = 'USD') =>
      least === most ? money(least, currency) : inCurrency(currency).formatRange(least, most),
    count: (value) => counts().format(value),
    measure: (value, decimals) => measures(decimals).format(value),
    percent: (fraction) => percents().format(fraction),
    share: (fraction) => shares().format(fraction),
    briefMoney: (amount) => briefly().format(amount),
    month: (seconds) => months().format(seconds * 1000),
    dateTime: (seconds) => moments().format(seconds * 1000),
    moment,
    dayHeading,
    date: (seconds) => days().format(seconds * 1000),
    time: (seconds) => times().format(seconds * 1000),
    country: (code) => {
      try {
        return countries().of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
};

let made: { readonly language: string; readonly today: number; readonly format: Format } | undefined;

/** Formats cost much to make, and cells ask for them too: all who ask for the same get the same ones. */
const formatOf = (language: string, today: number): Format => {
  if (made?.language !== language || made.today !== today) made = { language, today, format: createFormat(language, today) };
  return made.format;
};

/** Formats of the language the app speaks now. */
export const useFormat = (): Format => formatOf(useTranslation().i18n.language, useContext(Today));

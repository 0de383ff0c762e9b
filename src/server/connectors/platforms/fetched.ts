import { z } from 'zod';

/** What no database takes is left out: NUL and halves of characters. */
export const text = z
  .string()
  .transform((words) => words.replace(/\0|\p{Surrogate}/gu, ''))
  .catch('');

/** The largest amounts, whole numbers and times that are kept. */
const MOST_MONEY = 1e12 - 1;
const MOST_WHOLE = 2 ** 31 - 1;

export const money = z.coerce
  .number()
  .transform((amount) => Math.min(Math.max(amount, -MOST_MONEY), MOST_MONEY))
  .catch(0);

/** Shops that sell by length or weight have fractions. */
export const pieces = z.coerce
  .number()
  .transform((amount) => Math.min(Math.ceil(amount), MOST_WHOLE))
  .catch(1);

/** Unix seconds of a time in milliseconds; now where it is none. */
export const unixSeconds = (ms: number): number =>
  Math.min(Math.max(Math.floor((Number.isNaN(ms) ? Date.now() : ms) / 1000), 0), MOST_WHOLE);

export const pictureOf = (src: string | null | undefined): string | null => (src && /^https?:\/\//.test(src) ? src : null);

/** Platforms that keep a name as one: the last word is the family's. */
export const nameParts = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const [, first = '', last = ''] = /^(.*?)\s*(\S*)$/s.exec(name.trim()) ?? [];
  return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
};

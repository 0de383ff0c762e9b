import { z } from 'zod';

/** The largest whole number and time that is kept. */
const MOST_WHOLE = 2 ** 31 - 1;
const MOST_MONEY = 1e12 - 1;

/** A text of an order; what no database takes is left out: NUL and halves of characters. */
export const text = z
  .string()
  .transform((words) => words.replace(/\0|\p{Surrogate}/gu, ''))
  .catch('');

export const whole = z.coerce
  .number()
  .transform((value) => Math.min(Math.max(Math.ceil(value), 0), MOST_WHOLE))
  .catch(0);

/** An amount; what is none is 0. */
export const amount = z.coerce
  .number()
  .transform((value) => Math.min(Math.max(value, -MOST_MONEY), MOST_MONEY))
  .catch(0);

/** Platforms that keep a name as one: the last word is the family's. */
export const nameParts = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const [, first = '', last = ''] = /^(.*?)\s*(\S*)$/s.exec(name.trim()) ?? [];
  return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
};

import { z } from 'zod';
import { MOST_SERVICE_NAME } from '../../../domain/sales/shipping-services';
import type { FetchedOrder } from './shop';

/** What no database takes is left out: NUL and halves of characters. */
export const text = z
  .string()
  .transform((words) => words.replace(/\0|\p{Surrogate}/gu, ''))
  .catch('');

/** The largest amounts, whole numbers and times that are kept. */
const MOST_MONEY = 1e12 - 1;
const MOST_WHOLE = 2 ** 31 - 1;

const numberIn = (told: unknown): number => (typeof told === 'number' ? told : typeof told === 'string' ? parsedNumber(told) : NaN);

const parsedNumber = (words: string): number => (words.trim() === '' ? NaN : Number(words));

/** An amount of an order; one that is absent is none. What is no number stays NaN, and `orderFault` refuses the order for it. */
export const money = z
  .unknown()
  .optional()
  .transform((told) => (told === null || told === undefined || told === '' ? 0 : numberIn(told)));

/** Shops that sell by length or weight have fractions. What is no number stays NaN, and `orderFault` refuses the order for it. */
export const pieces = z
  .unknown()
  .optional()
  .transform((told) => {
    const amount = numberIn(told);
    return amount < 0 ? Math.floor(amount) : Math.ceil(amount);
  });

const numeric = z.union([z.number(), z.string().trim().min(1).pipe(z.coerce.number())]);

/** A price, where one is told, with all the digits it is told with: whoever knows its currency rounds it. */
export const priceOrNull = numeric
  .transform((amount) => Math.min(Math.max(amount, 0), MOST_MONEY))
  .nullable()
  .catch(null);

/** Pieces there are to be sold, where a shop counts them; what is sold before it is there counts below none. */
export const stockOrNull = numeric
  .transform((amount) => Math.min(Math.max(Math.floor(amount), 0), MOST_WHOLE))
  .nullable()
  .catch(null);

/** Unix seconds of a time as a platform writes it; null: none. */
export const secondsOrNull = (words: string | null | undefined): number | null => {
  const ms = Date.parse(words ?? '');
  return Number.isNaN(ms) ? null : unixSeconds(ms);
};

export const earliestOf = (times: readonly (number | null)[]): number | null =>
  times.reduce((earliest, time) => (earliest === null || (time !== null && time < earliest) ? time : earliest), null);

/** Unix seconds of a time in milliseconds; now where it is none. */
export const unixSeconds = (ms: number): number =>
  Math.min(Math.max(Math.floor((Number.isNaN(ms) ? Date.now() : ms) / 1000), 0), MOST_WHOLE);

/** Browsers and servers refuse longer addresses. */
const LONGEST_ADDRESS = 2000;

export const pictureOf = (src: string | null | undefined): string | null =>
  src && src.length <= LONGEST_ADDRESS && /^https?:\/\//.test(src) ? src : null;

/** Platforms that keep a name as one: the last word is the family's. */
export const nameParts = (name: string): { readonly first_name: string; readonly last_name: string } => {
  const [, first = '', last = ''] = /^(.*?)\s*(\S*)$/s.exec(name.trim()) ?? [];
  return first === '' ? { first_name: last, last_name: '' } : { first_name: first, last_name: last };
};

/** What an order is told without: a platform that tells one of these says so below it. */
export const UNTOLD: Pick<
  FetchedOrder,
  'tax' | 'shipping' | 'fees' | 'paid_at' | 'ship_by' | 'cancel_requested' | 'note' | 'gift_message' | 'shipping_service' | 'payments'
> = {
  tax: 0,
  shipping: 0,
  fees: null,
  paid_at: null,
  ship_by: null,
  cancel_requested: false,
  note: null,
  gift_message: null,
  shipping_service: null,
  payments: [],
};

/** The different shipping services of an order in one text; null: none is reported. */
export const shippingServiceOf = (names: readonly (string | null | undefined)[]): string | null =>
  [...new Set(names.map((name) => name?.trim()).filter(Boolean))].join(' + ').slice(0, MOST_SERVICE_NAME) || null;

export const UNTOLD_BUYER = { company: null, email: null, phone: null } as const;

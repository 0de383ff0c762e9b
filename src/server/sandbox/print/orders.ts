import type { Selectable } from 'kysely';
import { DAY } from '../../kernel/clock';
import type { Database } from '../../db/schema';
import { makingOf, SENDING, type Parcel } from './fate';

export type PrintOrder = Selectable<Database['sandbox_print_orders']>;

/** Orders nobody sends are sent after so long. */
const SENT_BY_ITSELF = DAY;

/** From when on an order waits for its payment. */
export const dueOf = ({ sent_at, created_at }: PrintOrder): number => sent_at ?? created_at + SENT_BY_ITSELF;

export const totalOf = ({ price, shipping }: PrintOrder): number => price + shipping;

export type PrintStatus =
  | 'canceled'
  | 'on-hold'
  | 'payment-not-received'
  | 'has-issues'
  | 'sending-to-production'
  | 'in-production'
  | 'partially-fulfilled'
  | 'fulfilled';

const shippedOf = (parcels: readonly Parcel[], now: number): Parcel[] => parcels.filter(({ shipped_at }) => shipped_at <= now);

const failed = ({ files }: PrintOrder): boolean => files.some(({ state }) => state === 'failed');

/** How an order stands at a time: what is written of it, and what follows from the clock. */
export const statusOf = (seed: string, order: PrintOrder, now: number): PrintStatus => {
  if (order.canceled_at !== null) return 'canceled';
  if (order.paid_at === null) {
    if (failed(order)) return 'has-issues';
    return now < dueOf(order) ? 'on-hold' : 'payment-not-received';
  }
  const { starts_at, parcels } = makingOf(seed, order, order.paid_at);
  if (now < starts_at) return 'has-issues';
  const shipped = shippedOf(parcels, now).length;
  if (shipped === parcels.length) return 'fulfilled';
  if (shipped > 0) return 'partially-fulfilled';
  return now < starts_at + SENDING ? 'sending-to-production' : 'in-production';
};

/** The parcels that have left by a time. */
export const parcelsOf = (seed: string, order: PrintOrder, now: number): Parcel[] =>
  order.paid_at === null ? [] : shippedOf(makingOf(seed, order, order.paid_at).parcels, now);

/** The last that will be told of an order. */
export const lastEventOf = (seed: string, order: PrintOrder, paid: number): number =>
  Math.max(...makingOf(seed, order, paid).parcels.map(({ journey }) => journey.events.at(-1)?.at ?? paid));

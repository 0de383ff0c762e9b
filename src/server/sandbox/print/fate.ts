import { HOUR } from '../../kernel/clock';
import { chance, pick } from '../chance';
import { numberOf, senderTo } from '../couriers';
import { journeyOf, type Journey } from '../journey';
import { afterWorkingDays } from '../working-days';
import type { PrintOrder } from './orders';

const HELD = 0.06;
const REJECTED = 0.04;
const IN_TWO = 0.08;

/** Whether the workshop takes no order of this reference. */
export const isRejected = (seed: string, reference: string): boolean => chance(seed, reference, 'rejected') < REJECTED;

export interface Parcel {
  readonly carrier: string;
  readonly number: string;
  /** Pieces of the order's lines, by their places. */
  readonly pieces: readonly number[];
  readonly shipped_at: number;
  readonly journey: Journey;
}

/** What is made of an order, from when it is paid. */
interface Making {
  /** The same as `paid_at` unless it is held. */
  readonly starts_at: number;
  readonly parcels: readonly Parcel[];
}

/** The first parcel has all pieces but the last; with one alone, all. */
const share = (quantities: readonly number[], parcels: number): number[][] => {
  if (parcels === 1) return [[...quantities]];
  const last = quantities.length - 1;
  return [quantities.map((quantity, i) => (i === last ? quantity - 1 : quantity)), quantities.map((_, i) => (i === last ? 1 : 0))];
};

/** Printed within 1 to 4 working days, by the clock's seed and the order's reference alone. */
export const makingOf = (seed: string, order: PrintOrder, paid: number): Making => {
  const { external_id: reference, number, lines, address } = order;
  const draw = (question: string) => chance(seed, reference, question);
  const starts_at = draw('held') < HELD ? afterWorkingDays(paid, pick(draw('held for'), 1, 2)) : paid;
  const done = afterWorkingDays(starts_at, pick(draw('production'), 1, 4));
  const quantities = lines.map(({ quantity }) => quantity);
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const shares = share(quantities, pieces > 1 && draw('parcels') < IN_TWO ? 2 : 1);
  const carrier = senderTo(address.country, seed, reference);
  return {
    starts_at,
    parcels: shares.map((shared, index) => {
      const shipped_at = afterWorkingDays(done, index);
      const journey = journeyOf(seed, reference, index + 1, shipped_at);
      return { carrier, number: numberOf(carrier, seed, reference, number, index + 1), pieces: shared, shipped_at, journey };
    }),
  };
};

/** How long an order is on its way to the workshop. */
export const SENDING = HOUR;

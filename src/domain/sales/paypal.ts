import type { PushState } from './tracking';

/** What a payment by PayPal can be (specification 1, §2: `/paypal/{filter}`), in the order in which it is asked: the first that holds. */
export const PAYPAL_STATUSES = ['disputed', 'resolved', 'hold', 'synced', 'missing'] as const;

export type PaypalStatus = (typeof PAYPAL_STATUSES)[number];

/** What a payment's status follows from. */
interface PaypalFacts {
  /** Null: the buyer never disputed it. */
  readonly dispute: 'open' | 'over' | null;
  /** PayPal keeps the money back. */
  readonly held: boolean;
  /** How telling PayPal of each of its numbers stands. */
  readonly pushes: readonly PushState[];
}

const holds: Readonly<Record<PaypalStatus, (facts: PaypalFacts) => boolean>> = {
  disputed: ({ dispute }) => dispute === 'open',
  resolved: ({ dispute }) => dispute === 'over',
  hold: ({ held }) => held,
  synced: ({ pushes }) => pushes.length > 0 && pushes.every((push) => push === 'pushed'),
  missing: () => true,
};

/** A payment's status is nobody's to set: the first of these that holds. */
export const paypalStatus = (facts: PaypalFacts): PaypalStatus => PAYPAL_STATUSES.find((status) => holds[status](facts)) ?? 'missing';

/** Whether an order's money is the seller's to spend, by its payments. */
export const moneyOf = (payments: readonly Pick<PaypalFacts, 'dispute' | 'held'>[]): 'free' | 'on_hold' | 'disputed' => {
  if (payments.some(({ dispute }) => dispute === 'open')) return 'disputed';
  return payments.some(({ held }) => held) ? 'on_hold' : 'free';
};

/** Days PayPal keeps a payment back at most. */
export const MOST_HELD_DAYS = 21;

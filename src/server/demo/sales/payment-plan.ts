import type { DisputeOutcome, DisputeReason, DisputeStage, DisputeStatus } from '../../../domain/sales/paypal-disputes';
import type { PaypalStatus } from '../../../domain/sales/paypal';
import { WISHES, type Wish } from './plan';

/** Orders that were paid by PayPal: of which kind, how many, and how their payments stand. All others were paid by card. */
interface PaidKind {
  readonly of: (wish: Wish) => boolean;
  readonly count: number;
  readonly status: PaypalStatus;
}

const making =
  (status: Wish['status'], ...names: readonly unknown[]) =>
  (wish: Wish): boolean =>
    wish.status === status && names.includes(wish.makings?.[0]);

/** `payments`, by status: missing 14, synced 58, hold 5, disputed 8, resolved 5. */
const KINDS: readonly PaidKind[] = [
  { status: 'synced', of: making('Delivered', 'delivered'), count: 55 },
  { status: 'synced', of: making('Shipped', 'out for delivery'), count: 3 },
  { status: 'hold', of: ({ money }) => money === 'held', count: 1 },
  { status: 'hold', of: making('In Production', 'production'), count: 4 },
  { status: 'disputed', of: ({ money }) => money === 'disputed', count: 1 },
  { status: 'disputed', of: making('Shipped', 'lost', 'not taken'), count: 5 },
  { status: 'disputed', of: making('Shipped', 'on its way'), count: 2 },
  { status: 'resolved', of: making('Returned', 'coming back', 'come back'), count: 4 },
  { status: 'resolved', of: making('Refunded', 'lost'), count: 1 },
  { status: 'missing', of: making('In Production', 'production'), count: 10 },
  { status: 'missing', of: ({ goods }) => goods === 'bare', count: 4 },
];

/** How the payment of an order stands, by the order's key. */
export const PAYMENTS: ReadonlyMap<string, PaypalStatus> = KINDS.reduce((paid, { of, count, status }) => {
  for (const { key } of WISHES.filter((wish) => of(wish) && !paid.has(wish.key)).slice(0, count)) paid.set(key, status);
  return paid;
}, new Map<string, PaypalStatus>());

/** A dispute as it stands. */
interface Dispute {
  readonly reason: DisputeReason;
  readonly stage: DisputeStage;
  readonly status: DisputeStatus;
  /** Days since it was opened, at most: none is older than its payment. */
  readonly days: number;
  /** Hours until the seller has to answer. */
  readonly hours?: number;
  readonly outcome?: DisputeOutcome;
  readonly says: string;
}

const NOT_RECEIVED = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED';
const WAITS = 'WAITING_FOR_SELLER_RESPONSE';

const open = (stage: DisputeStage, hours: number, says: string, reason: DisputeReason = NOT_RECEIVED): Dispute => ({
  ...{ reason, stage, says, hours },
  status: WAITS,
  days: 3,
});

const over = (outcome: DisputeOutcome, says: string): Dispute => ({
  ...{ reason: NOT_RECEIVED, stage: 'CHARGEBACK', status: 'RESOLVED', days: 2, outcome, says },
});

/** Those that are open, in the order of their payments, and those that are over. */
export const DISPUTES: Readonly<Partial<Record<PaypalStatus, readonly Dispute[]>>> = {
  disputed: [
    open('INQUIRY', 214, 'I did not buy this. Somebody used my account.', 'UNAUTHORISED'),
    open('INQUIRY', 20, 'The parcel has not moved for two weeks.'),
    open('CHARGEBACK', 44, 'It was never delivered, whatever the tracking says.'),
    open('CHARGEBACK', 130, 'Nobody answers me. I want my money back.'),
    open('INQUIRY', 190, 'The neighbour did not take it either.'),
    { reason: NOT_RECEIVED, stage: 'CHARGEBACK', status: 'UNDER_REVIEW', days: 2, says: 'Three weeks, and nothing has come.' },
    open('INQUIRY', 96, 'I ordered for a birthday that is over now.'),
    open(
      'PRE_ARBITRATION',
      66,
      'The print on the website is red, the one I see in the pictures is not.',
      'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
    ),
  ],
  resolved: [
    over('RESOLVED_SELLER_FAVOUR', 'It did not come.'),
    over('CANCELED_BY_BUYER', 'It did not come. – It did, I am sorry.'),
    over('RESOLVED_SELLER_FAVOUR', 'Nobody rang at my door.'),
    over('RESOLVED_SELLER_FAVOUR', 'The courier says it goes back. Why?'),
    over('CANCELED_BY_BUYER', 'Lost on its way, says the courier.'),
  ],
};

import type { AddressFault } from './addresses';
import type { PERSON_HOLDS } from '../../../domain/sales/gates';
import type { OrderStatus } from '../../../domain/sales/order-status';
import type { ParcelWish } from './fates';

/** What somebody bought: a usual thing, or one that stops at a gate. */
export type Goods =
  | 'usual'
  /** Sold in the shop, and nothing of ours. */
  | 'unknown'
  /** Of a listing, in a variant it has no more. */
  | 'old variant'
  /** Of a product type nobody connected makes. */
  | 'unmade'
  /** Without artwork; with a usual thing beside it. */
  | 'bare'
  | 'half bare'
  /** With a picture that is too small. */
  | 'soft'
  /** For less than it costs. */
  | 'cheap'
  /** Two different things, each of which another workshop can make. */
  | 'two things';

/** Where a workshop is with what it got. */
export type Making = 'submitted' | 'production' | 'held' | 'rejected' | 'cancelled' | 'half sent' | 'typed in' | ParcelWish;

export type Risk = 0 | 1 | 2 | 3 | 4;

/** How many orders are late, nearly late and so on. */
export const RISKS: Readonly<Record<Exclude<Risk, 0>, number>> = { 4: 5, 3: 7, 2: 9, 1: 12 };

/** Orders of one kind. */
interface Kind {
  readonly status: OrderStatus;
  readonly count: number;
  readonly goods?: Goods;
  readonly address?: AddressFault;
  /** How it stands at the shop, where that is not what follows from the rest. */
  readonly shop?: 'pending' | 'on-hold' | 'cancelled' | 'failed' | 'completed' | 'refunded';
  readonly store?: string;
  readonly hold?: (typeof PERSON_HOLDS)[number];
  /** Days until the hold ends. */
  readonly holdDays?: number;
  /** Taken back here. */
  readonly takenBack?: true;
  /** For each workshop that got some of it, the first one first. */
  readonly makings?: readonly Making[];
  /** The workshop whose money has run out is to make it. */
  readonly atSecond?: true;
  /** The same buyer's same things a second time: the other one is the order of this place among those that wait. */
  readonly again?: true;
  /** From a country its store sends nothing to. */
  readonly abroad?: true;
  /** Worth more than its store lets go by itself. */
  readonly dear?: true;
  /** A number somebody typed in instead of the workshop's: one of these. */
  readonly typed?: 'new' | 'unknown' | 'nobody’s' | 'other courier’s' | 'given up';
  /** The buyer chose faster shipping. */
  readonly express?: true;
  /** What PayPal does with its money. */
  readonly money?: 'held' | 'disputed';
  /** How near to late its orders are, dealt out in turn, if the day of the week allows for it. */
  readonly risks?: readonly Risk[];
}

const risks = (...each: readonly Risk[]): { readonly risks: readonly Risk[] } => ({ risks: each });

/** What the demo has sold (`orders`, by status: 8, 46, 10, 38, 8, 52, 58, 10, 6, 4). */
const KINDS: readonly Kind[] = [
  { status: 'Pending', count: 8, shop: 'pending' },

  { status: 'Processing', count: 2, goods: 'unknown', ...risks(4, 2) },
  { status: 'Processing', count: 2, goods: 'old variant', ...risks(3, 1) },
  { status: 'Processing', count: 2, goods: 'unmade', ...risks(2, 0) },
  { status: 'Processing', count: 4, goods: 'bare', ...risks(4, 2, 1, 0) },
  { status: 'Processing', count: 3, goods: 'half bare', ...risks(3, 0, 0) },
  { status: 'Processing', count: 3, goods: 'soft', ...risks(2, 1, 0) },
  { status: 'Processing', count: 2, address: 'missing_unit', ...risks(3, 0) },
  { status: 'Processing', count: 2, address: 'bad_street', ...risks(2, 0) },
  { status: 'Processing', count: 1, address: 'bad_postcode', ...risks(1) },
  { status: 'Processing', count: 1, address: 'bad_city', ...risks(1) },
  { status: 'Processing', count: 1, address: 'vacant', ...risks(0) },
  { status: 'Processing', count: 1, address: 'not_latin', ...risks(0) },
  { status: 'Processing', count: 1, address: 'too_long', ...risks(0) },
  { status: 'Processing', count: 1, address: 'post_box', ...risks(0) },
  { status: 'Processing', count: 4, atSecond: true, ...risks(4, 2, 0, 0) },
  { status: 'Processing', count: 2, goods: 'cheap', ...risks(1, 0) },
  // What they repeat waits as well, in the same order.
  { status: 'Processing', count: 2, again: true, ...risks(0) },
  { status: 'Processing', count: 3, ...risks(0) },
  // A store that sends by itself.
  { status: 'Processing', count: 2, store: 'fast-tees', ...risks(3, 3) },
  { status: 'Processing', count: 2, makings: ['rejected'], ...risks(0, 0) },

  { status: 'On Hold', count: 4, shop: 'on-hold' },
  { status: 'On Hold', count: 2, hold: 'person', ...risks(0) },
  { status: 'On Hold', count: 1, hold: 'person', holdDays: 3, ...risks(0) },
  { status: 'On Hold', count: 1, hold: 'buyer', ...risks(0) },
  { status: 'On Hold', count: 1, hold: 'trademark', ...risks(0) },
  { status: 'On Hold', count: 1, hold: 'stock', ...risks(0) },

  { status: 'In Production', count: 4, makings: ['submitted'], ...risks(0) },
  // As near to late as others are not.
  { status: 'In Production', count: 31, makings: ['production'] },
  { status: 'In Production', count: 3, makings: ['held'], ...risks(4, 0, 0) },

  { status: 'Partially Shipped', count: 4, makings: ['half sent'], ...risks(3, 0, 0, 0) },
  { status: 'Partially Shipped', count: 4, goods: 'two things', makings: ['on its way', 'production'], ...risks(4, 0, 0, 0) },

  { status: 'Shipped', count: 6, makings: ['announced'] },
  { status: 'Shipped', count: 28, makings: ['on its way'] },
  { status: 'Shipped', count: 4, makings: ['out for delivery'] },
  { status: 'Shipped', count: 2, makings: ['not taken'] },
  { status: 'Shipped', count: 3, makings: ['lost'] },
  { status: 'Shipped', count: 3, makings: ['two on their way'] },
  { status: 'Shipped', count: 1, makings: ['typed in'], typed: 'new' },
  { status: 'Shipped', count: 2, makings: ['typed in'], typed: 'unknown' },
  { status: 'Shipped', count: 1, makings: ['typed in'], typed: 'nobody’s' },
  { status: 'Shipped', count: 1, makings: ['typed in'], typed: 'other courier’s' },
  { status: 'Shipped', count: 1, makings: ['typed in'], typed: 'given up' },

  { status: 'Delivered', count: 52, makings: ['delivered'] },
  { status: 'Delivered', count: 3, goods: 'two things', makings: ['delivered', 'delivered'] },
  { status: 'Delivered', count: 3, shop: 'completed' },

  { status: 'Cancelled', count: 5, shop: 'cancelled' },
  { status: 'Cancelled', count: 1, shop: 'failed' },
  { status: 'Cancelled', count: 2, takenBack: true },
  { status: 'Cancelled', count: 2, takenBack: true, makings: ['cancelled'] },

  { status: 'Refunded', count: 2, shop: 'refunded' },
  { status: 'Refunded', count: 2, shop: 'refunded', makings: ['delivered'] },
  { status: 'Refunded', count: 1, shop: 'refunded', makings: ['lost'] },
  { status: 'Refunded', count: 1, shop: 'refunded', makings: ['come back'] },

  { status: 'Returned', count: 2, makings: ['coming back'] },
  { status: 'Returned', count: 2, makings: ['come back'] },

  // What the rules of their stores keep back.
  { status: 'Processing', count: 1, abroad: true, store: 'fast-tees', ...risks(3) },
  { status: 'Processing', count: 1, dear: true, store: 'shop', ...risks(0) },
  // Whose money is not the seller's yet.
  { status: 'Processing', count: 1, money: 'held', ...risks(0) },
  { status: 'Processing', count: 1, money: 'disputed', ...risks(0) },
  // Nobody has said yet how its workshop sends faster.
  { status: 'Processing', count: 1, express: true, ...risks(0) },
];

/** An order to be, its parts not drawn yet. */
export interface Wish extends Kind {
  /** Names it among all: what chance decides of it is drawn by this. */
  readonly key: string;
  readonly risk: Risk | null;
}

/** Every order to be. */
export const WISHES: readonly Wish[] = KINDS.flatMap((kind, place) =>
  Array.from({ length: kind.count }, (_each, nth) => ({
    ...kind,
    key: `${place}-${nth}`,
    risk: kind.risks ? (kind.risks[nth % kind.risks.length] ?? 0) : null,
  })),
);

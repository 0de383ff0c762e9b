import { isInProduction, type FoStatus } from './fulfilment-order';
import { isRefundedInFull } from './refunds';
import type { Whereabouts } from './whereabouts';

/** What an order can be, in the order a seller meets it. */
export const ORDER_STATUSES = [
  'Pending',
  'Processing',
  'On Hold',
  'In Production',
  'Partially Shipped',
  'Shipped',
  'Delivered',
  'Cancelled',
  'Refunded',
  'Returned',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Nobody waits for an order of these any more. */
export const CLOSED_STATUSES: readonly OrderStatus[] = ['Delivered', 'Cancelled', 'Refunded'];

/** What an order's status follows from. */
interface RollUp {
  /** Of `total` and `refunded`. */
  readonly currency: string;
  readonly total: number;
  readonly refunded: number;
  readonly paid: boolean;
  readonly held: boolean;
  /** Whether any of its lines is ever to be made: an order of a fee alone has none. */
  readonly hasGoods: boolean;
  /** Whether the shop says that it is done. */
  readonly completed: boolean;
  /** Whether the shop or a person gave it up. */
  readonly givenUp: boolean;
  readonly pieces: Pick<Whereabouts, 'live' | 'shipped' | 'delivered' | 'returned'>;
  readonly fulfilmentOrders: readonly FoStatus[];
  /** A parcel left of which nobody says what is in it. */
  readonly anyParcel: boolean;
}

/** An order's status is nobody's to set: the first of these that holds. */
export const rollUp = (order: RollUp): OrderStatus => {
  const { refunded, paid, held, hasGoods, completed, givenUp, pieces, fulfilmentOrders, anyParcel } = order;
  const { live, shipped, delivered, returned } = pieces;
  if (isRefundedInFull(order)) return 'Refunded';
  if (live === 0 && (givenUp || hasGoods)) return refunded > 0 && !givenUp ? 'Refunded' : 'Cancelled';
  if (held && !fulfilmentOrders.some(isInProduction) && shipped === 0) return 'On Hold';
  if (live === 0) return completed ? 'Delivered' : paid ? 'Processing' : 'Pending';
  if (returned >= live) return 'Returned';
  if (delivered >= live) return 'Delivered';
  if (shipped >= live) return 'Shipped';
  if (shipped > 0 || anyParcel) return 'Partially Shipped';
  if (fulfilmentOrders.some(isInProduction)) return 'In Production';
  return paid ? 'Processing' : 'Pending';
};

import { isInProduction, type FoStatus } from './fulfilment-order';
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
  /** In the order's currency. */
  readonly total: number;
  readonly refunded: number;
  readonly paid: boolean;
  readonly held: boolean;
  readonly pieces: Pick<Whereabouts, 'live' | 'shipped' | 'delivered' | 'returned'>;
  readonly fulfilmentOrders: readonly FoStatus[];
  /** A parcel left of which nobody says what is in it. */
  readonly anyParcel: boolean;
}

/** An order's status is nobody's to set: the first of these that holds. */
export const rollUp = ({ total, refunded, paid, held, pieces, fulfilmentOrders, anyParcel }: RollUp): OrderStatus => {
  const { live, shipped, delivered, returned } = pieces;
  if (refunded > 0 && refunded >= total) return 'Refunded';
  if (live === 0) return 'Cancelled';
  if (held && !fulfilmentOrders.some(isInProduction) && shipped === 0) return 'On Hold';
  if (returned >= live) return 'Returned';
  if (delivered >= live) return 'Delivered';
  if (shipped >= live) return 'Shipped';
  if (shipped > 0 || anyParcel) return 'Partially Shipped';
  if (fulfilmentOrders.some(isInProduction)) return 'In Production';
  return paid ? 'Processing' : 'Pending';
};

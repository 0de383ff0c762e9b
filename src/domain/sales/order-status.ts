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

import type { OrderStatus } from '../../../domain/sales/order-status';
import { ConnectorError } from '../connector';

/** The states in which an order may be told of a parcel: goods leave for it, or have left. Whoever was given the money back waits for nothing. */
const MAY_SHIP: readonly OrderStatus[] = ['Pending', 'Processing', 'On Hold', 'In Production', 'Partially Shipped', 'Shipped', 'Delivered'];

/**
 * Throws where the platform says that an order is over, so that nothing is written over somebody else's decision. `state`: in the platform's own
 * words, as the seller finds it there.
 */
export const requireShippable = (status: OrderStatus, state: string): void => {
  if (!MAY_SHIP.includes(status)) throw new ConnectorError('order_closed', 'shop.orderClosed', { values: { status: state || status } });
};

import type { OrderStatus } from '../../domain/sales/order-status';
import type { StoreRef, Tx } from '../kernel/context';
import { settleOrders } from './settle';

/** In these something of an order may still have to be made or sent. */
const WAITING: readonly OrderStatus[] = ['Pending', 'Processing', 'On Hold', 'In Production', 'Partially Shipped'];

/** Orders that are looked at in one go. */
const AT_ONCE = 250;

/** Settles what waits of a store's orders, after the store's rules for them became others. `now`: by the market's clock. */
export const settleOrdersOfStore = async (tx: Tx, { container_id, store_id }: StoreRef, now: number): Promise<void> => {
  const rows = await tx
    .selectFrom('orders')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('status', 'in', WAITING)
    .orderBy('_id')
    .execute();
  const ids = rows.map(({ _id }) => _id);
  for (let from = 0; from < ids.length; from += AT_ONCE) await settleOrders(tx, container_id, ids.slice(from, from + AT_ONCE), now);
};

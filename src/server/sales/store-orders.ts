import { z } from 'zod';
import type { OrderStatus } from '../../domain/sales/order-status';
import type { StoreRef, Tx } from '../kernel/context';
import type { Errand } from '../jobs/kind';
import { SETTLE_STORE } from '../stores/status';
import { findBearing } from './cautions';
import { settleOrders } from './settle';

/** In these something of an order may still have to be made or sent. */
const WAITING: readonly OrderStatus[] = ['Pending', 'Processing', 'On Hold', 'In Production', 'Partially Shipped'];

/** Orders that are looked at in one go. */
const AT_ONCE = 250;

const settleMany = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<void> => {
  for (let from = 0; from < ids.length; from += AT_ONCE) await settleOrders(tx, containerId, ids.slice(from, from + AT_ONCE), now);
};

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
  await settleMany(
    tx,
    container_id,
    rows.map(({ _id }) => _id),
    now,
  );
};

/** Settles the orders that wait to be sent to an account, after it began or ended to be sent orders automatically. `now`: by the market's clock. */
export const settleOrdersOfAccount = async (
  tx: Tx,
  { container_id, fulfilment_id }: { readonly container_id: string; readonly fulfilment_id: string },
  now: number,
): Promise<void> => {
  const rows = await tx
    .selectFrom('fulfilment_orders')
    .select('order_id')
    .distinct()
    .where('container_id', '=', container_id)
    .where('fulfilment_id', '=', fulfilment_id)
    .where('status', 'in', ['draft', 'scheduled'])
    .orderBy('order_id')
    .execute();
  await settleMany(
    tx,
    container_id,
    rows.map(({ order_id }) => order_id),
    now,
  );
};

/** Settles what waits of the orders for listings that bear one of these words, which are on the list now, or not any more. `now`: by the market's clock. */
export const settleOrdersBearing = async (tx: Tx, containerId: string, words: readonly string[], now: number): Promise<void> => {
  if (words.length === 0) return;
  const lines = await tx
    .selectFrom('order_lines as line')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'line.container_id').onRef('o._id', '=', 'line.order_id'))
    .select(['line.order_id', 'line.item_info_id'])
    .distinct()
    .where('line.container_id', '=', containerId)
    .where('o.status', 'in', WAITING)
    .where('line.item_info_id', 'is not', null)
    .orderBy('line.order_id')
    .execute();
  const cautioned = await findBearing(tx, containerId, [...new Set(lines.flatMap(({ item_info_id }) => item_info_id ?? []))], words);
  const ids = [...new Set(lines.flatMap((line) => (cautioned.has(line.item_info_id ?? '') ? line.order_id : [])))];
  await settleMany(tx, containerId, ids, now);
};

const storeShape = z.object({ container_id: z.string(), store_id: z.string() });

/** The errand for a store whose platform has closed it: what would go by itself waits. */
export const settleClosedStore: Errand = {
  name: SETTLE_STORE,
  priority: 0,
  perform: async (services, payload) => {
    const ref = storeShape.parse(payload);
    const now = await services.marketNow();
    await services.inContainer(ref.container_id, (tx) => settleOrdersOfStore(tx, ref, now));
  },
};

import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { FetchedOrder } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { linesOf } from './order-lines';
import { notify } from '../inbox/notify';
import type { StoreRow } from '../stores/connection';

const announce = async (tx: Tx, store: StoreRow, order: FetchedOrder, id: string): Promise<void> => {
  await notify(tx, {
    type: 'Order',
    code: 'order-new',
    module: 'order',
    params: {
      number: order.number,
      store: store.sto_name,
      buyer: `${order.buyer.first_name} ${order.buyer.last_name}`,
      country: order.buyer.country,
      total: `${order.total.toFixed(2)} ${order.currency}`,
      goods: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    },
    referent: id,
  });
};

/**
 * Keeps the orders a store reported, each once. One that is new is announced in the same transaction, so exactly once; those
 * a shop brings along when it is first connected, until it has been read to its end, are not. Returns how many were new.
 */
export const keepOrders = async (tx: Tx, store: StoreRow, orders: readonly FetchedOrder[]): Promise<number> => {
  const lines = await linesOf(tx, store, orders);
  let [added, changed] = [0, 0n];
  for (const [index, order] of orders.entries()) {
    const now = unixNow();
    const facts = {
      number: order.number,
      status: order.status,
      currency: order.currency,
      total: order.total,
      refunded: order.refunded,
      removed: null,
      buyer: jsonb(order.buyer),
      items: jsonb(lines[index] ?? []),
    };
    const row = await tx
      .insertInto('orders')
      .values({
        _id: newId(),
        store_id: store._id,
        platform_id: order.platform_id,
        ...facts,
        created_at: order.created_at,
        updated_at: now,
        seen_at: now,
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'store_id', 'platform_id']).doNothing())
      .returning('_id')
      .executeTakeFirst();
    if (row) {
      added += 1;
      if (store.last_fetch_at !== null || order.created_at >= store.created_at) await announce(tx, store, order, row._id);
      continue;
    }
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ ...facts, updated_at: now, seen_at: now })
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .where('platform_id', '=', order.platform_id)
      .where(
        sql<boolean>`(number, status, currency, total, refunded, removed, buyer, items) is distinct from
        (${facts.number}, ${facts.status}, ${facts.currency}, ${facts.total}::numeric, ${facts.refunded}::numeric, null, ${facts.buyer}, ${facts.items})`,
      )
      .executeTakeFirst();
    changed += numUpdatedRows;
  }
  if (added > 0 || changed > 0n) await tellChanged(tx, store.container_id, ['orders']);
  return added;
};

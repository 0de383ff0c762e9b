import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { FetchedOrder } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { OrderLine } from './tables';
import { notify } from '../inbox/notify';
import type { StoreRow } from '../stores/connection';

/** Which listing each product of the shop is. */
const listingsByProduct = async (tx: Tx, store: StoreRow, orders: readonly FetchedOrder[]): Promise<Map<string, string>> => {
  const ids = [...new Set(orders.flatMap(({ items }) => items.map(({ product_platform_id }) => product_platform_id)))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('items')
    .select(['platform_id', 'item_info_id'])
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ platform_id, item_info_id }) => [platform_id ?? '', item_info_id]));
};

const linesOf = (order: FetchedOrder, listings: ReadonlyMap<string, string>): OrderLine[] =>
  order.items.map(({ product_platform_id, ...line }) => ({ ...line, item_info_id: listings.get(product_platform_id) ?? null }));

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
 * a shop brings along when it is first connected are not. Returns how many were new.
 */
export const keepOrders = async (tx: Tx, store: StoreRow, orders: readonly FetchedOrder[]): Promise<number> => {
  const listings = await listingsByProduct(tx, store, orders);
  let [added, changed] = [0, 0n];
  for (const order of orders) {
    const now = unixNow();
    const facts = {
      number: order.number,
      status: order.status,
      currency: order.currency,
      total: order.total,
      buyer: jsonb(order.buyer),
      items: jsonb(linesOf(order, listings)),
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
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'store_id', 'platform_id']).doNothing())
      .returning('_id')
      .executeTakeFirst();
    if (row) {
      added += 1;
      if (store.fetch_cursor !== null || order.created_at >= store.created_at) await announce(tx, store, order, row._id);
      continue;
    }
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set({ ...facts, updated_at: now })
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .where('platform_id', '=', order.platform_id)
      .where(
        sql<boolean>`(number, status, currency, total, buyer, items) is distinct from
        (${facts.number}, ${facts.status}, ${facts.currency}, ${facts.total}::numeric, ${facts.buyer}, ${facts.items})`,
      )
      .executeTakeFirst();
    changed += numUpdatedRows;
  }
  if (added > 0 || changed > 0n) await tellChanged(tx, store.container_id, ['orders']);
  return added;
};

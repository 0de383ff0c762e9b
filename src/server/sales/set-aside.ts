import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { addresses } from '../../domain/addresses/addresses';
import { text } from '../connectors/platforms/fetched';
import type { FetchedOrder, OrderFault, UnreadableOrder } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { notifyOfStore } from '../inbox/notify-of-store';
import { numberWithoutMark } from '../../domain/sales/order-number';

type Store = Pick<StoreRow, 'container_id' | '_id' | 'sto_name'>;

/** Characters of what a shop sent that are kept: no order a person can work with is longer. */
const MOST_SENT = 1_000_000;
const MOST_WORDS = 200;

/** Without what no database takes. */
const short = (words: string): string => text.parse(words).slice(0, MOST_WORDS);
const shortOrNull = (words: string | null): string | null => (words === null ? null : short(words) || null);

const valuesOf = ({ values }: OrderFault): OrderFault['values'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? short(value) : value]));

const keyOf = (platformId: string | null, number: string | null, sent: string): string => {
  if (platformId !== null) return `id:${platformId}`;
  return number === null ? `hash:${createHash('sha256').update(sent).digest('hex')}` : `number:${number}`;
};

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** What is kept of an order that could be read in part; what the shop sent of it stands beside it. */
const draftOf = (order: FetchedOrder | null): string | null => {
  if (order === null) return null;
  const draft = jsonOf({ ...order, sent: undefined });
  return draft.length > MOST_SENT ? null : draft;
};

const rowOf = (store: Store, { platform_id, number, fault, order, sent }: UnreadableOrder) => {
  const said = jsonOf(sent);
  const [id, known] = [shortOrNull(platform_id), shortOrNull(number)];
  const now = unixNow();
  return {
    _id: newId(),
    store_id: store._id,
    key: keyOf(id, known, said),
    platform_id: id,
    number: known === null ? null : numberWithoutMark(known) || known,
    refusal: fault.refusal,
    values: jsonb(valuesOf(fault)),
    sent: said.slice(0, MOST_SENT),
    draft: draftOf(order),
    created_at: now,
    updated_at: now,
  };
};

/** Sets orders aside that cannot be kept, each once. One that was dismissed stays so while the shop sends the same. */
export const setAsideOrders = async (tx: Tx, store: Store, orders: readonly UnreadableOrder[]): Promise<void> => {
  for (const order of orders) {
    await tx
      .insertInto('set_aside_orders')
      .values(rowOf(store, order))
      .onConflict((conflict) =>
        conflict.columns(['container_id', 'store_id', 'key']).doUpdateSet({
          platform_id: sql`excluded.platform_id`,
          number: sql`excluded.number`,
          refusal: sql`excluded.refusal`,
          values: sql`excluded.values`,
          sent: sql`excluded.sent`,
          draft: sql`excluded.draft`,
          dismissed_at: sql`case when set_aside_orders.sent = excluded.sent then set_aside_orders.dismissed_at end`,
          updated_at: sql`excluded.updated_at`,
        }),
      )
      .execute();
  }
  if (orders.length > 0) await tellChanged(tx, store.container_id, ['setAsideOrders', 'orders']);
};

/**
 * Takes orders off the list that can be read by now: by the shop's ids, and by their numbers where the shop sent no id before. An order that a
 * person made in place of one without an id becomes the shop's, so that it is not kept a second time.
 */
export const resolveSetAside = async (tx: Tx, store: Store, orders: readonly FetchedOrder[]): Promise<void> => {
  if (orders.length === 0) return;
  const keys = new Map(
    orders.flatMap((order) => [`id:${order.platform_id}`, `number:${order.number}`].map((key) => [key, order] as const)),
  );
  const rows = await tx
    .deleteFrom('set_aside_orders')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('key', 'in', [...keys.keys()])
    .returning(['key', 'order_id'])
    .execute();
  for (const { key, order_id } of rows) {
    const order = keys.get(key);
    if (order_id === null || !order) continue;
    await tx
      .updateTable('orders')
      .set({ platform_id: order.platform_id })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', order_id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('orders as twin')
              .select('twin._id')
              .where('twin.container_id', '=', store.container_id)
              .where('twin.store_id', '=', store._id)
              .where('twin.platform_id', '=', order.platform_id),
          ),
        ),
      )
      .execute();
  }
  if (rows.length > 0) await tellChanged(tx, store.container_id, ['setAsideOrders', 'orders']);
};

/** Tells people once of all the orders of a store that were set aside since they were told last. */
export const announceSetAside = async (tx: Tx, store: Store): Promise<void> => {
  const rows = await tx
    .updateTable('set_aside_orders')
    .set({ announced: true })
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('announced', '=', false)
    .returning('_id')
    .execute();
  if (rows.length === 0) return;
  await notifyOfStore(
    tx,
    { container_id: store.container_id, store_id: store._id },
    {
      type: 'Support',
      code: 'orders-set-aside',
      module: 'order',
      params: { store: store.sto_name, count: rows.length },
      referent: addresses.orders.print({ filter: 'all', aside: 'all' }),
    },
  );
};

/** What is on the list, of stores that are still here. */
export const openSetAside = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('set_aside_orders as a')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'a.container_id').onRef('s._id', '=', 'a.store_id'))
    .where('a.container_id', '=', containerId)
    .where('a.dismissed_at', 'is', null)
    .where('a.order_id', 'is', null)
    .where('s.trashed_at', 'is', null);

export const countSetAside = async (tx: Tx, containerId: string): Promise<number> => {
  const { count } = await openSetAside(tx, containerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

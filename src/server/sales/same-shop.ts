import { sql } from 'kysely';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { settleOrders } from './settle';

type Store = Pick<StoreRow, 'container_id' | '_id'>;

/** Orders a store reports that are known by another store of the same shop. */
interface KnownElsewhere {
  /** Of stores in the trash, by their ids here: the store takes them over. */
  readonly left: readonly string[];
  /** Of a store that is connected too, by the shop's ids: they are kept there. */
  readonly kept: ReadonlySet<string>;
}

/** An order is known by its shop and the shop's id of it, whichever store reports it. */
const findElsewhere = async (tx: Tx, { container_id, _id }: Store, platformIds: readonly string[]): Promise<KnownElsewhere> => {
  const { rows: stores } = await sql<{ _id: string; trashed: boolean }>`
    select other._id, other.trashed_at is not null as trashed from stores mine join stores other on other.container_id = mine.container_id
      and other._id <> mine._id and other.platform_id = mine.platform_id and other.identities && mine.identities
    where mine.container_id = ${container_id} and mine._id = ${_id}`.execute(tx);
  if (stores.length === 0) return { left: [], kept: new Set() };
  const rows = await tx
    .selectFrom('orders')
    .select(['_id', 'store_id', 'platform_id'])
    .where('container_id', '=', container_id)
    .where(
      'store_id',
      'in',
      stores.map((store) => store._id),
    )
    .where('platform_id', 'in', platformIds)
    .orderBy('_id')
    .execute();
  const trashed = new Set(stores.filter((store) => store.trashed).map((store) => store._id));
  const kept = new Set(rows.filter(({ store_id }) => !trashed.has(store_id)).map(({ platform_id }) => platform_id));
  const first = new Map(
    rows
      .filter(({ store_id }) => trashed.has(store_id))
      .map((row) => [row.platform_id, row._id] as const)
      .toReversed(),
  );
  return { left: [...first].filter(([id]) => !kept.has(id)).map(([, each]) => each), kept };
};

/** Makes orders those of another store, with what is kept of them by store. */
const takeOver = async (tx: Tx, { container_id, _id }: Store, ids: readonly string[]): Promise<void> => {
  await sql`with moved as (
      update orders set store_id = ${_id} from orders before
      where orders.container_id = ${container_id} and orders._id = any(${ids}) and before.container_id = orders.container_id and before._id = orders._id
      returning before.store_id as former),
    counted as (select former, count(*)::integer as orders from moved group by 1)
    insert into store_counts (container_id, store_id, orders, products)
    select ${container_id}, former, -orders, 0 from counted union all select ${container_id}, ${_id}, sum(orders)::integer, 0 from counted having sum(orders) > 0
    on conflict (container_id, store_id) do update set orders = store_counts.orders + excluded.orders`.execute(tx);
  for (const table of ['trackings', 'paypal_items'] as const)
    await tx
      .updateTable(table)
      .set({ store_id: _id })
      .where('container_id', '=', container_id)
      .where('order_id', 'in', ids)
      .where('store_id', 'is not', null)
      .execute();
};

/**
 * Takes over what a store in the trash knew of the same shop's orders. Returns the shop's ids of those that another connected store keeps: they are not
 * kept a second time.
 */
export const keptElsewhere = async (tx: Tx, store: Store, platformIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const here = await tx
    .selectFrom('orders')
    .select('platform_id')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', [...platformIds, ''])
    .execute();
  const known = new Set(here.map(({ platform_id }) => platform_id));
  const fresh = platformIds.filter((id) => !known.has(id));
  if (fresh.length === 0) return new Set();
  const { left, kept } = await findElsewhere(tx, store, fresh);
  if (left.length > 0) await takeOver(tx, store, left);
  return kept;
};

/** Orders kept twice that are settled at once, at most: the others follow with the next look. */
const SETTLED_AT_ONCE = 500;

/** Has the second copies of orders that were kept twice, before a shop was connected only once, wait for a person. */
export const holdSecondCopies = async (tx: Tx, { container_id, _id }: Store, now: number): Promise<void> => {
  const { rows } = await sql<{ _id: string }>`select o._id from stores mine
    join stores other on other.container_id = mine.container_id and other._id <> mine._id and other.platform_id = mine.platform_id
      and other.identities && mine.identities
    join orders o on o.container_id = mine.container_id and o.store_id = mine._id
    join orders it on it.container_id = other.container_id and it.store_id = other._id and it.platform_id = o.platform_id and it._id < o._id
    where mine.container_id = ${container_id} and mine._id = ${_id} and o.status in ('Pending', 'Processing', 'On Hold')
      and it.status not in ('Cancelled', 'Refunded') and not 'duplicate' = any(o.approved) and not o.gates @> '[{"code": "duplicate"}]'
    order by o._id limit ${SETTLED_AT_ONCE}`.execute(tx);
  await settleOrders(
    tx,
    container_id,
    rows.map((row) => row._id),
    now,
  );
};

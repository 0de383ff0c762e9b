import { sql, type Selectable } from 'kysely';
import type { ItemStore, Store } from '../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { warningLevel } from '../../domain/stores/store-warning';
import { DAY, unixNow } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import type { Database } from '../db/schema';

/** Stores somebody may see: the trashed are kept for their orders only. */
export const visibleStores = (tx: Tx, containerId: string) =>
  tx.selectFrom('stores as s').where('s.container_id', '=', containerId).where('s.trashed_at', 'is', null);

const pushedSince = (seconds: number) =>
  sql<number>`(select count(*) from items i where i.container_id = s.container_id and i.store_id = s._id and i.imported_at > ${unixNow() - seconds})`;

/** Products in all of a row of `visibleStores`. */
export const productsOfStore = sql<number>`(select count(*) from items i where i.container_id = s.container_id and i.store_id = s._id)`;

/** Orders in all of a row of `visibleStores`. */
export const ordersOfStore = sql<number>`(select count(*) from orders o where o.container_id = s.container_id and o.store_id = s._id)`;

/** What is counted about a store: products new within the last day, week (7 days) and month (30 days), products and orders in all. */
export const storeCounts = () =>
  [
    pushedSince(DAY).as('item_per_day'),
    pushedSince(7 * DAY).as('item_per_week'),
    pushedSince(30 * DAY).as('item_per_month'),
    productsOfStore.as('last_total_product'),
    ordersOfStore.as('total_order'),
  ] as const;

type CountedStore = Selectable<Database['stores']> &
  Pick<Store, 'item_per_day' | 'item_per_week' | 'item_per_month' | 'last_total_product' | 'total_order'>;

/** The store as the contract shows it, its platform's block under the platform's id. */
export const toStore = (store: CountedStore): Store => ({
  _id: store._id,
  platform_id: store.platform_id,
  platform_name: PLATFORMS[store.platform_id].name,
  sto_name: store.sto_name,
  sto_user: store.sto_user,
  sto_status: store.sto_status,
  sto_reason: store.sto_reason,
  sto_type: store.platform_id,
  sto_auto: store.sto_auto,
  brand_name: store.brand_name,
  private_note: store.private_note,
  default_quantity: store.default_quantity,
  max_per_day: store.max_per_day,
  max_per_week: store.max_per_week,
  max_per_month: store.max_per_month,
  item_per_day: store.item_per_day,
  item_per_week: store.item_per_week,
  item_per_month: store.item_per_month,
  last_total_product: store.last_total_product,
  last_push_item_at: store.last_push_item_at,
  last_fetch_at: store.last_fetch_at,
  warning_level: warningLevel(store, store.last_fetch_at === null ? null : unixNow() - store.last_fetch_at),
  total_order: store.total_order,
  schedule_fetch: store.schedule_fetch,
  country: store.country,
  website: store.website,
  // The block has the fields of the platform's description, which are those of the contract.
  [store.platform_id]: store.config as NonNullable<Store[PlatformId]>,
  created_at: store.created_at,
  updated_at: store.updated_at,
});

/** The store's name, its id when it is not there any more. */
export const storeNameOf = async (tx: Tx, { container_id, store_id }: StoreRef): Promise<string> => {
  const store = await tx
    .selectFrom('stores')
    .select('sto_name')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store?.sto_name ?? store_id;
};

/** The columns of a store other entities show with their own rows. */
export const itemStoreColumns = ['s._id as s_id', 's.sto_name', 's.platform_id as sto_type', 's.sto_status'] as const;

export const toItemStore = (row: { s_id: string; sto_name: string; sto_type: string; sto_status: string }) => ({
  _id: row.s_id,
  sto_name: row.sto_name,
  sto_type: row.sto_type,
  sto_status: row.sto_status,
});

/** The same as one value, where a query makes JSON of rows that name a store `s`. */
export const itemStore = sql<ItemStore>`json_build_object('_id', s._id, 'sto_name', s.sto_name, 'sto_type', s.platform_id, 'sto_status', s.sto_status)`;

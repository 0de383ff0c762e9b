import { sql, type Selectable } from 'kysely';
import type { ItemStore, Store, StoreOwner } from '../../contract/generated/resolvers';
import { LISTING_CURRENCY } from '../../domain/listing/store-price';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { addressLine } from '../../domain/postal/address';
import { warningLevel } from '../../domain/stores/store-warning';
import { DAY, unixNow } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { isClosed } from './connection';
import { keptValue, shownFields } from './fields';
import { readRates } from './currency';
import { ownersOf } from './owners';

/** Stores somebody may see: the trashed are kept for their orders only. */
export const visibleStores = (tx: Tx, containerId: string) =>
  tx.selectFrom('stores as s').where('s.container_id', '=', containerId).where('s.trashed_at', 'is', null);

const pushedSince = (seconds: number) =>
  sql<number>`(select count(*) from items i where i.container_id = s.container_id and i.store_id = s._id and i.imported_at > ${unixNow() - seconds})`;

/** The same with how many products and orders they have in all. */
export const countedStores = (tx: Tx, containerId: string) =>
  visibleStores(tx, containerId).leftJoin('store_counts as c', (join) =>
    join.onRef('c.container_id', '=', 's.container_id').onRef('c.store_id', '=', 's._id'),
  );

/** Products and orders in all of a row of `countedStores`. */
export const productsOfStore = sql<number>`coalesce(c.products, 0)`;
export const ordersOfStore = sql<number>`coalesce(c.orders, 0)`;

/** What is counted about a row of `countedStores`: products new within the last day, week (7 days) and month (30 days), products and orders in all. */
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

const ownerIds = (store: CountedStore): readonly string[] => (keptValue(store, 'user_owners') ?? []) as readonly string[];

/** Whether a store wants looking at, now. */
export const warningOf = (store: CountedStore): number =>
  warningLevel(
    { ...store, dead_state: isClosed(store), sto_auto_order: keptValue(store, 'sto_auto_order') === true },
    store.last_fetch_at === null ? null : unixNow() - store.last_fetch_at,
  );

const toStore = (store: CountedStore, owners: ReadonlyMap<string, StoreOwner>, rates: ReadonlyMap<string, number>): Store => {
  const fields = shownFields(store);
  return {
    ...fields,
    _id: store._id,
    platform_id: store.platform_id,
    platform_name: PLATFORMS[store.platform_id].name,
    sto_name: store.sto_name,
    sto_status: store.sto_status,
    sto_reason: store.sto_reason,
    sto_type: store.platform_id,
    item_per_day: store.item_per_day,
    item_per_week: store.item_per_week,
    item_per_month: store.item_per_month,
    last_total_product: store.last_total_product,
    last_push_item_at: store.last_push_item_at,
    last_fetch_at: store.last_fetch_at,
    warning_level: warningOf(store),
    total_order: store.total_order,
    transaction_summary: store.funds,
    user_owners: ownerIds(store).flatMap((id) => owners.get(id) ?? []),
    full_address: fields.address ? addressLine(fields.address) : null,
    website: store.website,
    currency: store.currency,
    currency_rate: store.currency === LISTING_CURRENCY ? 1 : (rates.get(store.currency ?? '') ?? null),
    // The block has the fields of the platform's description, which are those of the contract.
    [store.platform_id]: store.config as NonNullable<Store[PlatformId]>,
    created_at: store.created_at,
    updated_at: store.updated_at,
  };
};

/** Stores as the contract shows them, each with its platform's block under the platform's id. */
export const toStores = async (tx: Tx, containerId: string, rows: readonly CountedStore[]): Promise<Store[]> => {
  const owners = await ownersOf(tx, containerId, rows.flatMap(ownerIds));
  const rates = await readRates(
    tx,
    containerId,
    rows.flatMap(({ currency }) => currency ?? []),
  );
  return rows.map((row) => toStore(row, owners, rates));
};

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

const ebayPayment = sql<string | null>`nullif(s.settings->>'sto_ebay_payment', '')`;
const issuuMask = sql<string>`coalesce(s.settings->>'issuu_token', '')`;

/** The columns of a store other entities show with their own rows. */
export const itemStoreColumns = [
  's._id as s_id',
  's.sto_name',
  's.platform_id as sto_type',
  's.sto_status',
  ebayPayment.as('sto_ebay_payment'),
  issuuMask.as('issuu_token'),
] as const;

export const toItemStore = (row: Omit<ItemStore, '_id'> & { readonly s_id: string }): ItemStore => ({
  _id: row.s_id,
  sto_name: row.sto_name,
  sto_type: row.sto_type,
  sto_status: row.sto_status,
  sto_ebay_payment: row.sto_ebay_payment ?? null,
  issuu_token: row.issuu_token,
});

type OrNone<Columns> = { readonly [Column in keyof Columns]: Columns[Column] | null };

/** The same where a row may be of no store. */
export const itemStoreOf = (row: OrNone<Parameters<typeof toItemStore>[0]>): ItemStore | null => {
  const { s_id, sto_name, sto_type, sto_status, sto_ebay_payment, issuu_token } = row;
  return s_id !== null && sto_name !== null && sto_type !== null && sto_status !== null
    ? toItemStore({ s_id, sto_name, sto_type, sto_status, sto_ebay_payment, issuu_token: issuu_token ?? '' })
    : null;
};

/** The same as one value, where a query makes JSON of rows that name a store `s`. */
export const itemStore = sql<ItemStore>`json_build_object('_id', s._id, 'sto_name', s.sto_name, 'sto_type', s.platform_id, 'sto_status', s.sto_status,
  'sto_ebay_payment', ${ebayPayment}, 'issuu_token', ${issuuMask})`;

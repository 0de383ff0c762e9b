import { sql } from 'kysely';
import type { ExternalItem, ExternalRead } from '../../contract/generated/resolvers';
import type { PageOrder } from '../db/pages';
import { inOrder } from '../db/pages';
import type { Tx } from '../kernel/context';
import { itemStore, itemStoreColumns, toItemStore, visibleStores } from '../stores/rows';
import { TELLING } from './schedule';

/** The container's products, at stores somebody may see. */
export const productsOf = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('external_products as e')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'e.container_id').onRef('s._id', '=', 'e.store_id'))
    .where('e.container_id', '=', containerId)
    .where('s.trashed_at', 'is', null);

type Found = ReturnType<typeof productsOf>;

/** Where the page asks for a small picture: on our own host, whoever's it is. */
export const pictureDoor = (key: string): string => `/shop-pictures/${key}`;

const selected = (found: Found) =>
  found
    .leftJoin('item_infos as listing', (join) =>
      join.onRef('listing.container_id', '=', 'e.container_id').onRef('listing._id', '=', 'e.item_info_id'),
    )
    .select([
      ...(['e._id', 'e.store_id', 'e.platform_id', 'e.external_url', 'e.sku', 'e.name', 'e.price_least', 'e.price_most'] as const),
      ...(['e.currency', 'e.state', 'e.reason', 'e.problem', 'e.reason_msg', 'e.differences', 'e.left_out', 'e.changed_at'] as const),
      ...(['e.seen_at', 'e.gone_at', 'e.updated_at', 'listing._id as listing_id', 'listing.name as listing_name'] as const),
      'listing.sku as listing_sku',
      sql<string | null>`listing.identity::text`.as('identity'),
      sql<string | null>`e.images->0->>'key'`.as('picture'),
      sql<number>`jsonb_array_length(e.variants)`.as('variants'),
      ...itemStoreColumns,
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const toItem = (row: Row): ExternalItem => {
  const { _id, store_id, platform_id, external_url, sku, name, price_least, price_most, currency, state, reason, problem } = row;
  const { differences, left_out, changed_at, seen_at, gone_at, updated_at, picture, variants, reason_msg, listing_id } = row;
  const msg = reason_msg && {
    code: reason_msg.code,
    msg: reason_msg.msg,
    refusal: reason_msg.refusal ?? null,
    values: reason_msg.values ?? null,
  };
  const item = listing_id && {
    _id: listing_id,
    identity: row.identity ?? '',
    name: row.listing_name ?? '',
    sku: row.listing_sku ?? '',
  };
  return {
    ...{ _id, store_id, platform_id, external_url, sku, name, price_least, price_most, currency, state, reason, problem, variants },
    ...{ differences, left_out, seen_at, gone_at, updated_at },
    image: picture && pictureDoor(picture),
    store: toItemStore(row),
    msg: msg || null,
    item: item || null,
    changed_at: changed_at || null,
  };
};

export const readItems = async (found: Found, order: PageOrder): Promise<ExternalItem[]> =>
  (await selected(found).orderBy(inOrder(order)).execute()).map(toItem);

/** Those of some ids, for whoever changed them, in the order of their ids. */
export const itemsById = (tx: Tx, containerId: string, ids: readonly string[]): Promise<ExternalItem[]> =>
  readItems(productsOf(tx, containerId).where(sql<boolean>`e._id = any(${ids})`), { id: 'e._id', by: null, direction: 'asc' });

/** How the stores are read that tell of what they sell. */
export const readReads = (tx: Tx, containerId: string): Promise<ExternalRead[]> =>
  visibleStores(tx, containerId)
    .leftJoin('external_reads as r', (join) => join.onRef('r.container_id', '=', 's.container_id').onRef('r.store_id', '=', 's._id'))
    .where('s.platform_id', 'in', TELLING)
    .select([
      's._id',
      itemStore.as('store'),
      'r.read_at',
      'r.reason',
      sql<boolean>`exists (select from jobs j where j.container_id = s.container_id and j.store_id = s._id and j.job_type = 'fetch_items'
        and j.status in ('waiting', 'pending'))`.as('reading'),
      sql<number>`(select count(*)::integer from external_products e where e.container_id = s.container_id and e.store_id = s._id)`.as(
        'products',
      ),
    ])
    .orderBy('s.sto_name')
    .orderBy('s._id')
    .execute();

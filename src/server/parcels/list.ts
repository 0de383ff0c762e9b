import type { QueryTrackingsArgs, Tracking } from '../../contract/generated/resolvers';
import { PUSH_STATES, TRACKING_STATUSES, UNDER_WAY, type PushState, type TrackingStatus } from '../../domain/sales/tracking';
import { sumOfCounts } from '../db/kept-counts';
import { findPage, inOrder, nullsLast, type PageOrder } from '../db/pages';
import type { RequestContext, Tx } from '../kernel/context';
import { isOpenFilter } from '../kernel/input';
import { sortOf } from '../kernel/sort';
import { readDesk } from '../sales/desk';
import { silentSince, toTracking } from '../sales/tracking-rows';
import { itemStoreColumns, toItemStore } from '../stores/rows';
import { sql } from 'kysely';
import { isNumbered } from '../sales/found-number';

const SORTS = ['created_at', 'last_event_at'] as const;

const orderOf = (sort: string | null | undefined): PageOrder => {
  const { field, direction } = sortOf(sort, SORTS) ?? { field: 'created_at', direction: 'desc' };
  const by = field === 'last_event_at' ? nullsLast('t.last_event_at', direction) : 't.created_at';
  return { id: 't._id', by, direction };
};

/** A word of a closed list; one that is not in it finds nothing. */
const among = <Word extends string>(words: readonly Word[], text: string): Word =>
  words.find((word) => word === text.trim()) ?? ('' as Word);

const found = async (tx: Tx, args: QueryTrackingsArgs, containerId: string, now: number) => {
  const { _id, status, courier, store, provider, pushed, silent_days, search, start, end } = args;
  let rows = tx.selectFrom('trackings as t').where('t.container_id', '=', containerId);
  if (_id?.trim()) return rows.where('t._id', '=', _id.trim());
  if (!isOpenFilter(status)) rows = rows.where('t.status', '=', among<TrackingStatus>(TRACKING_STATUSES, status.toLowerCase()));
  if (!isOpenFilter(courier)) rows = rows.where('t.courier_code', '=', courier.trim());
  if (!isOpenFilter(store)) rows = rows.where('t.store_id', '=', store.trim());
  if (!isOpenFilter(provider)) rows = rows.where('t.fulfilment_id', '=', provider.trim());
  if (!isOpenFilter(pushed)) rows = rows.where('t.store_push', '=', among<PushState>(PUSH_STATES, pushed));
  if (typeof start === 'number') rows = rows.where('t.created_at', '>=', start);
  if (typeof end === 'number') rows = rows.where('t.created_at', '<=', end);
  if (typeof silent_days === 'number' && silent_days > 0) {
    const since = silentSince(now, (await readDesk(tx, containerId)).zone, silent_days);
    rows = rows.where('t.status', 'in', UNDER_WAY).where(sql<boolean>`coalesce(t.last_event_at, t.shipped_at, t.created_at) < ${since}`);
  }
  const wanted = search?.trim().replace(/^#/u, '');
  if (wanted) {
    const orders = await tx
      .selectFrom('orders')
      .select('_id')
      .where('container_id', '=', containerId)
      .where(isNumbered('orders', wanted))
      .execute();
    const ids = orders.map((order) => order._id);
    rows = rows.where((is) => {
      const numbered = is('t.tracking_number', '=', wanted.toUpperCase());
      return ids.length > 0 ? is.or([numbered, is('t.order_id', 'in', ids)]) : numbered;
    });
  }
  return rows;
};

/** How many parcels a list has that is one of a status, of a store or of both; undefined: it has to be counted. */
const knownCount = (tx: Tx, args: QueryTrackingsArgs, containerId: string): (() => Promise<number>) | undefined => {
  const { status, store, sort: _sort, ...others } = args;
  if (Object.values(others).some((value) => value !== undefined && value !== null && value !== '')) return undefined;
  const keys = isOpenFilter(status) ? TRACKING_STATUSES : [status.trim().toLowerCase()];
  return () => sumOfCounts(tx, 'tracking_counts', containerId, { keys, store: isOpenFilter(store) ? undefined : store.trim() });
};

/** Parcels with what is shown beside them. */
const withNames = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('trackings as t')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 't.container_id').onRef('o._id', '=', 't.order_id'))
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 't.container_id').onRef('s._id', '=', 't.store_id'))
    .leftJoin('fulfilments as f', (join) => join.onRef('f.container_id', '=', 't.container_id').onRef('f._id', '=', 't.fulfilment_id'))
    .where('t.container_id', '=', containerId)
    .selectAll('t')
    .select([...itemStoreColumns, 'o.number as order_number', 'f.name as fulfilment_name']);

type Named = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const toTrackings = async (tx: Tx, containerId: string, rows: readonly Named[], now: number): Promise<Tracking[]> => {
  if (rows.length === 0) return [];
  const { zone } = await readDesk(tx, containerId);
  const lines = await tx
    .selectFrom('order_lines')
    .select(['_id', 'name'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(rows.flatMap(({ pieces }) => pieces.map(({ line_id }) => line_id))), ''])
    .execute();
  const names = new Map(lines.map(({ _id, name }) => [_id, name]));
  return rows.map((row) => {
    const { order_number, fulfilment_name } = row;
    return toTracking(row, { order_number, fulfilment_name, store: toItemStore(row), names, now, zone });
  });
};

/** The rows of the page a request asks for; tells how many there are on all pages. */
export const readTrackings = async (tx: Tx, args: QueryTrackingsArgs, context: RequestContext, now: number): Promise<Tracking[]> => {
  const containerId = context.container._id;
  const order = orderOf(args.sort);
  const page = await findPage(context, await found(tx, args, containerId, now), order, knownCount(tx, args, containerId));
  return toTrackings(tx, containerId, await withNames(tx, containerId).where(page).orderBy(inOrder(order)).execute(), now);
};

/** Those of some ids, for whoever changed them. */
export const findTrackings = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<Tracking[]> =>
  toTrackings(tx, containerId, await withNames(tx, containerId).where('t._id', 'in', ids).orderBy('t._id').execute(), now);

import { sql } from 'kysely';
import type { Push, PushRow, QueryPushesArgs, QueryPushRowsArgs } from '../../contract/generated/resolvers';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { DAY, unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { pageOf } from '../kernel/input';
import { authorsOf } from './authors';
import { callersId } from './bulk-edit';

/** Seconds for which a push is kept. */
const KEPT = 30 * DAY;

/** What a call that belongs to a push knows of it. */
interface OpenPush {
  readonly _id: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly count: number;
}

/** The push some calls make together, held until the transaction ends. Throws for one that is somebody else's or goes elsewhere. */
export const openPush = async (tx: Tx, containerId: string, userId: string, id: string, storeIds: readonly string[]): Promise<OpenPush> => {
  const [_id, now] = [callersId(id, 'push'), unixNow()];
  await tx
    .deleteFrom('pushes')
    .where('container_id', '=', containerId)
    .where('created_at', '<', now - KEPT)
    .execute();
  await tx
    .insertInto('pushes')
    .values({ _id, user_id: userId, store_ids: [...storeIds], count: 0, created_at: now })
    .onConflict((conflict) => conflict.columns(['container_id', '_id']).doNothing())
    .execute();
  const push = await tx
    .selectFrom('pushes')
    .select(['_id', 'user_id', 'store_ids', 'groups', 'count'])
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (push.user_id !== userId) throw new UserError('push.missing', { code: 'NOT_FOUND', field: 'push' });
  if (push.store_ids.join() !== storeIds.join()) throw new UserError('push.stores', { code: 'CONFLICT', field: 'store_ids' });
  return push;
};

/** Where listings stand within a push; those it has already keep their place. */
export const placesIn = async (
  tx: Tx,
  containerId: string,
  push: OpenPush,
  listings: readonly string[],
): Promise<readonly { readonly _id: string; readonly place: number }[]> => {
  const rows = await tx
    .selectFrom('push_cells')
    .select(['item_info_id', 'place'])
    .distinct()
    .where('container_id', '=', containerId)
    .where('push_id', '=', push._id)
    .where(sql<boolean>`item_info_id = any(${listings})`)
    .execute();
  const known = new Map(rows.map(({ item_info_id, place }) => [item_info_id, place]));
  let next = push.count;
  return listings.map((_id) => ({ _id, place: known.get(_id) ?? next++ }));
};

/** Each listing's job at a store, which waits or is in hand by now, becomes its cell there. */
export const keepCells = async (
  tx: Tx,
  containerId: string,
  pushId: string,
  storeId: string,
  places: readonly { readonly _id: string; readonly place: number }[],
): Promise<void> => {
  await sql`insert into push_cells (push_id, place, store_id, item_info_id, job_id)
    select ${pushId}, placed.place, job.store_id, job.item_info_id, max(job._id)
    from jobs job join jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as placed(_id text, place integer) on placed._id = job.item_info_id
    where job.container_id = ${containerId} and job.store_id = ${storeId} and job.job_type = 'push_item' and job.status in ('waiting', 'pending')
    group by placed.place, job.store_id, job.item_info_id
    on conflict (container_id, push_id, place, store_id) do update set job_id = excluded.job_id`.execute(tx);
};

/** Writes down what came to a push. */
export const keepPush = async (
  tx: Tx,
  containerId: string,
  { _id, count }: OpenPush,
  places: readonly { readonly place: number }[],
  groups: Readonly<Record<string, string>>,
): Promise<void> => {
  const last = places.reduce((most, { place }) => Math.max(most, place + 1), count);
  await tx
    .updateTable('pushes')
    .set({ count: last, groups: sql`groups || ${JSON.stringify(groups)}::jsonb` })
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .execute();
};

const STATES = ['waiting', 'pending', 'stopped', 'rejected', 'done', 'gone'] as const;
type State = (typeof STATES)[number];

/** Pushes with how their cells stand at each store, as they were asked for. */
export const readPushes = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Push[]> => {
  if (ids.length === 0) return [];
  const pushes = await tx
    .selectFrom('pushes')
    .select(['_id', 'user_id', 'store_ids', 'groups', 'count', 'created_at'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'sto_name', 'platform_id'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(pushes.flatMap(({ store_ids }) => store_ids))])
    .where('trashed_at', 'is', null)
    .execute();
  const counts = await tx
    .selectFrom('push_cells as cell')
    .leftJoin('jobs as job', (join) => join.onRef('job.container_id', '=', 'cell.container_id').onRef('job._id', '=', 'cell.job_id'))
    .select([
      'cell.push_id',
      'cell.store_id',
      sql<State>`coalesce(job.status, 'gone')`.as('state'),
      ({ fn }) => fn.countAll<number>().as('count'),
    ])
    .where('cell.container_id', '=', containerId)
    .where('cell.push_id', 'in', ids)
    .groupBy(['cell.push_id', 'cell.store_id', 'state'])
    .execute();
  const nameOf = await authorsOf(
    tx,
    containerId,
    pushes.map(({ user_id }) => user_id),
  );
  const byId = new Map(pushes.map((push) => [push._id, push]));
  return ids.flatMap((id) => {
    const push = byId.get(id);
    if (!push) return [];
    const { _id, user_id, store_ids, groups, count, created_at } = push;
    const own = (store: string, state: State): number =>
      counts.find((each) => each.push_id === _id && each.store_id === store && each.state === state)?.count ?? 0;
    const told = store_ids.flatMap((store) => {
      const known = stores.find((each) => each._id === store);
      if (!known) return [];
      const counted = Object.fromEntries(STATES.map((state) => [state, own(store, state)])) as Record<State, number>;
      const { sto_name, platform_id } = known;
      return { _id: store, sto_name, sto_type: platform_id, group_id: groups[store] ?? null, ...counted };
    });
    return { _id, by: nameOf(user_id), count, stores: told, created_at };
  });
};

/** The page of pushes a request asks for, newest first. */
export const pagePushes = async (tx: Tx, { _id }: QueryPushesArgs, context: RequestContext): Promise<Push[]> => {
  const containerId = context.container._id;
  let found = tx.selectFrom('pushes').where('container_id', '=', containerId).where('count', '>', 0);
  if (_id) found = found.where('_id', '=', _id.trim());
  const order: PageOrder = { id: '_id', by: 'created_at', direction: 'desc' };
  const page = await findPage(context, found, order);
  const rows = await tx
    .selectFrom('pushes')
    .select('_id')
    .where('container_id', '=', containerId)
    .where(page)
    .orderBy(inOrder(order))
    .execute();
  return readPushes(
    tx,
    containerId,
    rows.map((row) => row._id),
  );
};

/** The rows of a push a request asks for. What a removed listing had went with it. */
export const pageRows = async (tx: Tx, { push_id, only }: QueryPushRowsArgs, context: RequestContext): Promise<PushRow[]> => {
  const [containerId, { offset, limit }] = [context.container._id, pageOf(context)];
  const wanted = only?.trim() === 'rejected';
  let found = tx.selectFrom('push_cells as cell').where('cell.container_id', '=', containerId).where('cell.push_id', '=', push_id.trim());
  if (wanted)
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('jobs as job')
          .select('job._id')
          .whereRef('job.container_id', '=', 'cell.container_id')
          .whereRef('job._id', '=', 'cell.job_id')
          .where('job.status', '=', 'rejected'),
      ),
    );
  const { total } = await found.select(sql<number>`count(distinct cell.place)::integer`.as('total')).executeTakeFirstOrThrow();
  context.setTotal(total);
  const places = found.select('cell.place').distinct().orderBy('cell.place').offset(offset).limit(limit);
  const { rows } = await sql<PushRow>`
    select cell.item_info_id as _id, listing.name, listing.images->0->>'src' as image,
      json_agg(json_build_object('store_id', cell.store_id, 'status', coalesce(job.status, 'gone'), 'job_id', job._id,
        'msg', case when job.msg is not null and job.status in ('rejected', 'pending') then json_build_object('code', job.msg->'code',
          'msg', job.msg->'msg', 'refusal', job.msg->'refusal', 'values', job.msg->'values') end,
        'external_url', item.external_url) order by cell.store_id) as cells
    from push_cells cell
    join item_infos listing on listing.container_id = cell.container_id and listing._id = cell.item_info_id
    left join jobs job on job.container_id = cell.container_id and job._id = cell.job_id
    left join items item on item.container_id = cell.container_id and item.item_info_id = cell.item_info_id and item.store_id = cell.store_id
    where cell.container_id = ${containerId} and cell.push_id = ${push_id.trim()} and cell.place in (${places})
    group by cell.place, cell.item_info_id, listing.name, image order by cell.place`.execute(tx);
  return rows;
};

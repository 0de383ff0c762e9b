import { sql } from 'kysely';
import type { Services, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { addJobs, lockStoreJobs } from '../jobs/job';
import type { Round } from '../jobs/kind';
import { isClosed, type StoreRow } from '../stores/connection';
import { quotasOf, type LimitedStore } from '../stores/quota';
import { pushDetails } from './push';
import { pushItem } from './push-job';
import { jsonb } from '../db/json';
import { UserError } from '../kernel/errors';

/** Listings of one store that leave its queue in one round. */
const LISTINGS_A_ROUND = 100;
const STORES_A_ROUND = 200;

type QueueStore = LimitedStore & { readonly sto_status: string; readonly sto_auto: boolean } & Pick<StoreRow, 'settings'>;

/** New products that are on their way to the store: they will count against its limits. */
const onTheirWay = async (tx: Tx, { container_id, _id }: QueueStore): Promise<number> => {
  const { count } = await tx
    .selectFrom('jobs as job')
    .leftJoin('items as item', (join) =>
      join
        .onRef('item.container_id', '=', 'job.container_id')
        .onRef('item.store_id', '=', 'job.store_id')
        .onRef('item.item_info_id', '=', 'job.item_info_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job.container_id', '=', container_id)
    .where('job.store_id', '=', _id)
    .where('job.job_type', '=', 'push_item')
    .where('job.status', 'in', ['waiting', 'pending'])
    .where('item._id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** How many new products the store takes now, and why not more. */
const roomOf = async (tx: Tx, store: QueueStore): Promise<{ readonly room: number; readonly reason: UserError | null }> => {
  if (isClosed(store)) return { room: 0, reason: new UserError('job.storeClosed', { values: { store: store.sto_name } }) };
  if (!store.sto_auto) return { room: 0, reason: new UserError('job.automationOff', { values: { store: store.sto_name } }) };
  if (store.sto_status !== 'Valid') return { room: 0, reason: new UserError('job.storeOffline', { values: { store: store.sto_name } }) };
  const quotas = await quotasOf(tx, store);
  if (quotas.length === 0) return { room: LISTINGS_A_ROUND, reason: null };
  const coming = await onTheirWay(tx, store);
  const [tightest] = quotas.toSorted((a, b) => a.most - a.used - (b.most - b.used));
  if (!tightest) return { room: LISTINGS_A_ROUND, reason: null };
  const { most, used, name } = tightest;
  const reason = new UserError(`job.quota.${name}`, { values: { store: store.sto_name, most } });
  return { room: Math.max(0, Math.min(LISTINGS_A_ROUND, most - used - coming)), reason };
};

const drain = async (tx: Tx, store: QueueStore): Promise<void> => {
  await lockStoreJobs(tx, store._id);
  const { room, reason } = await roomOf(tx, store);
  const waiting = await tx
    .selectFrom('store_queue as queue')
    .innerJoin('item_infos as listing', (join) =>
      join.onRef('listing.container_id', '=', 'queue.container_id').onRef('listing._id', '=', 'queue.item_info_id'),
    )
    .leftJoin('items as item', (join) =>
      join
        .onRef('item.container_id', '=', 'queue.container_id')
        .onRef('item.store_id', '=', 'queue.store_id')
        .onRef('item.item_info_id', '=', 'queue.item_info_id'),
    )
    .select(['queue._id', 'queue.item_info_id', 'queue.origin', 'listing.name', 'listing.images', 'item._id as item_id'])
    .where('queue.container_id', '=', store.container_id)
    .where('queue.store_id', '=', store._id)
    .where('queue.queue_status', '=', 'waiting')
    .orderBy('queue.queue_at')
    .orderBy('queue._id')
    .limit(LISTINGS_A_ROUND)
    .forUpdate('queue')
    .execute();
  const fresh = waiting.filter(({ item_id }) => item_id === null).slice(0, room);
  // An update of a product the store has already counts against no limit.
  const known = store.sto_auto && !isClosed(store) && store.sto_status === 'Valid' ? waiting.filter(({ item_id }) => item_id !== null) : [];
  const going = [...fresh, ...known];
  if (going.length > 0) {
    const jobs = going.map(({ item_info_id, origin, ...listing }) => ({ item_info_id, data: pushDetails(listing, origin) }));
    await addJobs(tx, pushItem, { container_id: store.container_id, store_id: store._id }, jobs);
    await tx
      .updateTable('store_queue')
      .set({ queue_status: 'pushed', queue_messenger: null, queue_reason: null })
      .where('container_id', '=', store.container_id)
      .where(
        '_id',
        'in',
        going.map(({ _id }) => _id),
      )
      .execute();
  }
  const told = await tx
    .updateTable('store_queue')
    .set({
      queue_messenger: reason?.message ?? null,
      queue_reason: reason && jsonb({ refusal: reason.refusal, values: reason.values }),
    })
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('queue_status', '=', 'waiting')
    .where('queue_messenger', 'is distinct from', reason?.message ?? null)
    .executeTakeFirst();
  if (going.length > 0 || told.numUpdatedRows > 0n) await tellChanged(tx, store.container_id, ['listings']);
};

/**
 * Pushes what waits in the stores' queues (specification 2, §7, queueItem), the longest waiting first, as far as each store's limits leave
 * room. A store is drained by one node at a time.
 */
const drainStoreQueues = async (services: Services): Promise<void> => {
  const stores = await services.db
    .selectFrom('stores')
    .select([
      'container_id',
      '_id',
      'sto_name',
      'sto_auto',
      'sto_status',
      'settings',
      'max_per_day',
      'max_per_week',
      'max_per_month',
      'limit',
    ])
    .where('trashed_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('store_queue as queue')
          .select(sql`1`.as('one'))
          .whereRef('queue.container_id', '=', 'stores.container_id')
          .whereRef('queue.store_id', '=', 'stores._id')
          .where('queue.queue_status', '=', 'waiting'),
      ),
    )
    .orderBy(sql`random()`)
    .limit(STORES_A_ROUND)
    .execute();
  for (const store of stores) await services.inContainer(store.container_id, (tx) => drain(tx, store));
};

export const queuesOfStores: Round = { name: 'queues of stores', pause: 2000, run: drainStoreQueues };

import { sql } from 'kysely';
import { addresses } from '../../domain/addresses/addresses';
import { ConnectorError } from '../connectors/connector';
import { notify } from '../inbox/notify';
import { addJobs } from '../jobs';
import { jsonb } from '../db/json';
import type { GroupEnd, JobKind } from '../jobs/kind';
import type { JobDetails, JobRow } from '../jobs/tables';
import { groupBy } from '../kernel/group-by';
import type { Tx } from '../kernel/context';
import { findJobStore, openStore, type StoreRow } from '../stores/connection';
import { judgeStore } from '../stores/judge';
import { storeNameOf } from '../stores/rows';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { connectedSince } from '../stores/tables';

/** Reasons a notification tells; the Jobs screen tells them all. */
const MOST_REASONS = 3;

/** One that went well shows on the Jobs screen alone: whoever removed the item asked for it. */
const announceEnds = async (tx: Tx, { last, jobs, rejected, reasons }: GroupEnd): Promise<void> => {
  if (rejected.length === 0) return;
  await notify(tx, {
    type: 'Support',
    code: 'ends-failed',
    module: 'job',
    params: { failed: rejected.length, total: jobs.length, store: await storeNameOf(tx, last), reason: reasons.slice(0, MOST_REASONS) },
    referent: addresses.jobs.print(),
  });
};

/** Takes the product of an item that was removed here off sale at a store, in the way its platform can undo. */
export const endItem: JobKind = {
  type: 'end_item',
  queue: storeQueue,
  // Behind the pushes that wait for the same store: one of the same item is refused first, since the item is gone.
  priority: 25,
  perform: async (services, job, signal) => {
    const { item_info_id, data } = job;
    if (item_info_id === null || !data.platform_id) throw new ConnectorError('listing_gone', 'job.listingGone');
    const store = await services.inContainer(job.container_id, (tx) => findJobStore(tx, job));
    // Another shop has another product by that id.
    if (connectedSince(store) !== data.connected_since) throw new ConnectorError('listing_gone', 'job.listingGone');
    const { shop, ledger } = await openStore(services, store, signal);
    await shop.endProduct({ item_info_id, platform_id: data.platform_id }).catch(async (error: unknown) => {
      throw await judgeStore(shop, error);
    });
    await ledger.settle(item_info_id);
    return (tx) => noteStoreStatus(tx, job, 'Valid');
  },
  announce: announceEnds,
  afterRejection: noteStoreStatus,
};

/** Queues the end of what a push made whose item was removed meanwhile, if whoever removed it asked for that. */
export const endRemoved = async (tx: Tx, job: JobRow, store: StoreRow, platform_id: string): Promise<void> => {
  const { data } = await tx
    .selectFrom('jobs')
    .select('data')
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .executeTakeFirstOrThrow();
  if (!data.ends) return;
  const { name, image } = data;
  const about = { ...(name !== undefined && { name }), ...(image !== undefined && { image }) };
  await addJobs(tx, endItem, job, [
    { item_info_id: job.item_info_id, data: { ...about, platform_id, connected_since: connectedSince(store) } },
  ]);
};

/**
 * Queues the end of listings at every store they are on, one group for each store; a push in hand ends what it makes. Called before their rows are
 * deleted.
 */
export const endListings = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<void> => {
  const ends: JobDetails = { ends: true };
  await tx
    .updateTable('jobs')
    .set({ data: sql`data || ${jsonb(ends)}` })
    .where('container_id', '=', containerId)
    .where('job_type', '=', 'push_item')
    .where(sql<boolean>`item_info_id = any(${ids})`)
    .where('status', 'in', ['waiting', 'pending'])
    .execute();
  const rows = await tx
    .selectFrom('items as item')
    .innerJoin('stores as store', (join) =>
      join.onRef('store.container_id', '=', 'item.container_id').onRef('store._id', '=', 'item.store_id'),
    )
    .innerJoin('item_infos as listing', (join) =>
      join.onRef('listing.container_id', '=', 'item.container_id').onRef('listing._id', '=', 'item.item_info_id'),
    )
    .select(['item.store_id', 'item.item_info_id', 'item.platform_id', 'listing.name', 'listing.images'])
    .select(['store.connected_at', 'store.created_at'])
    .where('item.container_id', '=', containerId)
    .where(sql<boolean>`item.item_info_id = any(${ids})`)
    .where('item.platform_id', 'is not', null)
    .where('store.trashed_at', 'is', null)
    // In a fixed order, so that two calls for the same stores wait for each other instead of blocking each other.
    .orderBy('item.store_id')
    .orderBy('item._id')
    .execute();
  for (const [store_id, those] of groupBy(rows, (row) => row.store_id)) {
    const jobs = those.map(({ item_info_id, platform_id, name, images: [first], ...store }) => ({
      item_info_id,
      data: {
        name,
        ...(first && { image: first.src }),
        ...(platform_id !== null && { platform_id }),
        connected_since: connectedSince(store),
      },
    }));
    await addJobs(tx, endItem, { container_id: containerId, store_id }, jobs);
  }
};

import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { dequeueJobs, enqueueJobs, lockStoreJobs } from './job';

const ofContainer = (tx: Tx, containerId: string) => tx.selectFrom('jobs').selectAll().where('container_id', '=', containerId);

const stop = async (tx: Tx, containerId: string, column: 'group_id' | 'store_id', ids: readonly string[]): Promise<void> => {
  const stopped = await tx
    .updateTable('jobs')
    .set({ status: 'stopped', updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where(column, 'in', ids)
    .where('status', '=', 'waiting')
    .returning('_id')
    .execute();
  await dequeueJobs(tx, stopped);
};

/** Takes the waiting jobs of the groups out of the queue; what is in hand goes on. */
export const stopGroups = (tx: Tx, containerId: string, groupIds: readonly string[]): Promise<void> =>
  stop(tx, containerId, 'group_id', groupIds);

/** Takes everything that waits for the stores out of the queue. */
export const stopStoreJobs = (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<void> =>
  stop(tx, containerId, 'store_id', storeIds);

/**
 * Puts the stopped and rejected jobs of the groups back in the queue. One whose listing is queued for the store already, by
 * another group or a newer job of these, stays as it is.
 */
export const startGroups = async (tx: Tx, containerId: string, groupIds: readonly string[]): Promise<void> => {
  const stores = await tx
    .selectFrom('job_groups')
    .select('store_id')
    .distinct()
    .where('container_id', '=', containerId)
    .where('_id', 'in', groupIds)
    .orderBy('store_id')
    .execute();
  for (const { store_id } of stores) {
    await lockStoreJobs(tx, store_id);
    const jobs = await ofContainer(tx, containerId)
      .where('store_id', '=', store_id)
      .where('status', 'in', ['waiting', 'pending'])
      .execute();
    const idle = await ofContainer(tx, containerId)
      .where('store_id', '=', store_id)
      .where('group_id', 'in', groupIds)
      .where('status', 'in', ['stopped', 'rejected'])
      .orderBy('_id', 'desc')
      .forUpdate()
      .execute();
    const target = (job: { job_type: string; item_info_id: string | null }): string => `${job.job_type}:${job.item_info_id ?? ''}`;
    const queued = new Set(jobs.map(target));
    const starting = idle.filter((job) => !queued.has(target(job)) && queued.add(target(job)));
    if (starting.length === 0) continue;
    await tx
      .updateTable('jobs')
      .set({ status: 'waiting', failures: 0, msg: null, updated_at: unixNow() })
      .where('container_id', '=', containerId)
      .where(
        '_id',
        'in',
        starting.map(({ _id }) => _id),
      )
      .execute();
    await enqueueJobs(tx, starting);
  }
};

/** Removes the groups with their jobs; false, and nothing is removed, when a job of theirs is in hand. */
export const removeGroups = async (tx: Tx, containerId: string, groupIds: readonly string[]): Promise<boolean> => {
  const jobs = await ofContainer(tx, containerId).where('group_id', 'in', groupIds).forUpdate().execute();
  if (jobs.some(({ status }) => status === 'pending')) return false;
  await dequeueJobs(
    tx,
    jobs.filter(({ status }) => status === 'waiting'),
  );
  await tx.deleteFrom('job_groups').where('container_id', '=', containerId).where('_id', 'in', groupIds).execute();
  return true;
};

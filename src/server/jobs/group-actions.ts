import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { lockStoreJobs } from './job';
import { enqueueTurns } from './turns';

const ofContainer = (tx: Tx, containerId: string) => tx.selectFrom('jobs').where('container_id', '=', containerId);

/** A turn that comes to nothing is nobody's loss, so those of the queue stay. */
const stop = async (tx: Tx, containerId: string, column: 'group_id' | 'store_id', ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable('jobs')
    .set({ status: 'stopped', due_at: null, updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where(column, 'in', ids)
    .where('status', '=', 'waiting')
    .execute();
};

/** Takes the waiting jobs of the groups out of the queue; what is in hand goes on. */
export const stopGroups = (tx: Tx, containerId: string, groupIds: readonly string[]): Promise<void> =>
  stop(tx, containerId, 'group_id', groupIds);

/** Takes everything that waits for the stores out of the queue. */
export const stopStoreJobs = (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<void> =>
  stop(tx, containerId, 'store_id', storeIds);

/** Which of the groups' jobs: those rejected with this code, this one alone; neither: all that were stopped or rejected. */
interface StartOnly {
  readonly code?: string | undefined;
  readonly job?: string | undefined;
}

/**
 * Puts the stopped and rejected jobs of the groups back in the queue. One whose listing is queued for the store already, by
 * another group or a newer job of these, stays as it is.
 */
export const startGroups = async (
  tx: Tx,
  containerId: string,
  groupIds: readonly string[],
  { code, job }: StartOnly = {},
): Promise<void> => {
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
    const active = ofContainer(tx, containerId)
      .where('store_id', '=', store_id)
      .where('status', 'in', ['waiting', 'pending'])
      .select(['job_type', sql<string>`coalesce(item_info_id, post_id, '')`.as('about')]);
    let idle = ofContainer(tx, containerId)
      .where('store_id', '=', store_id)
      .where('group_id', 'in', groupIds)
      .where('status', 'in', code === undefined ? ['stopped', 'rejected'] : ['rejected'])
      .where(sql<boolean>`(job_type, coalesce(item_info_id, post_id, '')) not in (${active})`);
    if (code !== undefined) idle = idle.where(sql`msg->>'code'`, '=', code);
    if (job !== undefined) idle = idle.where('_id', '=', job);
    const newest = idle
      .distinctOn(['job_type', sql`coalesce(item_info_id, post_id, '')`])
      .select('_id')
      .orderBy('job_type')
      .orderBy(sql`coalesce(item_info_id, post_id, '')`)
      .orderBy('_id', 'desc');
    const started = await tx
      .updateTable('jobs')
      .set({ status: 'waiting', failures: 0, crashes: 0, due_at: null, msg: null, updated_at: unixNow() })
      .where('container_id', '=', containerId)
      .where('_id', 'in', newest)
      .where('status', 'in', ['stopped', 'rejected'])
      .returning('queue')
      .execute();
    await enqueueTurns(
      tx,
      started.map(({ queue }) => queue),
    );
  }
};

/** Removes the groups with their jobs; false, and nothing is removed, when a job of theirs is in hand. */
export const removeGroups = async (tx: Tx, containerId: string, groupIds: readonly string[]): Promise<boolean> => {
  // Those that wait are held, so that none is taken in hand meanwhile.
  const jobs = await ofContainer(tx, containerId)
    .where('group_id', 'in', groupIds)
    .where('status', 'in', ['waiting', 'pending'])
    .select('status')
    .forUpdate()
    .execute();
  if (jobs.some(({ status }) => status === 'pending')) return false;
  await tx.deleteFrom('job_groups').where('container_id', '=', containerId).where('_id', 'in', groupIds).execute();
  return true;
};

/** The jobs of one group come to stand in another, if that is still there; answers the group that has them. */
export const joinGroup = async (tx: Tx, containerId: string, from: string, into: string | undefined): Promise<string> => {
  if (into === undefined || into === from) return from;
  const there = await tx
    .selectFrom('job_groups')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', '=', into)
    .forKeyShare()
    .executeTakeFirst();
  if (!there) return from;
  await tx.updateTable('jobs').set({ group_id: into }).where('container_id', '=', containerId).where('group_id', '=', from).execute();
  await tx.deleteFrom('job_groups').where('container_id', '=', containerId).where('_id', '=', from).execute();
  return into;
};

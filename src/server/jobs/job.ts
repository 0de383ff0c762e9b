import { sql, type Selectable } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import type { JobDetails, JobFailure, JobType } from './tables';
import { dequeue, enqueue } from './queue';
import type { StoreRef } from '../stores/status';

export type JobRow = Selectable<Database['jobs']>;

const keyOf = (job: Pick<JobRow, '_id'>): string => `job:${job._id}`;

/** Puts job rows of one store in the queue. The rows are `waiting` in the same transaction. */
export const enqueueJobs = (tx: Tx, storeId: string, jobs: readonly Pick<JobRow, '_id' | 'job_type'>[], delaySeconds = 0): Promise<void> =>
  enqueue(
    tx,
    storeId,
    jobs.map((job) => ({ task: job.job_type, key: keyOf(job), payload: { job_id: job._id } })),
    delaySeconds,
  );

export const dequeueJobs = (tx: Tx, jobs: readonly Pick<JobRow, '_id'>[]): Promise<void> => dequeue(tx, jobs.map(keyOf));

/** Who adds or starts jobs of a store takes turns, so that two never queue the same listing. */
export const lockStoreJobs = async (tx: Tx, storeId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`jobs:${storeId}`}, 0))`.execute(tx);
};

/** Jobs of a kind for one store that wait or are in hand, held as they are until the transaction ends. */
const activeJobs = (tx: Tx, { container_id, store_id }: StoreRef, jobType: JobType): Promise<JobRow[]> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('job_type', '=', jobType)
    .where('status', 'in', ['waiting', 'pending'])
    .forUpdate()
    .execute();

export interface NewJob {
  readonly item_info_id: string | null;
  readonly data: JobDetails;
}

/**
 * One group with its jobs, put in the queue. What already waits for the same listing and store is not added again; what is in
 * hand is marked to run once more, since it may have read the listing before the change that is to be pushed.
 * Returns the groups that now hold the work: the new one, if any, and those of jobs that were there.
 */
export const addJobs = async (tx: Tx, store: StoreRef, jobType: JobType, jobs: readonly NewJob[]): Promise<string[]> => {
  await lockStoreJobs(tx, store.store_id);
  const active = new Map((await activeJobs(tx, store, jobType)).map((job) => [job.item_info_id, job]));
  const present = jobs.flatMap(({ item_info_id }) => active.get(item_info_id) ?? []);
  const inHand = present.filter(({ status }) => status === 'pending').map(({ _id }) => _id);
  if (inHand.length > 0) {
    await tx.updateTable('jobs').set({ again: true }).where('container_id', '=', store.container_id).where('_id', 'in', inHand).execute();
  }

  const fresh = jobs.filter(({ item_info_id }) => !active.has(item_info_id));
  const groups = new Set(present.map(({ group_id }) => group_id));
  if (fresh.length > 0) groups.add(await addGroup(tx, store.store_id, jobType, fresh));
  return [...groups];
};

const addGroup = async (tx: Tx, storeId: string, jobType: JobType, jobs: readonly NewJob[]): Promise<string> => {
  const now = unixNow();
  const groupId = newId();
  await tx.insertInto('job_groups').values({ _id: groupId, job_type: jobType, store_id: storeId, created_at: now }).execute();
  const rows = jobs.map(({ item_info_id, data }) => ({
    _id: newId(),
    group_id: groupId,
    job_type: jobType,
    store_id: storeId,
    item_info_id,
    status: 'waiting' as const,
    data: jsonb(data),
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('jobs').values(rows).execute();
  await enqueueJobs(tx, storeId, rows);
  return groupId;
};

/** The container and row a queue entry speaks of. */
export interface JobRef {
  readonly container_id: string;
  readonly job_id: string;
}

/**
 * Takes a job in hand. Undefined when there is nothing to do: it was stopped, removed or done meanwhile. A job that is
 * `pending` already was in the hand of a worker that died, for the queue gives it to one at a time.
 */
export const claimJob = (services: Services, { container_id, job_id }: JobRef): Promise<JobRow | undefined> =>
  services.inContainer(container_id, (tx) =>
    tx
      .updateTable('jobs')
      .set((row) => ({ status: 'pending' as const, attempts: row('attempts', '+', 1), again: false, updated_at: unixNow() }))
      .where('container_id', '=', container_id)
      .where('_id', '=', job_id)
      .where('status', 'in', ['waiting', 'pending'])
      .returningAll()
      .executeTakeFirst(),
  );

/** Ends a job well, in the transaction of its effect; goes back to the queue when it was asked for again meanwhile. */
export const settleDone = async (tx: Tx, job: JobRow): Promise<void> => {
  const row = await tx
    .updateTable('jobs')
    .set({ status: sql`case when again then 'waiting' else 'done' end`, failures: 0, again: false, msg: null, updated_at: unixNow() })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .returning('status')
    .executeTakeFirst();
  if (row?.status === 'waiting') await enqueueJobs(tx, job.store_id, [job]);
};

/** Puts a job back in the queue after a failure that may pass, or after an interruption (`failure` undefined), which does not count. */
export const settleRetry = async (tx: Tx, job: JobRow, failure: JobFailure | undefined, delaySeconds: number): Promise<void> => {
  const row = await tx
    .updateTable('jobs')
    .set({
      status: 'waiting',
      updated_at: unixNow(),
      ...(failure ? { failures: job.failures + 1, msg: jsonb(failure) } : {}),
    })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .returning('_id')
    .executeTakeFirst();
  if (row) await enqueueJobs(tx, job.store_id, [job], delaySeconds);
};

/** Gives a job up until somebody starts it again. */
export const settleRejected = async (tx: Tx, job: JobRow, failure: JobFailure): Promise<void> => {
  await tx
    .updateTable('jobs')
    .set({ status: 'rejected', failures: job.failures + 1, again: false, msg: jsonb(failure), updated_at: unixNow() })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .execute();
  // A listing that came out of the store's queue says there why it did not arrive.
  if (!job.item_info_id) return;
  await tx
    .updateTable('store_queue')
    .set({
      queue_status: 'refused',
      queue_messenger: failure.msg,
      queue_reason: failure.refusal ? jsonb({ refusal: failure.refusal, values: failure.values ?? {} }) : null,
    })
    .where('container_id', '=', job.container_id)
    .where('store_id', '=', job.store_id)
    .where('item_info_id', '=', job.item_info_id)
    .where('queue_status', '=', 'pushed')
    .execute();
};

import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Services, Tx, StoreRef } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { newId } from '../db/ids';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { JobKind } from './kind';
import { dequeue, enqueue } from './queue';
import type { JobType } from '../../domain/jobs/job-types';
import type { JobDetails, JobMessage, JobRow } from './tables';

const keyOf = (job: Pick<JobRow, '_id'>): string => `job:${job._id}`;

/** Tells open pages that jobs of a container changed. */
const tellJobs = (tx: Tx, containerId: string): Promise<void> => tellChanged(tx, containerId, ['jobGroups', 'jobs']);

type QueuedRow = Pick<JobRow, '_id' | 'job_type' | 'queue' | 'priority'>;

/** Puts job rows in their queue. They are `waiting` in the same transaction. */
export const enqueueJobs = (tx: Tx, jobs: readonly QueuedRow[], delaySeconds = 0): Promise<void> =>
  enqueue(
    tx,
    jobs.map((job) => ({
      task: job.job_type,
      queue: job.queue,
      priority: job.priority,
      key: keyOf(job),
      payload: { job_id: job._id },
    })),
    delaySeconds,
  );

export const dequeueJobs = (tx: Tx, jobs: readonly Pick<JobRow, '_id'>[]): Promise<void> => dequeue(tx, jobs.map(keyOf));

/** Who adds or starts jobs of a store takes turns, so that two never queue the same listing. */
export const lockStoreJobs = (tx: Tx, storeId: string): Promise<void> => lock(tx, 'storeJobs', storeId);

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

interface NewJob {
  readonly item_info_id: string | null;
  readonly data: JobDetails;
}

/**
 * One group with its jobs, put in the queue. What already waits for the same listing and store is not added again; what is in
 * hand is marked to run once more, since it may have read the listing before the change that is to be pushed.
 * Returns the groups that now hold the work: the new one, if any, and those of jobs that were there.
 */
export const addJobs = async (tx: Tx, kind: JobKind, store: StoreRef, jobs: readonly NewJob[]): Promise<string[]> => {
  await lockStoreJobs(tx, store.store_id);
  const active = new Map((await activeJobs(tx, store, kind.type)).map((job) => [job.item_info_id, job]));
  const present = jobs.flatMap(({ item_info_id }) => active.get(item_info_id) ?? []);
  const inHand = present.filter(({ status }) => status === 'pending').map(({ _id }) => _id);
  if (inHand.length > 0) {
    await tx.updateTable('jobs').set({ again: true }).where('container_id', '=', store.container_id).where('_id', 'in', inHand).execute();
  }

  const fresh = jobs.filter(({ item_info_id }) => !active.has(item_info_id));
  const groups = new Set(present.map(({ group_id }) => group_id));
  if (fresh.length > 0) groups.add(await addGroup(tx, kind, store, fresh));
  await tellJobs(tx, store.container_id);
  return [...groups];
};

const addGroup = async (tx: Tx, kind: JobKind, store: StoreRef, jobs: readonly NewJob[]): Promise<string> => {
  const now = unixNow();
  const groupId = newId();
  await tx.insertInto('job_groups').values({ _id: groupId, job_type: kind.type, store_id: store.store_id, created_at: now }).execute();
  const rows = jobs.map(({ item_info_id, data }) => ({
    _id: newId(),
    group_id: groupId,
    job_type: kind.type,
    store_id: store.store_id,
    item_info_id,
    queue: kind.queue(store),
    priority: kind.priority,
    status: 'waiting' as const,
    data: jsonb(data),
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('jobs').values(rows).execute();
  await enqueueJobs(tx, rows);
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
  services.inContainer(container_id, async (tx) => {
    const claimed = await tx
      .updateTable('jobs')
      .set((row) => ({ status: 'pending' as const, attempts: row('attempts', '+', 1), again: false, updated_at: unixNow() }))
      .where('container_id', '=', container_id)
      .where('_id', '=', job_id)
      .where('status', 'in', ['waiting', 'pending'])
      .returningAll()
      .executeTakeFirst();
    if (claimed) await tellJobs(tx, container_id);
    return claimed;
  });

/** Shows how far a job in hand has come. */
export const noteProgress = async (tx: Tx, job: JobRow, progress: JobMessage): Promise<void> => {
  await tx
    .updateTable('jobs')
    .set({ msg: jsonb(progress), updated_at: unixNow() })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .execute();
  await tellJobs(tx, job.container_id);
};

/** Somebody else took the job in hand, since its worker was taken for dead. */
export class TakenOver extends Error {}

/**
 * Keeps a job as it is until the transaction ends. Throws `TakenOver` when another worker claimed it since. One that is gone is no fault: what
 * was done for it is written down.
 */
export const holdJob = async (tx: Tx, job: JobRow): Promise<void> => {
  const row = await tx
    .selectFrom('jobs')
    .select('attempts')
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .forUpdate()
    .executeTakeFirst();
  if (row && row.attempts !== job.attempts) throw new TakenOver(`Another worker has the job ${job._id}.`);
};

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
  if (row?.status === 'waiting') await enqueueJobs(tx, [job]);
  await tellJobs(tx, job.container_id);
};

/** Puts a job back in the queue after a failure that may pass, or after an interruption (`failure` undefined), which does not count. */
export const settleRetry = async (tx: Tx, job: JobRow, failure: JobMessage | undefined, delaySeconds: number): Promise<void> => {
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
  if (row) await enqueueJobs(tx, [job], delaySeconds);
  await tellJobs(tx, job.container_id);
};

/** Gives a job up until somebody starts it again. */
export const settleRejected = async (tx: Tx, job: JobRow, failure: JobMessage): Promise<void> => {
  await tx
    .updateTable('jobs')
    .set({ status: 'rejected', failures: job.failures + 1, again: false, msg: jsonb(failure), updated_at: unixNow() })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .execute();
  await tellJobs(tx, job.container_id);
};

/** All jobs of a job's group once the last of them is done or given up; undefined before. */
export const readEndedGroup = async (tx: Tx, { container_id, group_id }: JobRow): Promise<readonly JobRow[] | undefined> => {
  const jobs = await tx.selectFrom('jobs').selectAll().where('container_id', '=', container_id).where('group_id', '=', group_id).execute();
  return jobs.every(({ status }) => status === 'done' || status === 'rejected') ? jobs : undefined;
};

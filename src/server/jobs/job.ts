import { sql, type UpdateObject } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import { lock } from '../db/advisory-locks';
import { databaseNow } from '../db/clock';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import type { Database } from '../db/schema';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { JobKind } from './kind';
import { enqueueTurns } from './turns';
import type { JobType } from '../../domain/jobs/job-types';
import type { JobDetails, JobMessage, JobRow } from './tables';

/** Tells open pages that jobs of a container changed. */
const tellJobs = (tx: Tx, containerId: string): Promise<void> => tellChanged(tx, containerId, ['jobGroups', 'jobs', 'jobAttempts']);

/** Who adds or starts jobs of a store takes turns, so that two never queue the same listing. */
export const lockStoreJobs = (tx: Tx, storeId: string): Promise<void> => lock(tx, 'storeJobs', storeId);

type ActiveJob = Pick<JobRow, '_id' | 'group_id' | 'item_info_id' | 'post_id' | 'status' | 'data'>;

/** What a job is about at its store: a listing or a post; empty: the store itself. */
const subjectOf = ({ item_info_id, post_id }: Pick<NewJob, 'item_info_id' | 'post_id'>): string => item_info_id ?? post_id ?? '';

/** Jobs of a kind for one store that wait or are in hand about these things, held as they are until the transaction ends. */
const activeJobs = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  jobType: JobType,
  subjects: readonly string[],
): Promise<ActiveJob[]> =>
  tx
    .selectFrom('jobs')
    .select(['_id', 'group_id', 'item_info_id', 'post_id', 'status', 'data'])
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .where('job_type', '=', jobType)
    .where('status', 'in', ['waiting', 'pending'])
    .where(sql<boolean>`coalesce(item_info_id, post_id, '') in (select jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb))`)
    .forUpdate()
    .execute();

interface NewJob {
  readonly item_info_id: string | null;
  readonly data: JobDetails;
  /** The order it is about, if any. */
  readonly order_id?: string;
  /** The post it publishes, if any. */
  readonly post_id?: string | null;
}

/** What is there already has to do what it is asked for now, too. */
const widen = async (
  tx: Tx,
  { both }: JobKind,
  containerId: string,
  present: readonly ActiveJob[],
  jobs: readonly NewJob[],
): Promise<void> => {
  if (!both) return;
  const asked = new Map(jobs.map((job) => [subjectOf(job), job.data]));
  const changed = present.flatMap((job) => {
    const { _id, data } = job;
    const more = asked.get(subjectOf(job));
    const together = more ? both(data, more) : data;
    return together === data ? [] : [{ _id, data: together }];
  });
  await updateRows(tx, 'jobs', containerId, changed);
};

/**
 * One group with its jobs, put in the queue. What already waits for the same listing, or post, and store is not added again, and does both; what is in
 * hand is marked to run once more, since it may have read the listing before the change that is to be pushed.
 * Returns the groups that now hold the work: the new one, if any, and those of jobs that were there.
 */
export const addJobs = async (tx: Tx, kind: JobKind, store: StoreRef, jobs: readonly NewJob[]): Promise<string[]> => {
  await lockStoreJobs(tx, store.store_id);
  const wanted = jobs.map(subjectOf);
  const present = await activeJobs(tx, store, kind.type, wanted);
  const active = new Set(present.map(subjectOf));
  const inHand = present.filter(({ status }) => status === 'pending').map(({ _id }) => _id);
  if (inHand.length > 0) {
    await tx.updateTable('jobs').set({ again: true }).where('container_id', '=', store.container_id).where('_id', 'in', inHand).execute();
  }
  await widen(tx, kind, store.container_id, present, jobs);

  const fresh = jobs.filter((job) => !active.has(subjectOf(job)));
  const groups = new Set(present.map(({ group_id }) => group_id));
  if (fresh.length > 0) groups.add(await addGroup(tx, kind, store, fresh));
  await tellJobs(tx, store.container_id);
  return [...groups];
};

const addGroup = async (tx: Tx, kind: JobKind, store: StoreRef, jobs: readonly NewJob[]): Promise<string> => {
  const now = unixNow();
  const groupId = newId();
  await tx.insertInto('job_groups').values({ _id: groupId, job_type: kind.type, store_id: store.store_id, created_at: now }).execute();
  const queue = kind.queue(store);
  const rows = jobs.map(({ item_info_id, order_id, post_id, data }) => ({
    _id: newId(),
    group_id: groupId,
    job_type: kind.type,
    store_id: store.store_id,
    item_info_id,
    order_id: order_id ?? null,
    post_id: post_id ?? null,
    queue,
    priority: kind.priority,
    status: 'waiting' as const,
    data,
    created_at: now,
    updated_at: now,
  }));
  await insertRows(tx, 'jobs', rows);
  await enqueueTurns(tx, [queue]);
  return groupId;
};

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

/** Writes how a job in hand ended, and asks for the next turn of its queue. */
const settle = async (tx: Tx, job: JobRow, changes: UpdateObject<Database, 'jobs'>): Promise<void> => {
  await tx
    .updateTable('jobs')
    .set({ crashes: 0, updated_at: unixNow(), ...changes })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .where('status', '=', 'pending')
    .execute();
  await enqueueTurns(tx, [job.queue]);
  await tellJobs(tx, job.container_id);
};

/** Ends a job well, in the transaction of its effect; goes back to the queue when it was asked for again meanwhile. */
export const settleDone = (tx: Tx, job: JobRow): Promise<void> =>
  settle(tx, job, { status: sql`case when again then 'waiting' else 'done' end`, failures: 0, again: false, msg: null });

/** Puts a job back in the queue after a failure that may pass. */
export const settleRetry = (tx: Tx, job: JobRow, failure: JobMessage, delaySeconds: number): Promise<void> =>
  settle(tx, job, {
    status: 'waiting',
    failures: job.failures + 1,
    msg: jsonb(failure),
    due_at: sql<number>`${databaseNow} + ${Math.ceil(delaySeconds)}::integer`,
  });

/** Puts it back as it was: its worker stops, which is nobody's failure. */
export const settleInterrupted = (tx: Tx, job: JobRow): Promise<void> => settle(tx, job, { status: 'waiting', crashes: job.crashes });

/** Puts it back for a moment later: the database went away under it, which is nobody's failure either. */
export const settleCutOff = (tx: Tx, job: JobRow): Promise<void> =>
  settle(tx, job, { status: 'waiting', crashes: job.crashes, due_at: sql<number>`${databaseNow} + 2` });

/** Gives a job up until somebody starts it again. */
export const settleRejected = (tx: Tx, job: JobRow, failure: JobMessage): Promise<void> =>
  settle(tx, job, { status: 'rejected', failures: job.failures + 1, again: false, msg: jsonb(failure) });

/** All jobs of a job's group once the last of them is done or given up; undefined before. */
export const readEndedGroup = async (tx: Tx, { container_id, group_id }: JobRow): Promise<readonly JobRow[] | undefined> => {
  const ofGroup = tx.selectFrom('jobs').where('container_id', '=', container_id).where('group_id', '=', group_id);
  // One index entry, however many jobs there are: this is asked at the end of each.
  const open = await ofGroup.select('_id').where('status', 'in', ['waiting', 'pending', 'stopped']).limit(1).executeTakeFirst();
  return open ? undefined : ofGroup.selectAll().execute();
};

import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { beginAttempt } from './attempts';
import { hold, release, standingHolds } from './holds';
import type { Work } from './kind';
import type { JobRow } from './tables';
import { enqueueTurns } from './turns';

/** The container and queue a turn is for. */
export interface TurnRef {
  readonly container_id: string;
  readonly queue: string;
}

/** One that a worker died over: the queue gives one at a time, so nobody has it. */
const leftBehind = (tx: Tx, { container_id, queue }: TurnRef): Promise<JobRow | undefined> =>
  tx
    .selectFrom('jobs')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('queue', '=', queue)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

/** Jobs of this process whose end could not be written because the database had gone away. */
const cutOff = new Set<string>();

/** To be called before the end of a job is written whose database went away under it. */
export const noteCutOff = ({ _id }: Pick<JobRow, '_id'>): void => void cutOff.add(_id);

/** Its end was written after all. */
export const forgetCutOff = ({ _id }: Pick<JobRow, '_id'>): void => void cutOff.delete(_id);

/** Whether the database itself ended the last attempt: it went away under this process, or has been started since. */
const isCutOff = async (tx: Tx, { container_id, _id, attempts }: JobRow): Promise<boolean> => {
  if (cutOff.delete(_id)) return true;
  const { rows } = await sql<{ began: boolean }>`select pg_postmaster_start_time() > to_timestamp(started_at) as began from job_attempts
    where container_id = ${container_id} and job_id = ${_id} and number = ${attempts}`.execute(tx);
  return rows[0]?.began ?? false;
};

/** The most urgent of those nothing keeps, the oldest first. */
const nextWaiting = async (tx: Tx, { container_id, queue }: TurnRef): Promise<JobRow | undefined> => {
  const holds = await standingHolds(tx, container_id, queue);
  let found = tx
    .selectFrom('jobs as j')
    .selectAll('j')
    .where('j.container_id', '=', container_id)
    .where('j.queue', '=', queue)
    .where('j.status', '=', 'waiting')
    .where('j.due_at', 'is', null);
  for (const { scope, store_id, job_type } of holds) {
    found = found.where((is) =>
      is.or([
        is('j.store_id', '!=', store_id),
        is('j.job_type', '!=', job_type),
        ...(scope === 'new'
          ? [
              is.exists(
                is
                  .selectFrom('items as i')
                  .select('i._id')
                  .whereRef('i.container_id', '=', 'j.container_id')
                  .whereRef('i.store_id', '=', 'j.store_id')
                  .whereRef('i.item_info_id', '=', 'j.item_info_id'),
              ),
            ]
          : []),
      ]),
    );
  }
  return found.orderBy('j.priority').orderBy('j._id').limit(1).forUpdate('j').executeTakeFirst();
};

/** At most two holds stand for a kind; a job nothing holds comes after them. */
const MOST_LOOKS = 8;

/**
 * Takes the next job of a queue in hand. Undefined when there is nothing to do: everything is done, stopped or held. What holds a job holds
 * its like too, and is written down for whoever asks why they wait.
 */
export const claimJob = (services: Services, kinds: Work['kinds'], turn: TurnRef): Promise<JobRow | undefined> =>
  services.inContainer(turn.container_id, async (tx) => {
    const left = await leftBehind(tx, turn);
    if (left) return takeInHand(tx, left, !(await isCutOff(tx, left)));
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const job = await nextWaiting(tx, turn);
      if (!job) return undefined;
      const kept = await kinds[job.job_type].heldBy?.(tx, job);
      if (!kept) {
        await release(tx, job, job.job_type);
        return takeInHand(tx, job, false);
      }
      await hold(tx, job, kept);
      await tellChanged(tx, turn.container_id, ['jobGroups', 'jobs', 'jobAttempts']);
    }
    await enqueueTurns(tx, [turn.queue]);
    return undefined;
  });

const takeInHand = async (tx: Tx, job: JobRow, crashed: boolean): Promise<JobRow> => {
  const claimed = await tx
    .updateTable('jobs')
    .set((row) => ({
      status: 'pending' as const,
      attempts: row('attempts', '+', 1),
      crashes: crashed ? row('crashes', '+', 1) : row.ref('crashes'),
      again: false,
      updated_at: unixNow(),
    }))
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job._id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await beginAttempt(tx, claimed);
  await tellChanged(tx, job.container_id, ['jobGroups', 'jobs', 'jobAttempts']);
  return claimed;
};

import os from 'node:os';
import { sql } from 'kysely';
import type { RecordedCall } from '../connectors/recording';
import { databaseNow } from '../db/clock';
import { jsonb } from '../db/json';
import type { Tx } from '../kernel/context';
import type { AttemptOutcome, JobAttemptRow, JobMessage, JobRow } from './tables';

/** Attempts of a job that are kept, the newest. */
const KEPT = 10;

type JobKey = Pick<JobRow, 'container_id' | '_id'>;

const ofJob = (tx: Tx, { container_id, _id }: JobKey) =>
  tx.updateTable('job_attempts').where('container_id', '=', container_id).where('job_id', '=', _id);

/** Writes down that a job was taken in hand. Earlier attempts that nobody ended were cut off. */
export const beginAttempt = async (tx: Tx, job: JobRow): Promise<void> => {
  if (job.attempts > 1) {
    await ofJob(tx, job).set({ outcome: 'interrupted' }).where('outcome', 'is', null).execute();
    await tx
      .deleteFrom('job_attempts')
      .where('container_id', '=', job.container_id)
      .where('job_id', '=', job._id)
      .where('number', '<=', job.attempts - KEPT)
      .execute();
  }
  await tx
    .insertInto('job_attempts')
    .values({
      job_id: job._id,
      number: job.attempts,
      worker: `${os.hostname()} ${process.pid}`,
      started_at: databaseNow,
      ms: null,
      outcome: null,
      msg: null,
    })
    .execute();
};

interface AttemptEnd {
  readonly outcome: AttemptOutcome;
  readonly msg: JobMessage | null;
  readonly ms: number;
  readonly calls: readonly RecordedCall[];
}

/** Writes down how it ended, in the transaction of that end. */
export const endAttempt = async (tx: Tx, job: JobRow, { outcome, msg, ms, calls }: AttemptEnd): Promise<void> => {
  await ofJob(tx, job)
    .where('number', '=', job.attempts)
    .set({ outcome, msg: msg && jsonb(msg), ms: Math.round(ms), calls: sql`${JSON.stringify(calls)}::jsonb` })
    .execute();
};

/** The attempts at a job that are kept, the newest first. */
export const readAttempts = (tx: Tx, containerId: string, jobId: string): Promise<JobAttemptRow[]> =>
  tx
    .selectFrom('job_attempts')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('job_id', '=', jobId)
    .orderBy('number', 'desc')
    .execute();

import { sql } from 'kysely';
import type { JobType } from '../../domain/jobs/job-types';
import { ConnectorError } from '../connectors/connector';
import type { Services, Tx } from '../kernel/context';
import { DeadlineError, withinDeadline } from '../kernel/deadline';
import { logFault } from '../kernel/log';
import { measure, secondsSince } from '../kernel/measure';
import { pendingEvents } from '../kernel/processes';
import { recorded, withoutBodies, type RecordedCall } from '../connectors/recording';
import { databaseNow } from '../db/clock';
import { isDatabaseAway } from '../db/database-away';
import { endAttempt } from './attempts';
import { claimJob, forgetCutOff, noteCutOff, type TurnRef } from './claim';
import { hold } from './holds';
import {
  holdJob,
  noteProgress,
  readEndedGroup,
  settleCutOff,
  settleDone,
  settleInterrupted,
  settleRejected,
  settleRetry,
  TakenOver,
} from './job';
import { WORK_DEADLINE_MS, type JobKind, type Work } from './kind';
import { messageOf } from './message';
import type { AttemptOutcome, JobMessage, JobRow } from './tables';

/** Seconds to wait after the first, second … failure; after the last one the job is rejected. */
const BACKOFF = [2, 8, 30] as const;

/** A job whose worker died this often over it is set aside: it would do so for ever. Refusals and workers that are stopped do not count. */
export const MOST_CRASHES = 5;

/** ms work in hand has to end by itself when its workers stop. */
export const STOP_GRACE_MS = 1000;

/** Up to a fifth more, so that jobs that failed together do not come back together. */
const jittered = (seconds: number): number => seconds * (1 + Math.random() / 5);

/** What a failure means: what to tell the seller, and whether to try again. */
const explain = (error: unknown, jobType: JobType): ConnectorError => {
  if (error instanceof ConnectorError) return error;
  if (error instanceof DeadlineError)
    return new ConnectorError('too_long', 'job.tooLong', {
      values: { minutes: Math.ceil(error.ms / 60_000) },
      retry: true,
      mayBeAtWork: true,
    });
  return new ConnectorError('internal', 'request.fault', { values: { id: logFault(`job ${jobType}`, error) }, retry: true });
};

/** Lets the kind tell of the group, in the transaction in which its last job ends. Jobs of one queue end one after the other, so one of them is last. */
const announceEnd = async (tx: Tx, kind: JobKind, job: JobRow): Promise<void> => {
  const jobs = await readEndedGroup(tx, job);
  if (!jobs) return;
  const rejected = jobs.filter(({ status }) => status === 'rejected');
  const reasons = new Map(rejected.flatMap(({ msg }) => (msg ? [[msg.msg, msg] as const] : [])));
  await kind.announce(tx, { last: job, jobs, rejected, reasons: [...reasons.values()] });
};

const reject = async (tx: Tx, kind: JobKind, job: JobRow, failure: ConnectorError): Promise<void> => {
  await settleRejected(tx, job, messageOf(failure));
  await announceEnd(tx, kind, job);
  await kind.afterRejection?.(tx, job, failure);
};

/** A shop that is down, or asks to be left alone, is asked by one job at a time: its other jobs wait with this one. */
const waitWith = async (
  tx: Tx,
  job: JobRow,
  { refusal, values, retryAfter, storeStatus }: ConnectorError,
  delay: number,
): Promise<void> => {
  if (retryAfter === undefined && storeStatus === undefined) return;
  const { rows } = await sql<{ now: number }>`select ${databaseNow} as now`.execute(tx);
  await hold(tx, job, { scope: 'all', reason: { refusal, values }, until: (rows[0]?.now ?? 0) + Math.ceil(delay) });
};

/**
 * Runs the next job of a queue from claim to end. Throws only when the database fails, or somebody else has the job: then the queue gives it
 * out again, unless it did so already.
 */
export const runJob = async (services: Services, kinds: Work['kinds'], turn: TurnRef, signal: AbortSignal): Promise<void> => {
  await pendingEvents();
  signal.throwIfAborted();
  const job = await claimJob(services, kinds, turn);
  if (!job) return;
  const kind = kinds[job.job_type];
  const began = performance.now();
  const calls: RecordedCall[] = [];
  const inContainer = (work: (tx: Tx) => Promise<void>): Promise<void> =>
    services.inContainer(turn.container_id, async (tx) => {
      await holdJob(tx, job);
      await work(tx);
    });
  const end = (outcome: AttemptOutcome, msg: JobMessage | null, work: (tx: Tx) => Promise<void>): Promise<void> =>
    inContainer(async (tx) => {
      await endAttempt(tx, job, {
        outcome,
        msg,
        ms: performance.now() - began,
        calls: kind.bringsBuyers ? calls.map(withoutBodies) : calls,
      });
      await work(tx);
    }).then(() => measure('attempt', { kind: job.job_type, outcome, seconds: secondsSince(began) }));
  if (job.crashes >= MOST_CRASHES) {
    const failure = new ConnectorError('interrupted', 'job.interruptedTooOften');
    return end('rejected', messageOf(failure), (tx) => reject(tx, kind, job, failure));
  }
  try {
    const effect = await recorded(calls, () =>
      withinDeadline(
        kind.deadlineMs ?? WORK_DEADLINE_MS,
        signal,
        (ending) => kind.perform(services, job, ending, (said) => inContainer((tx) => noteProgress(tx, job, said))),
        STOP_GRACE_MS,
      ),
    );
    await end('done', null, async (tx) => {
      await effect(tx);
      await settleDone(tx, job);
      await announceEnd(tx, kind, job);
    });
  } catch (error) {
    if (error instanceof TakenOver) throw error;
    if (signal.aborted) return end('interrupted', null, (tx) => settleInterrupted(tx, job));
    if (isDatabaseAway(error)) {
      logFault(`job ${job.job_type}`, error);
      noteCutOff(job);
      await end('interrupted', null, (tx) => settleCutOff(tx, job));
      return forgetCutOff(job);
    }
    const failure = explain(error, job.job_type);
    const backoff = failure.retry ? BACKOFF[job.failures] : undefined;
    if (backoff === undefined) return end('rejected', messageOf(failure), (tx) => reject(tx, kind, job, failure));
    const delay = jittered(Math.max(backoff, failure.retryAfter ?? 0));
    await end('again', messageOf(failure), async (tx) => {
      await waitWith(tx, job, failure, delay);
      await settleRetry(tx, job, messageOf(failure), delay);
    });
  }
};

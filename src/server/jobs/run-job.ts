import type { JobType } from '../../domain/jobs/job-types';
import { ConnectorError } from '../connectors/connector';
import type { Services, Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import { pendingEvents } from '../kernel/processes';
import { claimJob, holdJob, noteProgress, readEndedGroup, settleDone, settleRejected, settleRetry, TakenOver, type JobRef } from './job';
import type { JobKind } from './kind';
import { messageOf } from './message';
import type { JobRow } from './tables';

/** Seconds to wait after the first, second … failure; after the last one the job is rejected. */
const BACKOFF = [2, 8, 30] as const;

/** A job that took down its worker this often is given up: it would do so for ever. */
const MOST_INTERRUPTIONS = 20;

/** Up to a fifth more, so that jobs that failed together do not come back together. */
const jittered = (seconds: number): number => seconds * (1 + Math.random() / 5);

/** What a failure means: what to tell the seller, and whether to try again. */
const explain = (error: unknown, jobType: JobType): ConnectorError =>
  error instanceof ConnectorError
    ? error
    : new ConnectorError('internal', 'request.fault', { values: { id: logFault(`job ${jobType}`, error) }, retry: true });

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

/**
 * Runs one job from claim to end. Throws only when the database fails, or somebody else has the job: then the queue gives it out again,
 * unless it did so already.
 */
export const runJob = async (services: Services, kind: JobKind, ref: JobRef, signal: AbortSignal): Promise<void> => {
  await pendingEvents();
  signal.throwIfAborted();
  const job = await claimJob(services, ref);
  if (!job) return;
  const inContainer = (work: (tx: Tx) => Promise<void>): Promise<void> =>
    services.inContainer(ref.container_id, async (tx) => {
      await holdJob(tx, job);
      await work(tx);
    });
  if (job.attempts - job.failures > MOST_INTERRUPTIONS) {
    return inContainer((tx) => reject(tx, kind, job, new ConnectorError('interrupted', 'job.interruptedTooOften')));
  }
  try {
    const effect = await kind.perform(services, job, signal, (said) => inContainer((tx) => noteProgress(tx, job, said)));
    await inContainer(async (tx) => {
      await effect(tx);
      await settleDone(tx, job);
      await announceEnd(tx, kind, job);
    });
  } catch (error) {
    if (error instanceof TakenOver) throw error;
    if (signal.aborted) return inContainer((tx) => settleRetry(tx, job, undefined, 0));
    const failure = explain(error, job.job_type);
    const delay = failure.retry ? BACKOFF[job.failures] : undefined;
    await inContainer((tx) =>
      delay === undefined
        ? reject(tx, kind, job, failure)
        : settleRetry(tx, job, messageOf(failure), jittered(Math.max(delay, failure.retryAfter ?? 0))),
    );
  }
};

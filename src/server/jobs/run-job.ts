import type { JobFailure, JobType } from './tables';
import type { Services, Tx } from '../kernel/context';
import { ConnectorError } from '../connectors/connector';
import { logFault } from '../kernel/log';
import { announceGroupEnd } from './announce';
import { claimJob, settleDone, settleRejected, settleRetry, type JobRef, type JobRow } from './job';
import { noteStoreStatus } from '../stores/status';

/** One kind of job. */
export interface JobRunner {
  /**
   * Does the outside work and returns what to write down about it, which then happens in the transaction that ends the job.
   * May run again after any interruption, so what it does outside must be the same when done twice. Throws `ConnectorError`.
   */
  perform(services: Services, job: JobRow, signal: AbortSignal): Promise<(tx: Tx) => Promise<void>>;
}

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

const failureOf = ({ code, message, refusal, values }: ConnectorError): JobFailure => ({ code, msg: message, refusal, values });

/** Runs one job from claim to end. Throws only when the database fails; the queue then gives the job out again. */
export const runJob = async (services: Services, runner: JobRunner, ref: JobRef, signal: AbortSignal): Promise<void> => {
  const job = await claimJob(services, ref);
  if (!job) return;
  const inContainer = (work: (tx: Tx) => Promise<void>): Promise<void> => services.inContainer(ref.container_id, work);
  if (job.attempts - job.failures > MOST_INTERRUPTIONS) {
    return inContainer(async (tx) => {
      await settleRejected(tx, job, failureOf(new ConnectorError('interrupted', 'job.interruptedTooOften')));
      await announceGroupEnd(tx, job);
    });
  }
  try {
    const effect = await runner.perform(services, job, signal);
    await inContainer(async (tx) => {
      await effect(tx);
      await settleDone(tx, job);
      await announceGroupEnd(tx, job);
    });
  } catch (error) {
    if (signal.aborted) return inContainer((tx) => settleRetry(tx, job, undefined, 0));
    const failed = explain(error, job.job_type);
    const delay = failed.retry ? BACKOFF[job.failures] : undefined;
    await inContainer(async (tx) => {
      if (delay !== undefined) return settleRetry(tx, job, failureOf(failed), jittered(delay));
      await settleRejected(tx, job, failureOf(failed));
      await announceGroupEnd(tx, job);
      await noteStoreStatus(tx, job, failed.storeStatus);
    });
  }
};

import { Logger, makeWorkerUtils } from 'graphile-worker';
import { sql } from 'kysely';
import type { Services, Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import { cleanUp } from '../kernel/clean-up';

/** What graphile-worker itself complains of; failures of jobs are told in the job's own `msg`. */
export const queueLogger = new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task')) logFault('job queue', message);
});

/** Makes or upgrades graphile-worker's own tables. Every node needs it, with workers or without: adding a job is SQL. */
export const prepareQueue = async (services: Pick<Services, 'pool'>): Promise<void> => {
  const utils = await makeWorkerUtils({ pgPool: services.pool, logger: queueLogger });
  try {
    await utils.migrate();
    // Rows of jobs that were put in the queue anew while their old row was still in a worker's hand.
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] });
  } finally {
    await cleanUp('job queue', () => utils.release());
  }
};

interface QueueEntry {
  /** The errand's name. */
  readonly task: string;
  /** What stands in one queue is done one after the other. */
  readonly queue: string;
  /** Smaller runs first. */
  readonly priority: number;
  /** Names the entry within its container: the same key again replaces what still waits. */
  readonly key: string;
  readonly payload: Readonly<Record<string, string>>;
}

/** Adds work in the caller's own transaction: it is there exactly when its cause is. The container is the transaction's. */
export const enqueue = async (tx: Tx, entries: readonly QueueEntry[], delaySeconds = 0): Promise<void> => {
  if (entries.length === 0) return;
  await sql`select enqueue_job(task, payload, queue, now() + make_interval(secs => ${delaySeconds}), key, priority)
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(task text, payload jsonb, queue text, key text, priority integer)`.execute(
    tx,
  );
};

import os from 'node:os';
import { z } from 'zod';
import { unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { newId } from '../db/ids';
import type { Errand } from './kind';
import { enqueue } from './queue';

/** A job that does nothing but tell that the queue works, and how soon. Times are unix seconds. */
export interface TestJob {
  readonly _id: string;
  readonly requested_at: number;
  /** Null while it waits. */
  readonly finished_at: number | null;
  readonly waited_ms: number | null;
  /** Host name and process id of the worker that had it. */
  readonly worker: string | null;
}

/** How many are kept of each container. */
const KEPT = 10;

/** Puts a test job in the queue, in the caller's own transaction, and forgets the oldest ones. */
export const requestTestJob = async (tx: Tx, containerId: string, userId: string): Promise<void> => {
  const _id = newId();
  await tx.insertInto('test_jobs').values({ _id, requested_by: userId, requested_at: unixNow() }).execute();
  const payload = { test_id: _id, requested_ms: String(Date.now()) };
  await enqueue(tx, [{ task: testJob.name, queue: 'test', priority: testJob.priority, key: `test:${_id}`, payload }]);
  const kept = await readTestJobs(tx, containerId);
  await tx
    .deleteFrom('test_jobs')
    .where('container_id', '=', containerId)
    .where(
      '_id',
      'not in',
      kept.map((each) => each._id),
    )
    .execute();
};

/** The latest test jobs of a container, newest first. */
export const readTestJobs = (tx: Tx, containerId: string): Promise<TestJob[]> =>
  tx
    .selectFrom('test_jobs')
    .select(['_id', 'requested_at', 'finished_at', 'waited_ms', 'worker'])
    .where('container_id', '=', containerId)
    .orderBy('_id', 'desc')
    .limit(KEPT)
    .execute();

const payloadShape = z.object({
  container_id: z.string(),
  test_id: z.string(),
  /** When it was asked for, in milliseconds since the epoch, as text. */
  requested_ms: z.string(),
});

const run = async (services: Services, payload: unknown): Promise<void> => {
  const { container_id, test_id, requested_ms } = payloadShape.parse(payload);
  await services.inContainer(container_id, async (tx) => {
    await tx
      .updateTable('test_jobs')
      .set({
        finished_at: unixNow(),
        waited_ms: Math.max(0, Date.now() - Number(requested_ms)),
        worker: `${os.hostname()} ${process.pid}`,
      })
      .where('container_id', '=', container_id)
      .where('_id', '=', test_id)
      .execute();
  });
};

/** What a worker does with one: writes down that it had it. Doing it twice changes nothing but the time. */
export const testJob: Errand = { name: 'test_job', priority: -20, perform: run };

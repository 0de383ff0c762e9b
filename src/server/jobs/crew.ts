import { run, type Runner, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { pollOrders } from '../sales/fetch-job';
import { Lease, releaseDeadWorkers } from './lease';
import { queueLogger } from './queue';
import { runners } from '../job-kinds';
import { runJob, type JobRunner } from './run-job';
import { askDueStores } from '../sales/schedule';
import { drainStoreQueues } from '../listings/drain-queues';
import { runTestJob } from './test-job';

/** Jobs one process works on at a time; jobs of one store run one after the other. */
const CONCURRENCY = 4;

/** How soon a job is seen that no notification announces: one whose delay is over, or one taken back from a dead worker. */
const POLL_MS = 1000;

const SWEEP_MS = 3000;
const SCHEDULE_MS = 2000;

const jobRef = z.object({ container_id: z.string(), job_id: z.string() });
const storeRef = z.object({ container_id: z.string(), store_id: z.string() });
const testRef = z.object({ container_id: z.string(), test_id: z.string(), requested_ms: z.string() });

const taskList = (services: Services, signal: AbortSignal): TaskList => ({
  ...Object.fromEntries(
    Object.entries(runners).map(([name, runner]: [string, JobRunner]) => [
      name,
      (payload: unknown) => runJob(services, runner, jobRef.parse(payload), signal),
    ]),
  ),
  poll_orders: (payload: unknown) => pollOrders(services, storeRef.parse(payload), signal),
  test_job: (payload: unknown) => runTestJob(services, testRef.parse(payload)),
});

/** Runs `work` again and again with a pause between; a failure is logged and does not end it. Returns how to end it. */
const repeat = (name: string, pauseMs: number, work: () => Promise<void>): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running = Promise.resolve();
  const round = (): void => {
    running = work()
      .catch((error: unknown) => void logFault(name, error))
      .then(() => {
        if (!ended) timer = setTimeout(round, pauseMs);
      });
  };
  round();
  return () => {
    ended = true;
    clearTimeout(timer);
    return running;
  };
};

export interface Crew {
  /** Resolves when the crew can work no longer: its lease is lost, or the queue gave up. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const runQueue = (services: Services, lease: Lease, signal: AbortSignal): Promise<Runner> =>
  run({
    pgPool: services.pool,
    taskList: taskList(services, signal),
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: queueLogger,
    preset: {
      // Without batches graphile-worker awaits nobody's answer here, and a database that goes away at this moment ends the process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'LeasePlugin',
          version: '1.0.0',
          worker: { hooks: { startWorker: leaseHook(lease) }, middleware: quietEnd },
        },
      ],
    },
  });

/**
 * A pool that fails ends itself, and nobody waits for that end: when it fails too, because the database is away, the process
 * would end with it. The jobs in hand are left to `releaseDeadWorkers`.
 */
const quietEnd: NonNullable<NonNullable<GraphileConfig.Plugin['worker']>['middleware']> = {
  poolGracefulShutdown: async (next) => {
    try {
      await next();
    } catch (error) {
      logFault('end of job workers', error);
    }
  },
  poolForcefulShutdown: async (next) => {
    try {
      return await next();
    } catch (error) {
      logFault('end of job workers', error);
      return { forceFailedJobs: [] };
    }
  },
};

/** The workers of one pool share its id; each waits for the pool's lock before it looks for a job. */
const leaseHook = (lease: Lease) => {
  const held = new Map<string, Promise<void>>();
  return async (_context: unknown, event: { readonly worker: { readonly workerPool: { readonly id: string } } }): Promise<void> => {
    const { id } = event.worker.workerPool;
    const holding = held.get(id) ?? lease.hold(id);
    held.set(id, holding);
    await holding;
  };
};

/** Workers, the sweeper that takes jobs back from the dead, the schedule of orders and the stores' queues; all of them or none. */
export const startCrew = async (services: Services): Promise<Crew> => {
  const work = new AbortController();
  const lease = await Lease.open(services);
  let runner: Runner;
  try {
    await releaseDeadWorkers(services);
    runner = await runQueue(services, lease, work.signal);
  } catch (error) {
    lease.close();
    throw error;
  }
  const endings = [
    repeat('sweep of dead workers', SWEEP_MS, () => releaseDeadWorkers(services)),
    repeat('schedule of orders', SCHEDULE_MS, () => askDueStores(services)),
    repeat('queues of stores', SCHEDULE_MS, () => drainStoreQueues(services)),
  ];
  const failed = runner.promise.catch((error: unknown) => void logFault('job queue', error));
  const stop = async (): Promise<void> => {
    work.abort();
    await Promise.all(endings.map((end) => end()));
    await runner.stop().catch(() => undefined);
    await failed;
    lease.close();
  };
  return { ended: Promise.race([lease.lost, failed]), stop };
};

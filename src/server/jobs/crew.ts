import { run, type Job, type JobHelpers, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { DeadlineError, withinDeadline } from '../kernel/deadline';
import { logFault } from '../kernel/log';
import { measure, secondsSince } from '../kernel/measure';
import { beatingOfQueue, HEARTBEAT } from './heartbeat';
import { WORK_DEADLINE_MS, type Errand, type Round, type Work } from './kind';
import { Lease, releaseDeadWorkers } from './lease';
import type { WorkerPulse } from './pulse';
import { queueLogger } from './queue';
import { runJob, STOP_GRACE_MS } from './run-job';
import { Slots } from './slots';
import { placeOf, searchForTurns, servePlace, TURN, wakingOfJobs } from './turns';

/** Jobs one process works on at a time; those of one queue run one after the other. */
export const CONCURRENCY = 4;

/** How soon a job is seen that no notification announces: one whose delay is over, or one taken back from a dead worker. */
const POLL_MS = 1000;

/** Takes jobs back from workers that died. */
const SWEEP: Round = { name: 'sweep of dead workers', pause: 3000, run: releaseDeadWorkers };

const turnRef = z.object({ container_id: z.string(), queue: z.string() });

/** Does an errand within its deadline. One that is given up comes again as one that failed does. */
const performErrand = async (services: Services, errand: Errand, payload: unknown, signal: AbortSignal): Promise<void> => {
  const { name, deadlineMs = WORK_DEADLINE_MS } = errand;
  try {
    await withinDeadline(deadlineMs, signal, (ending) => errand.perform(services, payload, ending), STOP_GRACE_MS);
  } catch (error) {
    if (error instanceof DeadlineError) logFault(name, error);
    throw error;
  }
};

const taskList = (services: Services, { kinds, errands }: Work, slots: Slots, pulse: WorkerPulse, signal: AbortSignal): TaskList =>
  Object.fromEntries([
    [HEARTBEAT, (_payload: unknown, { job }: JobHelpers) => slots.occupied(job, async () => pulse.beat())],
    [
      TURN,
      (payload: unknown, { job }: JobHelpers) =>
        slots.occupied(job, async () => {
          await servePlace(services, placeOf(job.run_at));
          await runJob(services, kinds, turnRef.parse(payload), signal);
        }),
    ],
    ...errands.map((errand) => [
      errand.name,
      (payload: unknown, { job }: JobHelpers) => slots.occupied(job, () => performErrand(services, errand, payload, signal)),
    ]),
  ]) as TaskList;

const hastened = ({ config: { haste = 1 } }: Services, ms: number): number => ms / haste;

/** Goes round again and again; a failure is logged and does not end it. Returns how to end it. */
const repeat = (services: Services, { name, pause, run: goRound }: Round, signal: AbortSignal): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running = Promise.resolve();
  const round = (): void => {
    running = goRound(services, signal)
      .then(
        () => measure('recurringTask', { name, succeeded: true }),
        (error: unknown) => {
          measure('recurringTask', { name, succeeded: false });
          logFault(name, error);
        },
      )
      .then(() => {
        if (!ended) timer = setTimeout(round, hastened(services, pause));
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
  /** Resolves when the crew can work no longer: its lease is lost, the queue gave up, or nothing can be written. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Measures each attempt at an errand. What is done in a turn is a job, which is measured where its outcome is known. */
const measureErrands = (events: WorkerEvents, signal: AbortSignal): void => {
  const began = new WeakMap<Job, number>();
  events.on('job:start', ({ job }) => void began.set(job, performance.now()));
  events.on('job:complete', ({ job, error }) => {
    const { task_identifier: kind, attempts, max_attempts } = job;
    if (kind === TURN) return;
    const failure = signal.aborted ? 'interrupted' : attempts >= max_attempts ? 'rejected' : 'again';
    measure('attempt', { kind, outcome: error ? failure : 'done', seconds: secondsSince(began.get(job) ?? performance.now()) });
  });
};

const runQueue = (services: Services, work: Work, lease: Lease, pulse: WorkerPulse, signal: AbortSignal): Promise<Runner> => {
  const slots = new Slots(CONCURRENCY);
  measureErrands(slots.events, signal);
  pulse.follow(slots.events);
  return run({
    pgPool: services.pool,
    taskList: taskList(services, work, slots, pulse, signal),
    forbiddenFlags: slots.full,
    events: slots.events,
    concurrency: CONCURRENCY,
    pollInterval: hastened(services, POLL_MS),
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
};

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

const SPACE = 'space';

/** Tells when nothing can be written any more: every job writes, even one that fails. */
const watchSpace = (tell: () => void): Round => ({
  name: SPACE,
  pause: 1000,
  run: async ({ space }) => {
    if ((await space.lacking()) !== undefined) tell();
  },
});

const roundsOfEngine = (tellFull: () => void, pulse: WorkerPulse): readonly Round[] => [
  SWEEP,
  watchSpace(tellFull),
  wakingOfJobs,
  searchForTurns,
  beatingOfQueue(pulse),
];

/** Names of all kinds of work and all recurring tasks in the queue, by which they are counted. */
export const namesOfWork = ({
  kinds,
  errands,
  rounds,
}: Work): { readonly kinds: readonly string[]; readonly rounds: readonly string[] } => ({
  kinds: [...Object.keys(kinds), ...errands.map(({ name }) => name), HEARTBEAT],
  rounds: [SWEEP.name, SPACE, wakingOfJobs.name, searchForTurns.name, HEARTBEAT, ...rounds.map(({ name }) => name)],
});

/** Workers, the sweeper that takes jobs back from the dead and the rounds of the product; all of them or none. */
export const startCrew = async (services: Services, work: Work, pulse: WorkerPulse): Promise<Crew> => {
  const stopping = new AbortController();
  const lease = await Lease.open(services);
  // What is in hand may be somebody else's from then on.
  void lease.lost.then(() => stopping.abort());
  let runner: Runner;
  try {
    await releaseDeadWorkers(services);
    runner = await runQueue(services, work, lease, pulse, stopping.signal);
  } catch (error) {
    lease.close();
    throw error;
  }
  let tellFull = (): void => undefined;
  const full = new Promise<void>((resolve) => (tellFull = resolve));
  const endings = [...roundsOfEngine(tellFull, pulse), ...work.rounds].map((round) => repeat(services, round, stopping.signal));
  const failed = runner.promise.catch((error: unknown) => void logFault('job queue', error));
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(endings.map((end) => end()));
    await runner.stop().catch(() => undefined);
    await failed;
    lease.close();
  };
  return { ended: Promise.race([lease.lost, failed, full]), stop };
};

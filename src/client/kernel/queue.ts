import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { toAppError } from './app-error';
import { call, currentTime, delay, put, select, spawn, take, type SagaGenerator, fork } from './effects';
import { selectTask, taskActions, type TasksRoot } from './tasks-slice';

/** A channel whose jobs a fixed number of workers take in turn, oldest first. */
export const jobChannel = <Job extends object>(): Channel<Job> => channel<Job>(buffers.expanding<Job>(64));

/**
 * Starts `workers` workers on the channel; at most that many jobs run at once. `perform` must not throw, nor fork: its worker would not
 * wait for the fork.
 */
export function* startWorkers<Job extends object>(
  jobs: Channel<Job>,
  workers: number,
  perform: (job: Job) => SagaGenerator<void>,
): SagaGenerator<void> {
  function* worker(): SagaGenerator<void> {
    for (;;) {
      const job = yield* take(jobs);
      // Not `call`: that would make a saga task of every job, which is 40 % of what a job costs.
      yield* perform(job);
    }
  }
  for (let i = 0; i < workers; i++) yield* fork(worker);
}

/** How long a settled task stays visible, in milliseconds (specification 1, §9). */
export const SETTLE_DELAY = 200;

/** How many tasks run at once. */
export const TASK_WORKERS = 4;

export interface TaskHandle {
  readonly key: string;
  /** Tells the panel how far the task is, 0…1. */
  readonly progress: (fraction: number) => SagaGenerator<void>;
  /** Tells it how many of how many are done. */
  readonly counted: (done: number, total: number) => SagaGenerator<void>;
  /** Between two steps of work in steps: ends it here when somebody holds it or gave it up, by throwing what the queue alone understands. */
  readonly turn: () => SagaGenerator<void>;
}

/** One kind of background task: what it does, what it is called, and what happens when it fails. */
export interface TaskKind<Payload extends object = never> {
  /** Does the work; throwing means it failed. The same key comes again on a retry, so it can serve as an idempotency key. */
  readonly perform: (payload: Payload, task: TaskHandle) => SagaGenerator<void>;
  /** Runs when the task has failed; what it throws joins the task's errors. */
  readonly onFailed?: (payload: Payload) => SagaGenerator<void>;
  /** It can be given up while it waits or runs; `perform` ends when its task is dismissed. */
  readonly canBeDropped?: true;
  /** It works in steps and takes its `turn` between them, where it can be held and given up; when it is begun again, it goes on. */
  readonly inSteps?: true;
  /** Key and values of its name in the `tasks` translations. */
  readonly label: (payload: Payload) => { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };
}

/** Thrown by `turn`: the task was held or given up, which is no failure. */
class Interrupted extends Error {}

/** Keys of tasks that wait, in the order in which they are taken. */
class Line {
  #keys = new Set<string>();

  add(key: string): void {
    this.#keys.add(key);
  }

  first(key: string): void {
    if (!this.#keys.delete(key)) return;
    this.#keys = new Set([key, ...this.#keys]);
  }

  take(): string | undefined {
    const [key] = this.#keys;
    if (key !== undefined) this.#keys.delete(key);
    return key;
  }
}

const joins = isAnyOf(taskActions.push, taskActions.resumed, taskActions.retry, taskActions.release);

/**
 * The background task queue: a channel drained by a bounded pool of workers. A task is queued, then running, then removed on success
 * or moved to the error list on failure, either about 200 ms after it settled (specification 1, §4).
 */
export function* taskQueue(kinds: Readonly<Record<string, TaskKind<never>>>): SagaGenerator<void> {
  /** Says that one more waits; which is taken next, the line knows. */
  const turns = jobChannel<object>();
  const line = new Line();
  /** Tasks a worker has in hand: one that was held and released meanwhile goes on there. */
  const inHand = new Set<string>();

  function* perform(): SagaGenerator<void> {
    const key = line.take();
    if (key === undefined || inHand.has(key)) return;
    const entry = yield* select((state: TasksRoot) => selectTask(state, key));
    if (entry?.status !== 'queued') return;
    const kind = kinds[entry.kind];
    const payload = entry.payload as never;
    const start = taskActions.started({ key, ...(kind?.inSteps && { inSteps: true }) });
    inHand.add(key);
    yield* put(start);
    try {
      if (!kind) throw new Error(`There is no task of the kind "${entry.kind}".`);
      yield* call(kind.perform, payload, handleOf(start));
      yield* spawn(settle, key);
    } catch (error) {
      if (error instanceof Interrupted) return;
      yield* spawn(settle, key, error);
      if (kind?.onFailed) yield* call(cleanUp, key, kind.onFailed, payload);
    } finally {
      inHand.delete(key);
    }
  }

  yield* startWorkers(turns, TASK_WORKERS, perform);
  for (;;) {
    const action = yield* take(isAnyOf(joins, taskActions.first));
    const { key } = action.payload;
    if (taskActions.first.match(action)) line.first(key);
    else {
      line.add(key);
      turns.put({});
    }
  }
}

const handleOf = (start: ReturnType<typeof taskActions.started>): TaskHandle => {
  const { key } = start.payload;
  return {
    key,
    *progress(progress) {
      yield* put(taskActions.progressed({ key, progress }));
    },
    *counted(done, total) {
      yield* put(taskActions.progressed({ key, progress: total > 0 ? done / total : 1, count: { done, total, at: yield* currentTime() } }));
    },
    *turn() {
      const entry = yield* select((state: TasksRoot) => selectTask(state, key));
      if (!entry || entry.status === 'held') throw new Interrupted();
      if (entry.status === 'queued') yield* put(start);
    },
  };
};

/** A failure of the cleaning up joins the task's errors; it must not end the worker. */
function* cleanUp(key: string, onFailed: (payload: never) => SagaGenerator<void>, payload: never): SagaGenerator<void> {
  try {
    yield* call(onFailed, payload);
  } catch (error) {
    yield* spawn(settle, key, error);
  }
}

function* settle(key: string, error?: unknown): SagaGenerator<void> {
  yield* delay(SETTLE_DELAY);
  yield* put(error === undefined ? taskActions.removed({ key }) : taskActions.errored({ key, error: toAppError(error) }));
}

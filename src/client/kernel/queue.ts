import { isAnyOf } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { toAppError } from './app-error';
import { call, delay, put, select, spawn, take, type SagaGenerator, fork } from './effects';
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
}

/** One kind of background task: what it does, what it is called, and what happens when it fails. */
export interface TaskKind<Payload extends object = never> {
  /** Does the work; throwing means it failed. The same key comes again on a retry, so it can serve as an idempotency key. */
  readonly perform: (payload: Payload, task: TaskHandle) => SagaGenerator<void>;
  /** Runs when the task has failed; what it throws joins the task's errors. */
  readonly onFailed?: (payload: Payload) => SagaGenerator<void>;
  /** It can be given up while it waits or runs; `perform` ends when its task is dismissed. */
  readonly canBeDropped?: true;
  /** Key and values of its name in the `tasks` translations. */
  readonly label: (payload: Payload) => { readonly key: string; readonly values?: Readonly<Record<string, string | number>> };
}

/**
 * The background task queue: a channel drained by a bounded pool of workers. A task is queued, then running, then removed on success
 * or moved to the error list on failure, either about 200 ms after it settled (specification 1, §4).
 */
export function* taskQueue(kinds: Readonly<Record<string, TaskKind<never>>>): SagaGenerator<void> {
  const jobs = jobChannel<{ key: string }>();

  function* perform({ key }: { key: string }): SagaGenerator<void> {
    const entry = yield* select((state: TasksRoot) => selectTask(state, key));
    if (entry?.status !== 'queued') return;
    const kind = kinds[entry.kind];
    const payload = entry.payload as never;
    yield* put(taskActions.started({ key }));
    try {
      if (!kind) throw new Error(`There is no task of the kind "${entry.kind}".`);
      yield* call(kind.perform, payload, { key, progress: (fraction: number) => report(key, fraction) });
      yield* spawn(settle, key);
    } catch (error) {
      yield* spawn(settle, key, error);
      if (kind?.onFailed) yield* call(cleanUp, key, kind.onFailed, payload);
    }
  }

  yield* startWorkers(jobs, TASK_WORKERS, perform);
  for (;;) {
    const { payload } = yield* take(isAnyOf(taskActions.push, taskActions.resumed, taskActions.retry, taskActions.release));
    jobs.put({ key: payload.key });
  }
}

function* report(key: string, progress: number): SagaGenerator<void> {
  yield* put(taskActions.progressed({ key, progress }));
}

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

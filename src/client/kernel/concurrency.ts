import { actionChannel, type ActionPattern } from 'redux-saga/effects';
import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, cancel, fork, take, takeEvery, type SagaGenerator } from './effects';

/**
 * How a watcher treats an intent that arrives while an earlier one is at work. Always said in a word, because an unkeyed
 * `takeLatest` cancels the load of one thing when another is asked for.
 *
 * - `latest per key`: the newest with the same key wins, other keys go on
 * - `queue`: one after the other, none lost
 * - `every`: all at once
 */
export type Concurrency<A> =
  { readonly mode: 'latest per key'; readonly keyOf: (action: A) => string } | { readonly mode: 'queue' | 'every' };

/** Runs `worker` for every action that matches, under the given concurrency. Never ends by itself. */
export function* watch<A extends Action>(
  matcher: (action: Action) => action is A,
  concurrency: Concurrency<A>,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const pattern = matcher as ActionPattern<A>;
  switch (concurrency.mode) {
    case 'every':
      yield* takeEvery(pattern, worker);
      return;
    case 'queue':
      yield* inTurn(pattern, worker);
      return;
    case 'latest per key':
      yield* latestPerKey(pattern, concurrency.keyOf, worker);
  }
}

function* inTurn<A extends Action>(pattern: ActionPattern<A>, worker: (action: A) => SagaGenerator<void>): SagaGenerator<void> {
  const channel = (yield actionChannel(pattern)) as never;
  for (;;) {
    const action = yield* take<A>(channel);
    yield* call(worker, action);
  }
}

function* latestPerKey<A extends Action>(
  pattern: ActionPattern<A>,
  keyOf: (action: A) => string,
  worker: (action: A) => SagaGenerator<void>,
): SagaGenerator<void> {
  const running = new Map<string, Task>();
  for (;;) {
    const action = (yield* take(pattern)) as A;
    const key = keyOf(action);
    const earlier = running.get(key);
    if (earlier?.isRunning()) yield* cancel(earlier);
    running.set(key, yield* fork(worker, action));
    for (const [other, task] of running) if (!task.isRunning()) running.delete(other);
  }
}

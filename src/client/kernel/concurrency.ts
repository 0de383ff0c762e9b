import type { Action } from '@reduxjs/toolkit';
import type { Channel, Task } from 'redux-saga';
import { actionChannel, call, cancel, fork, take, type SagaGenerator } from './effects';

/**
 * How a watcher treats an action that arrives while an earlier one is at work. Always said in a word, because what is `latest` for one thing
 * would cancel the load of another.
 *
 * - `latest`: the newest wins; for what there is one of, such as the session
 * - `latest per key`: the newest with the same key wins, other keys go on
 * - `queue`: one after the other, none lost
 * - `every`: all at once
 */
export type Concurrency<A> =
  | { readonly mode: 'latest per key'; readonly keyOf: (action: A) => string }
  | { readonly mode: 'latest' | 'queue' | 'every' };

type Matcher<A extends Action> = (action: Action) => action is A;
type Worker<A extends Action> = (action: A) => SagaGenerator<void>;

/** Runs `worker` for every action that matches, under the given concurrency. Never ends by itself. */
export function* watch<A extends Action>(matcher: Matcher<A>, concurrency: Concurrency<A>, worker: Worker<A>): SagaGenerator<void> {
  switch (concurrency.mode) {
    case 'every':
      return yield* every(matcher, worker);
    case 'queue':
      return yield* inTurn(matcher, worker);
    case 'latest':
      return yield* latestPerKey(matcher, () => '', worker);
    case 'latest per key':
      return yield* latestPerKey(matcher, concurrency.keyOf, worker);
  }
}

function* every<A extends Action>(matcher: Matcher<A>, worker: Worker<A>): SagaGenerator<void> {
  for (;;) yield* fork(worker, yield* take(matcher));
}

function* inTurn<A extends Action>(matcher: Matcher<A>, worker: Worker<A>): SagaGenerator<void> {
  const waiting = (yield* actionChannel(matcher as never)) as Channel<A>;
  for (;;) yield* call(worker, yield* take(waiting));
}

function* latestPerKey<A extends Action>(matcher: Matcher<A>, keyOf: (action: A) => string, worker: Worker<A>): SagaGenerator<void> {
  const running = new Map<string, Task>();
  for (;;) {
    const action = yield* take(matcher);
    const key = keyOf(action);
    const earlier = running.get(key);
    if (earlier?.isRunning()) yield* cancel(earlier);
    running.set(key, yield* fork(worker, action));
    for (const [other, task] of running) if (!task.isRunning()) running.delete(other);
  }
}

import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { calmly } from './calmly';
import { createLoad, type ListQuery } from './calls';
import { watch } from './concurrency';
import type { EntitiesState } from './entity-reducer';
import { all, call, delay, put, select, take, type SagaGenerator } from './effects';
import { changed, listExpected, listHidden, listShown } from './on-screen';
import { received, requestFailed } from './received';

type Answer = ReturnType<typeof received> | ReturnType<typeof requestFailed>;
const isAnswer = (action: Action): action is Answer => received.match(action) || requestFailed.match(action);
const ofList = (action: Action): action is Answer => isAnswer(action) && action.payload.origin.listKey !== undefined;
const ofMutation = (action: Action): action is Answer => received.match(action) && action.payload.origin.requestId !== undefined;

const listOf = ({ entities }: EntitiesState, entity: string, key: string) => entities[entity]?.calls.lists[key];

/** Lists on screen that could not be read because nothing came back. */
const failedAway = ({ entities }: EntitiesState): { readonly entity: string; readonly key: string }[] =>
  Object.entries(entities).flatMap(([entity, { calls }]) =>
    Object.keys(calls.shown)
      .filter((key) => calls.lists[key]?.status === 'failed' && calls.lists[key].error?.kind === 'maintenance')
      .map((key) => ({ entity, key })),
  );

/** ms before lists that failed are read again when the server is back: each time they fail anew twice as long, and the longest. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 60_000];

/** ms for which a list that was read ahead need not be read when it comes on screen. */
const STAYS_NEW = 10_000;

/** Lists on screen that are out of date, as far as nobody is reading them. */
const due = ({ entities }: EntitiesState): { readonly entity: string; readonly key: string }[] =>
  Object.entries(entities).flatMap(([entity, { calls }]) =>
    Object.keys(calls.shown)
      .filter((key) => calls.lists[key]?.stale && calls.lists[key].status !== 'loading')
      .map((key) => ({ entity, key })),
  );

/**
 * Reads lists: each when it comes on screen, those on screen again when they may be out of date or failed while the server was away. After a
 * mutation of this page that is at once; what others change is gathered first. A list nobody sees is not read.
 */
export function* readAgain(): SagaGenerator<void> {
  /** What was asked for, by entity and key. */
  const queries = new Map<string, ListQuery<object>>();
  const nameOf = (entity: string, key: string): string => `${entity} ${key}`;
  const signals = channel<Action>(buffers.sliding(1));

  /** Lists that were read before they came on screen, for as long as they count as new. */
  const expected = new Set<string>();

  function* onExpected({ payload: { entity, key, query } }: ReturnType<typeof listExpected>): SagaGenerator<void> {
    expected.add(nameOf(entity, key));
    yield* put(createLoad(entity)(query));
    yield* delay(STAYS_NEW);
    expected.delete(nameOf(entity, key));
  }

  function* onShown({ payload: { entity, key, query } }: ReturnType<typeof listShown>): SagaGenerator<void> {
    const name = nameOf(entity, key);
    queries.set(name, query);
    const list = yield* select(listOf, entity, key);
    const isNew = expected.delete(name) && list?.status === 'ready' && !list.stale;
    if (list?.status !== 'loading' && !isNew) yield* put(createLoad(entity)(query));
  }

  function* onHidden({ payload: { entity, key } }: ReturnType<typeof listHidden>): SagaGenerator<void> {
    const shown = yield* select(({ entities }: EntitiesState) => entities[entity]?.calls.shown[key]);
    if (shown === undefined) queries.delete(nameOf(entity, key));
  }

  function* read(): SagaGenerator<void> {
    for (const { entity, key } of yield* select(due)) {
      const query = queries.get(nameOf(entity, key));
      if (query) yield* put(createLoad(entity)(query));
    }
  }

  /** An answer proves that the server is back: what failed meanwhile is read again by itself, ever later where it fails anew. */
  function* whenBack(): SagaGenerator<void> {
    for (let tries = 0; ;) {
      yield* take(received.match);
      if ((yield* select(failedAway)).length === 0) {
        tries = 0;
        continue;
      }
      yield* delay(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries));
      tries += 1;
      for (const { entity, key } of yield* select(failedAway)) {
        const query = queries.get(nameOf(entity, key));
        if (query) yield* put(createLoad(entity)(query));
      }
    }
  }

  function* onChanged(fact: Action): SagaGenerator<void> {
    if ((yield* select(due)).length > 0) signals.put(fact);
  }

  yield* all([
    call(watch, listExpected.match, { mode: 'every' as const }, onExpected),
    call(watch, listShown.match, { mode: 'every' as const }, onShown),
    call(watch, listHidden.match, { mode: 'every' as const }, onHidden),
    call(watch, ofMutation, { mode: 'every' as const }, read),
    call(watch, changed.match, { mode: 'every' as const }, onChanged),
    // Something may have changed while the list was on its way.
    call(watch, ofList, { mode: 'every' as const }, onChanged),
    call(whenBack),
    call(calmly, signals, read),
  ]);
}

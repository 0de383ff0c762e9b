import type { Action } from '@reduxjs/toolkit';
import { watch } from './concurrency';
import { referencesOf } from './define-entity';
import { put, select, type SagaGenerator } from './effects';
import type { EntitiesState } from './entity-reducer';
import { forgot, listHidden, listShown } from './on-screen';
import { received } from './received';
import { isOver, toForget, type Held } from './to-forget';

type Use = ReturnType<typeof listShown> | ReturnType<typeof listHidden> | ReturnType<typeof received>;

const isUse = (action: Action): action is Use =>
  listShown.match(action) || listHidden.match(action) || (received.match(action) && action.payload.list !== undefined);

/**
 * Lets go of lists and rows nobody shows any more, so that a day of use is no heavier than an hour. `held` tells what else needs rows than
 * lists, places that hold them, and other rows.
 */
export function* forgetting(held: (state: never) => Held): SagaGenerator<void> {
  const used = new Map<string, Set<string>>();

  function* note({ payload }: Use): SagaGenerator<void> {
    const list = 'list' in payload ? payload.list : 'key' in payload ? payload : undefined;
    if (!list) return;
    const { entity, key } = list;
    const keys = used.get(entity) ?? new Set();
    keys.delete(key);
    used.set(entity, keys.add(key));
    const calls = yield* select(({ entities }: EntitiesState) => entities[entity]?.calls);
    if (!calls || !isOver(calls)) return;
    const needs = yield* select(held as (state: unknown) => Held);
    const entities = yield* select((state: EntitiesState) => state.entities);
    const forgotten = toForget(entities, { usedOf: (name) => used.get(name) ?? [], referencesOf, held: needs });
    if (!forgotten) return;
    for (const [name, { lists }] of Object.entries(forgotten)) for (const gone of lists) used.get(name)?.delete(gone);
    yield* put(forgot(forgotten));
  }

  yield* watch(isUse, { mode: 'every' }, note);
}

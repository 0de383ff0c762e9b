import { createAction } from '@reduxjs/toolkit';
import { PresenceDocument, PresencesDocument, type PresencesQuery } from '../../contract/generated/operations';
import { bringSaga } from '../kernel/arrivals';
import { untilSeen } from '../kernel/calmly';
import { watch } from '../kernel/concurrency';
import { defineEntity } from '../kernel/define-entity';
import { all, ask, call, delay, race, take, type SagaGenerator } from '../kernel/effects';

/** Who has which conversation open. */
export type Presence = PresencesQuery['presences'][number] & { readonly _id: string };

export const presences = defineEntity({
  name: 'presences',
  query: {
    document: PresencesDocument,
    rows: (data): readonly Presence[] => data.presences.map((row) => ({ ...row, _id: `${row.support_id}-${row.person._id}` })),
  },
  mutations: {},
});

interface Place {
  readonly support_id: string;
  readonly device: string;
}

export const presenceActions = {
  /** Intent: somebody looks at a conversation, or writes in it, until they leave it. */
  here: createAction<Place & { readonly mode: 'view' | 'reply' }>('presences/here'),
  left: createAction<Place>('presences/left'),
};

/** ms until it is said again; the server forgets it after twenty seconds. */
export const PRESENCE_EVERY = 8_000;

function* say(variables: Place & { readonly mode: string }): SagaGenerator<void> {
  try {
    yield* ask(PresenceDocument, variables);
  } catch {
    // It is said again.
  }
}

function* stay({ payload }: ReturnType<typeof presenceActions.here>): SagaGenerator<void> {
  for (;;) {
    yield* call(untilSeen);
    yield* call(say, payload);
    yield* delay(PRESENCE_EVERY);
  }
}

function* onHere(intent: ReturnType<typeof presenceActions.here>): SagaGenerator<void> {
  yield* race({ stays: call(stay, intent), left: take(presenceActions.left.match) });
}

function* presencesSaga(): SagaGenerator<void> {
  yield* all([
    call(watch, presenceActions.here.match, { mode: 'latest' as const }, onHere),
    call(watch, presenceActions.left.match, { mode: 'every' as const }, ({ payload }: ReturnType<typeof presenceActions.left>) =>
      call(say, { ...payload, mode: 'gone' }),
    ),
  ]);
}

bringSaga(presencesSaga);

import { toAppError, toldError } from '../../kernel/app-error';
import { call, put, race, take, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { bulkActions } from './bulk-slice';

type Prepare = ReturnType<typeof bulkActions.prepare>;

function* prepare(payload: Prepare['payload']): SagaGenerator<void> {
  try {
    const { prepareBulk } = yield* call(() => import('./prepare'));
    yield* call(prepareBulk, payload);
  } catch (error) {
    yield* put(bulkActions.broken({ run: payload.run, ...toldError(toAppError(error)) }));
  }
}

/** A run nobody looks at any more is not prepared further. */
function* untilDropped({ payload }: Prepare): SagaGenerator<void> {
  const dropped = (action: { type: string }) => bulkActions.drop.match(action) && action.payload.run === payload.run;
  yield* race({ prepared: call(prepare, payload), dropped: take(dropped) });
}

/** Dry runs of bulk actions; their code loads with the first. */
export function* bulkSaga(): SagaGenerator<void> {
  yield* takeEvery(bulkActions.prepare, untilDropped);
}

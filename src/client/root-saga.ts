import { editorSaga } from './editor';
import { entitySagas } from './entities';
import { countsSaga } from './entities/counts';
import { all, call, type SagaGenerator } from './kernel/effects';
import { taskQueue } from './kernel/queue';
import { sessionSaga } from './shell/session/session-saga';
import { notFoundSaga } from './shell/states/not-found-saga';
import { taskKinds } from './tasks';

/** Everything that listens to intents. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    ...entitySagas.map((saga) => call(saga)),
    call(countsSaga),
    call(editorSaga),
    call(sessionSaga),
    call(notFoundSaga),
    call(taskQueue, taskKinds),
  ]);
}

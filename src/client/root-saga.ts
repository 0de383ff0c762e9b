import { lateEditorSaga } from './editor/late';
import { entitySagas } from './entities';
import { countsSaga } from './entities/counts';
import { toldLinksSaga } from './entities/told-links';
import { all, call, type SagaGenerator } from './kernel/effects';
import { taskQueue } from './kernel/queue';
import { readAgain } from './kernel/read-again';
import { customizerSaga } from './shell/customizer/customizer-saga';
import { lateSaga } from './shell/late-saga';
import { sessionSaga } from './shell/session/session-saga';
import { notFoundSaga } from './shell/states/not-found-saga';
import { taskKinds } from './tasks/kinds';

/** Everything that listens to intents. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([
    ...entitySagas.map((saga) => call(saga)),
    call(readAgain),
    call(countsSaga),
    call(lateEditorSaga),
    call(toldLinksSaga),
    call(lateSaga),
    call(sessionSaga),
    call(customizerSaga),
    call(notFoundSaga),
    call(taskQueue, taskKinds),
  ]);
}

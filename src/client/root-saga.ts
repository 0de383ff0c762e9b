import { lateEditorSaga } from './editor/late';
import { broughtSagas } from './kernel/arrivals';
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
    call(broughtSagas),
    call(readAgain),
    call(lateEditorSaga),
    call(lateSaga),
    call(sessionSaga),
    call(customizerSaga),
    call(notFoundSaga),
    call(taskQueue, taskKinds),
  ]);
}

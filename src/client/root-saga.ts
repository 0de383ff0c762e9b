import { entitySagas } from './entities';
import { all, call, type SagaGenerator } from './kernel/effects';
import { taskQueue } from './kernel/queue';
import { taskKinds } from './tasks';

/** Everything that listens to intents. */
export function* rootSaga(): SagaGenerator<void> {
  yield* all([...entitySagas.map((saga) => call(saga)), call(taskQueue, taskKinds)]);
}

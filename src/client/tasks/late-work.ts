import { call, late, type SagaGenerator } from '../kernel/effects';
import type { TaskHandle } from '../kernel/queue';

type Perform<Payload> = (payload: Payload, task: TaskHandle) => SagaGenerator<void>;

/** The work of a task, loaded when the first of its kind begins. */
export const lateWork = <Payload>(load: () => Promise<{ readonly perform: Perform<Payload> }>): Perform<Payload> =>
  function* (payload, task) {
    const { perform } = yield* late(load);
    yield* call(perform, payload, task);
  };

import { buffers, eventChannel } from 'redux-saga';
import { fork, take, type SagaGenerator } from './effects';

type Saga = () => SagaGenerator<void>;

/** Those whose code is here, in the order they came. */
const here: Saga[] = [];
const stores = new Set<(saga: Saga) => void>();

/** Gives every store a saga; called by its code when it loads. */
export const bringSaga = (saga: Saga): void => {
  here.push(saga);
  for (const tell of stores) tell(saga);
};

/** Runs every saga that is brought from the moment its code is here: that is before anything of it can be asked for. */
export function* broughtSagas(): SagaGenerator<void> {
  const coming = eventChannel<Saga>((tell) => {
    for (const saga of here) tell(saga);
    stores.add(tell);
    return () => stores.delete(tell);
  }, buffers.expanding());
  try {
    for (;;) yield* fork(yield* take(coming));
  } finally {
    coming.close();
  }
}

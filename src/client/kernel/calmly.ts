import { eventChannel } from 'redux-saga';
import type { TakeableChannel } from 'redux-saga';
import { browserOf, call, delay, take, type SagaGenerator } from './effects';

/** ms that changes are gathered before what is on screen is read again. */
const GATHER = 300;
/** ms until it may be read again after that: a storm that lasts costs a read a second. */
const REST = 1_000;

/** Waits while the person does not see the page. */
export function* untilSeen(): SagaGenerator<void> {
  const browser = yield* browserOf();
  if (browser.isSeen()) return;
  const seen = eventChannel<true>((tell) => browser.hearSeen(() => tell(true)));
  try {
    yield* take(seen);
  } finally {
    seen.close();
  }
}

/**
 * Does the work soon after something came over the channel: once for a storm, not while the page is hidden, and once more for what came
 * meanwhile, `rest` ms later. The channel keeps one signal (`buffers.sliding(1)`). Never ends by itself.
 */
export function* calmly(signals: TakeableChannel<object>, work: () => SagaGenerator<void>, rest = REST): SagaGenerator<void> {
  for (;;) {
    yield* take(signals);
    yield* delay(GATHER);
    yield* call(untilSeen);
    yield* call(work);
    yield* delay(rest);
  }
}

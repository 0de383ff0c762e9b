import { eventChannel } from 'redux-saga';
import type { TabMessage } from '../../kernel/browser';
import { browserOf, call, put, select, take, type SagaGenerator } from '../../kernel/effects';
import { selectSession, sessionActions, type SessionRoot } from './session-slice';

/** Tabs of one host share their cookies, so they sign in and out together. */
export function* tabsSaga(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const channel = yield* call(() => eventChannel<TabMessage>((emit) => browser.hearTabs(emit)));
  for (;;) yield* call(onTold, yield* take(channel));
}

function* onTold(message: TabMessage): SagaGenerator<void> {
  const browser = yield* browserOf();
  const { status, userId } = yield* select((state: SessionRoot) => selectSession(state));
  if (message.kind === 'signed-out') {
    if (status !== 'signed-out') yield* put(sessionActions.signedOut({ elsewhere: true }));
  } else if (status === 'signed-out' || status === 'refused') {
    yield* put(sessionActions.resume());
  } else if (userId !== null && userId !== message.userId) {
    // The cookies are another person's now; nothing of the former one may stay on the page.
    browser.leaveTo(browser.location().href);
  }
}

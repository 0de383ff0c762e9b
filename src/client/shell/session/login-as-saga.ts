import { EndLoginAsDocument, LoginAsDocument } from '../../../contract/generated/operations';
import { ask, browserOf, call, currentTime, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import type { sessionActions } from './session-slice';

/** Acting as somebody else. The page loads anew, here and at the end, so nothing of the one person is left for the other. */
export function* becomeSomebody({ payload: { userId } }: ReturnType<typeof sessionActions.loginAs>): SagaGenerator<void> {
  const browser = yield* browserOf();
  try {
    const { token, expires_at } = (yield* ask(LoginAsDocument, { _id: userId })).data.loginAs;
    const now = yield* currentTime();
    browser.writeCookie('_login_as', token, Math.max(0, expires_at - Math.floor(now / 1000)));
    browser.leaveTo(browser.location().origin);
  } catch (error) {
    yield* call(refused, 'loginAs', error);
  }
}

/** Being oneself again. */
export function* becomeOneself(): SagaGenerator<void> {
  const browser = yield* browserOf();
  try {
    yield* ask(EndLoginAsDocument, {});
  } catch (error) {
    yield* call(refused, 'endLoginAs', error);
  }
  // Whatever the server answered: without the cookie no request is sent as somebody else any more.
  browser.removeCookie('_login_as');
  browser.leaveTo(browser.location().origin);
}

function* refused(operation: string, thrown: unknown): SagaGenerator<void> {
  const error = yield* failed({ entity: 'session', operation }, thrown);
  if (error.kind === 'refused') yield* call(() => showToast(refusalSentence(error), { tone: 'error' }));
}

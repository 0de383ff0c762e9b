import type { Action } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { users } from '../../entities/users';
import { toAppError, toldError } from '../../kernel/app-error';
import type { TabMessage } from '../../kernel/browser';
import { all, browserOf, call, draftsOf, put, select, spawn, type SagaGenerator, take } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { watch } from '../../kernel/concurrency';
import { received, requestFailed } from '../../kernel/received';
import { restCall } from '../../kernel/request';
import { taskActions } from '../../kernel/tasks-slice';
import { expectedLists } from '../lists/expected-lists';
import { isHandOver, isPublicPath, loginUrl, logoutUrl, safePath, securityUrl } from './addresses';
import { selectSession, sessionActions, TWO_STEP_NEEDED, type SessionRoot } from './session-slice';

type Failure = ReturnType<typeof requestFailed> | ReturnType<typeof taskActions.errored>;

/** The token is no longer good, or the workspace began to require two-step verification: a screen's call or a background task met it. */
const endsSession = (action: Action): action is Failure =>
  (requestFailed.match(action) || taskActions.errored.match(action)) &&
  (action.payload.error.kind === 'wrong-token' || action.payload.error.refusal === TWO_STEP_NEEDED);

/** Signing in, out, and what happens when the token is no longer good (specification 2, §4, Session). */
export function* sessionSaga(): SagaGenerator<void> {
  yield* all([
    call(() => watch(sessionActions.resume.match, { mode: 'latest' }, resume)),
    call(() => watch(sessionActions.handOver.match, { mode: 'latest' }, handOver)),
    call(() => watch(sessionActions.signIn.match, { mode: 'latest' }, goToSignIn)),
    call(() => watch(sessionActions.setUpTwoStep.match, { mode: 'latest' }, goToSecurity)),
    call(() => watch(sessionActions.signOut.match, { mode: 'latest' }, signOut)),
    call(() => watch(endsSession, { mode: 'latest' }, endSession)),
    call(() => watch(sessionActions.loginAs.match, { mode: 'latest' }, loginAs)),
    call(() => watch(sessionActions.endLoginAs.match, { mode: 'latest' }, endLoginAs)),
    call(() => watch(sessionActions.switchContainer.match, { mode: 'latest' }, switchContainer)),
    call(tabsSaga),
  ]);
}

function* resume(): SagaGenerator<void> {
  const browser = yield* browserOf();
  if (!browser.readCookie('_token')) return yield* call(leaveOrStay);
  if (!(yield* call(loadUser))) yield* call(untilBack);
}

/** Any other answer proves that the server is back, and takes the state of the page away that would ask again. */
function* untilBack(): SagaGenerator<void> {
  yield* take(received.match);
  const { status } = yield* select((state: SessionRoot) => selectSession(state));
  if (status === 'starting') yield* put(sessionActions.resume());
}

/** Who the token belongs to; a failure of the catalogue becomes its state, any other one a sentence. */
function* loadUser(): SagaGenerator<boolean> {
  const browser = yield* browserOf();
  const { status } = yield* select((state: SessionRoot) => selectSession(state));
  // Asked for beside who will see it. Where somebody acts as another, whether they still may is found out first, and once.
  if (status === 'starting' && !browser.readCookie('_login_as')) {
    for (const expected of expectedLists(browser.location())) yield* put(expected);
  }
  try {
    const [user] = yield* call(users.fetchPage, {});
    if (!user) throw new Error('The server did not say who is signed in.');
    browser.writeCookie('_uid', user._id);
    browser.writeCookie('_rl', user.role);
    yield* put(sessionActions.signedIn({ userId: user._id }));
    return true;
  } catch (error) {
    const told = yield* failed({ entity: users.name, operation: 'load' }, error);
    if (told.kind === 'refused' || told.kind === 'ignored') yield* put(sessionActions.refused(toldError(told)));
    return false;
  }
}

function* handOver(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const { searchParams, origin } = browser.location();
  const target = safePath(searchParams.get('extras'), origin);
  try {
    const response = yield* call(restCall, '/account/api/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: searchParams.get('token') ?? '' }),
    });
    const { token, user_id } = yield* call(readToken, response);
    // Whoever was somebody else here is so no longer.
    browser.removeCookie('_login_as');
    browser.writeCookie('_token', token);
    browser.writeCookie('_uid', user_id);
  } catch (error) {
    yield* put(sessionActions.refused(toldError(toAppError(error))));
    return;
  }
  // The code leaves the address bar and the history before anything else is shown.
  browser.replaceScreen(target);
  if (!(yield* call(loadUser))) return yield* call(untilBack);
  const { userId } = yield* select((state: SessionRoot) => selectSession(state));
  if (userId) browser.tellTabs({ kind: 'signed-in', userId });
}

const readToken = async (response: Response): Promise<{ token: string; user_id: string }> => {
  const body = (await response.json()) as { token?: unknown; user_id?: unknown };
  if (typeof body.token !== 'string' || typeof body.user_id !== 'string') throw new Error('The account site gave no token.');
  return { token: body.token, user_id: body.user_id };
};

function* forget(): SagaGenerator<void> {
  const browser = yield* browserOf();
  for (const name of ['_token', '_rl', '_uid', '_login_as'] as const) browser.removeCookie(name);
  yield* put(sessionActions.signedOut());
}

/** Nobody is signed in: most places send people to sign in, some are for everybody. */
function* leaveOrStay(): SagaGenerator<void> {
  const browser = yield* browserOf();
  yield* call(isPublicPath(browser.location().pathname) ? forget : goToSignIn);
}

/** To the account site, and later back to where the person is now; a used-up hand-over address is no place to come back to. */
function* goToSignIn(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const here = browser.location();
  const back = isHandOver(here.pathname) ? new URL(safePath(here.searchParams.get('extras'), here.origin), here.origin) : here;
  yield* call(forget);
  browser.leaveTo(loginUrl(back));
}

function* goToSecurity(): SagaGenerator<void> {
  const browser = yield* browserOf();
  browser.leaveTo(securityUrl(browser.location()));
}

function* signOut(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const token = browser.readCookie('_token');
  yield* call(forget);
  browser.tellTabs({ kind: 'signed-out' });
  yield* call(forgetDrafts);
  if (token) yield* spawn(revoke, token);
  browser.leaveTo(logoutUrl(browser.location()));
}

/** No draft stays in a browser somebody signed out of. What was queued does, until they are back: it was said to be done. */
function* forgetDrafts(): SagaGenerator<void> {
  try {
    const drafts = yield* draftsOf();
    if (drafts) yield* call(drafts.forget);
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** Ends a token that no account session of this host would take along; the page may be gone before the answer is there. */
function* revoke(token: string): SagaGenerator<void> {
  try {
    yield* call(restCall, '/account/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, keepalive: true });
  } catch {
    // Without the network the token ends by itself, and the browser has forgotten it already.
  }
}

// What is seldom done loads when it is.

function* loginAs(intent: ReturnType<typeof sessionActions.loginAs>): SagaGenerator<void> {
  const { becomeSomebody } = yield* call(() => import('./login-as-saga'));
  yield* call(becomeSomebody, intent);
}

function* endLoginAs(): SagaGenerator<void> {
  const { becomeOneself } = yield* call(() => import('./login-as-saga'));
  yield* call(becomeOneself);
}

function* switchContainer(intent: ReturnType<typeof sessionActions.switchContainer>): SagaGenerator<void> {
  const { goToContainer } = yield* call(() => import('./switch-saga'));
  yield* call(goToContainer, intent);
}

function* endSession({ payload }: Failure): SagaGenerator<void> {
  const browser = yield* browserOf();
  // Several calls under way meet the same refusal; the first one has ended the session.
  const { status } = yield* select((state: SessionRoot) => selectSession(state));
  if (status === 'signed-out') return;
  if (payload.error.kind !== 'wrong-token') {
    if (status === 'signed-in') yield* put(sessionActions.refused(toldError(payload.error)));
    return;
  }
  if (browser.readCookie('_login_as')) {
    // It may be only the time as somebody else that is over; whoever they are themselves is asked anew.
    browser.removeCookie('_login_as');
    browser.leaveTo(browser.location().href);
    return;
  }
  yield* call(leaveOrStay);
}

/** Tabs of one host share their cookies, so they sign in and out together. */
function* tabsSaga(): SagaGenerator<void> {
  const browser = yield* browserOf();
  const channel = yield* call(() => eventChannel<TabMessage>((emit) => browser.hearTabs(emit)));
  /** Whose page this is, also when they are signed out. */
  let owner: string | null = null;
  function* note({ payload }: ReturnType<typeof sessionActions.signedIn>): SagaGenerator<void> {
    owner = yield* call(() => payload.userId);
  }
  function* hear(): SagaGenerator<void> {
    for (;;) yield* call(onTold, yield* take(channel), owner);
  }
  yield* all([call(() => watch(sessionActions.signedIn.match, { mode: 'every' }, note)), call(hear)]);
}

function* onTold(message: TabMessage, owner: string | null): SagaGenerator<void> {
  const browser = yield* browserOf();
  const { status } = yield* select((state: SessionRoot) => selectSession(state));
  if (message.kind === 'signed-out') {
    if (status !== 'signed-out') yield* put(sessionActions.signedOut({ elsewhere: true }));
  } else if (owner !== null && owner !== message.userId) {
    // The cookies are another person's now; nothing of the former one may stay on the page.
    browser.leaveTo(browser.location().href);
  } else if (status === 'signed-out' || status === 'refused') {
    yield* put(sessionActions.resume());
  }
}

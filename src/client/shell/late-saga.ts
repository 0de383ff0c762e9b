import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { actionChannel, call, delay, type SagaGenerator } from '../kernel/effects';
import { beginBulk } from '../tasks/bulk/late';
import { doorActions } from './connections/door';
import { bookmarkActions } from './bookmarks/bookmarks-slice';
import { inboxActions } from './notifications/inbox-slice';
import { searchActions } from './search/search-slice';
import { sessionActions } from './session/session-slice';
import { isAboutKeeping } from '../tasks/keeping/about';

/** ms until code that could not be loaded is asked for again. */
const TRY_AGAIN = 5_000;

const concerned: readonly { readonly match: (action: Action) => boolean }[] = [
  sessionActions.signedIn,
  sessionActions.signedOut,
  bookmarkActions.change,
  inboxActions.load,
  inboxActions.readAll,
  searchActions.ask,
  beginBulk,
  doorActions.open,
];

const isConcerned = (action: Action): boolean => concerned.some(({ match }) => match(action)) || isAboutKeeping(action);

/**
 * What the shell does besides the first picture: search, bookmarks, notifications, bulk actions, the outbox of tasks. Its code loads beside that picture, and actions that come
 * before it wait for it.
 */
export function* lateSaga(): SagaGenerator<void> {
  const waiting = (yield* actionChannel(isConcerned as never)) as Channel<Action>;
  const { shellWork } = yield* call(loadWork);
  yield* call(shellWork, waiting);
}

function* loadWork(): SagaGenerator<typeof import('./shell-work')> {
  for (;;) {
    try {
      return yield* call(() => import(/* webpackChunkName: "work" */ './shell-work'));
    } catch {
      // No network, or an older build than the server's.
      yield* delay(TRY_AGAIN);
    }
  }
}

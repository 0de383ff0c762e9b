import type { Action } from '@reduxjs/toolkit';
import type { Channel, Task } from 'redux-saga';
import { cancel, fork, take, type SagaGenerator } from '../kernel/effects';
import { forgetting } from '../kernel/forgetting';
import { followBulk } from '../tasks/bulk/bulk-saga';
import { beginBulk } from '../tasks/bulk/late';
import { isAboutKeeping } from '../tasks/keeping/about';
import { followTask, resumeTasks } from '../tasks/keeping/keep';
import { keepBookmarks } from './bookmarks/bookmarks-saga';
import { bookmarkActions } from './bookmarks/bookmarks-slice';
import { doorActions, openDoor } from './connections/door';
import { heldRows } from './held-rows';
import { followLive } from './live-saga';
import { loadInbox, readAll } from './notifications/inbox-saga';
import { inboxActions } from './notifications/inbox-slice';
import { search } from './search/search-saga';
import { searchActions } from './search/search-slice';
import { sessionActions } from './session/session-slice';

function* end(task: Task | undefined): SagaGenerator<void> {
  if (task?.isRunning()) yield* cancel(task);
}

/** Takes the shell's intents one by one and starts what each asks for; lets go of what is not needed any more. Never ends by itself. */
export function* shellWork(intents: Channel<Action>): SagaGenerator<void> {
  /** At most one of each: `search`, `live` and `resumed` give way to the next, `bookmarks` goes on until all is kept. */
  const running: { search?: Task; live?: Task; resumed?: Task; bookmarks?: Task } = {};

  yield* fork(forgetting, heldRows);
  for (;;) {
    const action = yield* take(intents);
    if (searchActions.ask.match(action)) {
      yield* end(running.search);
      running.search = yield* fork(search, action);
    } else if (inboxActions.load.match(action)) {
      yield* fork(loadInbox, action);
    } else if (inboxActions.readAll.match(action)) {
      yield* fork(readAll, action);
    } else if (bookmarkActions.change.match(action)) {
      if (!running.bookmarks?.isRunning()) running.bookmarks = yield* fork(keepBookmarks);
    } else if (doorActions.open.match(action)) {
      yield* fork(openDoor, action);
    } else if (beginBulk.match(action)) {
      yield* fork(followBulk, action);
    } else if (isAboutKeeping(action)) {
      yield* fork(followTask, action);
    } else if (sessionActions.signedIn.match(action)) {
      yield* end(running.resumed);
      running.resumed = yield* fork(resumeTasks, action.payload.userId);
      yield* end(running.live);
      running.live = yield* fork(followLive, action.payload.userId);
    } else {
      for (const task of Object.values(running)) yield* end(task);
    }
  }
}

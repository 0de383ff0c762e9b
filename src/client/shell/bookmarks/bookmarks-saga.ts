import { QUICK_LINKS, type Bookmark } from '../../../domain/people/bookmarks';
import { users } from '../../entities/users';
import { delay, freshId, put, select, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { selectUser } from '../session/session-slice';
import { bookmarkActions, type BookmarksRoot } from './bookmarks-slice';

/** ms in which changes that came during a save become one more. */
const GATHER = 400;

const selectEdited = ({ bookmarks }: BookmarksRoot) => bookmarks.edited;

/**
 * Saves at once, and until what is saved is what is shown. One save at a time: an earlier list that arrives after a later one would win otherwise.
 * What is sent is what changed since the list before, so another tab's changes stay. A failure brings back what the server has.
 */
export function* keepBookmarks(): SagaGenerator<void> {
  let base: readonly Bookmark[] = (yield* select((state: BookmarksRoot) => selectUser(state)?.bookmarks)) ?? QUICK_LINKS;
  for (;;) {
    const edited = yield* select(selectEdited);
    if (!edited) return;
    const requestId = yield* freshId();
    try {
      yield* users.runMutation('saveBookmarks', { bookmarks: [...edited], base: base.map(({ link }) => link) }, requestId);
    } catch (error) {
      const { message } = yield* failed({ entity: users.name, operation: 'saveBookmarks', requestId }, error);
      yield* put(bookmarkActions.refused({ message }));
      return;
    }
    base = edited;
    if ((yield* select(selectEdited)) === edited) {
      yield* put(bookmarkActions.kept());
      return;
    }
    yield* delay(GATHER);
  }
}

import { users } from '../../entities/users';
import { toAppError } from '../../kernel/app-error';
import { currentTime, delay, freshId, put, select, type SagaGenerator } from '../../kernel/effects';
import { requestFailed } from '../../kernel/received';
import { bookmarkActions, type BookmarksRoot } from './bookmarks-slice';

/** ms in which changes that came during a save become one more. */
const GATHER = 400;

const selectEdited = ({ bookmarks }: BookmarksRoot) => bookmarks.edited;

/**
 * Saves at once, and until what is saved is what is shown. One save at a time: an earlier list that arrives after a later one would win otherwise.
 * A failure brings back what the server has.
 */
export function* keepBookmarks(): SagaGenerator<void> {
  for (;;) {
    const edited = yield* select(selectEdited);
    if (!edited) return;
    const requestId = yield* freshId();
    try {
      yield* users.runMutation('saveBookmarks', { bookmarks: [...edited] }, requestId);
    } catch (error) {
      const appError = toAppError(error);
      yield* put(
        requestFailed({ origin: { entity: users.name, operation: 'saveBookmarks', requestId }, error: appError, at: yield* currentTime() }),
      );
      yield* put(bookmarkActions.refused({ message: appError.message }));
      return;
    }
    if ((yield* select(selectEdited)) === edited) {
      yield* put(bookmarkActions.kept());
      return;
    }
    yield* delay(GATHER);
  }
}

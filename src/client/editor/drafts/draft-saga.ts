import { watch } from '../../kernel/concurrency';
import { call, draftsOf, late, type SagaGenerator } from '../../kernel/effects';
import { editorOpened } from '../session-actions';

/** Keeps what is open, wherever the browser lets us: without a draft the editor works all the same. */
function* keep(): SagaGenerator<void> {
  try {
    const drafts = yield* draftsOf();
    if (!drafts) return;
    const { keepDraft } = yield* late(() => import('./keep-draft'));
    yield* call(keepDraft, drafts);
  } catch {
    // No room, no permission, or no network for the code. The page still asks before it is left with unsaved work.
  }
}

/** Every design that is opened is kept until another is. */
export function* draftSaga(): SagaGenerator<void> {
  yield* watch(editorOpened.match, { mode: 'latest' }, keep);
}

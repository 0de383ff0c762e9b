import { watch } from '../../kernel/concurrency';
import type { Drafts } from '../../kernel/drafts/drafts';
import { noDrafts } from '../../kernel/drafts/drafts';
import { call, draftsOf, late, type SagaGenerator } from '../../kernel/effects';
import { editorOpened } from '../session-actions';

/** Where the browser keeps drafts, if it lets us. */
function* openedDrafts(): SagaGenerator<Drafts> {
  try {
    return (yield* draftsOf()) ?? noDrafts;
  } catch {
    return noDrafts;
  }
}

/** Keeps what is open: without a draft the editor works all the same. */
function* keep({ payload: { draftId } }: ReturnType<typeof editorOpened>): SagaGenerator<void> {
  try {
    const drafts = yield* openedDrafts();
    const { keepDraft } = yield* late(() => import('./keep-draft'));
    yield* call(keepDraft, drafts, draftId ?? null);
  } catch {
    // No network for the code. The page still asks before it is left with unsaved work.
  }
}

/** Every design that is opened is kept until another is. */
export function* draftSaga(): SagaGenerator<void> {
  yield* watch(editorOpened.match, { mode: 'latest' }, keep);
}

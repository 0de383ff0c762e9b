import { toAppError } from '../../kernel/app-error';
import { watch } from '../../kernel/concurrency';
import { all, call, currentTime, late, put, type SagaGenerator } from '../../kernel/effects';
import { requestFailed } from '../../kernel/received';
import { saveActions } from './actions';

/** What saves, loaded when it is first asked for; out of reach is out of reach, whether it is the server or our own code there. */
function* run(name: 'save' | 'review'): SagaGenerator<void> {
  try {
    const saga = yield* late(() => import('./run-save'));
    yield* saga[name]();
  } catch (thrown) {
    yield* put(requestFailed({ origin: { entity: 'editor', operation: name }, error: toAppError(thrown), at: yield* currentTime() }));
  }
}

/** Saves on request; a request while a save runs is that save. */
export function* saveSaga(): SagaGenerator<void> {
  yield* all([
    call(watch, saveActions.save.match, { mode: 'every' as const }, () => run('save')),
    call(watch, saveActions.resolveConflict.match, { mode: 'every' as const }, () => run('save')),
    call(watch, saveActions.review.match, { mode: 'every' as const }, () => run('review')),
  ]);
}

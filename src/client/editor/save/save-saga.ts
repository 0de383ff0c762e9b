import { watch } from '../../kernel/concurrency';
import { all, call, late, type SagaGenerator } from '../../kernel/effects';
import { failed } from '../../kernel/failed';
import { saveActions } from './actions';

/** What saves, loaded when it is first asked for; out of reach is out of reach, whether it is the server or our own code there. */
function* run(name: 'save' | 'publish' | 'review'): SagaGenerator<void> {
  try {
    const saga = yield* late(() => import('./run-save'));
    yield* saga[name]();
  } catch (thrown) {
    yield* failed({ entity: 'editor', operation: name }, thrown);
  }
}

/** Saves on request; a request while a save runs is that save. */
export function* saveSaga(): SagaGenerator<void> {
  yield* all([
    call(watch, saveActions.save.match, { mode: 'every' as const }, () => run('save')),
    call(watch, saveActions.publish.match, { mode: 'every' as const }, () => run('publish')),
    call(watch, saveActions.resolveConflict.match, { mode: 'every' as const }, () => run('save')),
    call(watch, saveActions.review.match, { mode: 'every' as const }, () => run('review')),
  ]);
}

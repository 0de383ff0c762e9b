import { isAnyOf } from '@reduxjs/toolkit';
import { toAppError } from '../kernel/app-error';
import { watch } from '../kernel/concurrency';
import { call, late, put, select, type SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { selectUnsaved } from './selectors';
import { editorOpenFailed, openEditor, startOver, type OpenRequest } from './session-actions';
import type { EditorRoot } from './state';

/** Coming back to a design that is open with unsaved work, or was just saved, keeps it; anything else is loaded. */
const isKept = ({ editor }: EditorRoot, { presetId, mockupId, draftId }: OpenRequest): boolean => {
  const { session, save, drafts } = editor;
  if (draftId && !drafts.names.includes(draftId)) return false;
  if (session.status !== 'ready' || session.presetId !== presetId || session.mockupId !== mockupId) return false;
  return selectUnsaved({ editor }) || save.status === 'running' || save.status === 'done';
};

function* open(action: ReturnType<typeof openEditor> | ReturnType<typeof startOver>): SagaGenerator<void> {
  const request = action.payload;
  const keep = yield* select(isKept, request);
  if (keep && openEditor.match(action)) return;
  try {
    const { readOpened } = yield* late(() => import('./read-opened'));
    yield* put(yield* call(readOpened, request));
  } catch (thrown) {
    const error = toAppError(thrown);
    yield* put(editorOpenFailed({ ...request, error }));
    if (error.kind === 'refused') return;
    yield* failed({ entity: 'editor', operation: 'open' }, thrown);
  }
}

/** Opens the product the person went to; the newest wins. */
export function* openSaga(): SagaGenerator<void> {
  yield* watch(isAnyOf(openEditor, startOver), { mode: 'latest per key', keyOf: () => 'editor' }, open);
}

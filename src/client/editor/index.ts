import { all, call, type SagaGenerator } from '../kernel/effects';
import { draftSaga } from './drafts/draft-saga';
import { bringEditor } from './late';
import { openSaga } from './open-saga';
import { saveSaga } from './save/save-saga';
import { createEditorReducer } from './state';
import { templateSaga } from './template-saga';

export { createEditorReducer, type EditorRoot, type EditorState } from './state';

/** Everything of the editor that listens to intents. */
function* editorSaga(): SagaGenerator<void> {
  yield* all([call(openSaga), call(saveSaga), call(templateSaga), call(draftSaga)]);
}

bringEditor({ createReducer: createEditorReducer, saga: editorSaga });

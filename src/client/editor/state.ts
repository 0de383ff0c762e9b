import { combineReducers, type Action, type Reducer } from '@reduxjs/toolkit';
import { assetsReducer, type EditorAssets } from './assets';
import { createDocumentHistory, type DocumentHistory } from './document/history';
import { draftsReducer, withWork, type EditorDrafts } from './drafts/slice';
import type { Figures } from './geometry/figures';
import { liveReducer } from './live';
import { productReducer, type EditorProduct } from './product/slice';
import { saveReducer, type EditorSave } from './save/slice';
import { editorOpened } from './session-actions';
import { sessionReducer, type EditorSession } from './session';
import { uiReducer, type EditorUi } from './ui';

export interface EditorState {
  readonly session: EditorSession;
  readonly document: DocumentHistory;
  readonly ui: EditorUi;
  readonly live: Figures | null;
  readonly product: EditorProduct;
  readonly assets: EditorAssets;
  readonly save: EditorSave;
  readonly drafts: EditorDrafts;
}

const createSlices = (): Reducer<EditorState> =>
  combineReducers({
    session: sessionReducer,
    document: createDocumentHistory(),
    ui: uiReducer,
    live: liveReducer,
    product: productReducer,
    assets: assetsReducer,
    save: saveReducer,
    drafts: draftsReducer,
  });

/** The part of the state the editor's selectors need. */
export interface EditorRoot {
  readonly editor: EditorState;
}

/** The editor's reducer; one per store, since the history must not be shared. */
export const createEditorReducer = (): Reducer<EditorState> => {
  const slices = createSlices();
  return (state: EditorState | undefined, action: Action): EditorState => {
    const next = slices(state, action);
    const work = { document: next.document.present, form: next.product.form };
    if (editorOpened.match(action)) return { ...next, save: { ...next.save, saved: work } };
    const drafts = withWork(next.drafts, action, work);
    return drafts === next.drafts ? next : { ...next, drafts };
  };
};

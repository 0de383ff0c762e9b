import { combineReducers, type Action, type Reducer } from '@reduxjs/toolkit';
import { assetsReducer } from './assets';
import { createDocumentHistory } from './document/history';
import { draftsReducer, withWork } from './drafts/slice';
import { liveReducer } from './live';
import { productReducer } from './product/slice';
import { saveReducer } from './save/slice';
import { editorOpened } from './session-actions';
import { sessionReducer } from './session';
import { uiReducer } from './ui';

const createSlices = () =>
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

export type EditorState = ReturnType<ReturnType<typeof createSlices>>;

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

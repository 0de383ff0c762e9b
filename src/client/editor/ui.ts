import { createAction, type Action } from '@reduxjs/toolkit';
import { documentActions } from './document/actions';
import { saveActions } from './save/actions';
import { editorLeft, editorOpened } from './session-actions';

/** The editor's steps (specification 2, §2), in order. */
export const EDITOR_STEPS = ['design', 'details', 'publish'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

export type EditorPanel = 'product' | 'uploads' | 'text';

/** Where the person is. None of it is under undo. */
export interface EditorUi {
  readonly step: EditorStep;
  /** The side on the stage. */
  readonly sideId: string | null;
  /** The selected layer. It may be gone after an undo: read it through `selectSelectedLayer`. */
  readonly selected: string | null;
  /** The open panel on the left. */
  readonly panel: EditorPanel | null;
  /** Factor on the zoom at which the whole side fits the stage. */
  readonly zoom: number;
}

export const ZOOM_MIN = 0.25;
export const ZOOM_MAX = 8;

export const uiActions = {
  goToStep: createAction<EditorStep>('editor/ui/goToStep'),
  showSide: createAction<string>('editor/ui/showSide'),
  select: createAction<string | null>('editor/ui/select'),
  togglePanel: createAction<EditorPanel>('editor/ui/togglePanel'),
  zoomTo: createAction<number>('editor/ui/zoomTo'),
};

const initialState: EditorUi = { step: 'design', sideId: null, selected: null, panel: 'product', zoom: 1 };

const change = (state: EditorUi, next: Partial<EditorUi>): EditorUi =>
  Object.entries(next).every(([key, value]) => state[key as keyof EditorUi] === value) ? state : { ...state, ...next };

export const uiReducer = (state: EditorUi = initialState, action: Action): EditorUi => {
  if (editorOpened.match(action)) return { ...initialState, sideId: action.payload.sides[0]?.id ?? null };
  if (editorLeft.match(action)) return change(state, { step: 'design', selected: null, zoom: 1 });
  if (uiActions.goToStep.match(action)) return change(state, { step: action.payload });
  if (uiActions.showSide.match(action)) {
    return action.payload === state.sideId ? state : change(state, { sideId: action.payload, selected: null });
  }
  if (uiActions.select.match(action)) return change(state, { selected: action.payload });
  if (uiActions.togglePanel.match(action)) return change(state, { panel: state.panel === action.payload ? null : action.payload });
  if (uiActions.zoomTo.match(action)) return change(state, { zoom: Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, action.payload)) });
  // What was just made is what the person goes on with.
  if (documentActions.addImage.match(action) || documentActions.addText.match(action) || documentActions.duplicateLayer.match(action)) {
    return change(state, { selected: action.payload.id });
  }
  if (documentActions.removeLayer.match(action) && action.payload.layerId === state.selected) return change(state, { selected: null });
  if (saveActions.started.match(action)) return change(state, { step: 'publish' });
  if (saveActions.refused.match(action)) return change(state, { step: 'details' });
  return state;
};

import { createAction, type Action } from '@reduxjs/toolkit';
import { documentActions } from './document/actions';
import { saveActions } from './save/actions';
import { editorLeft, editorOpened } from './session-actions';

/** The editor's steps (specification 2, §2), in order. */
export const EDITOR_STEPS = ['design', 'details', 'publish'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** The panels beside the stage; which of them are offered is the rail's to say. */
export type EditorPanel = 'product' | 'uploads' | 'text';

/** Where the person is. None of it is under undo. */
export interface EditorUi {
  readonly step: EditorStep;
  /** The side on the stage. */
  readonly sideId: string | null;
  /** The selected layers. Some may be gone after an undo: read them through `selectSelectedLayers`. */
  readonly selected: readonly string[];
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
  select: createAction<readonly string[]>('editor/ui/select'),
  togglePanel: createAction<EditorPanel>('editor/ui/togglePanel'),
  zoomTo: createAction<number>('editor/ui/zoomTo'),
};

const initialState: EditorUi = { step: 'design', sideId: null, selected: [], panel: 'product', zoom: 1 };

const sameIds = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((id, i) => id === right[i]);

/** What an intent has just made: the person goes on with it. */
const madeBy = (action: Action): readonly string[] | null => {
  if (documentActions.addImage.match(action) || documentActions.addText.match(action) || documentActions.addClipart.match(action)) {
    return [action.payload.id];
  }
  if (documentActions.duplicateLayers.match(action) || documentActions.pasteLayers.match(action)) {
    return action.payload.layers.map(({ copyId }) => copyId);
  }
  return null;
};

const change = (state: EditorUi, next: Partial<EditorUi>): EditorUi =>
  Object.entries(next).every(([key, value]) => state[key as keyof EditorUi] === value) ? state : { ...state, ...next };

export const uiReducer = (state: EditorUi = initialState, action: Action): EditorUi => {
  if (editorOpened.match(action)) return { ...initialState, sideId: action.payload.sides[0]?.id ?? null };
  if (editorLeft.match(action)) return change(state, { step: 'design', selected: [], zoom: 1 });
  if (uiActions.goToStep.match(action)) return change(state, { step: action.payload });
  if (uiActions.showSide.match(action)) {
    return action.payload === state.sideId ? state : change(state, { sideId: action.payload, selected: [] });
  }
  if (uiActions.select.match(action)) {
    return sameIds(state.selected, action.payload) ? state : change(state, { selected: action.payload });
  }
  if (uiActions.togglePanel.match(action)) return change(state, { panel: state.panel === action.payload ? null : action.payload });
  if (uiActions.zoomTo.match(action)) return change(state, { zoom: Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, action.payload)) });
  const made = madeBy(action);
  if (made) return change(state, { selected: made });
  if (documentActions.addSide.match(action) || documentActions.duplicateSide.match(action)) {
    return change(state, { sideId: action.payload.id, selected: [] });
  }
  if (documentActions.useTemplate.match(action))
    return change(state, { sideId: action.payload.sides[0]?.id ?? state.sideId, selected: [] });
  if (documentActions.removeLayers.match(action)) {
    const { layerIds } = action.payload;
    const left = state.selected.filter((id) => !layerIds.includes(id));
    return left.length === state.selected.length ? state : change(state, { selected: left });
  }
  if (saveActions.started.match(action)) return change(state, { step: 'publish' });
  if (saveActions.refused.match(action)) return change(state, { step: 'details' });
  return state;
};

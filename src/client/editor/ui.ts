import { createAction, type Action } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import type { SceneLayer } from '../../scene/document';
import { documentActions, historyActions } from './document/actions';
import { firstState } from './first-state';
import { saveActions } from './save/actions';
import { editorLeft, editorOpened } from './session-actions';

/** The editor's steps (specification 2, §2), in order. */
export const EDITOR_STEPS = ['design', 'details', 'publish'] as const;
export type EditorStep = (typeof EDITOR_STEPS)[number];

/** The panels beside the stage, in the order of the rail. */
export const EDITOR_PANELS = ['product', 'templates', 'uploads', 'designs', 'cliparts', 'text', 'side', 'document'] as const;
export type EditorPanel = (typeof EDITOR_PANELS)[number];

/** Helps on the stage that can be turned off. */
export type StageHelp = 'snapping' | 'rulers' | 'margins';

/** What the pointer does on the stage: choose and change layers, or move the view. */
export type StageTool = 'select' | 'hand';

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
  /** The document point the view was sent to with the zoom; null: nowhere in particular. */
  readonly middle: { readonly x: number; readonly y: number } | null;
  readonly tool: StageTool;
  readonly snapping: boolean;
  readonly rulers: boolean;
  /** Whether bleed and safe zone are drawn. */
  readonly margins: boolean;
  /** The picture that is being cropped. */
  readonly cropping: string | null;
  /** The text that is being typed into. */
  readonly typing: string | null;
  /** The picture that another one is being chosen for. */
  readonly replacing: string | null;
  /** Groups whose layers the list does not show, by their ids. */
  readonly folded: readonly string[];
  /** Layers that were copied, bottom first. */
  readonly copied: readonly SceneLayer[];
}

export const ZOOM_MIN = 0.25;
export const ZOOM_MAX = 8;

export const uiActions = {
  goToStep: createAction<EditorStep>('editor/ui/goToStep'),
  showSide: createAction<string>('editor/ui/showSide'),
  select: createAction<readonly string[]>('editor/ui/select'),
  togglePanel: createAction<EditorPanel>('editor/ui/togglePanel'),
  zoomTo: createAction<number>('editor/ui/zoomTo'),
  /** Shows a part of the side: its middle in document pixels. */
  lookAt: createAction<{ x: number; y: number; zoom: number }>('editor/ui/lookAt'),
  takeTool: createAction<StageTool>('editor/ui/takeTool'),
  toggleHelp: createAction<StageHelp>('editor/ui/toggleHelp'),
  /** Begins to crop a picture; null ends it. */
  crop: createAction<string | null>('editor/ui/crop'),
  /** Begins to type into a text, all of it selected; null ends it. */
  type: createAction<string | null>('editor/ui/type'),
  /** Asks which picture takes the place of one; null: none. */
  replace: createAction<string | null>('editor/ui/replace'),
  /** Shows the layers of a group in the list, or not. */
  fold: createAction<{ groupId: string; open: boolean }>('editor/ui/fold'),
  copy: createAction<readonly SceneLayer[]>('editor/ui/copy'),
};

const withinZoom = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));

const initialState = firstState.ui;

/** What an intent has just made on the shown side: the person goes on with it. */
const madeBy = (action: Action, sideId: string | null): readonly string[] | null => {
  if (documentActions.addImage.match(action) || documentActions.addText.match(action) || documentActions.addClipart.match(action)) {
    return [action.payload.id];
  }
  if (documentActions.duplicateLayers.match(action)) return action.payload.layers.map(({ copyId }) => copyId);
  if (documentActions.pasteLayers.match(action) && (sideId === null || action.payload.sideId === sideId)) {
    return action.payload.layers.map(({ copyId }) => copyId);
  }
  return null;
};

/** What a person had begun on a layer is over. */
const nothingBegun = { cropping: null, typing: null, replacing: null };

const historySteps = Object.values(historyActions);

const change = (state: EditorUi, next: Partial<EditorUi>): EditorUi =>
  Object.entries(next).every(([key, value]) => state[key as keyof EditorUi] === value) ? state : { ...state, ...next };

export const uiReducer = (state: EditorUi = initialState, action: Action): EditorUi => {
  if (editorOpened.match(action)) return { ...initialState, copied: state.copied, sideId: action.payload.sides[0]?.id ?? null };
  if (editorLeft.match(action))
    return change(state, { step: 'design', selected: [], zoom: 1, middle: null, ...nothingBegun, tool: 'select' });
  if (uiActions.goToStep.match(action)) return change(state, { step: action.payload, ...nothingBegun });
  if (uiActions.showSide.match(action)) {
    return action.payload === state.sideId ? state : change(state, { sideId: action.payload, selected: [], ...nothingBegun });
  }
  if (uiActions.select.match(action)) {
    const typing = state.typing !== null && action.payload.includes(state.typing) ? state.typing : null;
    return dequal(state.selected, action.payload) ? state : change(state, { selected: action.payload, typing });
  }
  if (uiActions.togglePanel.match(action)) return change(state, { panel: state.panel === action.payload ? null : action.payload });
  if (uiActions.zoomTo.match(action)) return change(state, { zoom: withinZoom(action.payload), middle: null });
  if (uiActions.lookAt.match(action)) {
    const { x, y, zoom } = action.payload;
    return { ...state, zoom: withinZoom(zoom), middle: { x, y } };
  }
  if (uiActions.takeTool.match(action)) return change(state, { tool: action.payload });
  if (uiActions.toggleHelp.match(action)) return change(state, { [action.payload]: !state[action.payload] });
  if (uiActions.crop.match(action)) return change(state, { cropping: action.payload });
  if (historySteps.some(({ match }) => match(action))) return change(state, nothingBegun);
  if (uiActions.type.match(action)) return change(state, { typing: action.payload });
  if (uiActions.replace.match(action)) return change(state, { replacing: action.payload });
  if (uiActions.fold.match(action)) {
    const { groupId, open } = action.payload;
    const others = state.folded.filter((id) => id !== groupId);
    return change(state, { folded: open ? others : [...others, groupId] });
  }
  if (uiActions.copy.match(action)) return change(state, { copied: action.payload });
  const made = madeBy(action, state.sideId);
  if (made) return change(state, { selected: made, typing: null });
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
  if (saveActions.refused.match(action)) return change(state, { step: 'details' });
  return state;
};

import type { Action } from '@reduxjs/toolkit';
import type { MockupSideInput } from '../../contract/generated/operations';
import type { AppError } from '../kernel/app-error';
import { draftActions } from './drafts/slice';
import { firstState } from './first-state';
import { saveActions } from './save/actions';
import { editorOpened, editorOpenFailed, openEditor, startOver, type OpenRequest } from './session-actions';

/** What is open, and under which ids it is saved. */
export interface EditorSession {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** `_id` of the product type. */
  readonly presetId: string | null;
  /** `_id` of the mockup preset the design was started from. */
  readonly templateId: string | null;
  /** Null until the design was saved once. */
  readonly mockupId: string | null;
  readonly itemInfoId: string | null;
  /** `updated_at` of the mockup as it was opened or last saved here: a save over any other version is refused. Null: over whatever is there. */
  readonly version: number | null;
  /** The same of the listing. */
  readonly listingVersion: number | null;
  /** The sides as loaded or last saved, for what the document does not hold. */
  readonly sides: readonly MockupSideInput[];
  readonly error: AppError | null;
  /** The save that may write its ids here; what an earlier design's save still answers must not. */
  readonly attemptId: string | null;
}

const initialState = firstState.session;

const requestOf = ({ presetId, mockupId }: OpenRequest) => ({ presetId, mockupId });

export const sessionReducer = (state: EditorSession = initialState, action: Action): EditorSession => {
  if (editorOpened.match(action)) {
    const { form: _form, draftId: _draft, ...opened } = action.payload;
    return { ...initialState, ...opened, status: 'ready' };
  }
  if (openEditor.match(action) || startOver.match(action)) {
    // Coming back to what is open keeps it; the saga decides whether it is loaded anew.
    const isOpen = state.presetId === action.payload.presetId && state.mockupId === action.payload.mockupId && state.status === 'ready';
    return isOpen ? state : { ...initialState, ...requestOf(action.payload), status: 'loading' };
  }
  if (editorOpenFailed.match(action)) {
    const { error, ...request } = action.payload;
    return { ...initialState, ...requestOf(request), status: 'failed', error };
  }
  if (draftActions.restored.match(action)) return { ...state, ...action.payload.session };
  if (saveActions.started.match(action)) return { ...state, attemptId: action.payload.attempt.id };
  if (saveActions.mockupSaved.match(action) && action.payload.attemptId === state.attemptId)
    return { ...state, mockupId: action.payload.mockupId, version: action.payload.version, sides: action.payload.sides };
  if (saveActions.productSaved.match(action) && action.payload.attemptId === state.attemptId)
    return { ...state, itemInfoId: action.payload.itemInfoId, listingVersion: action.payload.version ?? null };
  if (saveActions.resolveConflict.match(action))
    return { ...state, version: null, listingVersion: null, ...(action.payload === 'copy' && { mockupId: null, itemInfoId: null }) };
  return state;
};

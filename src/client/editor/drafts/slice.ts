import type { Action } from '@reduxjs/toolkit';
import { editorOpened } from '../session-actions';
import { draftActions, type DraftOffer } from './actions';

interface EditorDrafts {
  /** Unsaved work of a tab that is gone. */
  readonly offer: DraftOffer | null;
}

const initialState: EditorDrafts = { offer: null };

export const draftsReducer = (state: EditorDrafts = initialState, action: Action): EditorDrafts => {
  if (draftActions.found.match(action)) return { offer: action.payload };
  const isSettled = [editorOpened, draftActions.restore, draftActions.discard].some(({ match }) => match(action));
  return isSettled && state.offer ? initialState : state;
};

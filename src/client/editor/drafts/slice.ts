import { type Action, createAction } from '@reduxjs/toolkit';
import type { MockupSideInput } from '../../../contract/generated/operations';
import type { ProductForm } from '../../../domain/listing/product-form';
import type { EditorAssets } from '../assets';
import type { EditorDocument } from '../document/types';
import type { Sent } from '../save/actions';
import { editorOpened } from '../session-actions';

/** What a draft holds: the work itself, and how far saving it had come, so that going on makes no second mockup or product. */
export interface DraftContent {
  readonly document: EditorDocument;
  readonly form: ProductForm;
  /** The pictures the document names. */
  readonly assets: EditorAssets;
  readonly session: {
    readonly templateId: string | null;
    readonly mockupId: string | null;
    readonly itemInfoId: string | null;
    readonly version: number | null;
    readonly sides: readonly MockupSideInput[];
  };
  readonly sent: Sent | null;
}

export interface DraftOffer {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

export const draftActions = {
  /** Fact: work of a tab that is gone was found for what is open; null: there is none. */
  found: createAction<DraftOffer | null>('editor/drafts/found'),
  /** Intent: go on with that work. */
  restore: createAction<{ id: string }>('editor/drafts/restore'),
  /** Intent: throw it away. */
  discard: createAction<{ id: string }>('editor/drafts/discard'),
  /** Fact: that work is in the editor again. */
  restored: createAction<DraftContent>('editor/drafts/restored'),
};

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

import { type Action, createAction } from '@reduxjs/toolkit';
import type { MockupSideInput } from '../../../contract/generated/operations';
import type { ProductForm } from '../../../domain/listing/product-form';
import type { EditorAssets } from '../assets';
import type { EditorDocument } from '../document/types';
import { firstState } from '../first-state';
import type { MaybeTold } from '../../kernel/app-error';
import { saveActions, type Sent, type Unheard } from '../save/actions';
import { editorOpened } from '../session-actions';

/** What a draft holds: the work itself, and how far saving it had come, so that going on makes no second mockup or product. */
export interface DraftContent {
  readonly document: EditorDocument;
  readonly form: ProductForm;
  /** The pictures the document ids. */
  readonly assets: EditorAssets;
  readonly session: {
    readonly templateId: string | null;
    readonly mockupId: string | null;
    readonly itemInfoId: string | null;
    readonly version: number | null;
    readonly listingVersion: number | null;
    readonly sides: readonly MockupSideInput[];
  };
  readonly sent: Sent | Unheard | null;
}

export interface DraftOffer {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

export const draftActions = {
  /** Fact: this tab keeps what is open under this id. */
  began: createAction<{ id: string }>('editor/drafts/began'),
  /** Fact: work of a tab that is gone was found for what is open; null: there is none. */
  found: createAction<DraftOffer | null>('editor/drafts/found'),
  /** Intent: go on with that work. */
  restore: createAction<{ id: string }>('editor/drafts/restore'),
  /** Intent: throw it away. */
  discard: createAction<{ id: string }>('editor/drafts/discard'),
  /** Fact: that work is in the editor again. */
  restored: createAction<DraftContent>('editor/drafts/restored'),
  /** Fact: what is shown is on its way to the server, as a draft. */
  sending: createAction('editor/drafts/sending'),
  /** Fact: the server keeps what was sent. */
  kept: createAction('editor/drafts/kept'),
  /** Fact: the server did not take it; the browser has it. */
  notKept: createAction<MaybeTold>('editor/drafts/notKept'),
};

/** The work itself, by what tells it from other work. */
interface Work {
  readonly document: EditorDocument;
  readonly form: ProductForm | null;
}

export interface EditorDrafts {
  /** Unsaved work of a tab that is gone. */
  readonly offer: DraftOffer | null;
  /** Under which ids what is open is kept, or was until this tab went on with it. */
  readonly ids: readonly string[];
  /** What is on its way to the server. */
  readonly sending: Work | null;
  /** What the server keeps. */
  readonly kept: Work | null;
  /** Why it does not keep what is shown. */
  readonly failure: MaybeTold | null;
  /** Why a save of that work only kept it. */
  readonly told: { readonly reason: 'unnamed' | 'unfinished'; readonly work: Work } | null;
}

const initialState = firstState.drafts;

export const draftsReducer = (state: EditorDrafts = initialState, action: Action): EditorDrafts => {
  if (editorOpened.match(action)) return initialState;
  if (draftActions.began.match(action)) return { ...state, ids: [action.payload.id] };
  if (draftActions.found.match(action)) return { ...state, offer: action.payload };
  if (draftActions.restore.match(action)) return { ...state, offer: null, ids: [...state.ids, action.payload.id] };
  if (draftActions.discard.match(action)) return { ...state, offer: null };
  if (draftActions.kept.match(action)) return { ...state, kept: state.sending, sending: null, failure: null };
  if (draftActions.notKept.match(action)) return { ...state, sending: null, failure: action.payload };
  return state;
};

/** With what is shown, which no other part of the state may say. */
export const withWork = (state: EditorDrafts, action: Action, work: Work): EditorDrafts => {
  if (draftActions.sending.match(action)) return { ...state, sending: work };
  return saveActions.keptAsDraft.match(action) ? { ...state, told: { reason: action.payload, work } } : state;
};

export const isSame = (one: Work | null, other: Work): boolean => one?.document === other.document && one.form === other.form;

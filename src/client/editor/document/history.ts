import type { Action, Reducer } from '@reduxjs/toolkit';
import { dequal } from 'dequal/lite';
import undoable, { ActionCreators, newHistory, type StateWithHistory } from 'redux-undo';
import { draftActions } from '../drafts/slice';
import { firstState } from '../first-state';
import { editorOpened } from '../session-actions';
import { DOCUMENT_PREFIX, historyActions } from './actions';
import { documentFromSides } from './convert';
import { documentReducer } from './reducer';
import type { EditorDocument } from './types';

export type DocumentHistory = StateWithHistory<EditorDocument>;

/** States kept; one of them is the present, so this is 100 undos. */
const HISTORY_LIMIT = 101;

const gestureOf = (action: Action): string | null => (action as { readonly meta?: { readonly gesture?: string } }).meta?.gesture ?? null;

const historySteps: ReadonlySet<string> = new Set(Object.values(historyActions).map(({ type }) => type));

const concerns = ({ type }: Action): boolean => type.startsWith(DOCUMENT_PREFIX) || historySteps.has(type);

/** A gesture that went away and came back leaves no step. Its group is closed, so that going on with it begins a step again. */
const withoutPhantom = (history: DocumentHistory): DocumentHistory => {
  const before = history.past.at(-1);
  if (!before || !history.group || !dequal(before, history.present)) return history;
  return newHistory(history.past.slice(0, -1), before, []);
};

/**
 * The document under undo and redo. Made anew for each store: `undoable` keeps the first state it sees.
 * Opening a document begins a new history. Actions that do not concern the document never reach `undoable`, so it needs no filter.
 */
export const createDocumentHistory = (): Reducer<DocumentHistory> => {
  const steps = undoable(documentReducer, {
    limit: HISTORY_LIMIT,
    undoType: historyActions.undo.type,
    redoType: historyActions.redo.type,
    groupBy: gestureOf,
    syncFilter: false,
  });
  const initial = firstState.document;
  // The first history it is given it takes for its own and forgets the group; a state restored in mid-gesture must not be that one.
  steps(initial, { type: 'editor/init' });
  return (state = initial, action) => {
    if (editorOpened.match(action)) return newHistory([], documentFromSides(action.payload.sides), []);
    if (draftActions.restored.match(action)) return newHistory([...state.past, state.present], action.payload.document, []);
    if (!concerns(action)) return state;
    // A restored state is a copy, in which "nothing changed" could not be told by identity.
    const history = state._latestUnfiltered === state.present ? state : { ...state, _latestUnfiltered: state.present };
    const next = steps(history, historyActions.jump.match(action) ? ActionCreators.jump(action.payload) : action);
    return next === history ? state : withoutPhantom(next);
  };
};

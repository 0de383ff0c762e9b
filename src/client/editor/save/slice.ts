import type { Action } from '@reduxjs/toolkit';
import type { ProductForm } from '../../../domain/listing/product-form';
import type { EditorDocument } from '../document/types';
import { draftActions } from '../drafts/slice';
import { firstState } from '../first-state';
import { editorLeft, editorOpened } from '../session-actions';
import {
  SAVE_STEPS,
  saveActions,
  type SaveAttempt,
  type SaveFailure,
  type SavePreviews,
  type SaveStep,
  type Sent,
  type Unheard,
} from './actions';

export type StepStatus = 'pending' | 'running' | 'done' | 'failed';

export interface EditorSave {
  readonly status: 'idle' | 'running' | 'failed' | 'done';
  readonly steps: Readonly<Record<SaveStep, StepStatus>>;
  readonly failure: SaveFailure | null;
  readonly attempt: SaveAttempt | null;
  /** The attempt's pictures so far. */
  readonly previews: SavePreviews;
  readonly sent: Sent | Unheard | null;
  /** What the server holds: anything else in the editor is unsaved work. Null before a product is open. */
  readonly saved: { readonly document: EditorDocument; readonly form: ProductForm | null } | null;
}

const initialSave = firstState.save;

const pending = initialSave.steps;

const upTo = (steps: EditorSave['steps'], step: SaveStep): EditorSave['steps'] => {
  const at = SAVE_STEPS.indexOf(step);
  const marked = SAVE_STEPS.map((name, i) => [name, i < at ? 'done' : i === at ? 'running' : steps[name]] as const);
  return Object.fromEntries(marked) as Record<SaveStep, StepStatus>;
};

const allDone: EditorSave['steps'] = { images: 'done', mockup: 'done', product: 'done', done: 'done' };

export const saveReducer = (state: EditorSave = initialSave, action: Action): EditorSave => {
  if (editorOpened.match(action)) return initialSave;
  if (editorLeft.match(action)) return state.status === 'done' ? { ...state, status: 'idle', steps: pending } : state;
  if (draftActions.restored.match(action)) return { ...initialSave, saved: state.saved, sent: action.payload.sent };
  if (saveActions.resolveConflict.match(action)) return { ...initialSave, saved: state.saved };
  if (saveActions.started.match(action)) {
    const { attempt, resumed } = action.payload;
    const steps = resumed ? state.steps : pending;
    return { ...state, status: 'running', steps, failure: null, attempt, previews: resumed ? state.previews : {} };
  }
  const { attemptId } = (action as { payload?: { attemptId?: string } }).payload ?? {};
  if (!state.attempt || attemptId !== state.attempt.id) return state;
  return ofAttempt(state, state.attempt, action);
};

const ofAttempt = (state: EditorSave, attempt: SaveAttempt, action: Action): EditorSave => {
  if (saveActions.stepStarted.match(action)) return { ...state, steps: upTo(state.steps, action.payload.step) };
  if (saveActions.imageMade.match(action)) {
    return { ...state, previews: { ...state.previews, [action.payload.key]: action.payload.preview } };
  }
  if (saveActions.sent.match(action)) return { ...state, sent: action.payload.sent };
  if (saveActions.mockupSaved.match(action) || saveActions.productSaved.match(action)) return { ...state, sent: null };
  if (saveActions.failed.match(action)) {
    const { step, failure, outcomeKnown } = action.payload;
    const steps = { ...state.steps, [step]: 'failed' as const };
    return { ...state, status: 'failed', steps, failure, sent: outcomeKnown ? null : state.sent };
  }
  if (saveActions.released.match(action)) {
    return { ...state, status: 'done', steps: allDone, saved: { document: attempt.document, form: attempt.form } };
  }
  return state;
};

import type { Reducer } from '@reduxjs/toolkit';
import { call, type SagaGenerator } from '../kernel/effects';
import { latePart } from '../kernel/late-part';
import { firstState } from './first-state';
import type { EditorState } from './state';

interface EditorCode {
  readonly createReducer: () => Reducer<EditorState>;
  readonly saga: () => SagaGenerator<void>;
}

/**
 * The editor's part of the state. It is the same before its code as with it: of the actions that are not the editor's own, only those about pictures of an
 * open design change anything.
 */
const part = latePart('editor/', firstState);

let here: EditorCode | undefined;
let arrive: (code: EditorCode) => void;
const arrival = new Promise<EditorCode>((resolve) => {
  arrive = resolve;
});

/** Gives every store the editor's reducer and sagas; called by the editor's code when it loads. */
export const bringEditor = (code: EditorCode): void => {
  here = code;
  part.bring(code.createReducer);
  arrive(code);
};

/** The editor's reducer for a store that may be made before the editor's code is loaded. One per store, since the history must not be shared. */
export const createLateReducer = part.createReducer;

/** The editor's sagas, from the moment their code is here; that is before anything of it can run. */
export function* lateEditorSaga(): SagaGenerator<void> {
  const { saga } = here ?? (yield* call(() => arrival));
  yield* call(saga);
}

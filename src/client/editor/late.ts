import type { Reducer } from '@reduxjs/toolkit';
import { call, type SagaGenerator } from '../kernel/effects';
import { firstState } from './first-state';
import type { EditorState } from './state';

interface EditorCode {
  readonly createReducer: () => Reducer<EditorState>;
  readonly saga: () => SagaGenerator<void>;
}

let here: EditorCode | undefined;
let arrive: (code: EditorCode) => void;
const arrival = new Promise<EditorCode>((resolve) => {
  arrive = resolve;
});

/** Gives every store the editor's reducer and sagas; called by the editor's code when it loads. */
export const bringEditor = (code: EditorCode): void => {
  here = code;
  arrive(code);
};

/**
 * The editor's reducer for a store that may be made before the editor's code is loaded. The state is the same as with it: whatever makes an action of
 * the editor brings that code, and of all others only those about pictures of an open design change anything. One per store, since the history must
 * not be shared.
 */
export const createLateReducer = (): Reducer<EditorState> => {
  let reducer: Reducer<EditorState> | undefined;
  return (state = firstState, action) => {
    reducer ??= here?.createReducer();
    if (reducer) return reducer(state, action);
    if (action.type.startsWith('editor/')) throw new Error(`${action.type} came before the code of the editor.`);
    return state;
  };
};

/** The editor's sagas, from the moment their code is here; that is before anything of it can run. */
export function* lateEditorSaga(): SagaGenerator<void> {
  const { saga } = here ?? (yield* call(() => arrival));
  yield* call(saga);
}

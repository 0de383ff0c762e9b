import type { Reducer } from '@reduxjs/toolkit';

/**
 * A part of the state that is there from the first, as `first`, while the code that changes it comes with whoever makes its actions, whose types
 * all begin with `prefix`.
 */
export const latePart = <State>(prefix: string, first: State) => {
  let create: (() => Reducer<State>) | undefined;
  return {
    /** Gives every store the reducer; called by its code when it loads. */
    bring: (createReducer: () => Reducer<State>): void => {
      create = createReducer;
    },
    /** For a store that may be made before that code is loaded; one per store. Throws at an action of the part that came before it. */
    createReducer: (): Reducer<State> => {
      let reducer: Reducer<State> | undefined;
      return (state = first, action) => {
        reducer ??= create?.();
        if (reducer) return reducer(state, action);
        if (action.type.startsWith(prefix)) throw new Error(`${action.type} came before its code.`);
        return state;
      };
    },
  };
};

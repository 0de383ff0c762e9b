import { createAction, type Action } from '@reduxjs/toolkit';
import { firstState } from './first-state';
import type { Figures } from './geometry/figures';

/** Fact: what a hand on the stage has made of the selected layers so far; null: it has let go. Nothing of it is in the document yet. */
export const liveMoved = createAction<Figures | null>('editor/live/moved');

/** Where the selected layers lie while a hand is changing them, for whoever shows numbers. */
export const liveReducer = (state: Figures | null = firstState.live, action: Action): Figures | null =>
  liveMoved.match(action) ? action.payload : state;

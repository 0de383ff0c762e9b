import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Bookmark } from '../../../domain/people/bookmarks';
import { sessionActions, type SessionRoot } from '../session/session-slice';

/** Bookmarks as the person left them, until the server keeps them too; then the user record has them. */
interface BookmarksState {
  readonly edited: readonly Bookmark[] | null;
  /** Why the last change was not kept, one sentence. */
  readonly error: string | null;
}

export interface BookmarksRoot extends SessionRoot {
  readonly bookmarks: BookmarksState;
}

export const bookmarkActions = {
  /** Intent: this is the whole list from now on. */
  change: createAction<readonly Bookmark[]>('bookmarks/change'),
  /** Fact: the server keeps the list as it stands. */
  kept: createAction('bookmarks/kept'),
  /** Fact: the server refused it; the list goes back to what the server has. */
  refused: createAction<{ readonly message: string }>('bookmarks/refused'),
};

const initialState: BookmarksState = { edited: null, error: null };

const slice = createSlice({
  name: 'bookmarks',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(bookmarkActions.change, (_state, { payload }) => ({ edited: [...payload], error: null }))
      .addCase(bookmarkActions.kept, () => initialState)
      .addCase(bookmarkActions.refused, (_state, { payload }) => ({ edited: null, error: payload.message }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const bookmarksReducer = slice.reducer;
export const selectBookmarksError = ({ bookmarks }: BookmarksRoot): string | null => bookmarks.error;

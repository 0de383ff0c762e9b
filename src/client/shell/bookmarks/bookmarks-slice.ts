import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Bookmark } from '../../../domain/people/bookmarks';
import type { ToldError } from '../../kernel/app-error';
import { sessionActions, type SessionRoot } from '../session/session-slice';

/** Bookmarks as the person left them, until the server keeps them too; then the user record has them. */
interface BookmarksState {
  readonly edited: readonly Bookmark[] | null;
  /** Why the last change was not kept. */
  readonly error: ToldError | null;
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
  refused: createAction<ToldError>('bookmarks/refused'),
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
      .addCase(bookmarkActions.refused, (_state, { payload }) => ({ edited: null, error: payload }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const bookmarksReducer = slice.reducer;
export const selectBookmarksError = ({ bookmarks }: BookmarksRoot): ToldError | null => bookmarks.error;

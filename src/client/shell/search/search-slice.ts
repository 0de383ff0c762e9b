import { createAction, createSlice } from '@reduxjs/toolkit';
import { requestFailed } from '../../kernel/received';
import { sessionActions } from '../session/session-slice';

/** What the server found for a query. The rows themselves are with their entities. */
export interface SearchState {
  readonly query: string;
  readonly status: 'idle' | 'asking' | 'found' | 'failed';
  readonly orderIds: readonly string[];
  readonly listingIds: readonly string[];
  /** Absent before anything was found: logs of earlier versions fold to the same state. */
  readonly supportIds?: readonly string[];
}

export interface SearchRoot {
  readonly search: SearchState;
}

export const searchActions = {
  /** Intent: look for orders, listings and conversations, as far as the person may view them; empty: forget what was found. */
  ask: createAction<{ readonly query: string; readonly orders: boolean; readonly listings: boolean; readonly supports: boolean }>(
    'search/ask',
  ),
  /** Fact: what was found for a query. */
  found: createAction<Pick<SearchState, 'query' | 'orderIds' | 'listingIds' | 'supportIds'>>('search/found'),
};

/** `origin.entity` of a search that failed. */
export const SEARCH = 'search';

const initialState: SearchState = { query: '', status: 'idle', orderIds: [], listingIds: [] };

const slice = createSlice({
  name: SEARCH,
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(searchActions.ask, (state, { payload: { query } }) =>
        query === state.query && state.status !== 'failed' ? state : { ...initialState, query, status: query === '' ? 'idle' : 'asking' },
      )
      // An answer to an earlier query is never shown.
      .addCase(searchActions.found, (state, { payload }) => (payload.query === state.query ? { ...payload, status: 'found' } : state))
      .addCase(requestFailed, (state, { payload }) => (payload.origin.entity === SEARCH ? { ...state, status: 'failed' } : state))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const searchReducer = slice.reducer;
export const selectSearch = ({ search }: SearchRoot): SearchState => search;

import { createAction, createSlice } from '@reduxjs/toolkit';
import { users, type User } from '../../entities/users';
import type { EntitiesState } from '../../kernel/define-entity';

/** Who is at the browser. The token itself stays in its cookie, so no state, action or log holds it. */
export interface SessionState {
  readonly status: 'starting' | 'signed-in' | 'signed-out' | 'refused';
  readonly userId: string | null;
  /** Why signing in did not work, one sentence. */
  readonly message: string | null;
}

export interface SessionRoot extends EntitiesState {
  readonly session: SessionState;
}

export const sessionActions = {
  /** Intent: carry on as the person whose token the cookie holds; without one, go and sign in. Also the retry after a failure. */
  resume: createAction('session/resume'),
  /** Intent: exchange the single-use code in the address for a token. */
  handOver: createAction('session/handOver'),
  /** Intent: sign in again after a hand-over that did not work. */
  signIn: createAction('session/signIn'),
  signOut: createAction('session/signOut'),
  signedIn: createAction<{ readonly userId: string }>('session/signedIn'),
  signedOut: createAction('session/signedOut'),
  refused: createAction<{ readonly message: string }>('session/refused'),
};

const initialState: SessionState = { status: 'starting', userId: null, message: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedIn, (_state, { payload }) => ({ status: 'signed-in', userId: payload.userId, message: null }))
      .addCase(sessionActions.signedOut, () => ({ status: 'signed-out', userId: null, message: null }))
      .addCase(sessionActions.refused, (_state, { payload }) => ({ status: 'refused', userId: null, message: payload.message }));
  },
});

export const sessionReducer = slice.reducer;
export const selectSession = ({ session }: SessionRoot): SessionState => session;
/** The signed-in user, once known. */
export const selectUser = (state: SessionRoot): User | undefined =>
  state.session.userId === null ? undefined : users.selectById(state, state.session.userId);

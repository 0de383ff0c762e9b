import { createAction, createSlice, type Action } from '@reduxjs/toolkit';
import type { RefusalCode } from '../../../domain/fault';
import { users, type User } from '../../entities/users';
import { toldError, type MaybeTold, type ToldError } from '../../kernel/app-error';
import type { EntitiesState } from '../../kernel/entity-reducer';

/** Who is at the browser. The token itself stays in its cookie, so no state, action or log holds it. */
interface SessionState extends MaybeTold {
  readonly status: 'starting' | 'signed-in' | 'signed-out' | 'refused';
  readonly userId: string | null;
  /** Why signing in did not work. */
  readonly message: string | null;
  /** Signed out in another tab: this one stays where it is until the person asks to sign in again. */
  readonly elsewhere?: true;
}

export interface SessionRoot extends EntitiesState {
  readonly session: SessionState;
}

/** The refusal of a workspace that requires two-step verification of somebody who has not set it up. */
export const TWO_STEP_NEEDED = 'account.twoStepNeeded' satisfies RefusalCode;

export const sessionActions = {
  /** Intent: carry on as the person whose token the cookie holds; without one, go and sign in. Also the retry after a failure. */
  resume: createAction('session/resume'),
  /** Intent: exchange the single-use code in the address for a token. */
  handOver: createAction('session/handOver'),
  /** Intent: go and sign in, then come back here. */
  signIn: createAction('session/signIn'),
  /** Intent: go and set up two-step verification, then come back here. */
  setUpTwoStep: createAction('session/setUpTwoStep'),
  signOut: createAction('session/signOut'),
  /** Intent: act as another person of this container. */
  loginAs: createAction<{ readonly userId: string }>('session/loginAs'),
  endLoginAs: createAction('session/endLoginAs'),
  /** Intent: go to the same place of another container. */
  switchContainer: createAction<{ readonly dockerId: string }>('session/switchContainer'),
  signedIn: createAction<{ readonly userId: string }>('session/signedIn'),
  signedOut: createAction<{ readonly elsewhere: boolean } | undefined>('session/signedOut'),
  refused: createAction<ToldError>('session/refused'),
};

/** Who signs in by an action; null: nobody is signed in any more; undefined: it says nothing of that. */
export const signedInBy = (action: Action): string | null | undefined => {
  if (sessionActions.signedIn.match(action)) return action.payload.userId;
  return sessionActions.signedOut.match(action) ? null : undefined;
};

const initialState: SessionState = { status: 'starting', userId: null, message: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionActions.signedIn, (_state, { payload }) => ({ ...initialState, status: 'signed-in', userId: payload.userId }))
      .addCase(sessionActions.signedOut, (_state, { payload }) => ({
        ...initialState,
        status: 'signed-out',
        ...(payload?.elsewhere && { elsewhere: true }),
      }))
      .addCase(sessionActions.refused, (_state, { payload }) => ({ ...initialState, status: 'refused', ...toldError(payload) }));
  },
});

export const sessionReducer = slice.reducer;
export const selectSession = ({ session }: SessionRoot): SessionState => session;
/** The signed-in user, once known. */
export const selectUser = (state: SessionRoot): User | undefined =>
  state.session.userId === null ? undefined : users.selectById(state, state.session.userId);

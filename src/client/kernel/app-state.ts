import { createAction, createSlice } from '@reduxjs/toolkit';
import type { AppError } from './app-error';
import { received, requestFailed } from './received';

/** The states of the error catalogue (specification 1, §8) the whole application can be in. */
export type AppStatus = 'ready' | 'maintenance' | 'warning-ip' | 'docker-not-found' | 'wrong-token' | 'not-found';

export interface AppState {
  readonly status: AppStatus;
  /** What the server said, for the diagnostics. */
  readonly message: string | null;
  /** Milliseconds since the epoch; null until something happened. */
  readonly since: number | null;
}

interface AppStateRoot {
  readonly app: AppState;
}

/** Intent: the person has seen a not-found state and went elsewhere, or wants to try again. */
export const appStateLeft = createAction('app/left');

const initialState: AppState = { status: 'ready', message: null, since: null };

const statusFor: Readonly<Record<AppError['kind'], AppStatus | null>> = {
  maintenance: 'maintenance',
  'warning-ip': 'warning-ip',
  'docker-not-found': 'docker-not-found',
  'wrong-token': 'wrong-token',
  'not-found': 'not-found',
  ignored: null,
  refused: null,
};

const slice = createSlice({
  name: 'app',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(requestFailed, (state, { payload: { error, at } }) => {
        const status = statusFor[error.kind];
        return status && status !== state.status ? { status, message: error.message, since: at } : state;
      })
      // An answer proves that the server is back.
      .addCase(received, (state) => (state.status === 'ready' ? state : initialState))
      .addCase(appStateLeft, () => initialState);
  },
});

export const appStateReducer = slice.reducer;
export const selectAppState = ({ app }: AppStateRoot): AppState => app;

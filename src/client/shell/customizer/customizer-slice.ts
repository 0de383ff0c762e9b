import { createAction, createSlice } from '@reduxjs/toolkit';
import { DEFAULT_PREFERENCES, type Preferences, readPreferences } from '../../../domain/people/customizer';
import type { ToldError } from '../../kernel/app-error';
import { sessionActions } from '../session/session-slice';

/** How the application looks, and what of it the server has not been told yet. */
interface CustomizerState {
  readonly preferences: Preferences;
  /** Changed here and not yet kept by the server. */
  readonly unsaved: Partial<Preferences>;
  /** Why the last attempt to keep them failed. */
  readonly error: ToldError | null;
  readonly panelOpen: boolean;
}

export interface CustomizerRoot {
  readonly customizer: CustomizerState;
}

export const customizerActions = {
  /** Intent: look like this from now on; only the given keys change. */
  change: createAction<Partial<Preferences>>('customizer/change'),
  /** Intent: show or hide the panel. */
  setPanelOpen: createAction<boolean>('customizer/setPanelOpen'),
  /** Fact: what this browser had kept from last time. */
  restored: createAction<Pick<CustomizerState, 'preferences' | 'unsaved'>>('customizer/restored'),
  /** Fact: what the server keeps for the person who signed in. */
  adopted: createAction<Partial<Preferences>>('customizer/adopted'),
  /** Fact: the server keeps these now. */
  saved: createAction<Partial<Preferences>>('customizer/saved'),
  saveFailed: createAction<ToldError>('customizer/saveFailed'),
};

const initialState: CustomizerState = { preferences: DEFAULT_PREFERENCES, unsaved: {}, error: null, panelOpen: false };

/** What is left to save after `saved` was; a key that changed again while it was under way stays. */
const remaining = (unsaved: Partial<Preferences>, saved: Partial<Preferences>): Partial<Preferences> =>
  Object.fromEntries(Object.entries(unsaved).filter(([key, value]) => saved[key as keyof Preferences] !== value));

const slice = createSlice({
  name: 'customizer',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(customizerActions.change, (state, { payload }) => {
        Object.assign(state.preferences, payload);
        Object.assign(state.unsaved, payload);
      })
      .addCase(customizerActions.setPanelOpen, (state, { payload }) => ({ ...state, panelOpen: payload }))
      .addCase(customizerActions.restored, (state, { payload }) => ({ ...state, ...payload }))
      .addCase(customizerActions.adopted, (state, { payload }) => ({
        ...state,
        preferences: { ...DEFAULT_PREFERENCES, ...payload, ...state.unsaved },
      }))
      .addCase(customizerActions.saved, (state, { payload }) => ({ ...state, unsaved: remaining(state.unsaved, payload), error: null }))
      .addCase(customizerActions.saveFailed, (state, { payload }) => ({ ...state, error: payload }))
      // The look stays on this browser, but what one person chose is not saved for the next one.
      .addCase(sessionActions.signedOut, (state) => ({ ...state, unsaved: {}, error: null, panelOpen: false }));
  },
});

export const customizerReducer = slice.reducer;
export const selectPreferences = ({ customizer }: CustomizerRoot): Preferences => customizer.preferences;
export const selectCustomizer = ({ customizer }: CustomizerRoot): CustomizerState => customizer;

type Kept = Pick<CustomizerState, 'preferences' | 'unsaved'>;

/** What this browser keeps of the looks, so that the next page is painted right before the server has answered. */
export const writeKept = ({ preferences, unsaved }: Kept): string => JSON.stringify({ preferences, unsaved });

/** Reads it back; whatever cannot be read counts as nothing kept. */
export const readKept = (text: string): Kept => {
  const parsed = parse(text);
  const preferences: Preferences = { ...DEFAULT_PREFERENCES, ...readPreferences(parsed.preferences) };
  return { preferences, unsaved: readPreferences(parsed.unsaved) };
};

const parse = (text: string): { readonly preferences?: unknown; readonly unsaved?: unknown } => {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    // Somebody else's text under our name.
    return {};
  }
};

import { DEFAULT_PREFERENCES, readPreferences, type Preferences } from '../../../domain/people/customizer';
import type { CustomizerState } from './customizer-slice';

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

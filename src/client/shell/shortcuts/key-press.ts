import { JUMP_KEY, SHEET_KEY } from './registry';

/** What a key press asks for. */
type Command = { readonly kind: 'palette' } | { readonly kind: 'sheet' } | { readonly kind: 'jump'; readonly letter: string };

/** Of a KeyboardEvent, what decides. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Held down, or part of a letter that is still being composed. */
  readonly repeat: boolean;
  readonly isComposing: boolean;
  /** Somebody is typing, or a dialog or menu is open: single keys are theirs. */
  readonly taken: boolean;
}

/** ms within which the letter of a jump follows its `g`. */
export const JUMP_WITHIN = 1_500;

interface KeyReader {
  /** `at` in ms. Undefined: the key is not ours. */
  readonly read: (press: Press, at: number) => Command | undefined;
}

/** Tells commands from keys. `singleKeys` false leaves only those with Ctrl or Cmd (WCAG 2.1.4 asks that one can turn the others off). */
export const createKeyReader = (singleKeys: () => boolean): KeyReader => {
  let jumpBegan: number | null = null;
  return {
    read: (press, at) => {
      const began = jumpBegan;
      jumpBegan = null;
      if (press.isComposing || press.repeat) return undefined;
      const key = press.key.toLowerCase();
      if (press.ctrlKey || press.metaKey) return key === 'k' && !press.altKey && !press.shiftKey ? { kind: 'palette' } : undefined;
      if (press.altKey || press.taken || !singleKeys()) return undefined;
      // On most keyboards `?` is typed with Shift.
      if (press.key === SHEET_KEY) return { kind: 'sheet' };
      if (press.shiftKey) return undefined;
      if (began !== null && at - began <= JUMP_WITHIN) return { kind: 'jump', letter: key };
      if (key === JUMP_KEY) jumpBegan = at;
      return undefined;
    },
  };
};

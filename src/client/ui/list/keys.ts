/** What a key means to a list whose row has the focus. */
export type RowCommand =
  | { readonly kind: 'move'; readonly to: number; readonly extend: boolean }
  | { readonly kind: 'open'; readonly newTab: boolean }
  | { readonly kind: 'toggle'; readonly extend: boolean }
  | { readonly kind: 'unfold'; readonly on: boolean }
  | { readonly kind: 'clear' };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Rows a page key goes on. */
const LEAP = 10;

/**
 * The command of a key pressed on row `index` of `count`; null: none of ours. Arrows, Page, Home and End move, with Shift they choose
 * what they pass; Space and x choose, Enter opens, Right and Left unfold, Escape chooses nothing.
 */
export const commandOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, index: number, count: number): RowCommand | null => {
  if (altKey) return null;
  if (key === 'Enter') return { kind: 'open', newTab: ctrlKey || metaKey };
  if (ctrlKey || metaKey) return null;
  const move = (to: number): RowCommand => ({ kind: 'move', to: Math.max(0, Math.min(count - 1, to)), extend: shiftKey });
  switch (key) {
    case 'ArrowDown':
      return move(index + 1);
    case 'ArrowUp':
      return move(index - 1);
    case 'PageDown':
      return move(index + LEAP);
    case 'PageUp':
      return move(index - LEAP);
    case 'Home':
      return move(0);
    case 'End':
      return move(count - 1);
    case ' ':
    case 'x':
    case 'X':
      return { kind: 'toggle', extend: shiftKey };
    case 'ArrowRight':
    case 'ArrowLeft':
      return { kind: 'unfold', on: key === 'ArrowRight' };
    case 'Escape':
      return { kind: 'clear' };
    default:
      return null;
  }
};

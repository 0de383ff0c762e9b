import type { GridMove } from '../../../domain/variant-grid/range';

/** What a key asks of the grid. */
export type GridCommand =
  | { readonly kind: 'move'; readonly move: GridMove; readonly extend: boolean }
  /** Types in the cell: `text` in place of what is there, or what is there when null. */
  | { readonly kind: 'edit'; readonly text: string | null }
  | { readonly kind: 'fault'; readonly back: boolean }
  | { readonly kind: 'clear' | 'fill' | 'undo' | 'redo' | 'all' | 'one' };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Near and far, by key, where lines run from left to right. */
const MOVES: Readonly<Record<string, readonly [near: GridMove, far: GridMove]>> = {
  ArrowUp: ['up', 'top'],
  ArrowDown: ['down', 'bottom'],
  ArrowLeft: ['back', 'lineStart'],
  ArrowRight: ['on', 'lineEnd'],
  Home: ['lineStart', 'first'],
  End: ['lineEnd', 'last'],
  PageUp: ['pageUp', 'top'],
  PageDown: ['pageDown', 'bottom'],
};

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const held = (key: string, shiftKey: boolean): GridCommand | null => {
  switch (key.toLowerCase()) {
    case 'a':
      return { kind: 'all' };
    case 'd':
      return { kind: 'fill' };
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    default:
      return null;
  }
};

/** The command of a key pressed on a cell, as in a spreadsheet; null: none. Tab leaves the grid, so that nobody is held in it. */
export const gridCommandOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, mirrored: boolean): GridCommand | null => {
  if (altKey) return null;
  const control = ctrlKey || metaKey;
  const moves = MOVES[mirrored ? (MIRRORED[key] ?? key) : key];
  if (moves) return { kind: 'move', move: moves[control ? 1 : 0], extend: shiftKey };
  if (control) return held(key, shiftKey);
  if (key === 'Enter' || key === 'F2') return { kind: 'edit', text: null };
  if (key === 'F8') return { kind: 'fault', back: shiftKey };
  if (key === 'Escape') return { kind: 'one' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  return [...key].length === 1 ? { kind: 'edit', text: key } : null;
};

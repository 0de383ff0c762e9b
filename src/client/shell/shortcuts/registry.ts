import type { EntryId } from '../layout/navigation';
import type { Inside } from '../layout/navigation-table';

/** Keys pressed one after the other; each is written as on the key, `Mod` is Ctrl, or Cmd on a Mac, held with the next one. */
export type Keys = readonly string[];

/** Opens the command palette. */
export const PALETTE_KEYS: Keys = ['Mod', 'K'];
/** Shows all shortcuts. */
export const SHEET_KEY = '?';
/** Begins a jump: the entry's letter follows. */
export const JUMP_KEY = 'g';

/** Entries of the sidebar that stay in the application. */
type Jump = Exclude<Inside, 'policy' | 'terms' | 'qa' | 'audit'>;

/** The letter, or digit, that follows `g`, for each entry of the menu one can jump to; one that is missing is a type error. */
export const JUMPS: Readonly<Partial<Record<EntryId, string>>> = {
  dashboard: 'd',
  fulfillmentReport: 'g',
  orderReport: 'z',
  invoice: 'h',
  orders: 'o',
  trackings: 't',
  support: 's',
  paypal: 'p',
  external: 'e',
  internal: 'i',
  trend: 'a',
  productTypes: 'y',
  mockups: 'm',
  blogsWrite: 'w',
  blogsAll: 'b',
  stores: 'r',
  fulfilments: 'f',
  policies: 'l',
  jobs: 'j',
  designTasks: 'k',
  orderTickets: 'q',
  designCollection: 'c',
  files: 'v',
  users: 'u',
  integrations: 'n',
  settings: 'x',
} satisfies Readonly<Record<Jump, string>>;

/** A line of the sheet: what its keys do is the text `shortcuts.does.{id}`. Alternatives stand beside each other. */
export interface SheetLine {
  readonly id:
    | 'palette'
    | 'sheet'
    | 'focusSearch'
    | 'close'
    | 'move'
    | 'page'
    | 'ends'
    | 'open'
    | 'openTab'
    | 'select'
    | 'range'
    | 'unfold'
    | 'clear'
    | 'choose'
    | 'pick'
    | 'star'
    | 'process'
    | 'hold'
    | 'cancel'
    | 'lift'
    | 'carry'
    | 'putBack';
  readonly keys: readonly Keys[];
}

/** Everything but the jumps, by where it works. */
export const SHEET: Readonly<Record<'anywhere' | 'search' | 'list' | 'orders' | 'board', readonly SheetLine[]>> = {
  anywhere: [
    { id: 'palette', keys: [PALETTE_KEYS] },
    { id: 'sheet', keys: [[SHEET_KEY]] },
    { id: 'close', keys: [['Esc']] },
  ],
  search: [
    { id: 'choose', keys: [['↑'], ['↓']] },
    { id: 'pick', keys: [['Enter']] },
    { id: 'star', keys: [['Mod', 'B']] },
  ],
  list: [
    { id: 'focusSearch', keys: [['/']] },
    { id: 'move', keys: [['↑'], ['↓']] },
    { id: 'page', keys: [['Page Up'], ['Page Down']] },
    { id: 'ends', keys: [['Home'], ['End']] },
    { id: 'open', keys: [['Enter']] },
    { id: 'openTab', keys: [['Mod', 'Enter']] },
    { id: 'select', keys: [['Space'], ['x']] },
    {
      id: 'range',
      keys: [
        ['Shift', '↑'],
        ['Shift', '↓'],
      ],
    },
    { id: 'unfold', keys: [['→'], ['←']] },
    { id: 'clear', keys: [['Esc']] },
  ],
  orders: [
    { id: 'process', keys: [['p']] },
    { id: 'hold', keys: [['h']] },
    { id: 'cancel', keys: [['b']] },
  ],
  board: [
    { id: 'lift', keys: [['Space']] },
    { id: 'carry', keys: [['←'], ['→'], ['↑'], ['↓']] },
    { id: 'putBack', keys: [['Esc']] },
  ],
};

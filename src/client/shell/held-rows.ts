import type { EditorRoot } from '../editor';
import type { Held } from '../kernel/to-forget';
import type { InboxRoot } from './notifications/inbox-slice';
import type { SearchRoot } from './search/search-slice';

/** Kinds of rows that are few, and needed wherever one goes. */
const ALWAYS = { users: 'all', listLayouts: 'all', listViews: 'all' } as const;
/** Kinds of rows an open design stands on, whichever of its parts asks for them. */
const BY_EDITOR = {
  clipartCategories: 'all',
  cliparts: 'all',
  files: 'all',
  fonts: 'all',
  listings: 'all',
  mockupPresets: 'all',
  mockups: 'all',
  presets: 'all',
} as const;

/** Rows that are needed though no list on screen has them. */
export const heldRows = ({ editor, inbox, search }: EditorRoot & InboxRoot & SearchRoot): Held => ({
  notifications: inbox.ids,
  orders: search.orderIds,
  listings: search.listingIds,
  supports: search.supportIds ?? [],
  ...ALWAYS,
  ...(editor.session.presetId !== null && BY_EDITOR),
});

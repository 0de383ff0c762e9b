import { BookmarkInputLimits, bookmarksSaveLimits } from '../../contract/generated/limits';
import { addresses } from '../addresses/addresses';
import { accept, refuse, type Outcome } from '../fault';
import type { OrderStatus } from '../sales/order-status';
import { isInternalLink, normalLink } from './internal-link';

/** A place somebody wants to be back at soon (specification 2, §3). */
export interface Bookmark {
  readonly id: string;
  /** Name of the menu entry the link belongs to; empty outside the menu. */
  readonly target: string;
  readonly title: string;
  /** Root-relative, with its query. */
  readonly link: string;
  /** Name of an icon. */
  readonly icon: string;
  /** Stands in the navbar; the others are the extra ones. */
  readonly starred: boolean;
}

/** At most so many stand in the navbar (specification 2, §9). */
export const STARRED_LIMIT = 10;
/** At most so many are kept, the extra ones included. */
export const BOOKMARK_LIMIT = bookmarksSaveLimits.bookmarks.entries;

const { id: ID, target: TARGET, title: TITLE, link: LINK, icon: ICON } = BookmarkInputLimits;

const quickLink = (id: string, target: string, title: string, link: string, icon = target): Bookmark => ({
  id,
  target,
  title,
  link,
  icon,
  starred: true,
});

/** What somebody has who never chose any (specification 2, §2, Quick-link defaults). */
export const QUICK_LINKS: readonly Bookmark[] = [
  quickLink('dashboard', 'dashboard', 'Dashboard', addresses.dashboard.print()),
  quickLink('ordersAll', 'orders', 'All orders', addresses.orders.print({ filter: 'all', status: 'All' })),
  quickLink(
    'ordersProcessing',
    'orders',
    'Processing orders',
    addresses.orders.print({ filter: 'all', status: 'Processing' satisfies OrderStatus }),
    'processing',
  ),
  quickLink(
    'ordersInProduction',
    'orders',
    'Orders in production',
    addresses.orders.print({ filter: 'all', status: 'In Production' satisfies OrderStatus }),
    'production',
  ),
  quickLink('itemsInternal', 'internal', 'Internal items', addresses.internal.print()),
  quickLink('supportInprocess', 'support', 'Support in process', addresses.support.print({ filter: 'order', status: 'Inprocess' })),
  quickLink('jobs', 'jobs', 'Jobs', addresses.jobs.print()),
  quickLink('stores', 'stores', 'Stores', addresses.stores.print()),
  quickLink('fulfilments', 'fulfilments', 'Fulfilments', addresses.fulfilments.print({ filter: 'all' })),
];

/** The bookmark of a place, however its link is spelt. */
export const bookmarkOf = (bookmarks: readonly Bookmark[], link: string): Bookmark | undefined => {
  const wanted = normalLink(link);
  return bookmarks.find((bookmark) => normalLink(bookmark.link) === wanted);
};

/** The first ten starred, the rest extra, in the order given: adding overflows into the extra list, removing promotes its first. */
const rowUp = (bookmarks: readonly Bookmark[]): Bookmark[] => {
  const row = [...bookmarks.filter(({ starred }) => starred), ...bookmarks.filter(({ starred }) => !starred)];
  return row.map((bookmark, i) => (bookmark.starred === i < STARRED_LIMIT ? bookmark : { ...bookmark, starred: i < STARRED_LIMIT }));
};

/**
 * Stars a place, or takes its star away (specification 2, §4, Bookmarks). A new one is starred while fewer than 10 are, else it is extra;
 * when a starred one goes, the first extra takes its place. A list that is full stays as it is.
 */
export const toggleBookmark = (bookmarks: readonly Bookmark[], place: Omit<Bookmark, 'starred'>): readonly Bookmark[] => {
  const present = bookmarkOf(bookmarks, place.link);
  if (present) return rowUp(bookmarks.filter((bookmark) => bookmark !== present));
  if (bookmarks.length >= BOOKMARK_LIMIT) return bookmarks;
  return rowUp([...bookmarks, { ...place, starred: false }]);
};

/**
 * The list `kept` with the changes by which `wanted` differs from the list it was made from, whose links are `base`. So stars given and
 * taken in two places at once all count.
 */
export const mergeBookmarks = (kept: readonly Bookmark[], wanted: readonly Bookmark[], base: readonly string[]): readonly Bookmark[] => {
  const known = new Set(base.map(normalLink));
  const isKnown = ({ link }: Bookmark): boolean => known.has(normalLink(link));
  const stays = kept.filter((bookmark) => !isKnown(bookmark) || bookmarkOf(wanted, bookmark.link));
  const added = wanted.filter((bookmark) => !isKnown(bookmark) && !bookmarkOf(kept, bookmark.link));
  return rowUp([...stays, ...added.map((bookmark) => ({ ...bookmark, starred: false }))]);
};

/** The navbar's bookmarks and the extra ones. */
export const splitBookmarks = (
  bookmarks: readonly Bookmark[],
): { readonly starred: readonly Bookmark[]; readonly extra: readonly Bookmark[] } => ({
  starred: bookmarks.filter(({ starred }) => starred),
  extra: bookmarks.filter(({ starred }) => !starred),
});

/** The rule of `bookmarksSave`: what a list must be to be kept. Titles and names come back trimmed. */
export const checkBookmarks = (bookmarks: readonly Bookmark[]): Outcome<readonly Bookmark[]> => {
  if (bookmarks.length > BOOKMARK_LIMIT) {
    return refuse('bookmark.tooMany', { field: 'bookmarks', values: { most: BOOKMARK_LIMIT } });
  }
  if (splitBookmarks(bookmarks).starred.length > STARRED_LIMIT) {
    return refuse('bookmark.tooManyStarred', { field: 'bookmarks', values: { most: STARRED_LIMIT } });
  }
  const ids = new Set<string>();
  const links = new Set<string>();
  const checked: Bookmark[] = [];
  for (const [i, bookmark] of bookmarks.entries()) {
    const one = checkBookmark(bookmark, `bookmarks.${i}`);
    if (!one.ok) return one;
    const { id, link } = one.value;
    if (ids.has(id) || links.has(normalLink(link))) {
      return refuse('bookmark.twice', { field: `bookmarks.${i}`, values: { link } });
    }
    ids.add(id);
    links.add(normalLink(link));
    checked.push(one.value);
  }
  return accept(checked);
};

const checkBookmark = ({ starred, ...texts }: Bookmark, field: string): Outcome<Bookmark> => {
  const id = texts.id.trim();
  const title = texts.title.replace(/\s+/gu, ' ').trim();
  const target = texts.target.trim();
  const icon = texts.icon.trim();
  const { link } = texts;
  if (id === '' || id.length > ID.characters) return refuse('bookmark.id', { field: `${field}.id`, values: { most: ID.characters } });
  if (title === '' || title.length > TITLE.characters) {
    return refuse('bookmark.title', { field: `${field}.title`, values: { most: TITLE.characters } });
  }
  if (!isInternalLink(link)) {
    return refuse('bookmark.link', { field: `${field}.link`, values: { most: LINK.characters } });
  }
  if (target.length > TARGET.characters)
    return refuse('bookmark.target', { field: `${field}.target`, values: { most: TARGET.characters } });
  if (icon.length > ICON.characters) return refuse('bookmark.icon', { field: `${field}.icon`, values: { most: ICON.characters } });
  return accept({ id, target, title, link, icon, starred });
};

import type { Bookmark } from '../../../domain/people/bookmarks';
import { entryAt, type NavigationEntry } from '../layout/navigation';

/** A screen of the menu as somebody left it. */
interface Place {
  readonly entry: NavigationEntry;
  /** Root-relative; the page of a list is no part of it, since rows wander from page to page. */
  readonly link: string;
  /** What tells it from the entry's other places: filter, status, what was searched for. */
  readonly details: readonly string[];
}

const parse = (link: string): URL => new URL(link, 'http://host.invalid');

/** The place a link leads to; undefined outside the menu and for places of the account site. */
export const placeAt = (link: string): Place | undefined => {
  const { pathname, searchParams } = parse(link);
  const entry = entryAt(pathname);
  if (!entry || entry.external) return undefined;
  for (const name of ['page', 'perpage']) searchParams.delete(name);
  const query = searchParams.toString();
  const filters = pathname.slice(entry.place.length).split('/').filter(Boolean);
  const details = [...filters, searchParams.get('status') ?? '', searchParams.get('search') ?? '']
    .map((detail) => detail.trim())
    .filter((detail) => detail !== '' && detail.toLowerCase() !== 'all');
  return { entry, link: pathname + (query && `?${query}`), details: [...new Set(details)] };
};

/** The name of a place: the entry's own, and what tells it from the entry's other places. */
export const placeTitle = (label: string, { details }: Pick<Place, 'details'>): string => [label, ...details].join(' · ').slice(0, 120);

/** A bookmark of a place. `id` is new. */
export const bookmarkPlace = (id: string, title: string, { entry, link }: Place): Omit<Bookmark, 'starred'> => ({
  id,
  target: entry.id,
  title,
  link,
  icon: entry.id,
});

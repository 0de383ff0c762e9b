import { BookmarkInputLimits } from '../../contract/generated/limits';

/** Longest link we keep, in characters. */
const LINK_LIMIT = BookmarkInputLimits.link.characters;

/** Stands for whatever host we run on; nobody can own it (RFC 2606). */
const ANY_ORIGIN = 'http://host.invalid';

/**
 * Whether a link leads to a place of this very site: root-relative, and no spelling (`//host`, `/\host`, a tab or a line break in between,
 * `/.//host`) that a browser would take elsewhere.
 */
export const isInternalLink = (link: string): boolean => {
  if (!link.startsWith('/') || link.length > LINK_LIMIT || /[\\\p{Cc}]/u.test(link)) return false;
  try {
    const { origin, pathname } = new URL(link, ANY_ORIGIN);
    return origin === ANY_ORIGIN && !pathname.startsWith('//');
  } catch {
    return false;
  }
};

/** The same text for every spelling of a link: with its query's spaces and letters written in one way. Only for internal links. */
export const normalLink = (link: string): string => {
  const { pathname, search, hash } = new URL(link, ANY_ORIGIN);
  const query = new URLSearchParams(search).toString();
  return pathname + (query && `?${query}`) + hash;
};

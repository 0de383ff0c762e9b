import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isInternalLink } from '../../../domain/people/internal-link';
import { placeAt } from '../bookmarks/place';

const KEPT = 8;

const keyOf = (userId: string): string => `recent:${userId}`;

/** Links of the places a person has been at in this tab, the latest first. They go with the tab, since a link may hold what was searched for. */
export const recentLinks = (userId: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((link): link is string => typeof link === 'string' && isInternalLink(link)) : [];
  } catch {
    return [];
  }
};

/** The list after somebody came to a place: first, once, the oldest dropped. */
const withVisit = (links: readonly string[], link: string): readonly string[] =>
  [link, ...links.filter((other) => other !== link)].slice(0, KEPT);

/** Writes down where the person goes. */
export const useRecentPlaces = (userId: string): void => {
  const { pathname, search } = useLocation();
  const link = placeAt(pathname + search)?.link;
  useEffect(() => {
    if (link !== undefined) sessionStorage.setItem(keyOf(userId), JSON.stringify(withVisit(recentLinks(userId), link)));
  }, [link, userId]);
};

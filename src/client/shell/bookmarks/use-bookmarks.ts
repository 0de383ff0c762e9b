import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { bookmarkOf, QUICK_LINKS, splitBookmarks, toggleBookmark, type Bookmark } from '../../../domain/people/bookmarks';
import { isInternalLink } from '../../../domain/people/internal-link';
import { makeId } from '../../kernel/clock';
import { isPermitted } from '../layout/navigation';
import { selectUser } from '../session/session-slice';
import { bookmarkActions, type BookmarksRoot } from './bookmarks-slice';
import { placeAt, placeTitle } from './place';

interface Bookmarks {
  /** All that are kept, permitted or not. */
  readonly all: readonly Bookmark[];
  /** Those the person may see now, titles in their language: in the navbar, and the extra ones. */
  readonly starred: readonly Bookmark[];
  readonly extra: readonly Bookmark[];
  /** Stars a place, or takes its star away. */
  readonly toggle: (place: Omit<Bookmark, 'starred'>) => void;
}

/** All bookmarks, permitted or not; the default quick links for somebody who never chose any. */
export const selectBookmarks = (state: BookmarksRoot): readonly Bookmark[] =>
  state.bookmarks.edited ?? selectUser(state)?.bookmarks ?? QUICK_LINKS;

/** Quick links that tell more than their menu entry does; the others are called like it. */
const NAMED = ['ordersAll', 'ordersProcessing', 'ordersInProduction', 'itemsInternal', 'supportInprocess'] as const;

const namedQuickLink = ({ link }: Bookmark): (typeof NAMED)[number] | undefined => {
  const id = QUICK_LINKS.find((quick) => quick.link === link)?.id;
  return NAMED.find((name) => name === id);
};

/** The signed-in person's bookmarks. One to a screen they may not view is not shown; it comes back with the permission. */
export const useBookmarks = (): Bookmarks => {
  const { t } = useTranslation('navigation');
  const { t: shell } = useTranslation('shell');
  const dispatch = useDispatch();
  const all = useSelector(selectBookmarks);
  const user = useSelector((state: BookmarksRoot) => selectUser(state));

  const { starred, extra } = useMemo(() => {
    const shown = all.flatMap((bookmark): Bookmark[] => {
      const place = isInternalLink(bookmark.link) ? placeAt(bookmark.link) : undefined;
      if (!place) return [];
      if (!user || !isPermitted(user, place.entry)) return [];
      const quick = namedQuickLink(bookmark);
      const title = quick ? t(`bookmarks.quick.${quick}`) : placeTitle(shell(`nav.${place.entry.label}`), place);
      return [{ ...bookmark, title }];
    });
    return splitBookmarks(shown);
  }, [all, shell, t, user]);

  const toggle = useCallback(
    (place: Omit<Bookmark, 'starred'>) => {
      const id = bookmarkOf(all, place.link)?.id ?? makeId();
      const next = toggleBookmark(all, { ...place, id });
      if (next !== all) dispatch(bookmarkActions.change(next));
    },
    [all, dispatch],
  );
  return { all, starred, extra, toggle };
};

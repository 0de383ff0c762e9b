import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../../entities/users';
import { bookmarkIcons, plainBookmarkIcon } from '../bookmarks/bookmark-icons';
import { bookmarkPlace, placeAt, placeTitle } from '../bookmarks/place';
import { useBookmarks } from '../bookmarks/use-bookmarks';
import { isPermitted } from '../layout/navigation';
import { navigationIcons } from '../layout/navigation-icons';
import type { Suggestion } from '../search/suggestion';
import { recentLinks } from './recent';

/** Where the person has been lately, but for where they are, and what they bookmarked. */
export const usePlaces = (user: User): readonly Suggestion[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = placeAt(pathname + search)?.link;
  const { starred, extra } = useBookmarks();
  const recent = useMemo(
    () =>
      recentLinks(user._id).flatMap((link): Suggestion[] => {
        const place = placeAt(link);
        if (!place || link === here || !isPermitted(user, place.entry)) return [];
        const text = placeTitle(t(`nav.${place.entry.label}`), place);
        return [
          {
            key: `recent:${link}`,
            group: 'recent',
            text,
            Icon: navigationIcons[place.entry.id],
            place: bookmarkPlace('', text, place),
            choose: () => void navigate(link),
          },
        ];
      }),
    [here, navigate, t, user],
  );
  const bookmarked = useMemo(
    () =>
      [...starred, ...extra].map((bookmark): Suggestion => ({
        key: `bookmarks:${bookmark.id}`,
        group: 'bookmarks',
        text: bookmark.title,
        Icon: bookmarkIcons[bookmark.icon] ?? plainBookmarkIcon,
        place: bookmark,
        choose: () => void navigate(bookmark.link),
      })),
    [extra, navigate, starred],
  );
  return useMemo(() => [...recent, ...bookmarked], [bookmarked, recent]);
};

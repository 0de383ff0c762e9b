import BookmarksOutlined from '../../ui/icons/BookmarksOutlined';
import Star from '../../ui/icons/Star';
import StarBorder from '../../ui/icons/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { bookmarkOf, type Bookmark } from '../../../domain/people/bookmarks';
import { normalLink } from '../../../domain/people/internal-link';
import { Link } from '../../ui/Link';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { bookmarkIcons, plainBookmarkIcon } from './bookmark-icons';
import { selectBookmarksError } from './bookmarks-slice';
import { BookmarksPopover } from './BookmarksPopover';
import { bookmarkPlace, placeAt, placeTitle } from './place';
import { useBookmarks } from './use-bookmarks';

/** The starred bookmarks as icons, the way to all of them, and the star of the place the person is at. `icons` false: no room for icons. */
export const BookmarkBar = ({ icons }: { readonly icons: boolean }) => {
  const { t } = useTranslation('navigation');
  const { t: shell } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const { all, starred, extra, toggle } = useBookmarks();
  const error = useSelector(selectBookmarksError);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (error !== null) showToast(refusalSentence(error), { tone: 'error' });
  }, [error]);

  const place = placeAt(pathname + search);
  const here = place && bookmarkOf(all, place.link);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      {icons && starred.length > 0 && (
        <Box component="nav" aria-label={t('bookmarks.label')} sx={{ display: 'flex', minWidth: 0, overflow: 'hidden' }}>
          {starred.map((bookmark) => (
            <BookmarkIcon key={bookmark.id} bookmark={bookmark} current={place !== undefined && isHere(bookmark, place.link)} />
          ))}
        </Box>
      )}
      <Tooltip title={t('bookmarks.open')}>
        <IconButton
          aria-label={t('bookmarks.open')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary' }}
        >
          <BookmarksOutlined />
        </IconButton>
      </Tooltip>
      {place && (
        <Tooltip title={t(here ? 'bookmarks.removeHere' : 'bookmarks.addHere')}>
          <IconButton
            aria-label={t('bookmarks.addHere')}
            aria-pressed={here !== undefined}
            sx={{ color: here ? 'primary.main' : 'text.secondary' }}
            onClick={() => toggle(bookmarkPlace('', placeTitle(shell(`nav.${place.entry.label}`), place), place))}
          >
            {here ? <Star /> : <StarBorder />}
          </IconButton>
        </Tooltip>
      )}
      {anchor && <BookmarksPopover anchor={anchor} starred={starred} extra={extra} onRemove={toggle} onClose={() => setAnchor(null)} />}
    </Box>
  );
};

const isHere = (bookmark: Bookmark, link: string): boolean => normalLink(bookmark.link) === normalLink(link);

const BookmarkIcon = ({ bookmark, current }: { readonly bookmark: Bookmark; readonly current: boolean }) => {
  const Icon = bookmarkIcons[bookmark.icon] ?? plainBookmarkIcon;
  return (
    <Tooltip title={bookmark.title}>
      <IconButton
        component={Link}
        to={bookmark.link}
        aria-label={bookmark.title}
        aria-current={current ? 'page' : undefined}
        sx={{ color: current ? 'primary.main' : 'text.secondary' }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
};

import Close from '../../ui/icons/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { Link } from '../../ui/Link';
import type { Bookmark } from '../../../domain/people/bookmarks';
import { bookmarkIcons, plainBookmarkIcon } from './bookmark-icons';

interface BookmarksPopoverProps {
  readonly anchor: HTMLElement;
  readonly starred: readonly Bookmark[];
  readonly extra: readonly Bookmark[];
  readonly onRemove: (bookmark: Bookmark) => void;
  readonly onClose: () => void;
}

/** All bookmarks: those in the navbar, then the extra ones. Taking one of the first away brings the first extra one up. */
export const BookmarksPopover = ({ anchor, starred, extra, onRemove, onClose }: BookmarksPopoverProps) => {
  const { t } = useTranslation('navigation');
  const section = (title: string, bookmarks: readonly Bookmark[]) =>
    bookmarks.length > 0 && (
      <>
        <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', px: 4, pt: 2 }}>
          {title}
        </Typography>
        <List disablePadding aria-label={title}>
          {bookmarks.map((bookmark) => (
            <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemove={onRemove} onClose={onClose} />
          ))}
        </List>
      </>
    );
  return (
    <AnchoredPanel
      anchor={anchor}
      label={t('bookmarks.label')}
      align="right"
      sx={{ width: 320, maxHeight: '70vh', pb: 2 }}
      onClose={onClose}
    >
      {section(t('bookmarks.inNavbar'), starred)}
      {section(t('bookmarks.extra'), extra)}
      {starred.length + extra.length === 0 && (
        <Typography variant="body2" sx={{ px: 4, pt: 4, pb: 2, color: 'text.secondary' }}>
          {t('bookmarks.empty')}
        </Typography>
      )}
    </AnchoredPanel>
  );
};

const BookmarkRow = ({
  bookmark,
  onRemove,
  onClose,
}: { readonly bookmark: Bookmark } & Pick<BookmarksPopoverProps, 'onRemove' | 'onClose'>) => {
  const { t } = useTranslation('navigation');
  const Icon = bookmarkIcons[bookmark.icon] ?? plainBookmarkIcon;
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <IconButton
          edge="end"
          aria-label={t('bookmarks.removeNamed', { title: bookmark.title })}
          onClick={(event) => {
            // The button goes with its row; the focus stays in the list.
            event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
            onRemove(bookmark);
          }}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      }
    >
      <ListItemButton component={Link} to={bookmark.link} onClick={onClose} sx={{ py: 1, px: 4 }}>
        <ListItemIcon sx={{ color: 'text.secondary' }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={bookmark.title} slotProps={{ primary: { variant: 'body2', noWrap: true } }} />
      </ListItemButton>
    </ListItem>
  );
};

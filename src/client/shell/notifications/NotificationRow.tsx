import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Notification } from '../../entities/notifications';
import { unseen } from '../../ui/styles';
import type { InboxRoot } from './inbox-slice';
import { notificationTime, selectNotification } from './shown-notification';

/** How much of a read notification shows; its text, in the primary colour, keeps a contrast of 5:1 in both themes. */
const READ_OPACITY = 0.68;

interface NotificationRowProps {
  readonly id: string;
  /** Unix seconds. */
  readonly now: number;
  readonly onFollow: (notification: Notification) => void;
}

/** One notification: unread at full opacity with a dot, read faded (specification 2, §4). */
export const NotificationRow = memo(({ id, now, onFollow }: NotificationRowProps) => {
  const { t, i18n } = useTranslation('navigation');
  const notification = useSelector((state: InboxRoot) => selectNotification(state, id));
  if (!notification) return null;
  const unread = notification.status === 'New';
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        onClick={() => onFollow(notification)}
        data-unread={unread}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: 4, py: 2.5, opacity: unread ? 1 : READ_OPACITY }}
      >
        <Box
          aria-hidden
          sx={{ flexShrink: 0, width: 8, height: 8, mt: 1.5, borderRadius: '50%', bgcolor: unread ? 'primary.main' : 'transparent' }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
            <Typography variant="subtitle2" component="span" sx={{ flex: 1, overflowWrap: 'anywhere', fontWeight: unread ? 600 : 400 }}>
              {unread && <span style={unseen}>{t('notifications.unread')} </span>}
              {notification.subject}
            </Typography>
            <Typography variant="caption" component="time" sx={{ whiteSpace: 'nowrap' }}>
              {notificationTime(notification.created_at, now, i18n.language)}
            </Typography>
          </Box>
          <Typography variant="body2" component="span" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {notification.content}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
});
NotificationRow.displayName = 'NotificationRow';

import type { Action, Dispatch } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { countActions } from '../../entities/counts';
import { notifications, type Notification } from '../../entities/notifications';
import { now } from '../../kernel/clock';
import { useList } from '../../kernel/hooks';
import { notificationTarget } from './notification-target';
import { notificationTime } from './notification-time';

const LATEST = {};

export interface NotificationListProps {
  readonly unread: number;
  /** The person follows one of them. */
  readonly onLeave: () => void;
}

/** The latest notifications; a click marks one as read and leads to what it is about. */
export const NotificationList = ({ unread, onLeave }: NotificationListProps) => {
  const { t, i18n } = useTranslation('shell');
  const dispatch = useDispatch<Dispatch<Action>>();
  const navigate = useNavigate();
  const { rows, loading, error } = useList(notifications, LATEST);
  const [openedAt] = useState(() => Math.floor(now() / 1000));

  const follow = (notification: Notification) => {
    if (notification.status === 'New') dispatch(notifications.actions.mark({ ids: [notification._id], status: 'Readed' }));
    const target = notificationTarget(notification);
    if (!target) return;
    onLeave();
    void navigate(target);
  };

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 4, minHeight: 48, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <Button disabled={unread === 0} onClick={() => dispatch(countActions.readAllNotifications())}>
          {t('notifications.readAll')}
        </Button>
      </Box>
      {loading && !error && [1, 2, 3].map((row) => <Skeleton key={row} variant="rounded" height={44} sx={{ m: 4 }} />)}
      {error && rows.length === 0 && <Quiet role="alert">{t('notifications.failed')}</Quiet>}
      {!loading && !error && rows.length === 0 && <Quiet>{t('notifications.empty')}</Quiet>}
      <List disablePadding>
        {rows.map((notification) => (
          <ListItemButton
            key={notification._id}
            divider
            onClick={() => follow(notification)}
            sx={{ display: 'block', px: 4, py: 2.5, opacity: notification.status === 'New' ? 1 : 0.6 }}
          >
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
              <Typography variant="subtitle2" noWrap sx={{ flex: 1 }}>
                {notification.subject}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {notificationTime(notification.created_at, openedAt, i18n.language)}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
              {notification.content}
            </Typography>
          </ListItemButton>
        ))}
      </List>
    </>
  );
};

const Quiet = ({ role, children }: { readonly role?: string; readonly children: string }) => (
  <Typography role={role} sx={{ px: 4, py: 8, textAlign: 'center', color: 'text.secondary' }}>
    {children}
  </Typography>
);

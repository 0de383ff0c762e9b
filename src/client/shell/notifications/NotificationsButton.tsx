import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { every } from '../../kernel/clock';
import { NotificationList } from './NotificationList';

/** How often the number of unread notifications is asked for, in milliseconds. */
const POLL = 30_000;

/** The bell: how many notifications are unread, and the latest ones. */
export const NotificationsButton = () => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const unread = useSelector((state: CountsRoot) => selectCounts(state, 'notifications'))?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    const load = () => void dispatch(countActions.load('notifications'));
    load();
    return every(POLL, () => document.visibilityState === 'visible' && load());
  }, [dispatch]);

  return (
    <>
      <Tooltip title={t('notifications.title')}>
        <IconButton
          aria-label={t('notifications.open', { count: unread })}
          aria-haspopup="dialog"
          onClick={(event) => {
            setAnchor(event.currentTarget);
            setOpened((times) => times + 1);
          }}
        >
          <Badge badgeContent={unread} color="error" max={99}>
            <NotificationsNone />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notifications.title'), sx: { width: 360, maxHeight: 480 } } }}
      >
        <NotificationList key={opened} unread={unread} onLeave={() => setAnchor(null)} />
      </Popover>
    </>
  );
};

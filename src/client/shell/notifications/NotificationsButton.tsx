import NotificationsNone from '@mui/icons-material/NotificationsNone';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { every } from '../../kernel/clock';
import { CountBadge } from '../../ui/CountBadge';

const NotificationsPopover = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './NotificationsPopover')).NotificationsPopover,
}));

/** How often the number of unread notifications is asked for, in milliseconds. */
const POLL = 30_000;

/** The bell: how many notifications are unread, and the way to the latest ones. */
export const NotificationsButton = () => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const unread = useSelector((state: CountsRoot) => selectCounts(state, 'notifications'))?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const load = () => void dispatch(countActions.load('notifications'));
    load();
    return every(POLL, () => document.visibilityState === 'visible' && load());
  }, [dispatch]);

  return (
    <>
      <IconButton
        title={t('notifications.title')}
        aria-label={t('notifications.open', { count: unread })}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CountBadge count={unread} colour="error">
          <NotificationsNone />
        </CountBadge>
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationsPopover anchor={anchor} unread={unread} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

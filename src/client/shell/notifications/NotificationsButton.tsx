import NotificationsNone from '../../ui/icons/NotificationsNone';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { loadScreenTexts } from '../../i18n';
import { CountBadge } from '../../ui/CountBadge';
import { selectInbox } from './inbox-slice';

const NotificationsPopover = lazy(async () => {
  const [{ NotificationsPopover: Popover }] = await Promise.all([
    import(/* webpackChunkName: "tools" */ './NotificationsPopover'),
    loadScreenTexts(),
  ]);
  return { default: Popover };
});

/** The bell: how many notifications are unread, and the way to them. */
export const NotificationsButton = () => {
  const { t } = useTranslation('shell');
  const unread = useSelector(selectInbox).unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <IconButton
        title={t('notifications.title')}
        aria-label={t('notifications.open', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CountBadge count={unread} colour="error">
          <NotificationsNone />
        </CountBadge>
      </IconButton>
      {anchor && (
        <Suspense>
          <NotificationsPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

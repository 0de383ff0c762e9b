import type { Action, Dispatch } from '@reduxjs/toolkit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notifications, type Notification } from '../../entities/notifications';
import { refusalSentence } from '../../ui/refusal';
import { INBOX_PAGE, inboxActions, selectInbox } from './inbox-slice';
import { NotificationRow } from './NotificationRow';
import { notificationTarget, outsideAddress } from './shown-notification';
import { useNow } from '../use-now';

/** Pixels from the bottom within which the next page is loaded (specification 2, §9). */
const AHEAD = 500;

/** All notifications, page by page; a click marks one as read and leads to what it is about. */
export const NotificationList = ({ onLeave }: { /** The person follows one of them. */ readonly onLeave: () => void }) => {
  const { t, i18n } = useTranslation('navigation');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch<Dispatch<Action>>();
  const navigate = useNavigate();
  const { ids, total, status, error, unread } = useSelector(selectInbox);
  const scroller = useRef<HTMLDivElement>(null);
  const now = useNow();
  const ended = ids.length >= total;

  // The server says them in the language that is spoken, so pages that came before it changed do not stay.
  useEffect(() => void dispatch(inboxActions.load({ page: 1, anew: true })), [dispatch, i18n.language]);

  const nextPage = Math.floor(ids.length / INBOX_PAGE) + 1;
  const loadAhead = useCallback(() => {
    const box = scroller.current;
    if (!box || ended || status !== 'ready') return;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD) dispatch(inboxActions.load({ page: nextPage }));
  }, [dispatch, ended, nextPage, status]);
  // What came may still not reach far enough.
  useEffect(loadAhead, [loadAhead]);

  const follow = useCallback(
    (notification: Notification) => {
      if (notification.status === 'New') dispatch(notifications.actions.mark({ ids: [notification._id], status: 'Readed' }));
      const target = notificationTarget(notification);
      if (!target) return;
      onLeave();
      const outside = outsideAddress(target);
      if (outside) window.location.assign(outside);
      else void navigate(target);
    },
    [dispatch, navigate, onLeave],
  );

  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, px: 4, minHeight: 48, borderBottom: 1, borderColor: 'divider' }}>
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <Button
          // Not disabled: that would take the focus away from whoever has just pressed it.
          aria-disabled={!unread}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' } }}
          onClick={() => unread && dispatch(inboxActions.readAll())}
        >
          {t('notifications.readAll')}
        </Button>
      </Box>
      <Box ref={scroller} onScroll={loadAhead} aria-busy={status === 'loading'} sx={{ flex: 1, overflowY: 'auto' }}>
        {ids.length > 0 && (
          <List disablePadding>
            {ids.map((id) => (
              <NotificationRow key={id} id={id} now={now} onFollow={follow} />
            ))}
          </List>
        )}
        {status === 'loading' && !(ended && ids.length > 0) && <Skeletons />}
        {status === 'failed' && (
          <Quiet role="alert">
            {error?.kind === 'refused' ? refusalSentence(error) : t('notifications.failed')}
            <Button
              variant="outlined"
              sx={{ mt: 3 }}
              onClick={() => dispatch(inboxActions.load({ page: ids.length === 0 ? 1 : nextPage }))}
            >
              {common('action.retry')}
            </Button>
          </Quiet>
        )}
        {status === 'ready' && ids.length === 0 && <Quiet>{t('notifications.empty')}</Quiet>}
        {status === 'ready' && ended && ids.length > INBOX_PAGE && <Quiet>{t('notifications.end')}</Quiet>}
      </Box>
    </>
  );
};

const Skeletons = () => [1, 2, 3].map((row) => <Skeleton key={row} variant="rounded" height={48} sx={{ mx: 4, my: 3 }} />);

const Quiet = ({ role, children }: { readonly role?: string; readonly children: ReactNode }) => (
  <Typography
    role={role}
    component="div"
    variant="body2"
    sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', px: 4, py: 8, textAlign: 'center', color: 'text.secondary' }}
  >
    {children}
  </Typography>
);

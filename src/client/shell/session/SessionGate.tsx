import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '../../entities/users';
import { Message } from '../../ui/Message';
import { selectSession, selectUser, sessionActions } from './session-slice';

/** Shows the application to a signed-in user only. */
export const SessionGate = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { status, message } = useSelector(selectSession);
  const user = useSelector(selectUser);
  if (status === 'signed-in' && user) return children(user);
  if (status === 'refused') {
    return (
      <Centre>
        <Message level="h1" role="alert" Icon={LockOutlined} title={t('session.refusedTitle')} text={message ?? undefined}>
          <Button variant="contained" onClick={() => dispatch(sessionActions.signIn())}>
            {t('session.signIn')}
          </Button>
        </Message>
      </Centre>
    );
  }
  return (
    <Centre>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3, color: 'text.secondary' }}>
        <CircularProgress size={18} color="inherit" aria-hidden />
        <Typography>{t(status === 'signed-out' ? 'session.leaving' : 'session.starting')}</Typography>
      </Box>
    </Centre>
  );
};

const Centre = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>{children}</Box>
);

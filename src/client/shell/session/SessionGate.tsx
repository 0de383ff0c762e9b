import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { User } from '../../entities/users';
import { selectSession, selectUser } from './session-slice';

const SignInRefused = lazy(async () => ({ default: (await import('./SignInRefused')).SignInRefused }));

/** Shows the application to a signed-in user only. */
export const SessionGate = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { t } = useTranslation('shell');
  const { status, message } = useSelector(selectSession);
  const user = useSelector(selectUser);
  if (status === 'signed-in' && user) return children(user);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      {status === 'refused' ? (
        <Suspense>
          <SignInRefused message={message} />
        </Suspense>
      ) : (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(status === 'signed-out' ? 'session.leaving' : 'session.starting')}
        </Typography>
      )}
    </Box>
  );
};

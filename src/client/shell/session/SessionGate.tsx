import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '../../entities/users';
import { loadRefusalTexts } from '../../i18n';
import { selectSession, selectUser, sessionActions } from './session-slice';

const SignInRefused = lazy(async () => {
  const [{ SignInRefused: page }] = await Promise.all([import('./SignInRefused'), loadRefusalTexts()]);
  return { default: page };
});
const SignedOutElsewhere = lazy(async () => ({ default: (await import('./SignInRefused')).SignedOutElsewhere }));

/** Shows the application to a signed-in user only. */
export const SessionGate = ({ children }: { readonly children: (user: User) => ReactNode }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { status, elsewhere } = session;
  const user = useSelector(selectUser);
  const leaving = status === 'signed-out' && !elsewhere;
  // Somebody who is not signed in came here from a page that is for everybody.
  useEffect(() => {
    if (leaving) dispatch(sessionActions.signIn());
  }, [dispatch, leaving]);

  if (status === 'signed-in' && user) return children(user);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      {status === 'refused' && (
        <Suspense>
          <SignInRefused error={session} />
        </Suspense>
      )}
      {elsewhere && (
        <Suspense>
          <SignedOutElsewhere />
        </Suspense>
      )}
      {(status === 'starting' || leaving) && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(leaving ? 'session.leaving' : 'session.starting')}
        </Typography>
      )}
    </Box>
  );
};

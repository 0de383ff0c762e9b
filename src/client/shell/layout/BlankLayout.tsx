import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { NAVBAR_HEIGHT } from '../../theme';
import { loginUrl, registerUrl } from '../session/addresses';
import { selectSession, selectUser, type SessionRoot } from '../session/session-slice';
import { LanguageChoice } from '../user/LanguageChoice';
import { UserMenu } from '../user/UserMenu';
import { Brand } from './Brand';
import { Content } from './Content';
import { SkipLink } from './SkipLink';

/** The blank full layout: a page without menus, for whoever comes, signed in or not. */
export const BlankLayout = () => {
  const { t } = useTranslation('shell');
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const { status } = useSelector(selectSession);
  // Where signing in comes back to changes with the address.
  useLocation();
  const here = new URL(window.location.href);
  return (
    <Box data-layout="blank" sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, height: NAVBAR_HEIGHT, paddingInline: { xs: 4, md: 6 }, flexShrink: 0 }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Brand />
        </Box>
        {user && <UserMenu user={user} />}
        {status === 'signed-out' && (
          <>
            <LanguageChoice />
            <Button href={loginUrl(here)}>{t('session.signIn')}</Button>
            <Button variant="contained" href={registerUrl(here)}>
              {t('session.signUp')}
            </Button>
          </>
        )}
      </Box>
      <Content user={undefined} whole={false} />
    </Box>
  );
};

import MenuIcon from '../../ui/icons/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { User } from '../../entities/users';
import { loadScreenTexts } from '../../i18n';
import { selectPreferences } from '../customizer/customizer-slice';
import { NotificationsButton } from '../notifications/NotificationsButton';
import { BackgroundTaskButton } from '../tasks/BackgroundTaskButton';
import { UserMenu } from '../user/UserMenu';
import { MENU_SHADOW_AFTER, navbarStyle, scrolledShadow } from './navbar-style';
import { useDesktop } from './use-menu';

const EdgeBar = lazy(async () => ({ default: (await import('./EdgeBar')).EdgeBar }));

interface NavbarProps {
  readonly user: User;
  /** The navbar's colour is the vertical layout's alone. */
  readonly coloured: boolean;
  /** Where the person is: brand, container, screen. */
  readonly children: ReactNode;
  /** Given where the sidebar is a drawer. */
  readonly onOpenMenu: (() => void) | undefined;
}

/** The bar above the screen; hidden, only a small bar at the edge is left, or nobody could bring it back. */
export const Navbar = ({ user, coloured, children, onOpenMenu }: NavbarProps) => {
  const { t } = useTranslation('shell');
  const desktop = useDesktop();
  const { navbarType, navbarColor } = useSelector(selectPreferences);
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: MENU_SHADOW_AFTER });
  if (navbarType === 'hidden') {
    return (
      <>
        <Suspense>
          <EdgeBar onOpenMenu={onOpenMenu} />
        </Suspense>
        <NavbarSlot user={user} bar={false} />
      </>
    );
  }
  return (
    <Box
      component="header"
      data-navbar={navbarType}
      data-scrolled={scrolled ? '' : undefined}
      sx={{ ...navbarStyle(navbarType, coloured ? navbarColor : 'default'), ...scrolledShadow }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t('nav.open')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 3 }}>{children}</Box>
      <NavbarSlot user={user} />
      {desktop && <BackgroundTaskButton />}
      <NotificationsButton />
      <UserMenu user={user} />
    </Box>
  );
};

const NavbarTools = lazy(async () => {
  const [{ NavbarTools: Tools }] = await Promise.all([import(/* webpackChunkName: "tools" */ './NavbarTools'), loadScreenTexts()]);
  return { default: Tools };
});

/** The place of what helps to get around, which loads after the first picture. `bar` false: only the keys, no bar is shown. */
const NavbarSlot = ({ user, bar = true }: { readonly user: User; readonly bar?: boolean }) => (
  <Suspense>
    <NavbarTools user={user} bar={bar} />
  </Suspense>
);

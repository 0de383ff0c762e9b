import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatch } from 'react-router-dom';
import type { User } from '../../entities/users';
import { SIDEBAR_WIDTH } from '../../theme';
import { NotAuthorizedScreen } from '../states/lazy-screens';
import { ScreenBoundary } from '../states/ScreenBoundary';
import { useLeaveConfirmation } from '../tasks/use-leave-confirmation';
import { entryAt, isPermitted, permittedNavigation } from './navigation';
import { Navbar } from './Navbar';
import { ScreenSkeleton } from './ScreenSkeleton';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { useDesktop, useSidebarRoom } from './use-breakpoints';

// What opens over the screen comes after the first picture; it has to be there before it is asked for, or a lost network would keep it away.
const BackgroundTaskPanel = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ '../tasks/BackgroundTaskPanel')).BackgroundTaskPanel,
}));
const SidebarDrawer = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './SidebarDrawer')).SidebarDrawer }));

/** Sidebar, navbar and the screen between them. The editor gets the whole width, and its height is the window's. */
export const VerticalLayout = ({ user }: { readonly user: User }) => {
  const desktop = useDesktop();
  const room = useSidebarRoom();
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const editor = useMatch('/mockup/:presetId/editor/*') !== null;
  const [menuOpen, setMenuOpen] = useState(false);
  const groups = useMemo(() => permittedNavigation(user), [user]);
  const entry = entryAt(pathname);
  useLeaveConfirmation();

  const docked = room && !editor;
  const sidebar = <Sidebar groups={groups} current={entry} onNavigate={() => setMenuOpen(false)} />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', ...(editor && { height: '100dvh' }) }}>
      <SkipLink />
      {docked ? (
        <Box sx={{ ...dock, width: SIDEBAR_WIDTH }}>{sidebar}</Box>
      ) : (
        <Suspense>
          <SidebarDrawer open={menuOpen} onClose={() => setMenuOpen(false)}>
            {sidebar}
          </SidebarDrawer>
        </Suspense>
      )}
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <Navbar
          user={user}
          title={docked || !entry ? workspaceOf(user) : t(`nav.${entry.label}`)}
          desktop={desktop}
          onOpenMenu={docked ? undefined : () => setMenuOpen(true)}
        />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minHeight: 0, outline: 'none', ...(!editor && { p: { xs: 4, md: 6 } }) }}
        >
          <ScreenBoundary place={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>{entry && !isPermitted(user, entry) ? <NotAuthorizedScreen /> : <Outlet />}</Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
      {desktop && (
        <Suspense>
          <BackgroundTaskPanel />
        </Suspense>
      )}
    </Box>
  );
};

/** The container the person works in, by name. */
const workspaceOf = ({ auth_docker }: User): string => auth_docker.find(({ current }) => current)?.docker.label ?? '';

const dock = {
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  bgcolor: 'background.sidebar',
  borderRight: 1,
  borderColor: 'divider',
} as const;

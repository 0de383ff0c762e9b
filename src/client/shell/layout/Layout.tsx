import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '../../entities/users';
import { RAIL_WIDTH, SIDEBAR_WIDTH } from '../../theme';
import { ContainerSwitch } from '../containers/ContainerSwitch';
import { customizerActions, selectPreferences } from '../customizer/customizer-slice';
import { Brand } from './Brand';
import { Content } from './Content';
import { DockedSidebar } from './DockedSidebar';
import { Navbar } from './Navbar';
import { SkipLink } from './SkipLink';
import { useSidebarRoom, useMenu, useWholeScreen, type Menu } from './use-menu';

const SidebarDrawer = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './SidebarDrawer')).SidebarDrawer }));
const TopMenu = lazy(async () => ({ default: (await import('./TopMenu')).TopMenu }));

/**
 * The vertical layout, a sidebar beside the screen, or the horizontal one, a row of entries above it with the whole menu in a drawer. Below
 * 1200 px there is no room for either: the layout is vertical, its sidebar a drawer (specification 2, §2). The editor gets the whole width,
 * and its height is the window's. The screen stays mounted while the layout changes around it.
 */
export const Layout = ({ user }: { readonly user: User }) => <Frame user={user} whole={useWholeScreen()} {...useMenu(user)} />;

interface FrameProps extends Menu {
  readonly user: User;
  /** The screen takes the whole window. */
  readonly whole: boolean;
}

/** Drawn again for another place of the menu, not for every change of the address. */
const Frame = memo(({ user, whole, ...menu }: FrameProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const room = useSidebarRoom();
  const { layout, sidebarCollapsed, theme } = useSelector(selectPreferences);
  const [menuOpen, setMenuOpen] = useState(false);

  const horizontal = layout === 'horizontal' && room;
  const docked = room && !horizontal && !whole;
  const dark = theme === 'semi-dark' && layout === 'vertical';
  return (
    <Box
      data-layout={horizontal ? 'horizontal' : 'vertical'}
      sx={{ display: 'flex', minHeight: '100dvh', ...(whole && { height: '100dvh' }) }}
    >
      <SkipLink />
      {docked ? (
        <Box
          {...(dark && { 'data-theme': 'dark' })}
          sx={{ ...dock, displayPrint: 'none', width: sidebarCollapsed ? RAIL_WIDTH : SIDEBAR_WIDTH }}
        >
          <DockedSidebar
            {...menu}
            collapsed={sidebarCollapsed}
            onCollapse={(collapsed) => dispatch(customizerActions.change({ sidebarCollapsed: collapsed }))}
          />
        </Box>
      ) : (
        <Suspense>
          <SidebarDrawer {...menu} open={menuOpen} dark={dark} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        <Navbar user={user} coloured={!horizontal} onOpenMenu={docked ? undefined : () => setMenuOpen(true)}>
          {horizontal && <Brand />}
          <ContainerSwitch user={user} />
          {!docked && !horizontal && menu.current && (
            <Typography variant="subtitle2" component="div" noWrap sx={{ color: 'text.secondary' }}>
              {t(`nav.${menu.current.label}`)}
            </Typography>
          )}
        </Navbar>
        {horizontal && !whole && (
          <Suspense>
            <TopMenu user={user} />
          </Suspense>
        )}
        <Content user={user} whole={whole} />
      </Box>
    </Box>
  );
});

const dock = { flexShrink: 0, position: 'sticky', top: 0, height: '100dvh', zIndex: 'drawer', bgcolor: 'background.sidebar' } as const;

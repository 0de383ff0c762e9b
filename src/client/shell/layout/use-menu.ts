import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { User } from '../../entities/users';
import { entryAt, permittedNavigation, type NavigationEntry, type NavigationGroup } from './navigation';

export interface Menu {
  readonly groups: readonly NavigationGroup[];
  /** The entry the person is at. */
  readonly current: NavigationEntry | undefined;
}

/** What the person's menu shows, and where in it they are. */
export const useMenu = (user: User): Menu => {
  const { pathname } = useLocation();
  const groups = useMemo(() => permittedNavigation(user), [user]);
  return { groups, current: entryAt(pathname) };
};

/** The editor takes the whole window, so the sidebar gives way (specification 2, §2: it collapses on certain paths). */
export const useWholeScreen = (): boolean => addresses.editor.parse(useLocation().pathname) !== null;

/** True from 992 px on (specification 1, §9); below, there is no Background Task panel. */
export const useDesktop = (): boolean => useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

/** True from 1200 px on (specification 1, §9); below, the sidebar is a drawer. */
export const useSidebarRoom = (): boolean => useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });

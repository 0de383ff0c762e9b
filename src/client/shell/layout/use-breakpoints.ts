import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True from 992 px on (specification 1, §9); below, there is no Background Task panel. */
export const useDesktop = (): boolean => useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

/** True from 1200 px on (specification 1, §9); below, the sidebar is a drawer. */
export const useSidebarRoom = (): boolean => useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });

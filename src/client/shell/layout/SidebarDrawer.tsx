import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SIDEBAR_WIDTH } from '../../theme';

export interface SidebarDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The main menu where there is no room for it beside the screen. */
export const SidebarDrawer = ({ open, onClose, children }: SidebarDrawerProps) => {
  const { t } = useTranslation('shell');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('nav.label'), sx: { width: SIDEBAR_WIDTH, bgcolor: 'background.sidebar' } } }}
    >
      {children}
    </Drawer>
  );
};

import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { SIDEBAR_WIDTH } from '../../theme';
import { Sidebar, type SidebarProps } from './Sidebar';

interface SidebarDrawerProps extends Omit<SidebarProps, 'children'> {
  readonly open: boolean;
  /** Semi-dark: a dark menu on a light page. */
  readonly dark: boolean;
  readonly onClose: () => void;
}

/** The main menu where there is no room for it beside the screen. */
export const SidebarDrawer = ({ open, dark, onClose, ...sidebar }: SidebarDrawerProps) => {
  const { t } = useTranslation('shell');
  const paper = {
    'aria-label': t('nav.label'),
    ...(dark && { 'data-theme': 'dark' }),
    sx: { width: SIDEBAR_WIDTH, bgcolor: 'background.sidebar', color: 'text.primary' },
  };
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper }}>
      <Sidebar {...sidebar} onNavigate={onClose} />
    </Drawer>
  );
};

import KeyboardDoubleArrowLeft from '../../ui/icons/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '../../ui/icons/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { RAIL_WIDTH, SIDEBAR_WIDTH } from '../../theme';
import { turned } from '../../ui/styles';
import { Sidebar, type SidebarProps } from './Sidebar';

interface DockedSidebarProps extends Omit<SidebarProps, 'children' | 'onNavigate'> {
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
}

/**
 * The main menu beside the screen. Collapsed it is a rail of icons, which opens over the screen while the pointer or the keyboard is in it.
 */
export const DockedSidebar = ({ collapsed, onCollapse, ...sidebar }: DockedSidebarProps) => {
  const { t } = useTranslation('shell');
  const Icon = collapsed ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft;
  return (
    <Box
      sx={{
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: collapsed ? RAIL_WIDTH : SIDEBAR_WIDTH,
        bgcolor: 'background.sidebar',
        color: 'text.primary',
        borderInlineEnd: 1,
        borderColor: 'divider',
        transition: (theme) => theme.transitions.create('width', { duration: theme.transitions.duration.short }),
        ...(collapsed && rail),
      }}
    >
      <Sidebar {...sidebar}>
        <IconButton
          className="collapse"
          edge="end"
          aria-label={t(collapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
          sx={turned}
        >
          <Icon />
        </IconButton>
      </Sidebar>
    </Box>
  );
};

/** Only icons and the mark fit; what is beside them comes with the width, and is spoken all the same. */
const rail = {
  '&:hover, &:focus-within': { width: SIDEBAR_WIDTH, boxShadow: 8 },
  '&:not(:hover, :focus-within)': {
    '& h2, & a > span, & .collapse': { opacity: 0 },
    // A dot on the icon says that there is something to count.
    '& a': { position: 'relative' },
    '& .menu-count': {
      position: 'absolute',
      insetInlineStart: 26,
      top: 6,
      width: 8,
      minWidth: 0,
      height: 8,
      p: 0,
      fontSize: 0,
      bgcolor: 'primary.main',
    },
  },
} as const;

import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';
import { NAVBAR_HEIGHT } from '../../theme';
import { NotificationsButton } from '../notifications/NotificationsButton';
import { BackgroundTaskButton } from '../tasks/BackgroundTaskButton';
import { UserMenu } from '../user/UserMenu';

/** Pixels scrolled before the bar casts a shadow (specification 1, §9). */
const SHADOW_AFTER = 100;

export interface NavbarProps {
  readonly user: User;
  /** Where the person is: the screen where the sidebar does not tell, else the container. */
  readonly title: string;
  /** The Background Task panel is desktop only. */
  readonly desktop: boolean;
  /** Given where the sidebar is a drawer. */
  readonly onOpenMenu: (() => void) | undefined;
}

export const Navbar = ({ user, title, desktop, onOpenMenu }: NavbarProps) => {
  const { t } = useTranslation('shell');
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: SHADOW_AFTER });
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        height: NAVBAR_HEIGHT,
        px: { xs: 2, md: 6 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: scrolled ? 2 : 0,
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t('nav.open')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <Typography variant="subtitle2" component="div" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
        {title}
      </Typography>
      {desktop && <BackgroundTaskButton />}
      <NotificationsButton />
      <UserMenu user={user} />
    </Box>
  );
};

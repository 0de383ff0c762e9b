import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { User } from '../../entities/users';
import { download as downloadLog } from '../../replay/start';
import { useFormat } from '../../ui/format';
import { showToast } from '../../ui/toast';
import { PASSWORD_PATH, PROFILE_PATH } from '../session/addresses';
import { sessionActions } from '../session/session-slice';
import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';

/** Who is signed in, their credit, and what is theirs to choose. */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const format = useFormat();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  const exportLog = () => {
    close();
    downloadLog().catch(() => showToast(t('user.exportFailed'), { tone: 'error' }));
  };

  return (
    <>
      <IconButton
        aria-label={t('user.menu', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 28, height: 28, fontSize: 12, fontWeight: 600, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          {initials(user.name)}
        </Avatar>
      </IconButton>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { width: 264 } } }}>
        <Box sx={{ px: 4, py: 2 }}>
          <Typography variant="subtitle2" noWrap>
            {user.name}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {user.email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('user.credit')}: <strong>{format.money(user.total_credit)}</strong>
          </Typography>
        </Box>
        <Divider />
        <MenuItem component="a" href={PROFILE_PATH}>
          {t('user.profile')}
        </MenuItem>
        <MenuItem component="a" href={PASSWORD_PATH}>
          {t('user.password')}
        </MenuItem>
        <MenuItem onClick={exportLog}>{t('user.exportLog')}</MenuItem>
        <Divider />
        <LanguageChoice />
        <ThemeChoice />
        <Divider />
        <MenuItem onClick={() => dispatch(sessionActions.signOut())}>{t('user.signOut')}</MenuItem>
      </Menu>
    </>
  );
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');

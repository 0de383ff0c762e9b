import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
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

export interface UserMenuListProps {
  readonly id: string;
  readonly user: User;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Name, email and credit; profile links, QA log, language, theme, and the way out. */
export const UserMenuList = ({ id, user, anchor, onClose }: UserMenuListProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const format = useFormat();

  const exportLog = () => {
    onClose();
    downloadLog().catch(() => showToast(t('user.exportFailed'), { tone: 'error' }));
  };

  return (
    <Menu id={id} anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { width: 264 } } }}>
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
  );
};

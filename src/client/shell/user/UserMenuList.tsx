import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { isSuperRoot } from '../../../domain/people/roles';
import type { User } from '../../entities/users';
import { download as downloadLog } from '../../replay/start';
import { useOtherLogs } from './use-other-logs';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { showToast } from '../../ui/toast';
import { customizerActions } from '../customizer/customizer-slice';
import { HISTORY_PATH, TOPUP_PATH } from '../layout/navigation-table';
import { openReport } from '../report/open-report';
import { accountUrl, PASSWORD_PATH, PROFILE_PATH, TEST_JOB_PATH } from '../session/addresses';
import { sessionActions } from '../session/session-slice';
import { useMay } from '../session/use-may';
import { LanguageChoice } from './LanguageChoice';
import { ThemeChoice } from './ThemeChoice';

interface UserMenuListProps {
  readonly id: string;
  readonly user: User;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Name, email and credit; the account site's pages, QA log, language, theme, and the way out. */
export const UserMenuList = ({ id, user, anchor, onClose }: UserMenuListProps) => {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const format = useFormat();
  const billing = useMay('billing', 'view');
  const mayLook = useMay('qa', 'view');
  const mayAudit = useMay('audit', 'view');

  const others = useOtherLogs();
  const exportLog = (tab?: string) => {
    onClose();
    downloadLog(tab).catch(() => showToast(t('user.exportFailed'), { tone: 'error' }));
  };
  const report = () => {
    onClose();
    openReport();
  };
  const openAppearance = () => {
    onClose();
    dispatch(customizerActions.setPanelOpen(true));
  };
  const outside = (path: string, label: string, newTab = false) => (
    <MenuItem key={path} component="a" href={accountUrl(path)} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      {label}
    </MenuItem>
  );

  return (
    <Popover
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { width: 264, pt: 2 } } }}
    >
      <Box sx={{ px: 4, py: 2 }}>
        <Typography variant="subtitle2" noWrap>
          {user.name}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
        {user.total_credit !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {common('labelOf', { label: t('user.credit') })} <strong>{format.money(user.total_credit)}</strong>
          </Typography>
        )}
      </Box>
      <Divider />
      {/* A menu holds its entries and nothing else: what a person reads or sets stands beside it. */}
      <MenuList id={id} autoFocusItem aria-label={t('user.menu', { name: user.name })}>
        {outside(PROFILE_PATH, t('user.profile'))}
        {outside(PASSWORD_PATH, t('user.password'))}
        {billing && [outside(TOPUP_PATH, t('nav.topup')), outside(HISTORY_PATH, t('nav.history'))]}
        <Divider />
        {isSuperRoot(user) && outside(TEST_JOB_PATH, t('user.testJob'), true)}
        {mayAudit && (
          <MenuItem component={Link} to={addresses.audit.print()} onClick={onClose}>
            {t('nav.audit')}
          </MenuItem>
        )}
        {mayLook && (
          <MenuItem component={Link} to={addresses.qa.print()} onClick={onClose}>
            {t('nav.qa')}
          </MenuItem>
        )}
        <MenuItem onClick={report}>{t('user.report')}</MenuItem>
        <MenuItem onClick={() => exportLog()}>{t('user.exportLog')}</MenuItem>
        {others.map(({ tab, at }) => (
          <MenuItem key={tab} onClick={() => exportLog(tab)}>
            {t('user.exportOther', { time: format.dateTime(at / 1000) })}
          </MenuItem>
        ))}
        <MenuItem onClick={openAppearance}>{t('user.appearance')}</MenuItem>
        <Divider />
        <MenuItem onClick={() => dispatch(sessionActions.signOut())}>{t('user.signOut')}</MenuItem>
      </MenuList>
      <Divider />
      <LanguageChoice />
      <ThemeChoice />
    </Popover>
  );
};

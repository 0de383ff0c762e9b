import MenuIcon from '../../ui/icons/Menu';
import SettingsOutlined from '../../ui/icons/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { customizerActions } from '../customizer/customizer-slice';

/** What stays at the edge of the window while the navbar is hidden: the menu, where it is a drawer, and the customizer. */
export const EdgeBar = ({ onOpenMenu }: { readonly onOpenMenu: (() => void) | undefined }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <Paper
      component="header"
      data-navbar="hidden"
      elevation={4}
      sx={{
        position: 'fixed',
        insetInlineEnd: 0,
        top: '40%',
        zIndex: 'appBar',
        display: 'flex',
        flexDirection: 'column',
        p: 1,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
      }}
    >
      {onOpenMenu && (
        <IconButton aria-label={t('nav.open')} onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      )}
      <IconButton aria-label={t('user.appearance')} onClick={() => dispatch(customizerActions.setPanelOpen(true))}>
        <SettingsOutlined />
      </IconButton>
    </Paper>
  );
};

import Contrast from '../../ui/icons/Contrast';
import DarkMode from '../../ui/icons/DarkModeOutlined';
import LightMode from '../../ui/icons/LightModeOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { PREFERENCE_CHOICES, shownTheme, type Preferences } from '../../../domain/people/customizer';
import { customizerActions, selectPreferences } from '../customizer/customizer-slice';

type Scheme = Preferences['theme'];

const looks = {
  light: { Icon: LightMode, label: 'light' },
  dark: { Icon: DarkMode, label: 'dark' },
  'semi-dark': { Icon: Contrast, label: 'semiDark' },
} as const;

/** Light, dark or, in the vertical layout, semi-dark. */
export const ThemeChoice = () => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { theme, layout } = useSelector(selectPreferences);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 4, pt: 1, pb: 3 }}>
      <Typography variant="body2" sx={{ flex: 1 }}>
        {t('user.theme')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shownTheme(theme, layout)}
        aria-label={t('user.theme')}
        onChange={(_event, chosen: Scheme | null) => chosen && dispatch(customizerActions.change({ theme: chosen }))}
      >
        {PREFERENCE_CHOICES.theme
          .filter((each) => shownTheme(each, layout) === each)
          .map((each) => {
            const { Icon, label } = looks[each];
            return (
              <ToggleButton key={each} value={each} aria-label={t(`user.${label}`)} title={t(`user.${label}`)} sx={{ px: 2, py: 1 }}>
                <Icon sx={{ fontSize: 16 }} />
              </ToggleButton>
            );
          })}
      </ToggleButtonGroup>
    </Box>
  );
};

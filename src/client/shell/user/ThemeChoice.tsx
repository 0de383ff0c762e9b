import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import SettingsBrightness from '@mui/icons-material/SettingsBrightness';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const modes = [
  { mode: 'light', Icon: LightMode },
  { mode: 'dark', Icon: DarkMode },
  { mode: 'system', Icon: SettingsBrightness },
] as const;

type Mode = (typeof modes)[number]['mode'];

/** Light, dark, or as the system says. */
export const ThemeChoice = () => {
  const { t } = useTranslation('shell');
  const { mode, setMode } = useColorScheme();
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', px: 4, pt: 1, pb: 2 }}
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
    >
      <Typography variant="body2" sx={{ flex: 1 }}>
        {t('user.theme')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode ?? 'system'}
        aria-label={t('user.theme')}
        onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
      >
        {modes.map(({ mode: each, Icon }) => (
          <ToggleButton key={each} value={each} aria-label={t(`user.${each}`)} sx={{ px: 2, py: 1 }}>
            <Tooltip title={t(`user.${each}`)}>
              <Icon sx={{ fontSize: 16 }} />
            </Tooltip>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};

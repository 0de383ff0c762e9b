import FitScreen from '@mui/icons-material/FitScreenOutlined';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint';
import type { Commands } from '../use-commands';

export interface ZoomBarProps {
  /** CSS pixels per document pixel. */
  readonly scale: number;
  readonly commands: Commands;
}

export const ZoomBar = ({ scale, commands }: ZoomBarProps) => {
  const { t } = useTranslation('editor');
  const button = (name: 'zoomIn' | 'zoomOut' | 'zoomFit', Icon: typeof ZoomIn) => (
    <Hint title={t(`commands.${name}`)}>
      <span>
        <IconButton aria-label={t(`commands.${name}`)} disabled={!commands.enabled[name]} onClick={() => commands.run(name)}>
          <Icon />
        </IconButton>
      </span>
    </Hint>
  );
  return (
    <Paper elevation={1} role="group" aria-label={t('stage.zoom')} sx={{ display: 'flex', alignItems: 'center', p: 0.5, gap: 0.5 }}>
      {button('zoomOut', ZoomOut)}
      <Typography variant="caption" aria-live="polite" sx={{ minWidth: 44, textAlign: 'center' }}>
        {t('stage.percent', { value: Math.round(scale * 100) })}
      </Typography>
      {button('zoomIn', ZoomIn)}
      {button('zoomFit', FitScreen)}
    </Paper>
  );
};

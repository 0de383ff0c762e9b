import FitScreen from '../../../../ui/icons/FitScreenOutlined';
import PanTool from '../../../../ui/icons/PanToolOutlined';
import Visibility from '../../../../ui/icons/VisibilityOutlined';
import ZoomIn from '../../../../ui/icons/ZoomIn';
import ZoomOut from '../../../../ui/icons/ZoomOut';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StageTool } from '../../../../editor/ui';
import { Hint } from '../../../../ui/Hint';
import { ViewMenu } from '../../lazy-parts';
import type { Commands } from '../../use-commands';

interface ZoomBarProps {
  /** CSS pixels per document pixel. */
  readonly scale: number;
  readonly tool: StageTool;
  readonly commands: Commands;
}

/** What part of the side is shown, and how: zoom, the hand that moves the view, and the helps on the stage. */
export const ZoomBar = ({ scale, tool, commands }: ZoomBarProps) => {
  const { t } = useTranslation('editor');
  const [viewAt, setViewAt] = useState<HTMLElement | null>(null);
  const button = (name: 'zoomIn' | 'zoomOut' | 'zoomFit', Icon: typeof ZoomIn) => (
    <Hint title={t(`commands.${name}`)}>
      <span>
        <IconButton aria-label={t(`commands.${name}`)} disabled={!commands.enabled[name]} onClick={() => commands.run(name)}>
          <Icon />
        </IconButton>
      </span>
    </Hint>
  );
  const hand = tool === 'hand';
  return (
    <Paper elevation={1} role="group" aria-label={t('stage.zoom')} sx={{ display: 'flex', alignItems: 'center', p: 0.5, gap: 0.5 }}>
      <Hint title={t('commands.handTool')}>
        <IconButton
          aria-label={t('commands.handTool')}
          aria-pressed={hand}
          onClick={() => commands.run(hand ? 'selectTool' : 'handTool')}
          sx={[
            // Two fingers move the view where there is no room for it.
            { display: { xs: 'none', md: 'inline-flex' } },
            hand && { bgcolor: 'action.selected', color: 'primary.main' },
          ]}
        >
          <PanTool />
        </IconButton>
      </Hint>
      {button('zoomOut', ZoomOut)}
      <Typography variant="caption" dir="auto" aria-live="polite" sx={{ minWidth: 44, textAlign: 'center' }}>
        {t('stage.percent', { value: Math.round(scale * 100) })}
      </Typography>
      {button('zoomIn', ZoomIn)}
      {button('zoomFit', FitScreen)}
      <Hint title={t('stage.view')}>
        <IconButton aria-label={t('stage.view')} aria-haspopup="menu" onClick={(event) => setViewAt(event.currentTarget)}>
          <Visibility />
        </IconButton>
      </Hint>
      <Suspense>{viewAt && <ViewMenu anchor={viewAt} onClose={() => setViewAt(null)} />}</Suspense>
    </Paper>
  );
};

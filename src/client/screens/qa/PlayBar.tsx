import FirstPage from '../../ui/icons/FirstPage';
import KeyboardArrowLeft from '../../ui/icons/KeyboardArrowLeft';
import KeyboardArrowRight from '../../ui/icons/KeyboardArrowRight';
import LastPage from '../../ui/icons/LastPage';
import Pause from '../../ui/icons/Pause';
import PlayArrow from '../../ui/icons/PlayArrow';
import ZoomIn from '../../ui/icons/ZoomIn';
import ZoomOut from '../../ui/icons/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { PlainSelect } from '../../ui/PlainSelect';
import type { RecordingDeeds } from './use-recording-keys';
import { RATES, type Player, type Rate } from './use-player';

interface PlayBarProps {
  readonly player: Player;
  readonly deeds: RecordingDeeds;
  /** Where one is: the action, of how many, and when. */
  readonly place: string;
  readonly faults: number;
  readonly differs: boolean;
}

/** Steps, plays, zooms, and jumps to what went wrong. Everything here has a key. */
export const PlayBar = ({ player, deeds, place, faults, differs }: PlayBarProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const rateName = (rate: Rate): string => (rate === Infinity ? t('fastest') : `${format.measure(rate, 1)}×`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, rowGap: 2 }}>
      <Box sx={{ display: 'flex' }} dir="ltr">
        <IconButton aria-label={t('toStart')} onClick={deeds.toStart}>
          <FirstPage />
        </IconButton>
        <IconButton aria-label={t('back')} aria-keyshortcuts="ArrowLeft" onClick={() => deeds.step(-1)}>
          <KeyboardArrowLeft />
        </IconButton>
        <IconButton aria-label={player.playing ? t('pause') : t('play')} aria-keyshortcuts="Space" color="primary" onClick={player.toggle}>
          {player.playing ? <Pause /> : <PlayArrow />}
        </IconButton>
        <IconButton aria-label={t('forth')} aria-keyshortcuts="ArrowRight" onClick={() => deeds.step(1)}>
          <KeyboardArrowRight />
        </IconButton>
        <IconButton aria-label={t('toEnd')} onClick={deeds.toEnd}>
          <LastPage />
        </IconButton>
      </Box>
      <Box dir="ltr">
        <PlainSelect
          label={t('rate')}
          value={String(player.rate)}
          options={RATES.map((rate) => ({ value: String(rate), label: rateName(rate) }))}
          onChange={(value) => player.setRate(RATES.find((rate) => String(rate) === value) ?? 1)}
        />
      </Box>
      <Box
        component="output"
        aria-live="off"
        dir="auto"
        sx={{ fontSize: 13, fontVariantNumeric: 'tabular-nums', color: 'text.secondary', px: 2 }}
      >
        {place}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Button size="small" disabled={faults === 0} aria-keyshortcuts="e" onClick={() => deeds.toFault(false)}>
        {t('nextFault', { count: faults })}
      </Button>
      <Button size="small" disabled={!differs} aria-keyshortcuts="d" onClick={deeds.toDifference}>
        {t('difference')}
      </Button>
      <Box sx={{ display: 'flex' }} dir="ltr">
        <IconButton aria-label={t('zoomOut')} aria-keyshortcuts="-" onClick={() => deeds.zoom(0.5)}>
          <ZoomOut />
        </IconButton>
        <IconButton aria-label={t('zoomIn')} aria-keyshortcuts="+" onClick={() => deeds.zoom(2)}>
          <ZoomIn />
        </IconButton>
      </Box>
    </Box>
  );
};

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANGES, USUAL_RANGE } from '../../domain/figures/ranges';
import { dayOf } from '../../domain/lists/day-range';
import { AnchoredPanel } from './AnchoredPanel';
import { DayInput } from './DayInput';
import type { RangePickerProps, SaidDays } from './RangePicker';

interface RangePanelProps extends Pick<RangePickerProps, 'name' | 'days'> {
  readonly anchor: HTMLElement;
  readonly onChoose: RangePickerProps['onChange'];
  readonly onClose: () => void;
}

/** The names there are, and two days of one's own. */
export const RangePanel = ({ anchor, name, days, onChoose, onClose }: RangePanelProps) => {
  const { t } = useTranslation('reports');
  return (
    <AnchoredPanel anchor={anchor} label={t('range.title')} sx={{ width: 320, mt: 1, p: 4 }} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 4 }}>
        {RANGES.map((each) => (
          <Button
            key={each}
            variant={each === name ? 'contained' : 'outlined'}
            aria-pressed={each === name}
            onClick={() => onChoose({ range: each === USUAL_RANGE ? '' : each, start: '', end: '' })}
          >
            {t(`range.${each}`)}
          </Button>
        ))}
      </Box>
      <TwoDays days={days} onChoose={(chosen) => onChoose({ range: '', ...chosen })} />
    </AnchoredPanel>
  );
};

/** From a day to a day; shown when both are there and in order. */
const TwoDays = ({
  days,
  onChoose,
}: {
  readonly days: SaidDays | undefined;
  readonly onChoose: (days: { start: string; end: string }) => void;
}) => {
  const { t } = useTranslation('reports');
  const { t: lists } = useTranslation('lists');
  const id = useId();
  const [typed, setTyped] = useState({ start: days?.start ?? '', end: days?.end ?? '' });
  const [first, last] = [dayOf(typed.start), dayOf(typed.end)];
  const turned = first && last && last < first;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {(['start', 'end'] as const).map((end) => (
        <div key={end}>
          <Typography component="label" htmlFor={`${id}-${end}`} variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
            {t(`range.${end}`)}
          </Typography>
          <DayInput id={`${id}-${end}`} value={typed[end]} onChange={(day) => setTyped({ ...typed, [end]: day })} />
        </div>
      ))}
      {turned && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {lists('filters.order')}
        </Typography>
      )}
      <Button variant="contained" disabled={!first || !last || turned} onClick={() => onChoose(typed)} sx={{ alignSelf: 'flex-end' }}>
        {t('range.show')}
      </Button>
    </Box>
  );
};

import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RANGES, USUAL_RANGE, type RangeName } from '../../domain/figures/ranges';
import { dayOf } from '../../domain/lists/day-range';
import { AnchoredPanel } from './AnchoredPanel';
import { DayInput } from './DayInput';
import { useFormat, type Format } from './format';

/** Days as the address has them, DD-MM-YYYY, both included. */
interface SaidDays {
  readonly start: string;
  readonly end: string;
}

interface RangePickerProps {
  /** By which name the days were chosen; null: the two days themselves were. */
  readonly name: RangeName | null;
  /** What the days are; undefined until they are known. */
  readonly days: SaidDays | undefined;
  /** Changes of the address; empty takes a name away. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** Days as people of the language write them; as they came where they are no days. */
export const daysText = (format: Format, { start, end }: SaidDays): string => {
  const said = (day: string): string => {
    const at = dayOf(day);
    return at ? format.date(at.getTime() / 1000) : day;
  };
  return start === end ? said(start) : `${said(start)} – ${said(end)}`;
};

/** Which days are looked at: by a name, which stays relative when it is shared, or from a day to a day. */
export const RangePicker = ({ name, days, onChange }: RangePickerProps) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = name === null ? (days ? daysText(format, days) : t('range.days')) : t(`range.${name}`);
  const choose = (changes: Readonly<Record<string, string>>) => {
    onChange(changes);
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarMonth />}
        aria-haspopup="dialog"
        aria-label={t('range.chosen', { range: shown })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown}
      </Button>
      {anchor && (
        <AnchoredPanel anchor={anchor} label={t('range.title')} sx={{ width: 320, mt: 1, p: 4 }} onClose={() => setAnchor(null)}>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 4 }}>
            {RANGES.map((each) => (
              <Button
                key={each}
                variant={each === name ? 'contained' : 'outlined'}
                aria-pressed={each === name}
                onClick={() => choose({ range: each === USUAL_RANGE ? '' : each, start: '', end: '' })}
              >
                {t(`range.${each}`)}
              </Button>
            ))}
          </Box>
          <TwoDays days={days} onChoose={(chosen) => choose({ range: '', ...chosen })} />
        </AnchoredPanel>
      )}
    </>
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

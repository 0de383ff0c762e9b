import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../domain/lists/day-range';
import { AnchoredPanel } from '../AnchoredPanel';
import { DayInput } from '../DayInput';
import { useFormat } from '../format';
import { PlainSelect } from '../PlainSelect';
import { COMPARISONS, dayText, daysChange, RANGE_WORDS, wordChange, type Days, type Range } from './range';

interface RangePickerProps {
  readonly range: Range;
  /** Changes of the address; empty takes a name away. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** The days as people of the language write them. */
export const useDaysText = (): ((days: Days) => string) => {
  const format = useFormat();
  return ({ first, last }) =>
    first.getTime() === last.getTime()
      ? format.date(first.getTime() / 1000)
      : `${format.date(first.getTime() / 1000)} – ${format.date(last.getTime() / 1000)}`;
};

/** Which days are looked at, by a word or from a day to a day, and what they are compared with. */
export const RangePicker = ({ range, onChange }: RangePickerProps) => {
  const { t } = useTranslation('reports');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = useDaysText();
  const shown = range.word === null ? text(range) : t(`range.${range.word}`);
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
        <AnchoredPanel anchor={anchor} label={t('range.title')} sx={{ width: 300, mt: 1, p: 4 }} onClose={() => setAnchor(null)}>
          <Choice range={range} onChange={onChange} onClose={() => setAnchor(null)} />
        </AnchoredPanel>
      )}
      <PlainSelect
        label={t('compare.title')}
        value={range.compare ?? ''}
        options={[{ value: '', label: t('compare.none') }, ...COMPARISONS.map((value) => ({ value, label: t(`compare.${value}`) }))]}
        onChange={(compare) => onChange({ compare })}
      />
    </>
  );
};

/** What is in the panel: the words take effect at once, two days when both are there and in order. */
const Choice = ({ range, onChange, onClose }: RangePickerProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('reports');
  const { t: lists } = useTranslation('lists');
  const id = useId();
  const [days, setDays] = useState({ start: dayText(range.first), end: dayText(range.last) });
  const [first, last] = [dayOf(days.start), dayOf(days.end)];
  const ordered = first && last && first <= last ? { first, last } : null;
  const choose = (changes: Readonly<Record<string, string>>) => {
    onChange(changes);
    onClose();
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {RANGE_WORDS.map((word) => (
          <Button
            key={word}
            variant={word === range.word ? 'contained' : 'outlined'}
            aria-pressed={word === range.word}
            onClick={() => choose(wordChange(word))}
          >
            {t(`range.${word}`)}
          </Button>
        ))}
      </Box>
      {(['start', 'end'] as const).map((name) => (
        <div key={name}>
          <Typography component="label" htmlFor={`${id}-${name}`} variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
            {t(`range.${name}`)}
          </Typography>
          <DayInput id={`${id}-${name}`} value={days[name]} onChange={(day) => setDays({ ...days, [name]: day })} />
        </div>
      ))}
      {first && last && last < first && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {lists('filters.order')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button onClick={onClose}>{t('range.close')}</Button>
        <Button variant="contained" disabled={!ordered} onClick={() => ordered && choose(daysChange(ordered))}>
          {t('range.show')}
        </Button>
      </Box>
    </Box>
  );
};

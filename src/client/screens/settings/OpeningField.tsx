import Add from '../../ui/icons/Add';
import Close from '../../ui/icons/Close';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { clockText, minutesOf, MOST_SPANS } from '../../../domain/settings/opening';
import { ownDirection } from '../../ui/styles';
import type { TypedSpan } from './setting-form';
import { useWeekdays, WEEKDAYS } from './use-weekdays';

interface OpeningFieldProps {
  readonly hint: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly value: readonly TypedSpan[];
  readonly onChange: (spans: readonly TypedSpan[]) => void;
}

const FIRST = { from: '09:00', to: '18:00' };
const HOUR = 60;
const DAY = 24 * HOUR;

/** The next span of a day: an hour after its last one, as far as the day goes. */
const after = (last: TypedSpan | undefined): Pick<TypedSpan, 'from' | 'to'> => {
  const from = last ? minutesOf(last.to) + HOUR : NaN;
  return from < DAY ? { from: clockText(from), to: clockText(Math.min(from + 4 * HOUR, DAY) % DAY) } : FIRST;
};

/** When somebody is there, day by day: a day has several spans, or is closed. */
export const OpeningField = ({ hint, error, readOnly, value, onChange }: OpeningFieldProps) => {
  const { t } = useTranslation('settings');
  const weekdays = useWeekdays();
  const put = (index: number, change: Partial<TypedSpan>): void =>
    onChange(value.map((span, at) => (at === index ? { ...span, ...change } : span)));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
        {WEEKDAYS.map((weekday) => {
          const spans = value.map((span, index) => ({ ...span, index })).filter((span) => span.weekday === weekday);
          const name = weekdays.name(weekday);
          return (
            <Box component="li" key={weekday} sx={line}>
              <Box sx={{ gridArea: 'name', lineHeight: '32px', fontWeight: 500, '&::first-letter': { textTransform: 'uppercase' } }}>
                {name}
              </Box>
              <Box sx={{ gridArea: 'spans', display: 'grid', gap: 2 }}>
                {spans.length === 0 && <Box sx={{ lineHeight: '32px', color: 'text.secondary' }}>{t('shop.closed')}</Box>}
                {spans.map(({ index, from, to }, nth) => (
                  <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                    <Clock
                      label={t('shop.from', { day: name, nth: nth + 1 })}
                      value={from}
                      onChange={(next) => put(index, { from: next })}
                    />
                    <Box aria-hidden>–</Box>
                    <Clock label={t('shop.to', { day: name, nth: nth + 1 })} value={to} onChange={(next) => put(index, { to: next })} />
                    {!readOnly && (
                      <IconButton
                        size="small"
                        aria-label={t('shop.removeSpan', { day: name, nth: nth + 1 })}
                        onClick={() => onChange(value.filter((_span, at) => at !== index))}
                      >
                        <Close fontSize="small" />
                      </IconButton>
                    )}
                  </Box>
                ))}
              </Box>
              {!readOnly && (
                <IconButton
                  size="small"
                  sx={{ gridArea: 'add' }}
                  aria-label={t('shop.addSpan', { day: name })}
                  disabled={spans.length >= MOST_SPANS}
                  onClick={() => onChange([...value, { weekday, ...after(spans.at(-1)) }])}
                >
                  <Add fontSize="small" />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
      <FormHelperText error={Boolean(error)} role={error ? 'alert' : undefined} sx={{ mx: 0, ...ownDirection }}>
        {error ?? (value.length === 0 ? t('shop.neverHint') : hint)}
      </FormHelperText>
    </>
  );
};

const Clock = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) => (
  <OutlinedInput
    size="small"
    type="time"
    value={value}
    slotProps={{ input: { 'aria-label': label } }}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: 140 }}
  />
);

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '112px 1fr auto' },
  gridTemplateAreas: { xs: '"name add" "spans spans"', sm: '"name spans add"' },
  alignItems: 'start',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

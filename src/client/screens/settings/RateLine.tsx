import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { ContainerSetting } from '../../entities/container-settings';
import { useTypedNumber } from '../../ui/form/use-typed-number';
import { useFormat } from '../../ui/format';
import { ownDirection } from '../../ui/styles';
import type { TypedLine } from './setting-form';

interface RateLineProps {
  readonly line: TypedLine;
  /** What the server knows of the currency; undefined: it was just added. */
  readonly known: ContainerSetting['rates'][number] | undefined;
  readonly readOnly: boolean;
  readonly onChange: (rate: string) => void;
}

/** A currency: what is typed of it, beside what the feed says. */
export const RateLine = ({ line, known, readOnly, onChange }: RateLineProps) => {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const typed = useTypedNumber(line.rate, onChange);
  const { currency } = line;
  const { feed_rate = null, feed_at = null, at = null, by = null, waiting = 0 } = known ?? {};
  const told = (rate: number): string => format.measure(rate, 8);
  const feed =
    feed_rate === null
      ? t('rates.noFeed')
      : t('rates.feed', { rate: told(feed_rate), when: feed_at === null ? '' : format.dateTime(feed_at) });
  const whose = (): string => {
    if (line.rate === '') return feed_rate === null ? t('rates.missing') : t('rates.byFeed');
    if (!known?.typed || at === null) return t('rates.unsaved');
    return by === null ? t('rates.bySomebody', { when: format.dateTime(at) }) : t('rates.by', { name: by, when: format.dateTime(at) });
  };
  return (
    <Box component="li" data-row={currency} sx={row}>
      <Box sx={{ width: 56, lineHeight: '32px', fontWeight: 600 }}>{currency}</Box>
      <Box sx={{ width: 144 }}>
        <OutlinedInput
          fullWidth
          size="small"
          placeholder={feed_rate === null ? undefined : told(feed_rate)}
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal', 'aria-label': t('rates.rateOf', { currency }) } }}
          {...typed}
        />
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 13, overflowWrap: 'anywhere', ...ownDirection }}>
        <Box>{whose()}</Box>
        <Box sx={{ color: 'text.secondary' }}>{feed}</Box>
        {waiting > 0 && <Box sx={{ color: 'warning.main' }}>{t('rates.waiting', { count: waiting })}</Box>}
      </Box>
      {!readOnly && line.rate !== '' && (
        <Button aria-label={t('rates.followOf', { currency })} onClick={() => onChange('')}>
          {t(feed_rate === null ? 'rates.forget' : 'rates.follow')}
        </Button>
      )}
    </Box>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: 1,
  py: 3,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

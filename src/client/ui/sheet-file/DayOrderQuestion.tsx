import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmbiguousDay, DayOrder } from '../../../domain/spreadsheets/written-times';

/** Asks which of two days a file means; the answer holds for all its days. */
export const DayOrderQuestion = ({ text, readings, onAnswer }: AmbiguousDay & { readonly onAnswer: (order: DayOrder) => void }) => {
  const { t, i18n } = useTranslation('sheet');
  const titleId = useId();
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const said = { day: days.format(readings.day * 1000), month: days.format(readings.month * 1000) };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography id={titleId} variant="h3">
        {t('days.question', { text, ...said })}
      </Typography>
      <Typography variant="body1">{t('days.hint')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {(['day', 'month'] as const).map((order) => (
          <Button key={order} variant="outlined" onClick={() => onAnswer(order)}>
            {said[order]}
          </Button>
        ))}
      </Box>
    </Box>
  );
};

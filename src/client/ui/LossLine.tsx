import WarningAmber from './icons/WarningAmber';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Loss } from '../../domain/listing/loss';
import { useFormat } from './format';

/** Warns of what is sold for less than it costs, with its amount; nothing where there is no loss. */
export const LossLine = ({ loss }: { readonly loss: Loss | null }) => {
  const { t } = useTranslation('lists');
  const format = useFormat();
  return (
    loss && (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, fontSize: 13, color: 'warning.main' }}>
        <WarningAmber sx={{ fontSize: 16 }} />
        {t('loss', { count: loss.variants, amount: format.money(loss.most) })}
      </Box>
    )
  );
};

import Refresh from '../../../ui/icons/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';

interface AsOfProps {
  /** Unix seconds. */
  readonly keptAt: number;
  /** Why it is no newer. */
  readonly reason: { readonly refusal: string; readonly values: Readonly<Record<string, string | number>> } | null;
  /** It is being read. */
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** How old what another place told is, why it is no newer, and reading it anew. */
export const AsOf = ({ keptAt, reason, busy, onRefresh }: AsOfProps) => {
  const { t } = useTranslation('source');
  const format = useFormat();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {reason && <Alert severity="warning">{refusalSentence(reason)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('kept', { time: format.dateTime(keptAt) })}
        </Typography>
        <Button size="small" startIcon={<Refresh />} loading={busy} onClick={onRefresh}>
          {t('refresh')}
        </Button>
      </Box>
    </Box>
  );
};

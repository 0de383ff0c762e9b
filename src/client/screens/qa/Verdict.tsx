import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Moment } from '../../replay/reading/open-log';
import { useFormat } from '../../ui/format';
import type { LogSummary, Proof } from './log/protocol';

interface VerdictProps {
  readonly name: string;
  readonly summary: LogSummary;
  readonly proof: Proof | null;
  readonly moments: readonly Moment[];
  readonly onIndex: (index: number) => void;
}

const TONES = { same: 'success', diverged: 'error', unproven: 'warning' } as const;

/** Which recording this is, of what program, and whether it folds to the states it tells of. */
export const Verdict = ({ name, summary, proof, moments, onIndex }: VerdictProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  const { header, cut, losses } = summary;
  const divergence = proof?.divergence;
  const at = divergence ? moments.find(({ t: kind, seq }) => kind === 'a' && seq === divergence.seq) : undefined;
  const share = proof ? proof.reached / Math.max(1, moments.length) : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {name} ·{' '}
        {t('facts', {
          version: header.app.version,
          commit: header.app.commit || '–',
          width: header.viewport.width,
          height: header.viewport.height,
        })}{' '}
        · {format.dateTime(header.clock / 1000)}
      </Typography>
      {proof && proof.whole && (
        <Alert
          variant="outlined"
          severity={TONES[proof.status]}
          action={
            at && (
              <Button size="small" color="inherit" onClick={() => onIndex(at.index)}>
                {t('toDifference')}
              </Button>
            )
          }
        >
          {divergence ? t('verdict.diverged', { seq: divergence.seq, pointer: divergence.pointer }) : t(`verdict.${proof.status}`)}
          {proof.doubts.map(({ code, ...values }) => ` ${t(`doubt.${code}`, values)}`).join('')}
        </Alert>
      )}
      {proof && !proof.whole && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('proving', { share: format.percent(share) })}
        </Typography>
      )}
      {cut && (
        <Alert variant="outlined" severity="warning">
          {t('cut')}
        </Alert>
      )}
      {losses.map((loss) => (
        <Alert key={loss} variant="outlined" severity="warning">
          {loss}
        </Alert>
      ))}
    </Box>
  );
};

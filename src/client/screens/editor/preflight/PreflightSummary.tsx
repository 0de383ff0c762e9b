import CheckCircle from '../../../ui/icons/CheckCircle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { faultsOf, type Finding } from '../../../../domain/print/preflight';
import { FindingList, useGoTo } from './FindingList';

interface PreflightSummaryProps {
  readonly findings: readonly Finding[];
  /** Of the sentence that says why the product cannot be saved yet. */
  readonly reasonId: string;
}

/** Preflight as Publish shows it: what has to be mended first, and what may want a look. */
export const PreflightSummary = ({ findings, reasonId }: PreflightSummaryProps) => {
  const { t } = useTranslation('editor');
  const goTo = useGoTo();
  const faults = faultsOf(findings).length;
  return (
    <Box component="section" aria-label={t('preflight.title')} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('preflight.title')}
      </Typography>
      {findings.length === 0 ? (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <CheckCircle aria-hidden sx={{ color: 'success.main', fontSize: 18 }} />
          {t('preflight.allGood')}
        </Typography>
      ) : (
        <Box sx={{ maxHeight: 260, overflowY: 'auto', mx: -2 }}>
          <FindingList findings={findings} onGoTo={goTo} />
        </Box>
      )}
      {faults > 0 && (
        <Typography id={reasonId} variant="body2" role="status" sx={{ color: 'error.main', mt: 2 }}>
          {t('preflight.blocked', { count: faults })}
        </Typography>
      )}
    </Box>
  );
};

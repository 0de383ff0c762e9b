import CheckCircle from '../../../ui/icons/CheckCircle';
import ErrorOutlined from '../../../ui/icons/ErrorOutlined';
import RadioButtonUnchecked from '../../../ui/icons/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SAVE_STEPS, type SaveStep } from '../../../editor/save/actions';
import type { StepStatus } from '../../../editor/save/slice';

interface SaveStepsProps {
  readonly steps: Readonly<Record<SaveStep, StepStatus>>;
  /** Pictures made, of how many. */
  readonly pictures: { readonly made: number; readonly total: number };
}

/** The steps of a save, one under the other. */
export const SaveSteps = ({ steps, pictures }: SaveStepsProps) => {
  const { t } = useTranslation('editor');
  return (
    <Box component="ol" aria-label={t('publish.steps')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {SAVE_STEPS.map((step) => (
        <Box
          component="li"
          key={step}
          aria-current={steps[step] === 'running' ? 'step' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: 3, height: 40 }}
        >
          <StatusIcon status={steps[step]} />
          <Typography sx={{ flex: 1, color: steps[step] === 'pending' ? 'text.secondary' : 'text.primary' }}>
            {t(`publish.step.${step}`)}
          </Typography>
          <Typography variant="caption" sx={{ color: steps[step] === 'failed' ? 'error.main' : 'text.secondary' }}>
            {step === 'images' && steps[step] === 'running' ? `${pictures.made} / ${pictures.total}` : t(`publish.status.${steps[step]}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const StatusIcon = ({ status }: { readonly status: StepStatus }) => {
  if (status === 'running') return <CircularProgress size={18} aria-hidden />;
  if (status === 'done') return <CheckCircle aria-hidden sx={{ color: 'success.main' }} />;
  if (status === 'failed') return <ErrorOutlined aria-hidden sx={{ color: 'error.main' }} />;
  return <RadioButtonUnchecked aria-hidden sx={{ color: 'text.disabled' }} />;
};

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../entities/jobs';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';

/** From here on the server stops counting. */
const MANY = 1000;

/** Why a job waits, and until when: what keeps it, or how many are before it. */
export const WaitLine = ({ wait }: { readonly wait: NonNullable<Job['wait']> }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { refusal, values, until, ahead } = wait;
  const said = [
    refusal && refusalSentence({ refusal, values, message: '' }),
    until !== null && t('wait.until', { at: format.dateTime(until) }),
    !refusal && until === null && (ahead >= MANY ? t('wait.behindMany', { count: MANY }) : ahead > 0 && t('wait.behind', { count: ahead })),
    !refusal && until === null && ahead === 0 && t('wait.next'),
  ].filter(Boolean);
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
      {said.join(' ')}
    </Box>
  );
};

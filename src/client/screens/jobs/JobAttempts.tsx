import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { jobAttempts, type JobAttempt } from '../../entities/job-attempts';
import { useList } from '../../kernel/hooks';
import { useFormat } from '../../ui/format';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip, type Tone } from '../../ui/StatusChip';

const OUTCOMES = ['done', 'again', 'rejected', 'interrupted'] as const;

const tones: Readonly<Record<(typeof OUTCOMES)[number], Tone>> = { done: 'good', again: 'waiting', rejected: 'bad', interrupted: 'paused' };

/** Every time a worker had the job in hand: when, who, how long, how it ended, and what was sent and answered. */
export const JobAttempts = ({ jobId }: { readonly jobId: string }) => {
  const { t } = useTranslation('jobs');
  const { rows, loading, error, reload } = useList(jobAttempts, { variables: { job_id: jobId } });
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  if (loading && rows.length === 0) return <Skeleton variant="rounded" height={80} />;
  return (
    <section aria-labelledby="job-attempts">
      <Typography id="job-attempts" component="h3" variant="subtitle2" sx={{ mb: 2 }}>
        {t('attempt.title')}
      </Typography>
      {rows.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('attempt.none')}</Box>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 }}>
        {rows.map((attempt) => (
          <Attempt key={attempt._id} attempt={attempt} />
        ))}
      </Box>
    </section>
  );
};

const Attempt = ({ attempt: { number, worker, started_at, ms, outcome, msg, calls } }: { readonly attempt: JobAttempt }) => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const known = OUTCOMES.find((each) => each === outcome);
  const seconds = ms === null ? null : t('attempt.took', { seconds: format.measure(ms / 1000, 1) });
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <strong>{t('attempt.number', { number })}</strong>
        <StatusChip
          tone={known ? tones[known] : 'neutral'}
          label={known ? t(`attempt.outcome.${known}`) : (outcome ?? t('state.pending'))}
        />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[format.dateTime(started_at), seconds, worker].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {msg && <Box sx={{ mt: 1 }}>{refusalSentence({ refusal: msg.refusal, values: msg.values, message: msg.msg })}</Box>}
      {calls.map((call, index) => (
        // Calls have no ids and never change places.
        <Call key={index} call={call} />
      ))}
    </Box>
  );
};

const Call = ({ call: { method, url, sent, status, answered, ms } }: { readonly call: JobAttempt['calls'][number] }) => {
  const { t } = useTranslation('jobs');
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">
          <code>
            {method} {url}
          </code>
        </bdi>
        {' · '}
        {status ?? t('attempt.noAnswer')}
        {` · ${ms} ms`}
      </Box>
      <Body name={t('attempt.sent')} text={sent} />
      <Body name={t('attempt.answered')} text={answered} />
    </Box>
  );
};

const Body = ({ name, text }: { readonly name: string; readonly text: string | null }) =>
  text && (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ color: 'text.secondary' }}>{name}</Box>
      <Box component="pre" dir="ltr" tabIndex={0} aria-label={name} sx={body}>
        {text}
      </Box>
    </Box>
  );

const body = {
  m: 0,
  p: 2,
  maxHeight: 240,
  overflow: 'auto',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  bgcolor: 'action.hover',
  borderRadius: 1,
} as const;

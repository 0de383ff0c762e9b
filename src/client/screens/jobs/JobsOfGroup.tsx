import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { JobGroup } from '../../entities/job-groups';
import { jobs, type Job } from '../../entities/jobs';
import { useList } from '../../kernel/hooks';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { Thumb } from '../../ui/Thumb';
import { STATES, type JobState, rejectedReasons } from './job-facts';

/** Jobs shown under a group, at most. */
const SHOWN = 100;

const tones: Readonly<Record<JobState, Tone>> = {
  done: 'good',
  pending: 'waiting',
  waiting: 'neutral',
  stopped: 'paused',
  rejected: 'bad',
};

const sentenceOf = ({ msg, refusal, values }: NonNullable<Job['msg']>): string => refusalSentence({ message: msg, refusal, values });

/** The single jobs of a group, with why the rejected ones failed. */
export const JobsOfGroup = ({ group }: { readonly group: JobGroup }) => {
  const { t } = useTranslation('jobs');
  const query = { perpage: SHOWN, variables: { group_id: group._id } };
  const { rows, loading, error, reload } = useList(jobs, query);
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  if (loading) return <Skeleton variant="rounded" height={40} sx={{ m: 3 }} />;
  const reasons = rejectedReasons(rows);
  return (
    <Box sx={{ px: 12, py: 3 }}>
      {reasons.length > 0 && (
        <Alert severity="error" sx={{ mb: 2, py: 0 }}>
          {reasons.map(({ code, msg, count }) => (
            <div key={code}>{t('rejectedReason', { count, reason: sentenceOf(msg) })}</div>
          ))}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {rows.map((job) => (
          <JobLine key={job._id} job={job} store={group.store?.sto_name ?? ''} />
        ))}
      </Box>
    </Box>
  );
};

const JobLine = ({ job, store }: { readonly job: Job; readonly store: string }) => {
  const { t } = useTranslation('jobs');
  const state = STATES.find((each) => each === job.status);
  const name = job.data.name ?? t('ordersOf', { store });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 40, listStyle: 'none' }}>
      {job.data.item_info_id && <Thumb src={job.data.image} alt="" />}
      <Typography variant="body2" noWrap sx={{ flex: '1 1 30%', minWidth: 0 }}>
        {name}
      </Typography>
      <Box sx={{ flex: '0 0 120px' }}>
        <StatusChip tone={state ? tones[state] : 'neutral'} label={state ? t(`state.${state}`) : job.status} />
      </Box>
      <Typography variant="body2" sx={{ flex: '2 1 40%', minWidth: 0, color: job.status === 'rejected' ? 'error.main' : 'text.secondary' }}>
        {job.msg ? sentenceOf(job.msg) : job.attempts > 1 ? t('attempts', { count: job.attempts }) : ''}
      </Typography>
      <Box sx={{ flex: '0 0 130px', textAlign: 'right' }}>
        {job.data.external_url && (
          <Link
            href={job.data.external_url}
            target="_blank"
            rel="noreferrer"
            variant="body2"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
          >
            {t('viewInShop')}
            <OpenInNew sx={{ fontSize: 14 }} aria-hidden />
          </Link>
        )}
      </Box>
    </Box>
  );
};

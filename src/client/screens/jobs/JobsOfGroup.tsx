import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import type { JobGroup } from '../../entities/job-groups';
import { jobs } from '../../entities/jobs';
import { useList } from '../../kernel/hooks';
import { useOpened } from '../../ui/list/opened';
import { ListFailure } from '../../ui/Message';
import { GroupRejects } from './GroupRejects';
import { jobAddress, JOB_PARAM, jobName } from './job-facts';
import { JobLine } from './JobLine';

/** Jobs shown under a group, at most. */
const SHOWN = 100;

/** The single jobs of a group, with why the rejected ones were. */
export const JobsOfGroup = ({ group }: { readonly group: JobGroup }) => {
  const { t } = useTranslation('jobs');
  const query = { perpage: SHOWN, variables: { group_id: group._id } };
  const { rows, loading, error, reload } = useList(jobs, query);
  const { linkTo } = useOpened(JOB_PARAM);
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  if (loading) return <Skeleton variant="rounded" height={40} sx={{ m: 3 }} />;
  return (
    <>
      <GroupRejects group={group} />
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {rows.map((job) => (
          <JobLine key={job._id} job={job} name={jobName(t, job, group)} storeId={group.store?._id} link={linkTo(jobAddress(job))} />
        ))}
      </Box>
    </>
  );
};

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobGroup } from '../../entities/job-groups';
import { jobs } from '../../entities/jobs';
import { useList } from '../../kernel/hooks';
import { useOpened } from '../../ui/list/opened';
import { ListFailure } from '../../ui/Message';
import { PlainSelect } from '../../ui/PlainSelect';
import { GroupRejects } from './GroupRejects';
import { countsOf, jobAddress, JOB_PARAM, jobName, STATES } from './job-facts';
import { JobLine } from './JobLine';

/** Jobs shown under a group, at most. */
const SHOWN = 100;

/** The single jobs of a group, all or those of a state, with why the rejected ones were. */
export const JobsOfGroup = ({ group }: { readonly group: JobGroup }) => {
  const { t } = useTranslation('jobs');
  const [state, setState] = useState('');
  const counts = countsOf(group);
  const there = STATES.filter((each) => counts[each] > 0 || each === state);
  const total = STATES.find((each) => each === state) ? counts[state as (typeof STATES)[number]] : group.total;
  const query = { perpage: SHOWN, variables: { group_id: group._id, ...(state !== '' && { status: state }) } };
  const { rows, loading, error, reload } = useList(jobs, query);
  const { linkTo } = useOpened(JOB_PARAM);
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  return (
    <>
      <GroupRejects group={group} />
      {there.length > 1 && (
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, fontSize: 13, mb: 2 }}>
          {t('show.label')}
          <PlainSelect
            value={state}
            options={[
              { value: '', label: t('show.all') },
              ...there.map((each) => ({ value: each, label: t('stateCount', { state: t(`state.${each}`), count: counts[each] }) })),
            ]}
            onChange={setState}
          />
        </Box>
      )}
      {loading && rows.length === 0 && <Skeleton variant="rounded" height={40} sx={{ m: 3 }} />}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {rows.map((job) => (
          <JobLine key={job._id} job={job} name={jobName(t, job, group)} storeId={group.store?._id} link={linkTo(jobAddress(job))} />
        ))}
      </Box>
      {total > SHOWN && rows.length > 0 && (
        <Box sx={{ fontSize: 13, color: 'text.secondary', py: 2 }}>{t('show.first', { count: SHOWN, total })}</Box>
      )}
    </>
  );
};

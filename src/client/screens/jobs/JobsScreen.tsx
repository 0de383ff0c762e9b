import type { Action, Dispatch } from '@reduxjs/toolkit';
import WorkHistory from '../../ui/icons/WorkHistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { JOB_TYPES } from '../../../domain/jobs/job-types';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import { Link } from '../../ui/Link';
import type { ListFilter } from '../../ui/list/filters';
import { useOpened } from '../../ui/list/opened';
import { Message } from '../../ui/Message';
import { bulkOffers } from './bulk-offers';
import { groupName, JOB_PARAM, jobKinds } from './job-facts';
import { jobGroupColumns } from './job-group-columns';

const JobDrawer = lazy(async () => ({ default: (await import('./JobDrawer')).JobDrawer }));
const JobGroupDrawer = latePart(async () => (await import('./JobGroupDrawer')).JobGroupDrawer);
const JobsOfGroup = lazy(async () => ({ default: (await import('./JobsOfGroup')).JobsOfGroup }));
const RemoveGroup = lazy(async () => ({ default: (await import('./RemoveGroup')).RemoveGroup }));

const OPENS = {
  param: 'group',
  prepare: JobGroupDrawer.prepare,
  drawer: (id: string, close: () => void) => <JobGroupDrawer key={id} id={id} onClose={close} />,
};

/** `/jobs`: groups of jobs, each unfolding to its jobs. `?group=` opens a group, `?job=` a job, over its group where that is open. */
export const JobsScreen = () => {
  const { t } = useTranslation('jobs');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch<Dispatch<Action>>();
  const format = useFormat();
  const [leaving, setLeaving] = useState<JobGroup | null>(null);
  const mayUpdate = useMay('job', 'update');
  const mayRemove = useMay('job', 'delete');
  const maySeePushes = useMay('item_info', 'view');

  const start = useCallback((group: JobGroup) => void dispatch(jobGroups.actions.start({ ids: [group._id] })), [dispatch]);
  const stop = useCallback((group: JobGroup) => void dispatch(jobGroups.actions.stop({ ids: [group._id] })), [dispatch]);
  const renderJobs = useCallback(
    (group: JobGroup) => (
      <Suspense>
        <Box sx={{ px: 12, py: 3 }}>
          <JobsOfGroup group={group} />
        </Box>
      </Suspense>
    ),
    [],
  );
  const columns = useMemo(
    () =>
      jobGroupColumns(t, format, {
        onStart: mayUpdate ? start : undefined,
        onStop: mayUpdate ? stop : undefined,
        onRemove: mayRemove ? setLeaving : undefined,
      }),
    [t, format, mayUpdate, mayRemove, start, stop],
  );
  const filters = useMemo(
    (): readonly ListFilter[] => [
      {
        kind: 'choice',
        name: 'type',
        label: t('column.job'),
        options: JOB_TYPES.map((value) => ({ value, label: jobKinds[value].label(t) })),
      },
    ],
    [t],
  );
  const bulk = useMemo(() => bulkOffers(t, common, { update: mayUpdate, remove: mayRemove }), [t, common, mayUpdate, mayRemove]);
  const job = useOpened(JOB_PARAM);
  const closeRemove = useCallback(() => setLeaving(null), []);
  return (
    <>
      <ListScreen
        list="jobs"
        entity={jobGroups}
        title={t('title')}
        columns={columns}
        query={({ filters: { type } }) => ({ job_type: type ?? '' })}
        filters={filters}
        rowName={(group) => groupName(t, group)}
        opens={OPENS}
        renderDetails={renderJobs}
        home={addresses.jobs.print()}
        bulk={bulk}
        tools={
          maySeePushes && (
            <Button component={Link} to={addresses.internal.print({ recent: 'all' })}>
              {t('pushes')}
            </Button>
          )
        }
        empty={
          <Message Icon={WorkHistory} title={t('empty.title')} text={t('empty.text')}>
            <Button variant="contained" component={Link} to={addresses.internal.print()}>
              {t('empty.action')}
            </Button>
          </Message>
        }
      />
      <Suspense>
        {job.id !== null && <JobDrawer key={job.id} address={job.id} onClose={job.close} />}
        {leaving && <RemoveGroup group={leaving} onClose={closeRemove} />}
      </Suspense>
    </>
  );
};

import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import type { EntitiesState } from '../../kernel/define-entity';
import { useList } from '../../kernel/hooks';
import { RemoveDialog } from '../../shell/lists/RemoveDialog';
import { useMay } from '../../shell/session/use-may';
import { useListParams } from '../../ui/list-params';
import { isLive } from './job-progress';
import { JobsOfGroup } from './JobsOfGroup';
import { JobsView } from './JobsView';

/** How often the list is asked for while something is live, and otherwise, in milliseconds. */
const LIVE_POLL = 1_500;
const IDLE_POLL = 10_000;

export const JobsScreen = () => {
  const { t } = useTranslation('jobs');
  const dispatch = useDispatch<Dispatch<Action>>();
  const params = useListParams();
  const query = { page: params.page, perpage: params.perpage };
  const live = useSelector((state: EntitiesState) => jobGroups.selectPage(state, query).some(isLive));
  const { rows, total, loading, error, reload } = useList(jobGroups, query, { poll: live ? LIVE_POLL : IDLE_POLL });
  const [leaving, setLeaving] = useState<JobGroup | null>(null);
  const mayUpdate = useMay('job', 'update');
  const mayRemove = useMay('job', 'delete');

  const start = useCallback((group: JobGroup) => void dispatch(jobGroups.actions.start({ ids: [group._id] })), [dispatch]);
  const stop = useCallback((group: JobGroup) => void dispatch(jobGroups.actions.stop({ ids: [group._id] })), [dispatch]);
  const renderJobs = useCallback((group: JobGroup) => <JobsOfGroup group={group} poll={LIVE_POLL} />, []);

  return (
    <>
      <JobsView
        rows={rows}
        total={total}
        loading={loading}
        error={error}
        params={params}
        renderJobs={renderJobs}
        onRetry={reload}
        onStart={mayUpdate ? start : undefined}
        onStop={mayUpdate ? stop : undefined}
        onRemove={mayRemove ? setLeaving : undefined}
      />
      {leaving && (
        <RemoveDialog
          entity={jobGroups}
          intent={jobGroups.actions.remove}
          variables={{ ids: [leaving._id] }}
          title={t('remove.title')}
          text={t('remove.text', { count: leaving.total })}
          confirm={t('remove.confirm')}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
};

import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import type { Job } from '../../entities/jobs';
import { FailureLine } from '../../shell/lists/FailureLine';
import { useMay } from '../../shell/session/use-may';
import { refusalSentence } from '../../ui/refusal';
import { WaitLine } from './WaitLine';

/** What became of a job: why it was rejected and the next step, why it waits, or how far it has come. */
export const JobOutcome = ({ job, storeId }: { readonly job: Job; readonly storeId?: string | undefined }) => {
  const { t } = useTranslation('jobs');
  const steps = useSteps(job.group_id, job._id, job.data.item_info_id, storeId);
  if (job.status === 'waiting' && job.wait && (job.wait.refusal || !job.msg)) return <WaitLine wait={job.wait} />;
  if (!job.msg) return job.attempts > 1 ? t('attempts', { count: job.attempts }) : null;
  const { msg, ...said } = job.msg;
  const failure = { ...said, message: msg };
  if (job.status === 'rejected') return <FailureLine failure={failure} steps={steps} />;
  return (
    <>
      {refusalSentence(failure)}
      {job.wait && <WaitLine wait={job.wait} />}
    </>
  );
};

/** Why most jobs of a group were rejected, and what keeps the others waiting, each in one line of its row. */
export const GroupReason = ({ group }: { readonly group: JobGroup }) => {
  const steps = useSteps(group._id, undefined, null, group.store?._id);
  const { reason } = group;
  return (
    <>
      {reason && <FailureLine short failure={{ ...reason, message: reason.msg }} steps={steps} />}
      <GroupWait group={group} />
    </>
  );
};

/** What keeps a group's jobs waiting; nothing where they only stand in line. */
export const GroupWait = ({ group: { wait } }: { readonly group: JobGroup }) =>
  wait && (wait.refusal ?? wait.until) !== null && <WaitLine wait={wait} />;

/** Where the next step after a rejection is done. */
const useSteps = (groupId: string, jobId: string | undefined, itemId: string | null | undefined, storeId?: string | undefined) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const may = { start: useMay('job', 'update'), stores: useMay('store', 'view'), items: useMay('item_info', 'view') };
  const again = may.start ? () => void dispatch(jobGroups.actions.start({ ids: [groupId], job: jobId })) : undefined;
  return {
    again,
    shop: again,
    store: may.stores ? addresses.stores.print({ filter: 'all', ...(storeId && { store: storeId }) }) : undefined,
    item: may.items && itemId ? addresses.internal.print({ item: itemId }) : undefined,
  };
};

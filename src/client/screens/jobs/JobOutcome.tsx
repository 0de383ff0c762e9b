import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { jobGroups, type JobGroup } from '../../entities/job-groups';
import type { Job } from '../../entities/jobs';
import { FailureLine } from '../../shell/lists/FailureLine';
import { useMay } from '../../shell/session/use-may';
import { refusalSentence } from '../../ui/refusal';

/** What became of a job: why it was rejected and the next step, or how far it has come. */
export const JobOutcome = ({ job, storeId }: { readonly job: Job; readonly storeId?: string | undefined }) => {
  const { t } = useTranslation('jobs');
  const steps = useSteps(job.group_id, job.data.item_info_id, storeId);
  if (!job.msg) return job.attempts > 1 ? t('attempts', { count: job.attempts }) : null;
  const { msg, ...said } = job.msg;
  const failure = { ...said, message: msg };
  return job.status === 'rejected' ? <FailureLine failure={failure} steps={steps} /> : refusalSentence(failure);
};

/** Why most jobs of a group were rejected, in one line of its row. */
export const GroupReason = ({ group }: { readonly group: JobGroup }) => {
  const steps = useSteps(group._id, null, group.store?._id);
  if (!group.reason) return null;
  const { msg, ...said } = group.reason;
  return <FailureLine short failure={{ ...said, message: msg }} steps={steps} />;
};

/** Where the next step after a rejection is done. */
const useSteps = (groupId: string, itemId: string | null | undefined, storeId?: string | undefined) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const may = { start: useMay('job', 'update'), stores: useMay('store', 'view'), items: useMay('item_info', 'view') };
  const again = may.start ? () => void dispatch(jobGroups.actions.start({ ids: [groupId] })) : undefined;
  return {
    again,
    shop: again,
    store: may.stores ? addresses.stores.print({ filter: 'all', ...(storeId && { store: storeId }) }) : undefined,
    item: may.items && itemId ? addresses.internal.print({ item: itemId }) : undefined,
  };
};

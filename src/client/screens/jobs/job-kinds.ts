import Publish from '@mui/icons-material/PublishOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import type { TFunction } from 'i18next';
import { isJobType, type JobType } from '../../../domain/jobs/job-types';
import type { JobGroup } from '../../entities/job-groups';
import type { Icon } from '../../ui/icon';

interface JobKind {
  readonly Icon: Icon;
  readonly label: (t: TFunction<'jobs'>) => string;
}

/** How each kind of job is shown; one that is missing is a type error. */
export const jobKinds: Readonly<Record<JobType, JobKind>> = {
  push_item: { Icon: Publish, label: (t) => t('type.push_item') },
  fetch_orders: { Icon: ReceiptLong, label: (t) => t('type.fetch_orders') },
};

/** A kind by name; one a newer server has is shown as it is. */
export const jobTypeName = (t: TFunction<'jobs'>, type: string): string => (isJobType(type) ? jobKinds[type].label(t) : type);

/** What people call a group. */
export const groupName = (t: TFunction<'jobs'>, group: JobGroup): string =>
  [jobTypeName(t, group.job_type), group.store?.sto_name].filter(Boolean).join(', ');

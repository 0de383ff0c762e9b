import Article from '../../ui/icons/ArticleOutlined';
import Block from '../../ui/icons/Block';
import MenuBook from '../../ui/icons/MenuBookOutlined';
import Publish from '../../ui/icons/PublishOutlined';
import Storefront from '../../ui/icons/StorefrontOutlined';
import ReceiptLong from '../../ui/icons/ReceiptLongOutlined';
import type { TFunction } from 'i18next';
import { groupLabel, isJobType, withKindNamed, type JobType } from '../../../domain/jobs/job-types';
import type { JobGroup } from '../../entities/job-groups';
import type { Job } from '../../entities/jobs';
import type { Icon } from '../../ui/styles';

interface JobKind {
  readonly Icon: Icon;
  readonly label: (t: TFunction<'jobs'>) => string;
}

/** How each kind of job is shown; one that is missing is a type error. */
export const jobKinds: Readonly<Record<JobType, JobKind>> = {
  push_item: { Icon: Publish, label: (t) => t('type.push_item') },
  end_item: { Icon: Block, label: (t) => t('type.end_item') },
  fetch_orders: { Icon: ReceiptLong, label: (t) => t('type.fetch_orders') },
  fetch_items: { Icon: Storefront, label: (t) => t('type.fetch_items') },
  share_document: { Icon: MenuBook, label: (t) => t('type.share_document') },
  publish_post: { Icon: Article, label: (t) => t('type.publish_post') },
};

/** A kind by name; one a newer server has is shown as it is. */
export const jobTypeName = (t: TFunction<'jobs'>, type: string): string => (isJobType(type) ? jobKinds[type].label(t) : type);

/** What people call a group. */
export const groupName = (t: TFunction<'jobs'>, group: JobGroup): string =>
  groupLabel(jobTypeName(t, group.job_type), group.store?.sto_name);

/** The same from what the server calls it. */
export const labelInWords = (t: TFunction<'jobs'>, label: string): string => withKindNamed(label, (kind) => jobTypeName(t, kind));

/** What people call a job: what it pushes, or what it reads of which store. */
export const jobName = (t: TFunction<'jobs'>, { data }: Job, group: Pick<JobGroup, 'job_type' | 'store'> | undefined): string => {
  const store = group?.store?.sto_name;
  if (data.name !== null || !store) return data.name ?? jobTypeName(t, group?.job_type ?? 'fetch_orders');
  return group.job_type === 'fetch_items' ? t('productsOf', { store }) : t('ordersOf', { store });
};

/** The query parameter that opens a job. */
export const JOB_PARAM = 'job';

/** A job is found by its group, so both ids stand in its address. */
export const jobAddress = ({ group_id, _id }: Pick<Job, 'group_id' | '_id'>): string => `${group_id}.${_id}`;

export const idsOfJob = (address: string): Pick<Job, 'group_id' | '_id'> => {
  const [group_id = '', _id = ''] = address.split('.');
  return { group_id, _id };
};

/** Colour by state in the theme's words; the order is the order in the bar. */
export const STATES = ['done', 'pending', 'waiting', 'stopped', 'rejected'] as const;
export type JobState = (typeof STATES)[number];

export type StateCounts = Readonly<Record<JobState, number>>;

/** A group's jobs by state; what is neither waiting, pending, stopped nor rejected is done. */
export const countsOf = ({ waiting, pending, stopped, rejected, total }: JobGroup): StateCounts => ({
  done: Math.max(0, total - waiting - pending - stopped - rejected),
  pending,
  waiting,
  stopped,
  rejected,
});

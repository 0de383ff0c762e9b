import { JobslistDocument, type JobFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type Job = JobFieldsFragment;

/** Single jobs of a group (specification 1, §3, Job). */
export const jobs = defineEntity({
  name: 'jobs',
  query: { document: JobslistDocument, rows: (data): readonly Job[] => data.jobslist },
  mutations: {},
});

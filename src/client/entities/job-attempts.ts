import { JobAttemptsDocument, type JobAttemptsQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type JobAttempt = JobAttemptsQuery['jobAttempts'][number];

/** The times a worker had a job in hand, with what was sent and answered. */
export const jobAttempts = defineEntity({
  name: 'jobAttempts',
  query: { document: JobAttemptsDocument, rows: (data): readonly JobAttempt[] => data.jobAttempts },
  mutations: {},
});

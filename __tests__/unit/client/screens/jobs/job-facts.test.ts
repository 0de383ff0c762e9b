import type { JobGroup } from '../../../../../src/client/entities/job-groups';
import { countsOf } from '../../../../../src/client/screens/jobs/job-facts';

const group = (counts: Partial<JobGroup>) => ({ waiting: 0, pending: 0, stopped: 0, rejected: 0, total: 0, ...counts }) as JobGroup;

test('what is neither waiting, running, stopped nor rejected is done', () => {
  expect(countsOf(group({ total: 10, waiting: 3, pending: 1, stopped: 1, rejected: 2 }))).toMatchObject({ done: 3 });
});

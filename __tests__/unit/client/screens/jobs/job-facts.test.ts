import type { JobGroup } from '../../../../../src/client/entities/job-groups';
import { countsOf, rejectedReasons } from '../../../../../src/client/screens/jobs/job-facts';

const group = (counts: Partial<JobGroup>) => ({ waiting: 0, pending: 0, stopped: 0, rejected: 0, total: 0, ...counts }) as JobGroup;

test('what is neither waiting, running, stopped nor rejected is done', () => {
  expect(countsOf(group({ total: 10, waiting: 3, pending: 1, stopped: 1, rejected: 2 }))).toMatchObject({ done: 3 });
});

test('rejected jobs are grouped by why, most frequent first', () => {
  const msg = (code: string) => ({ code, msg: `Because of ${code}.`, refusal: null, values: null });
  const job = (status: string, code?: string) => ({ status, msg: code === undefined ? null : msg(code) });
  expect(
    rejectedReasons([job('rejected', 'sku'), job('rejected', 'down'), job('done'), job('rejected', 'down'), job('waiting', 'sku')]),
  ).toEqual([
    { code: 'down', msg: msg('down'), count: 2 },
    { code: 'sku', msg: msg('sku'), count: 1 },
  ]);
});

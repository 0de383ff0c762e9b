import { sql } from 'kysely';
import { releaseDeadWorkers } from '../../../src/server/jobs/lease';
import { work } from '../../../src/server/work';
import { startTestServer, type TestServer } from '../harness';

const HOUR = 3600;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

const schedule = work.rounds.find(({ name }) => name === 'schedule of orders')!;

const polled = async (): Promise<boolean> => {
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'poll_orders'`.execute(server.services.db);
  return rows.length > 0;
};

const setSchedule = (ahead: number): Promise<unknown> =>
  sql`with gone as (delete from graphile_worker._private_jobs)
    update stores set fetch_every = 600, next_fetch_at = extract(epoch from now())::integer + ${ahead}`.execute(server.services.db);

test('what was put in the queue before the database’s clock was set back is due at once', async () => {
  const { db } = server.services;
  await sql`select graphile_worker.add_job('test_job', run_at => now() + interval '1 hour', job_key => 'early')`.execute(db);
  await sql`update graphile_worker._private_jobs set created_at = now() + interval '1 hour', updated_at = now() + interval '1 hour'
    where key = 'early'`.execute(db);
  await sql`select graphile_worker.add_job('test_job', run_at => now() + interval '1 hour', job_key => 'planned')`.execute(db);
  await releaseDeadWorkers(server.services);
  const { rows } = await sql<{ key: string; due: boolean }>`select key, run_at <= now() as due from graphile_worker.jobs
    where key in ('early', 'planned') order by key`.execute(db);
  expect(rows).toEqual([
    { key: 'early', due: true },
    { key: 'planned', due: false },
  ]);
});

test('a store is asked for its orders when the clock was set back by an hour since it was last asked', async () => {
  await setSchedule(HOUR + 300);
  await schedule.run(server.services);
  expect(await polled()).toBe(true);
});

test.each([-HOUR, HOUR])('a node whose clock is %i s off asks stores when they are due by the database’s clock', async (off) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + off * 1000);
  await setSchedule(300);
  await schedule.run(server.services);
  expect(await polled()).toBe(false);
  await setSchedule(-1);
  await schedule.run(server.services);
  expect(await polled()).toBe(true);
});

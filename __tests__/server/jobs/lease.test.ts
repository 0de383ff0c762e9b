import { sql } from 'kysely';
import { Lease, releaseDeadWorkers } from '../../../src/server/jobs/lease';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});

afterAll(() => server.stop());

/** A job as a worker with this id leaves it behind. */
const lockedJob = async (workerId: string): Promise<string> => {
  const { db } = server.services;
  const { rows } = await sql<{
    id: string;
  }>`select id::text from graphile_worker.add_job('push_item', queue_name => ${`store:${workerId}`})`.execute(db);
  const id = rows[0]!.id;
  await sql`update graphile_worker._private_jobs set locked_by = ${workerId}, locked_at = now() where id = ${id}::bigint`.execute(db);
  await sql`update graphile_worker._private_job_queues set locked_by = ${workerId}, locked_at = now() where queue_name = ${`store:${workerId}`}`.execute(
    db,
  );
  return id;
};

const holderOf = async (id: string): Promise<string | null> =>
  (await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs where id = ${id}::bigint`.execute(server.services.db))
    .rows[0]!.locked_by;

test('jobs of a dead worker are free again, those of a living one are not', async () => {
  const lease = await Lease.open(server.services);
  await lease.hold('pool-living');
  const [living, dead] = [await lockedJob('pool-living'), await lockedJob('pool-dead')];
  await releaseDeadWorkers(server.services);
  expect(await holderOf(dead)).toBeNull();
  expect(await holderOf(living)).toBe('pool-living');

  lease.close();
  while ((await holderOf(living)) !== null) await releaseDeadWorkers(server.services);
});

test('a worker whose session is cut off hears of it', async () => {
  const lease = await Lease.open(server.services);
  await lease.hold('pool-cut');
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = hashtext('pool-cut')::oid and database =
    (select oid from pg_database where datname = current_database())`.execute(server.services.db);
  await lease.lost;
  lease.close();
});

test('only one session can hold a worker id', async () => {
  const [one, two] = [await Lease.open(server.services), await Lease.open(server.services)];
  await one.hold('pool-twin');
  await expect(two.hold('pool-twin')).rejects.toThrow('pool-twin');
  one.close();
  two.close();
});

import { sql } from 'kysely';
import { ConnectorError } from '../../../src/server/connectors/connector';
import { newId } from '../../../src/server/db/ids';
import { addJobs, startWorkers } from '../../../src/server/jobs';
import type { JobKind } from '../../../src/server/jobs/kind';
import { MOST_CRASHES } from '../../../src/server/jobs/run-job';
import type { JobRow } from '../../../src/server/jobs/tables';
import { work } from '../../../src/server/work';
import { asSeller, eventually, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { copyStores } from '../copy-stores';

let server: TestServer;
let ask: Ask;
let own: string;
let other: string;

const containerOf = async (storeId: string): Promise<string> =>
  (await server.services.db.selectFrom('stores').select('container_id').where('_id', '=', storeId).executeTakeFirstOrThrow()).container_id;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ask = asSeller(server.origin, await server.signIn());
  own = (await ask('{ stores { _id } }')).stores[0]._id as string;
  const [rival] = await copyStores(server.services, own, 1, (await server.makeContainer('beside'))._id);
  other = rival!;
});
afterAll(() => server.stop());

/** Work of one kind of job that calls nobody. */
const workOf = (perform: (job: JobRow) => Promise<void>, rest: Partial<JobKind> = {}) => {
  const kind: JobKind = {
    type: 'push_item',
    queue: ({ store_id }) => `store:${store_id}`,
    priority: 20,
    perform: async (_services, job) => {
      await perform(job);
      return () => Promise.resolve();
    },
    announce: () => Promise.resolve(),
    ...rest,
  };
  return { kind, work: { kinds: { ...work.kinds, push_item: kind }, errands: [], rounds: [] } };
};

const add = async (kind: JobKind, storeId: string, count: number): Promise<string> => {
  const container_id = await containerOf(storeId);
  const jobs = Array.from({ length: count }, () => ({ item_info_id: newId(), data: {} }));
  const [group] = await server.services.inContainer(container_id, (tx) => addJobs(tx, kind, { container_id, store_id: storeId }, jobs));
  return group!;
};

const statuses = async (group: string): Promise<Record<string, number>> => {
  const rows = await server.services.db
    .selectFrom('jobs')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('group_id', '=', group)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};

const ended = (group: string) =>
  eventually(async () => {
    const found = await statuses(group);
    return !found.waiting && !found.pending && found;
  });

test('a single job of another container waits for no more than what is in hand, however many stores and jobs stand before it', async () => {
  const started: string[] = [];
  const { kind, work: busy } = workOf(async ({ store_id }) => {
    started.push(store_id);
    // Longer than a worker takes from a turn to its job, on a busy machine too.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const stores = await copyStores(server.services, own, 8);
  const groups = await Promise.all(stores.map((store) => add(kind, store, 300)));
  // One turn for each store stands in the queue, whatever waits.
  const { rows } = await sql<{
    turns: number;
  }>`select count(*)::integer as turns from graphile_worker.jobs where task_identifier = 'job_turn'`.execute(server.services.db);
  expect(rows[0]!.turns).toBe(8);
  const workers = await startWorkers(server.services, busy);
  try {
    await eventually(() => Promise.resolve(started.length >= 40));
    const before = started.length;
    const group = await add(kind, other, 1);
    const noticed = started.length;
    expect(await ended(group)).toEqual({ done: 1 });
    // Four workers: each may have taken one job between the two, and has one in hand.
    expect(started.indexOf(other) - noticed).toBeLessThanOrEqual(4);
    expect(noticed - before).toBeLessThan(100);
    // Its own stores are served in turn.
    const counts = stores.map((store) => started.filter((each) => each === store).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  } finally {
    await workers.stop();
  }
  await ask('mutation ($ids: [ID!]!) { jobsStop(ids: $ids) { _id } }', { ids: groups });
});

test('a job its workers die over is set aside; refusals and starting it again do not count', async () => {
  const { kind, work: busy } = workOf(() => Promise.reject(new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku: 'X' } })));
  const [store] = await copyStores(server.services, own, 1);
  const group = await add(kind, store!, 2);
  const workers = await startWorkers(server.services, busy);
  try {
    for (let time = 0; time < MOST_CRASHES + 2; time += 1) {
      expect(await ended(group)).toEqual({ rejected: 2 });
      await ask('mutation ($ids: [ID!]!) { jobsStart(ids: $ids) { _id } }', { ids: [group] });
    }
    expect(await ended(group)).toEqual({ rejected: 2 });
  } finally {
    await workers.stop();
  }
  const codes = async () =>
    (await ask('query ($id: ID) { jobGroups(_id: $id) { rejects { code count } } }', { id: group })).jobGroups[0].rejects;
  expect(await codes()).toEqual([{ code: 'sku_taken', count: 2 }]);

  // As workers that died leave it behind: in hand, and nobody has it.
  const { db } = server.services;
  const jobs = await db.selectFrom('jobs').select('_id').where('group_id', '=', group).orderBy('_id').execute();
  const start = 'mutation ($ids: [ID!]!, $code: String, $job: ID) { jobsStart(ids: $ids, code: $code, job: $job) { waiting rejected } }';
  expect((await ask(start, { ids: [group], code: 'another' })).jobsStart).toEqual([{ waiting: 0, rejected: 2 }]);
  expect((await ask(start, { ids: [group], job: jobs[0]!._id })).jobsStart).toEqual([{ waiting: 1, rejected: 1 }]);
  await db
    .updateTable('jobs')
    .set({ status: 'pending', crashes: MOST_CRASHES - 1 })
    .where('_id', '=', jobs[0]!._id)
    .execute();
  const again = await startWorkers(server.services, busy);
  try {
    expect(await ended(group)).toEqual({ rejected: 2 });
    expect(await codes()).toEqual(
      expect.arrayContaining([
        { code: 'interrupted', count: 1 },
        { code: 'sku_taken', count: 1 },
      ]),
    );
    expect((await ask(start, { ids: [group], code: 'sku_taken' })).jobsStart).toEqual([{ waiting: 1, rejected: 1 }]);
    await ended(group);
  } finally {
    await again.stop();
  }
});

test('what keeps jobs waiting is said of the group and the job, with when it ends; the same store’s next turn comes then', async () => {
  let until: number | null = Math.floor(Date.now() / 1000) + 3600;
  const { kind, work: busy } = workOf(() => Promise.resolve(), {
    heldBy: () =>
      Promise.resolve(
        until === null ? undefined : { scope: 'all', reason: { refusal: 'job.wait.days', values: { store: 'Closed' } }, until },
      ),
  });
  const [store] = await copyStores(server.services, own, 1);
  const group = await add(kind, store!, 3);
  const read = () =>
    ask(
      'query ($id: ID!) { jobGroups(_id: $id) { wait { refusal until ahead } } jobslist(group_id: $id) { order { _id } wait { refusal values until ahead } } }',
      { id: group },
    );
  expect((await read()).jobslist.map(({ wait }: { wait: object }) => wait)).toMatchObject(
    [0, 1, 2].map((ahead) => ({ refusal: null, ahead })),
  );
  const workers = await startWorkers(server.services, busy);
  try {
    const said = await eventually(async () => {
      const answer = await read();
      // The group and its jobs are read one after the other.
      return answer.jobGroups[0].wait.refusal !== null && answer.jobslist[2].wait.refusal !== null && answer;
    });
    expect(said.jobGroups).toMatchObject([{ wait: { refusal: 'job.wait.days', until, ahead: 0 } }]);
    expect(said.jobslist[2]).toMatchObject({
      order: null,
      wait: { refusal: 'job.wait.days', values: { store: 'Closed' }, until, ahead: 2 },
    });
    until = null;
    await server.services.db.updateTable('job_holds').set({ look_at: 0 }).execute();
    expect(await ended(group)).toEqual({ done: 3 });
    expect(await server.services.db.selectFrom('job_holds').selectAll().execute()).toEqual([]);
  } finally {
    await workers.stop();
  }
});

test('jobs nobody has a turn for, as after a backup was brought back, are found', async () => {
  const { kind, work: busy } = workOf(() => Promise.resolve());
  const [store] = await copyStores(server.services, own, 1);
  const group = await add(kind, store!, 2);
  await sql`delete from graphile_worker._private_jobs where key like ${`%:turn:store:${store!}`}`.execute(server.services.db);
  const workers = await startWorkers(server.services, busy);
  try {
    expect(await ended(group)).toEqual({ done: 2 });
  } finally {
    await workers.stop();
  }
});

test('10,000 jobs are added in one call', async () => {
  const { kind } = workOf(() => Promise.resolve());
  const [store] = await copyStores(server.services, own, 1);
  const group = await add(kind, store!, 10_000);
  expect(await statuses(group)).toEqual({ waiting: 10_000 });
});

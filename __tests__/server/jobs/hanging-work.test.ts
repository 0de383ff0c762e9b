import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { callShop } from '../../../src/server/connectors/shop-call';
import { newId } from '../../../src/server/db/ids';
import { addJobs, startWorkers } from '../../../src/server/jobs';
import type { Errand, JobKind } from '../../../src/server/jobs/kind';
import { enqueue } from '../../../src/server/jobs/queue';
import type { JobRow } from '../../../src/server/jobs/tables';
import { work } from '../../../src/server/work';
import { comes } from '../../support/comes';
import { copyStores } from '../copy-stores';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let own: string;
let other: string;

const containerOf = async (storeId: string): Promise<string> =>
  (await server.services.db.selectFrom('stores').select('container_id').where('_id', '=', storeId).executeTakeFirstOrThrow()).container_id;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  own = (await server.services.db.selectFrom('stores').select('_id').limit(1).executeTakeFirstOrThrow())._id;
  const [rival] = await copyStores(server.services, own, 1, (await server.makeContainer('beside'))._id);
  other = rival!;
});
afterAll(() => server.stop());

const kindOf = (perform: (job: JobRow, signal: AbortSignal) => Promise<void>, deadlineMs: number): JobKind => ({
  type: 'push_item',
  queue: ({ store_id }) => `store:${store_id}`,
  priority: 20,
  deadlineMs,
  perform: async (_services, job, signal) => {
    await perform(job, signal);
    return () => Promise.resolve();
  },
  announce: () => Promise.resolve(),
});

const only = (kind: JobKind, errands: readonly Errand[] = []) => ({ kinds: { ...work.kinds, push_item: kind }, errands, rounds: [] });

const add = async (kind: JobKind, storeId: string): Promise<string> => {
  const container_id = await containerOf(storeId);
  const jobs = [{ item_info_id: newId(), data: {} }];
  const [group] = await server.services.inContainer(container_id, (tx) => addJobs(tx, kind, { container_id, store_id: storeId }, jobs));
  return group!;
};

const jobOf = (group: string) => server.services.db.selectFrom('jobs').selectAll().where('group_id', '=', group).executeTakeFirstOrThrow();

const forget = async (): Promise<void> => {
  await sql`delete from jobs`.execute(server.services.db);
  await sql`delete from graphile_worker._private_jobs`.execute(server.services.db);
  await sql`update graphile_worker._private_job_queues set locked_at = null, locked_by = null`.execute(server.services.db);
};
afterEach(forget);

/** Longer than a test: what ends is not ended by it. */
const LONG = 600_000;

test('a workspace whose shops never answer has all slots but one, and another’s work is done at once', async () => {
  const inHand = new Set<string>();
  let most = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const kind = kindOf(async ({ store_id }) => {
    if (store_id === other) return;
    inHand.add(store_id);
    most = Math.max(most, inHand.size);
    await released;
    inHand.delete(store_id);
  }, LONG);
  const stores = await copyStores(server.services, own, 8);
  for (const store of stores) await add(kind, store);
  const workers = await startWorkers(server.services, only(kind));
  try {
    await comes(() => expect(inHand.size).toBe(3));
    // Several more looks of the worker that has nothing to do.
    await sleep(600);
    expect(most).toBe(3);
    for (let time = 0; time < 3; time += 1) {
      const group = await add(kind, other);
      await comes(async () => expect((await jobOf(group)).status).toBe('done'), 3000);
    }
    expect(most).toBe(3);
    release();
    await comes(() => expect(inHand.size).toBe(0));
  } finally {
    release();
    await workers.stop();
  }
});

test('errands of a workspace leave a slot too, and are given up at their deadline although they heed nothing', async () => {
  const begun: string[] = [];
  const hanging: Errand = {
    name: 'hanging_errand',
    priority: 0,
    deadlineMs: 500,
    perform: (_services, payload) => {
      begun.push((payload as { place: string }).place);
      return new Promise(() => undefined);
    },
  };
  const quick: Errand = { name: 'quick_errand', priority: 0, perform: () => Promise.resolve(void begun.push('other')) };
  const container = await containerOf(own);
  await server.services.inContainer(container, (tx) =>
    enqueue(
      tx,
      [1, 2, 3, 4, 5, 6].map((place) => ({
        ...{ task: 'hanging_errand', queue: `place:${place}`, priority: 0, key: `place:${place}` },
        payload: { place: String(place) },
      })),
    ),
  );
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const kind = kindOf(() => Promise.resolve(), LONG);
  const workers = await startWorkers(server.services, only(kind, [hanging, quick]));
  try {
    await comes(() => expect(begun).toHaveLength(3));
    await server.services.inContainer(await containerOf(other), (tx) =>
      enqueue(tx, [{ task: 'quick_errand', queue: 'q', priority: 0, key: 'q', payload: {} }]),
    );
    await comes(() => expect(begun).toContain('other'));
    await comes(() => expect(new Set(begun).size).toBe(7));
    expect(logged.mock.calls.join('')).toContain('hanging_errand: DeadlineError');
  } finally {
    await workers.stop();
    logged.mockRestore();
  }
});

test('a push that is given up at its deadline calls its shop no more, and is made once by the next attempt', async () => {
  const arrived: string[] = [];
  const shop = http.createServer((request, response) => {
    arrived.push(String(request.url));
    response.end('{}');
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { port } = shop.address() as AddressInfo;
  const ended: string[] = [];
  const kind = kindOf(async ({ attempts }, signal) => {
    // The first attempt is busy for longer than it may be, hears nothing of it, and goes on.
    if (attempts === 1) await sleep(900);
    const url = new URL(`http://127.0.0.1:${port}/attempt-${attempts}`);
    await callShop({ url, method: 'POST', headers: {}, body: '{}', allowLoopback: () => true, signal })
      .then(() => ended.push(`${attempts} sent`))
      .catch((error: { code: string }) => {
        ended.push(`${attempts} ${error.code}`);
        throw error;
      });
  }, 300);
  const group = await add(kind, own);
  const workers = await startWorkers(server.services, only(kind));
  try {
    await comes(async () =>
      expect(await jobOf(group)).toMatchObject({ status: 'waiting', msg: { refusal: 'job.tooLong', values: { minutes: 1 } } }),
    );
    await server.services.db.updateTable('jobs').set({ due_at: 0 }).where('group_id', '=', group).execute();
    await comes(async () => expect((await jobOf(group)).status).toBe('done'));
    await comes(() => expect(ended.toSorted()).toEqual(['1 interrupted', '2 sent']));
    expect(arrived).toEqual(['/attempt-2']);
  } finally {
    await workers.stop();
    shop.close();
    shop.closeAllConnections();
  }
});

test('workers that stop wait a while for what hears of it, and not for ever for what does not', async () => {
  const kind = kindOf(() => new Promise(() => undefined), LONG);
  const group = await add(kind, own);
  const workers = await startWorkers(server.services, only(kind));
  await comes(async () => expect((await jobOf(group)).status).toBe('pending'));
  const began = Date.now();
  await workers.stop();
  expect(Date.now() - began).toBeLessThan(5000);
  expect(await jobOf(group)).toMatchObject({ status: 'waiting', crashes: 0, failures: 0 });
});

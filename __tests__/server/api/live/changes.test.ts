import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Container } from '../../../../src/server/kernel/context';
import { tellChanged } from '../../../../src/server/db/channel';
import { JOB_ITEM, asSeller, openSandboxShop, eventually, saveListing } from '../../commerce';
import { startServer } from '../../../../src/server/server';
import { startTestServer, type TestServer } from '../../harness';
import { openStream, type Stream } from './stream-client';

const MAKE_STORE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const SAVE_VIEW = 'mutation ($params: ListViewInput!) { makeListView(params: $params) { _id } }';

let server: TestServer;
let shop: Container;
let token: string;
let host: string;
const open: Stream[] = [];

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: true });
  // Not the demo's own, in which jobs have things to tell all the time.
  shop = await server.makeContainer();
  host = `${shop.domain}.localhost`;
  token = (await server.makeUser(shop)).token;
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => server.stop());

/** A stream that has begun: it was told how things stand. */
const listen = async (as: string, at = host): Promise<Stream> => {
  const stream = await openStream(server.origin, as, at);
  open.push(stream);
  await eventually(async () => stream.news.length > 0);
  return stream;
};

const kinds = ({ changes }: Stream): ReadonlySet<string> => new Set(changes.flat().map(({ kind }) => kind));
const heard = (stream: Stream, kind: string) => eventually(async () => kinds(stream).has(kind));
const view = (name: string, idempotencyKey?: string) =>
  server.graphql(
    SAVE_VIEW,
    { params: { list: 'stores', name, query: '/stores/all', columns: [], shared: false } },
    { token, host, ...(idempotencyKey !== undefined && { idempotencyKey }) },
  );
const tell = (container: Container, ...told: Parameters<typeof tellChanged>[2]) =>
  server.services.inContainer(container._id, (tx) => tellChanged(tx, container._id, told));

test('a mutation in one session is told to another: which list, and by which mutation', async () => {
  const colleague = await server.makeUser(shop);
  const stream = await listen(colleague.token);
  const { errors } = await view('Mine', 'key-of-the-view');
  expect(errors).toBeUndefined();
  await heard(stream, 'listViews');
  expect(stream.changes).toEqual([[{ kind: 'listViews', by: 'key-of-the-view' }]]);
  // The same key again has no second effect, so there is nothing to tell.
  await view('Mine', 'key-of-the-view');
  await tell(shop, 'fonts');
  await heard(stream, 'fonts');
  expect(stream.changes.flat()).toHaveLength(2);
});

test('what a worker or a person changes at another node is told to pages of this one, and the other way round', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-second-node-'));
  cpSync(path.join(server.config.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
  // It cannot open sealed values and does not need them.
  const node = await startServer({ ...server.config, dataDir, secretsLost: true, workers: false });
  try {
    const here = await listen(token);
    const there = await openStream(node.origin, token, host);
    open.push(there);
    await eventually(async () => there.news.length > 0);
    await node.services.inContainer(shop._id, (tx) => tellChanged(tx, shop._id, ['orders']));
    await heard(here, 'orders');
    await heard(there, 'orders');
    expect((await view('Of two nodes')).errors).toBeUndefined();
    await heard(there, 'listViews');
  } finally {
    await node.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('what is refused was never told', async () => {
  const stream = await listen(token);
  const { errors } = await view('');
  expect(errors).toHaveLength(1);
  await tell(shop, 'fonts');
  await heard(stream, 'fonts');
  expect([...kinds(stream)]).toEqual(['fonts']);
});

test('another container hears nothing', async () => {
  const other = await server.makeContainer();
  const stranger = await server.makeUser(other);
  const stream = await listen(stranger.token, `${other.domain}.localhost`);
  await tell(shop, 'orders');
  await tell(other, 'stores');
  await heard(stream, 'stores');
  expect([...kinds(stream)]).toEqual(['stores']);
});

test('who may not view a module is not told of its lists', async () => {
  const nobody = await server.makeUser(shop, { role: 'support' });
  const stream = await listen(nobody.token);
  await tell(shop, 'orders', 'members', 'fonts');
  await heard(stream, 'fonts');
  expect([...kinds(stream)]).toEqual(['fonts']);
});

test('a storm of changes is told together, each kind once', async () => {
  const stream = await listen(token);
  await Promise.all(Array.from({ length: 40 }, () => tell(shop, 'orders', 'jobs')));
  await tell(shop, 'fonts');
  await heard(stream, 'fonts');
  expect(stream.changes.length).toBeLessThan(10);
  for (const changes of stream.changes) expect(new Set(changes.map(({ kind }) => kind)).size).toBe(changes.length);
});

test('a job is told when it is made, taken in hand and ended, and so is what it changed', async () => {
  const seller = await server.signIn();
  const ask = asSeller(server.origin, seller);
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: 'Told of', woocommerce: { website, key, secret } };
  const store = (await ask(MAKE_STORE, { params })).makeStore._id as string;
  const listing = await saveListing(ask, 'Told of');
  const stream = await listen(seller, 'demo.localhost');
  const group = (await ask(JOB_ITEM, { ids: [listing._id], store_ids: [store] })).jobItem[0]._id as string;
  const states = 'query ($id: ID!) { jobslist(group_id: $id) { status } }';
  /** How the job stood whenever something was told: a page that reads again at each telling ends with the truth. */
  let [read, status] = [0, ''];
  await eventually(async () => {
    if (stream.changes.length === read) return false;
    read = stream.changes.length;
    status = (await ask(states, { id: group })).jobslist[0].status as string;
    return status === 'done';
  });
  expect(status).toBe('done');
  for (const kind of ['listings', 'stores'] as const) await heard(stream, kind);
  expect([...kinds(stream)]).toEqual(expect.arrayContaining(['jobGroups', 'jobs', 'listings', 'stores']));
});

test('after the database was away anything may have changed', async () => {
  const stream = await listen(token);
  await server.services.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen back_office_live%'`,
  );
  await heard(stream, 'orders');
  expect(kinds(stream).size).toBeGreaterThan(10);
});

import { sql } from 'kysely';
import { revokeToken } from '../../../../src/server/sign-in/tokens';
import type { Container } from '../../../../src/server/kernel/context';
import { notify, type NewNotification } from '../../../../src/server/inbox/notify';
import { openServices } from '../../../../src/server/services';
import { eventually } from '../../commerce';
import { startTestServer, type TestServer, type TestUser } from '../../harness';
import { openStream, type Stream } from './stream-client';

let server: TestServer;
let shop: Container;
const open: Stream[] = [];

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => server.stop());

const listen = async (user: TestUser, host?: string): Promise<Stream> => {
  const stream = await openStream(server.origin, user.token, host);
  open.push(stream);
  return stream;
};

const order: NewNotification = { type: 'Order', subject: 'New order', content: '', module: 'order' };
const tell = (notification: NewNotification = order, container = shop) =>
  server.services.inContainer(container._id, (tx) => notify(tx, notification));

/** Waits until a stream has told this many times. */
const told = (stream: Stream, times: number) => eventually(async () => stream.news.length >= times && stream.news);

test('a page is told how things stand at once, and what comes while it is open', async () => {
  const stream = await listen(await server.makeUser(shop));
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  await told(stream, 1);
  const id = await tell();
  const [before, after] = await told(stream, 2);
  expect(after).toEqual({ unread: (before?.unread ?? 0) + 1, newest: id });
});

test('reading in one place is told to the same person’s other pages and to nobody else', async () => {
  const [reader, colleague] = [await server.makeUser(shop), await server.makeUser(shop)];
  const id = await tell();
  const [own, other] = [await listen(reader), await listen(colleague)];
  const [start] = await told(own, 1);
  await told(other, 1);
  const read = 'mutation ($ids: [ID!]!) { notificationMake(ids: $ids, status: "Readed") { _id } }';
  await server.graphql(read, { ids: [id] }, { token: reader.token });
  expect((await told(own, 2))[1]?.unread).toBe((start?.unread ?? 0) - 1);
  await tell();
  await told(other, 2);
  expect(other.news).toHaveLength(2);
});

test('a storm of news is told together', async () => {
  const stream = await listen(await server.makeUser(shop));
  const [start] = await told(stream, 1);
  await Promise.all(Array.from({ length: 40 }, () => tell()));
  await eventually(async () => stream.news.at(-1)?.unread === (start?.unread ?? 0) + 40);
  expect(stream.news.length).toBeLessThan(20);
});

test('what is rolled back was never told', async () => {
  const stream = await listen(await server.makeUser(shop));
  await told(stream, 1);
  const failing = server.services.inContainer(shop._id, async (tx) => {
    await notify(tx, order);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const id = await tell();
  expect((await told(stream, 2))[1]?.newest).toBe(id);
});

test('another container’s pages hear nothing, and cannot listen with a foreign token', async () => {
  const other = await server.makeContainer();
  const stranger = await server.makeUser(other);
  const host = `${other.domain}.localhost`;
  const stream = await listen(stranger, host);
  await told(stream, 1);
  await tell();
  await tell(order, other);
  await told(stream, 2);
  expect(stream.news.map(({ unread }) => unread)).toEqual([0, 1]);
  expect((await listen(await server.makeUser(shop), host)).status).toBe(400);
});

test('a token that is revoked ends the stream with the next news, untold', async () => {
  const user = await server.makeUser(shop);
  const stream = await listen(user);
  await told(stream, 1);
  await revokeToken(server.services.db, user.token);
  await tell();
  await stream.ended;
  expect(stream.news).toHaveLength(1);
  expect((await listen(user)).status).toBe(400);
});

test('a workspace that begins to require two-step verification ends the stream of whoever has none', async () => {
  const user = await server.makeUser(shop);
  const stream = await listen(user);
  await told(stream, 1);
  const requirement = (setting: string) =>
    server.services.db
      .updateTable('containers')
      .set({ setting: sql`${setting}::jsonb` })
      .where('_id', '=', shop._id)
      .execute();
  await requirement('{"require_two_step":"on"}');
  await tell();
  await stream.ended;
  expect(stream.news).toHaveLength(1);
  expect((await listen(user)).status).toBe(403);
  await requirement('{}');
});

test('somebody who is blocked hears no more, news or not', async () => {
  const user = await server.makeUser(shop);
  const stream = await listen(user);
  await told(stream, 1);
  await server.services.db.updateTable('users').set({ status: 'Blocked' }).where('_id', '=', user._id).execute();
  await stream.ended;
  expect(stream.news).toHaveLength(1);
}, 30_000);

test('a person has ten streams at most; one that is closed makes room', async () => {
  const user = await server.makeUser(shop);
  const streams = [];
  for (let n = 0; n < 10; n += 1) streams.push(await listen(user));
  expect((await listen(user)).status).toBe(429);
  streams[0]?.close();
  await eventually(async () => (await listen(user)).status === 200);
});

test('whoever gets no stream through can ask once', async () => {
  const user = await server.makeUser(shop);
  const headers = { accept: 'application/json', authorization: `Bearer ${user.token}` };
  const answer = await server.request('/live', { headers });
  expect(answer.json()).toEqual({ unread: expect.any(Number), newest: expect.stringMatching(/^[0-9a-f]{24}$/) });
  expect((await server.request('/live', { headers: { accept: 'application/json' } })).status).toBe(400);
});

test('news caused at another node arrive', async () => {
  const stream = await listen(await server.makeUser(shop));
  await told(stream, 1);
  const node = openServices(server.config, server.config.databaseUrl ?? '');
  const id = await node.services.inContainer(shop._id, (tx) => notify(tx, order));
  await node.close();
  expect((await told(stream, 2))[1]?.newest).toBe(id);
});

test('a lost connection to the database is made again, and nothing said meanwhile is lost', async () => {
  const stream = await listen(await server.makeUser(shop));
  await told(stream, 1);
  await server.services.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen back_office_live%'`,
  );
  const id = await tell();
  await eventually(async () => stream.news.at(-1)?.newest === id);
});

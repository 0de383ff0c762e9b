import type { Container } from '../../../src/server/kernel/context';
import { notify } from '../../../src/server/inbox/notify';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let shop: Container;
let reader: TestUser;
let colleague: TestUser;
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  reader = await server.makeUser(shop);
  colleague = await server.makeUser(shop);
  ids = await server.services.inContainer(shop._id, async (tx) => {
    const made: string[] = [];
    for (let n = 1; n <= 25; n += 1)
      made.push(await notify(tx, { type: 'Order', subject: `Order ${n}`, content: 'two\nlines', referent: String(n) }));
    return made;
  });
});
afterAll(() => server.stop());

const count = async ({ token }: TestUser): Promise<number> =>
  (await server.graphql('{ notificationsCount }', {}, { token })).data.notificationsCount;

const make = (status: string, marked: readonly string[], { token }: TestUser = reader) =>
  server.graphql(
    'mutation ($ids: [ID!]!, $status: String!) { notificationMake(ids: $ids, status: $status) { _id status } }',
    { ids: marked, status },
    { token },
  );

test('the newest 20 come first, with the total in x-total; the rest is on page 2', async () => {
  const list = '{ notifications { _id subject status content referent } }';
  const first = await server.graphql(list, {}, { token: reader.token });
  expect(first.total).toBe(25);
  expect(first.data.notifications).toHaveLength(20);
  expect(first.data.notifications[0]).toEqual({ _id: ids[24], subject: 'Order 25', status: 'New', content: 'two\nlines', referent: '25' });
  const second = await server.graphql(list, {}, { token: reader.token, page: 2 });
  expect(second.data.notifications.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Order 5',
    'Order 4',
    'Order 3',
    'Order 2',
    'Order 1',
  ]);
});

test('each person reads for themselves; New can come back; nothing is counted twice', async () => {
  const marked = [ids[0] ?? '', ids[1] ?? ''];
  const { data } = await make('Readed', marked);
  expect(data.notificationMake).toEqual([
    { _id: marked[1], status: 'Readed' },
    { _id: marked[0], status: 'Readed' },
  ]);
  await make('Readed', marked);
  expect(await count(reader)).toBe(23);
  expect(await count(colleague)).toBe(25);
  await make('New', [` ${marked[0]} `]);
  expect(await count(reader)).toBe(24);
});

test('read all', async () => {
  const { data } = await server.graphql('mutation { notificationReadAll }', {}, { token: reader.token });
  expect(data.notificationReadAll).toBe(true);
  expect(await count(reader)).toBe(0);
  expect(await count(colleague)).toBe(25);
});

test('another status is refused in one sentence', async () => {
  const { errors } = await make('Gone', ids);
  expect(errors).toEqual([
    expect.objectContaining({
      message: 'Unknown status “Gone”. Use New or Readed.',
      extensions: expect.objectContaining({ code: 'BAD_INPUT', field: 'status' }),
    }),
  ]);
});

test('notifications of another container look missing', async () => {
  const other = await server.makeContainer();
  const stranger = await server.makeUser(other);
  const { data } = await server.graphql(
    'mutation ($ids: [ID!]!) { notificationMake(ids: $ids, status: "Readed") { _id } }',
    { ids },
    { token: stranger.token, host: `${other.domain}.localhost` },
  );
  expect(data.notificationMake).toEqual([]);
});

test('the user record tells its owner how many are unread', async () => {
  const { token } = await server.makeUser(shop);
  const { data } = await server.graphql('{ cUser { unread_notifications } notificationsCount }', {}, { token });
  expect(data.cUser.unread_notifications).toBe(data.notificationsCount);
  expect(data.notificationsCount).toBeGreaterThan(0);
});

test('who may not view a module hears nothing of it; what is for one person is for that person alone', async () => {
  const other = await server.makeContainer();
  const host = `${other.domain}.localhost`;
  const [owner, member, friend] = [
    await server.makeUser(other),
    await server.makeUser(other, { role: 'staff' }),
    await server.makeUser(other, { role: 'staff' }),
  ];
  const ids = await server.services.inContainer(other._id, async (tx) => ({
    order: await notify(tx, { type: 'Order', subject: 'An order', content: '', module: 'order' }),
    all: await notify(tx, { type: 'Support', subject: 'For all', content: '' }),
    own: await notify(tx, { type: 'Support', subject: 'For one', content: '', userId: member._id }),
  }));
  const seen = async ({ token }: TestUser) => {
    const { data, total } = await server.graphql('{ notifications { subject } notificationsCount }', {}, { token, host });
    const subjects = data.notifications.map(({ subject }: { subject: string }) => subject);
    expect([total, data.notificationsCount]).toEqual([subjects.length, subjects.length]);
    return subjects;
  };
  expect(await seen(owner)).toEqual(['For all', 'An order']);
  expect(await seen(member)).toEqual(['For one', 'For all']);
  expect(await seen(friend)).toEqual(['For all']);

  const read = 'mutation ($ids: [ID!]!) { notificationMake(ids: $ids, status: "Readed") { _id } }';
  const { data } = await server.graphql(read, { ids: Object.values(ids) }, { token: friend.token, host });
  expect(data.notificationMake).toEqual([{ _id: ids.all }]);
  await server.graphql('mutation { notificationReadAll }', {}, { token: friend.token, host });
  const reads = await server.services.db
    .selectFrom('notification_reads')
    .select('notification_id')
    .where('user_id', '=', friend._id)
    .execute();
  expect(reads).toEqual([{ notification_id: ids.all }]);
});

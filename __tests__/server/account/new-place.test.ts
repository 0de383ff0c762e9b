import { placeOf, tellOfNewDevice } from '../../../src/server/sign-in/new-place';
import type { Container } from '../../../src/server/kernel/context';
import { addMember } from '../../../src/server/people/accounts';
import { newId } from '../../../src/server/db/ids';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let shop: Container;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  user = await server.makeUser(shop);
});
afterAll(() => server.stop());

const signInFrom = async (address: string): Promise<void> => {
  const event = { _id: newId(), email: user.email, user_id: user._id, address, outcome: 'ok', created_at: 1 };
  await server.services.db.insertInto('login_events').values(event).execute();
  await tellOfNewDevice(server.services, {
    userId: user._id,
    eventId: event._id,
    from: { address, userAgent: null, device: null, language: 'en' },
  });
};

const heard = async ({ token }: TestUser = user) =>
  (await server.graphql('{ notifications { code content referent } }', {}, { token })).data.notifications;

test('the first sign-in is no news, nor is another from the same network; one from elsewhere is, to that person alone', async () => {
  const colleague = await server.makeUser(shop);
  await signInFrom('203.0.113.7');
  await signInFrom('203.0.113.99');
  expect(await heard()).toEqual([]);
  await signInFrom('198.51.100.4');
  expect(await heard()).toEqual([
    { code: 'login-new-place', content: expect.stringContaining('198.51.100.4'), referent: '/account/profile/password' },
  ]);
  await signInFrom('198.51.100.5');
  expect(await heard()).toHaveLength(1);
  expect(await heard(colleague)).toEqual([]);
});

test('a container the person was only invited to hears nothing of it', async () => {
  const other = await server.makeContainer();
  await addMember(server.services.db, other._id, user._id, { role: 'staff', status: 'Pending' });
  await signInFrom('192.0.2.77');
  const told = await server.services.db.selectFrom('notifications').select('container_id').where('code', '=', 'login-new-place').execute();
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ container_id }) => container_id === other._id)).toEqual([]);
});

test('a real sign-in from a place never used before is told', async () => {
  const before = (await heard()).length;
  await server.signIn(user.email);
  const [latest] = await heard();
  expect(latest).toMatchObject({ code: 'login-new-place' });
  expect(await heard()).toHaveLength(before + 1);
  await server.signIn(user.email);
  expect(await heard()).toHaveLength(before + 1);
});

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine'],
  ['2001:db8:a:1::5', '2001:db8:a:*'],
  ['2001:0DB8:000a:2::', '2001:db8:a:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['fe80::1', 'fe80:0:0:*'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

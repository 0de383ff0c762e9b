import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';

let server: TestServer;
let user: TestUser;
let other: TestUser;

let shop: Container;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
});

afterAll(() => server.stop());

/** Every test begins with two people nobody has tried to be. */
beforeEach(async () => {
  await server.services.db.deleteFrom('login_events').execute();
  user = await server.makeUser(shop);
  other = await server.makeUser(shop);
});

const attempt = (email: string, password: string): Promise<HttpAnswer> =>
  server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) });

test('the right password gives a token and the user’s id; email in any case, with spaces around', async () => {
  const answer = await attempt(`  ${user.email.toUpperCase()} `, 'demo-password');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), user_id: user._id });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a wrong password and an unknown email get the same sentence', async () => {
  const [wrong, unknown] = await Promise.all([attempt(user.email, 'wrong'), attempt('nobody@example.test', 'wrong')]);
  expect(wrong.status).toBe(401);
  expect(unknown.status).toBe(401);
  expect(wrong.json<{ message: string }>().message).toBe('The email or the password is not right.');
  expect(unknown.text).toBe(wrong.text);
});

test.each(['{}', '[]', '"x"', '{"email":1,"password":2}'])('%s is refused in one sentence', async (body) => {
  const answer = await server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body });
  expect(answer.status).toBe(401);
  expect(answer.json<{ message: string }>().message).toMatch(/^Give an email/);
});

test('after ten wrong tries the account has to wait, the right password too; others are not held up', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(user.email, 'wrong')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const right = await attempt(user.email, 'demo-password');
  expect(right.status).toBe(429);
  expect(right.json<{ message: string }>().message).toBe('Too many attempts to sign in; try again in 15 minutes.');
  expect((await attempt(other.email, 'demo-password')).status).toBe(200);
});

test('the window slides: tries of a quarter of an hour ago count no more', async () => {
  await Promise.all(Array.from({ length: 12 }, () => attempt(user.email, 'wrong')));
  await server.services.db
    .updateTable('login_events')
    .set({ created_at: Math.floor(Date.now() / 1000) - 15 * 60 - 1 })
    .execute();
  expect((await attempt(user.email, 'demo-password')).status).toBe(200);
});

test('one address that tries many accounts has to wait as well', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(`nobody-${index}@example.test`, 'wrong')));
  expect((await attempt(user.email, 'demo-password')).status).toBe(429);
});

test('every attempt is written down with its outcome', async () => {
  await attempt(user.email, 'wrong');
  await attempt(user.email, 'demo-password');
  const events = await server.services.db.selectFrom('login_events').select(['email', 'outcome', 'user_id']).orderBy('_id').execute();
  expect(events).toEqual([
    { email: user.email, outcome: 'refused', user_id: null },
    { email: user.email, outcome: 'ok', user_id: user._id },
  ]);
});

test('neither passwords nor tokens are stored as they are', async () => {
  const { token } = (await attempt(user.email, 'demo-password')).json<{ token: string }>();
  const users = await server.services.db.selectFrom('users').selectAll().where('_id', '=', user._id).execute();
  const tokens = await server.services.db.selectFrom('tokens').selectAll().execute();
  expect(JSON.stringify([users, tokens])).not.toContain('demo-password');
  expect(JSON.stringify([users, tokens])).not.toContain(token);
  expect(users[0]?.password_hash).toMatch(/^scrypt\$12\$8\$1\$/);
});

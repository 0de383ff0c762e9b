import type { Container } from '../../../src/server/kernel/context';
import { buildHttp } from '../../../src/server/http';
import { helpersFor, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser, type AccountBrowser } from './browser';

let server: TestServer;
let user: TestUser;
let other: TestUser;

let shop: Container;
/** The same server behind a proxy it trusts, which says whence a request comes. */
let proxied: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer();
  const { services } = server;
  const app = await buildHttp({ ...services, config: { ...services.config, trustProxy: ['loopback'] } });
  const origin = await app.listen({ port: 0, host: 'localhost' });
  proxied = { ...server, ...helpersFor(origin, services), origin, stop: () => app.close() };
});

afterAll(async () => {
  await proxied.stop();
  await server.stop();
});

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
  expect(wrong.json<{ message: string }>().message).toBe('Incorrect email or password.');
  expect(unknown.text).toBe(wrong.text);
});

test.each(['{}', '[]', '"x"', '{"email":1,"password":2}'])('%s is refused in one sentence', async (body) => {
  const answer = await server.request('/account/api/login', { headers: { 'content-type': 'application/json' }, body });
  expect(answer.status).toBe(401);
  expect(answer.json<{ message: string }>().message).toMatch(/^Enter your email/);
});

/** From a network of one's own choice, by a trusted proxy's word, in a browser that keeps its cookies or in none. */
const from = (network: number, browser?: AccountBrowser) => (email: string, password: string) =>
  (browser ?? accountBrowser(proxied, `${shop.domain}.localhost`)).go('/account/api/login', {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.${network}.7` },
    body: JSON.stringify({ email, password }),
  });
const times = async (count: number, work: (index: number) => Promise<HttpAnswer>): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, (_, index) => work(index)))).map(({ status }) => status).sort();

test('after ten wrong tries whoever guesses has to wait, with the right password too; others are not held up', async () => {
  expect(await times(12, () => from(1)(user.email, 'wrong'))).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const right = await from(1)(user.email, 'demo-password');
  expect(right.status).toBe(429);
  expect(right.json<{ message: string }>().message).toBe('Too many sign-in attempts. Try again in 15 minutes.');
  expect((await from(1)(other.email, 'demo-password')).status).toBe(200);
});

test('nobody locks an account’s owner out: not elsewhere, and not beside the guesser in the browser they always use', async () => {
  const usual = accountBrowser(proxied, `${shop.domain}.localhost`);
  await usual.go('/account/login');
  expect((await from(1, usual)(user.email, 'demo-password')).status).toBe(200);
  await times(12, () => from(1)(user.email, 'wrong'));
  expect((await from(1)(user.email, 'demo-password')).status).toBe(429);
  expect((await from(2)(user.email, 'demo-password')).status).toBe(200);
  expect((await from(1, usual)(user.email, 'demo-password')).status).toBe(200);
  // That browser has ten tries as well, and none more at accounts it never signed in to.
  expect(await times(12, () => from(3, usual)(user.email, 'wrong'))).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await from(1, usual)(other.email, 'wrong')).status).toBe(401);
});

test('many networks that guess at one account are slowed together, its owner’s own browser is not', async () => {
  const usual = accountBrowser(proxied, `${shop.domain}.localhost`);
  await usual.go('/account/login');
  await from(1, usual)(user.email, 'demo-password');
  expect(await times(32, (index) => from(10 + index)(user.email, 'wrong'))).toEqual([...Array<number>(30).fill(401), 429, 429]);
  expect((await from(99)(user.email, 'demo-password')).status).toBe(429);
  expect((await from(1, usual)(user.email, 'demo-password')).status).toBe(200);
  expect((await from(99)(other.email, 'demo-password')).status).toBe(200);
});

test('the present password is guessed at no more often, and every guess is written down', async () => {
  const outcomes = async () =>
    (await server.services.db.selectFrom('login_events').select('outcome').where('email', '=', user.email).orderBy('_id').execute()).map(
      ({ outcome }) => outcome,
    );
  const change = async (password: string) => {
    const args = `password: "${password}", new_password: "another-password"`;
    const { errors } = await server.graphql(`mutation { updateProfile(${args}) { _id } }`, {}, { token: user.token });
    return errors?.[0]?.message;
  };
  for (let guess = 0; guess < 10; guess += 1) expect(await change('wrong')).toBe('Your current password is incorrect.');
  expect(await change('demo-password')).toBe('Too many incorrect passwords. Try again in 15 minutes.');
  expect(await outcomes()).toEqual([...Array<string>(10).fill('refused'), 'limited']);

  await server.services.db.deleteFrom('login_events').execute();
  const page = accountBrowser(server, `${shop.domain}.localhost`);
  await page.post('/account/login', { email: user.email, password: 'demo-password' });
  const onPage = async (password: string): Promise<string> =>
    (await page.post('/account/profile/password', { password, new_password: 'another-password', repeat: 'another-password' })).text;
  for (let guess = 0; guess < 10; guess += 1) expect(await onPage('wrong')).toContain('Your current password is incorrect.');
  expect(await onPage('demo-password')).toContain('Too many incorrect passwords');
  await server.services.db.updateTable('login_events').set({ created_at: 1 }).execute();
  expect(await onPage('demo-password')).toContain('Password changed.');
  expect((await outcomes()).slice(-2)).toEqual(['limited', 'confirmed']);
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

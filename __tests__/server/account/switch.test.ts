import { addMember } from '../../../src/server/people/accounts';
import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser } from './browser';

let server: TestServer;
let port: string;
let first: Container;
let second: Container;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  port = new URL(server.origin).port;
  first = await server.makeContainer('first');
  second = await server.makeContainer('second');
  await server.makeContainer('foreign');
  seller = await server.makeUser(first);
  await addMember(server.services.db, second._id, seller._id, { role: 'root' });
});

afterAll(() => server.stop());

const ask = (body: unknown, token: string | null = seller.token): Promise<HttpAnswer> =>
  server.request('/account/api/hand-over', {
    host: 'first.localhost',
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

test('somebody signed in to one of their shops gets into another one without a password', async () => {
  const answer = await ask({ origin: `http://second.localhost:${port}`, extras: '/stores/all?status=Valid' });
  const url = new URL(answer.json<{ url: string }>().url);
  expect(url.origin + url.pathname).toBe(`http://second.localhost:${port}/session`);
  expect(url.searchParams.get('extras')).toBe('/stores/all?status=Valid');
  expect(url.href).not.toContain(seller.token);
  const exchanged = await server.request('/account/api/token', {
    host: 'second.localhost',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: url.searchParams.get('token') }),
  });
  const { token } = exchanged.json<{ token: string }>();
  const { data } = await server.graphql('{ cUser { auth_docker { current docker { domain } } } }', {}, { token, host: 'second.localhost' });
  expect(data.cUser.auth_docker).toContainEqual({ current: true, docker: { domain: 'second' } });
});

test.each([
  ['a shop of somebody else', 'http://foreign.localhost', '/'],
  ['another site', 'https://evil.test', '/'],
  ['a host that looks like one', 'http://second.localhost.evil.test', '/'],
  ['user-info', 'http://second.localhost@evil.test', '/'],
  ['a path that leaves the host', 'http://second.localhost', '//evil.test'],
  ['a path with a backslash', 'http://second.localhost', '/\\evil.test'],
  ['a path with a line break', 'http://second.localhost', '/a\r\nx: y'],
])('%s is refused', async (_what, origin, extras) => {
  const answer = await ask({ origin: origin.endsWith('.localhost') ? `${origin}:${port}` : origin, extras });
  expect(answer.status).toBe(403);
  expect(answer.text).not.toContain('session?token');
});

test.each([[{}], [{ origin: 1, extras: 2 }], [[]], ['text']])('the body %j is refused', async (body) => {
  expect((await ask(body)).status).toBe(403);
});

test('nobody signed in, or a token that is no longer good, gets no code', async () => {
  const body = { origin: `http://second.localhost:${port}`, extras: '/' };
  expect((await ask(body, null)).status).toBe(401);
  expect((await ask(body, 'unknown')).status).toBe(401);
});

describe('the account pages of the other shop', () => {
  /** Somebody who signed in by password at the first shop and went on to the second. */
  const switched = async (headers: Record<string, string>) => {
    const here = accountBrowser(server, 'first.localhost');
    await here.post('/account/login', { email: seller.email, password: PASSWORD });
    const handed = await here.go(`/account/oauth2?origin=${encodeURIComponent(`http://second.localhost:${port}`)}&extras=/`);
    const code = new URL(handed.headers.location ?? '').searchParams.get('token');
    const there = accountBrowser(server, 'second.localhost');
    const redeem = () =>
      there.go('/account/api/token', { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify({ code }) });
    const answer = await redeem();
    return { here, there, answer, again: redeem };
  };
  const page = { origin: '' };
  beforeAll(() => (page.origin = `http://second.localhost:${port}`));

  test('ask for no password again, until the person signs out where they came from', async () => {
    const { here, there, answer, again } = await switched(page);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^account=[\w-]{43}; Max-Age=\d+; Path=\/account; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await there.go('/account/profile/info')).status).toBe(200);
    expect((await again()).status).toBe(401);
    const { token } = answer.json<{ token: string }>();
    await here.go('/account/logout');
    expect((await there.go('/account/profile/info')).status).toBe(303);
    expect((await server.graphql('{ cUser { _id } }', {}, { token, host: 'second.localhost' })).status).toBe(400);
  });

  test('signing out there ends nothing at the first shop', async () => {
    const { here, there } = await switched(page);
    await there.go('/account/logout');
    expect((await there.go('/account/profile/info')).status).toBe(303);
    expect((await here.go('/account/profile/info')).status).toBe(200);
  });

  test('a program gets its token and no cookie', async () => {
    const { there, answer } = await switched({});
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await there.go('/account/profile/info')).status).toBe(303);
  });

  test('a page of another host gets nothing', async () => {
    const { there, answer } = await switched({ origin: `http://first.localhost:${port}` });
    expect(answer.status).toBe(401);
    expect((await there.go('/account/profile/info')).status).toBe(303);
  });

  test('a token that came from no session of the account site begins none', async () => {
    const { url } = (await ask({ origin: page.origin, extras: '/' })).json<{ url: string }>();
    const there = accountBrowser(server, 'second.localhost');
    const body = JSON.stringify({ code: new URL(url).searchParams.get('token') });
    const answer = await there.go('/account/api/token', { headers: { 'content-type': 'application/json', ...page }, body });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

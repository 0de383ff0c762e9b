import { addMember } from '../../../src/server/people/accounts';
import type { Container } from '../../../src/server/kernel/context';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser, handedTo, type AccountBrowser } from './browser';

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

const ask = (body: unknown, token: string | null = seller.token, page = accountBrowser(server, 'first.localhost')): Promise<HttpAnswer> =>
  page.go('/account/api/hand-over', {
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** The address a page of the first shop was given, opened in some browser. */
const open = async (browser: AccountBrowser, answer: HttpAnswer) => {
  const url = new URL(answer.json<{ url: string }>().url);
  return handedTo(browser, await browser.at(url.hostname).go(url.pathname + url.search));
};

const there = () => `http://second.localhost:${port}`;

test('somebody signed in to one of their shops gets into another one without a password', async () => {
  const page = accountBrowser(server, 'first.localhost');
  const answer = await ask({ origin: there(), extras: '/stores/all?status=Valid' }, seller.token, page);
  expect(answer.text).not.toContain(seller.token);
  const landed = await open(page, answer);
  expect(landed.url.origin).toBe(there());
  expect(landed.url.searchParams.get('extras')).toBe('/stores/all?status=Valid');
  const { token } = (await landed.page.exchange(landed.code)).json<{ token: string }>();
  const { data } = await server.graphql('{ cUser { auth_docker { current docker { domain } } } }', {}, { token, host: 'second.localhost' });
  expect(data.cUser.auth_docker).toContainEqual({ current: true, docker: { domain: 'second' } });
});

test('the address is good in that browser alone, and once: in any other one it asks who it is', async () => {
  const page = accountBrowser(server, 'first.localhost');
  const answer = await ask({ origin: there(), extras: '/' }, seller.token, page);
  const stranger = accountBrowser(server, 'second.localhost');
  const { pathname, search } = new URL(answer.json<{ url: string }>().url);
  const back = new URL((await stranger.go(pathname + search)).headers.location ?? '');
  expect(back.hostname).toBe('first.localhost');
  const asked = await stranger.at('first.localhost').go(back.pathname + back.search);
  expect(asked.headers.location).toMatch(/^\/account\/login\?ref=/);
  // The wrong try has used it up.
  await expect(open(page, answer)).rejects.toThrow('Nobody was handed a code.');
  // It is no code either.
  expect((await page.at('second.localhost').exchange(new URLSearchParams(search).get('token') ?? '')).status).toBe(401);
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
  const switched = async () => {
    const first = accountBrowser(server, 'first.localhost');
    await first.post('/account/login', { email: seller.email, password: PASSWORD });
    const { code, page } = await handedTo(first, await first.go(`/account/oauth2?origin=${encodeURIComponent(there())}&extras=/`));
    return { first, second: page, answer: await page.exchange(code), again: () => page.exchange(code) };
  };

  test('ask for no password again, until the person signs out where they came from', async () => {
    const { first, second, answer, again } = await switched();
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^account=[\w-]{43}; Max-Age=\d+; Path=\/account; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await second.go('/account/profile/info')).status).toBe(200);
    expect((await again()).status).toBe(401);
    const { token } = answer.json<{ token: string }>();
    await first.signOut();
    expect((await second.go('/account/profile/info')).status).toBe(303);
    expect((await server.graphql('{ cUser { _id } }', {}, { token, host: 'second.localhost' })).status).toBe(400);
  });

  test('signing out there ends nothing at the first shop', async () => {
    const { first, second } = await switched();
    await second.signOut();
    expect((await second.go('/account/profile/info')).status).toBe(303);
    expect((await first.go('/account/profile/info')).status).toBe(200);
  });

  test('a token that came from no session of the account site begins none', async () => {
    const page = accountBrowser(server, 'first.localhost');
    const landed = await open(page, await ask({ origin: there(), extras: '/' }, seller.token, page));
    const answer = await landed.page.exchange(landed.code);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await landed.page.go('/account/profile/info')).status).toBe(303);
  });
});

import { addMember } from '../../../src/server/account/users';
import type { Container } from '../../../src/server/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';

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

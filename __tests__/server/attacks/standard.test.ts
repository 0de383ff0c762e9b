import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Container } from '../../../src/server/kernel/context';
import { accountBrowser } from '../account/browser';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let shop: Container;
let user: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('mine');
  user = await server.makeUser(shop);
});
afterAll(() => server.stop());

const host = 'mine.localhost';
const ME = JSON.stringify({ query: '{ cUser { _id } }' });

/** Sends bytes that no HTTP client would send, and reads the answer. */
const answerTo = async (...lines: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  await once(socket, 'connect');
  socket.end(lines.join('\r\n'));
  return text(socket);
};

test.each(['/graphql', '/live', '/account/api/login', '/healthz', '/static/brand/favicon.svg'])(
  'no other site is granted an answer of %s',
  async (path) => {
    const from = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await server.request(path, { method, headers: from, host });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  },
);

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'DELETE'])('%s does nothing and is 404', async (method) => {
  for (const path of ['/graphql', '/account/login', '/healthz']) expect((await server.request(path, { method, host })).status).toBe(404);
});

test.each([
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'abcdef'],
  ['a blank before the colon', ['Content-Length : 5'], 'abcde'],
  ['an unknown coding', ['Transfer-Encoding: xchunked'], 'abc'],
])('a request with %s is refused, and nothing after it is taken for another', async (_what, headers, body) => {
  const answer = await answerTo(
    'POST /graphql HTTP/1.1',
    `Host: ${host}:${new URL(server.origin).port}`,
    'Content-Type: application/json',
    ...headers,
    '',
    `${body}GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each(['/static/', '/static/brand', '/assets/', '/files/'])('%s lists nothing', async (path) => {
  const { status, text: page } = await server.request(path, { host });
  expect(status).toBeGreaterThanOrEqual(300);
  expect(page).not.toMatch(/favicon|\.js|<li>/);
});

test('no answer names a version of what it was made with', async () => {
  for (const path of ['/healthz', '/account/login', '/graphql', '/nowhere']) {
    const { headers } = await server.request(path, { host });
    expect([headers.server, headers['x-powered-by'], headers.via]).toEqual([undefined, undefined, undefined]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  }
});

test('what belongs to a person is kept by no cache', async () => {
  const authorization = `Bearer ${user.token}`;
  const own = await server.request('/graphql', { headers: { authorization, 'content-type': 'application/json' }, body: ME, host });
  expect(own.json<{ data: { cUser: { _id: string } } }>().data.cUser._id).toBe(user._id);
  const pages = [own, await server.request('/account/login', { host }), await server.request('/graphql', { host })];
  for (const { headers } of pages) expect(headers['cache-control']).toContain('no-store');
});

test.each([
  ['none', undefined],
  ['an empty one', 'Bearer '],
  ['one that was made up', `Bearer ${'a'.repeat(43)}`],
  ['one that was cut', undefined],
])('a request with a token that is %s reads nothing', async (what, given) => {
  const authorization = what === 'one that was cut' ? `Bearer ${user.token.slice(0, -1)}` : given;
  const headers = { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) };
  const { status, text: answer } = await server.request('/graphql', { headers, body: ME, host });
  expect(status).toBe(400);
  expect(answer).not.toContain(user._id);
});

test('a field that a form holds twice counts as missing', async () => {
  const page = accountBrowser(server, host);
  const body = `email=${encodeURIComponent(user.email)}&password=wrong&password=${encodeURIComponent(PASSWORD)}`;
  const { status } = await server.request('/account/login', {
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: page.origin },
    body,
    host,
  });
  expect(status).toBe(401);
});

test.each([
  ['of one kind of character', 'quietlemonharborstone'],
  ['with blanks and signs', '  correct "horse" & <staple>  '],
  ['in another script', 'пароль-бумага-река'],
  ['of 64 characters and more', 'lemon harbor '.repeat(8).trim()],
])('a password %s is taken as it is, and signs in', async (_what, password) => {
  const person = await server.makeUser(shop);
  const page = accountBrowser(server, host);
  await page.post('/account/login', { email: person.email, password: PASSWORD });
  const changed = await page.post('/account/profile/password', { password: PASSWORD, new_password: password, repeat: password });
  expect(changed.text).toContain('Password changed.');
  const login = (typed: string) => accountBrowser(server, host).post('/account/login', { email: person.email, password: typed });
  expect((await login(password)).status).toBe(303);
  expect((await login(password.toUpperCase())).status).toBe(401);
  expect((await login(password.slice(0, -1))).status).toBe(401);
});

test('password fields hide what is typed, name themselves for password managers, and no script touches them', async () => {
  const { text: page, headers } = await accountBrowser(server, host).go('/account/login');
  expect(page).toMatch(/<input[^>]*type="password"[^>]*autocomplete="current-password"/);
  expect(page).not.toMatch(/onpaste|maxlength/i);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a server that is no demo has no account before somebody makes one', async () => {
  const empty = await startTestServer();
  try {
    expect(await empty.services.db.selectFrom('users').select('_id').execute()).toEqual([]);
  } finally {
    await empty.stop();
  }
});

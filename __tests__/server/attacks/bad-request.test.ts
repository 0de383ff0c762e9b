import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildHttp } from '../../../src/server/http';
import { routesOf, type Route } from '../account/routes';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpRequest } from '../http-client';

let server: TestServer;
let seller: TestUser;
let routes: readonly Route[];

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  seller = await server.makeUser(await server.makeContainer());
  const app = await buildHttp(server.services);
  await app.ready();
  // A practice shop answers as its like do, and to programs alone.
  routes = routesOf(app).filter(({ path }) => !path.startsWith('/sandbox/'));
  await app.close();
});
afterAll(() => server.stop());

/** The only sentences the page may take for a bad token: of the token itself, and that there is no shop here. */
const OF_THE_TOKEN = /^Sign in first: |^The token is unknown or has expired; |^Authorization 404: /;

/** The answer for a host that no browser sends, so no page reads it. */
const OF_THE_HOST = 'The request must name one host as name[:port], and its target must be a path of that host.';

const sentenceIn = (answer: string): string => /"message":"([^"]*)"/.exec(answer)?.[1] ?? '';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

const BODIES: Readonly<Record<string, Pick<HttpRequest, 'headers' | 'body'>>> = {
  nothing: {},
  'no JSON': { headers: { 'content-type': json }, body: '{"a":' },
  'empty JSON': { headers: { 'content-type': json, 'content-length': '0' }, body: '' },
  'JSON that is a number': { headers: { 'content-type': json }, body: '7' },
  'JSON for a prototype': { headers: { 'content-type': json }, body: '{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}}}' },
  'JSON with U+0000': { headers: { 'content-type': json }, body: '{"email":"a\\u0000","password":"x","code":"\\u0000"}' },
  'another charset': { headers: { 'content-type': `${json}; charset=utf-7` }, body: '{}' },
  'a packed body': { headers: { 'content-type': json, 'content-encoding': 'gzip' }, body: 'none' },
  'a broken type': { headers: { 'content-type': ';;=,' }, body: 'a' },
  'an unknown type': { headers: { 'content-type': 'text/x-none' }, body: 'a' },
  'no type': { body: 'a' },
  'a form of halves': { headers: { 'content-type': form }, body: '%&=%zz&a[=%c3&[]=%00&name=%ff' },
  'a form with too much': { headers: { 'content-type': form }, body: `a=${'b'.repeat(100_000)}` },
  multipart: { headers: { 'content-type': 'multipart/form-data; boundary=a' }, body: '--a\r\nbroken' },
  'multipart without a boundary': { headers: { 'content-type': 'multipart/form-data' }, body: 'a' },
  'wild headers': {
    headers: {
      'content-type': json,
      range: 'bytes=9-1,x',
      'if-modified-since': 'yesterday',
      'if-none-match': '"""',
      cookie: 'account=%zz; =; ;;a==\u00ff',
      'accept-language': ';;q=x',
      accept: 'text/html',
      page: '-1',
      perpage: 'all',
      'login-as': '%00',
      'idempotency-key': 'k'.repeat(5000),
      origin: 'http://[',
      referer: '%',
    },
    body: '[]',
  },
};

const PATHS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}?token=%00&ref=%zz&a[]=&__proto__=1&size=1e9`,
  (path) => `${path}/%zz`,
  (path) => `${path}%00`,
  (path) => `${path}/..%2f..%5c`,
];

const inPath = (path: string): string => (path === '*' ? '/a' : path.replaceAll(/:\w+/g, 'a').replace('*', 'a'));

test('no route answers 400 to anything but a token', async () => {
  expect(routes.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  const told = new Set<string>();
  const attempt = async ({ method, path }: Route, pathOf: (path: string) => string, what: string, token?: string): Promise<void> => {
    const { headers, body } = BODIES[what]!;
    const reading = method === 'GET' || method === 'HEAD';
    const answer = await server.request(pathOf(inPath(path)), {
      method,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && !reading && { body }),
    });
    if (answer.status !== 400) return;
    const message = sentenceIn(answer.text);
    told.add(message);
    // A HEAD tells no sentence; the GET beside it does.
    if (
      !['/graphql', '/live', '/product-presets.json', '/invoices/:file', '/buyers/:file'].includes(path) ||
      (method !== 'HEAD' && !OF_THE_TOKEN.test(message))
    )
      wrong.push(`${method} ${pathOf(path)} with ${what}: ${answer.text}`);
  };
  for (const route of routes)
    for (const what of Object.keys(BODIES))
      for (const pathOf of what === 'nothing' ? PATHS : PATHS.slice(0, 1))
        await Promise.all([attempt(route, pathOf, what), attempt(route, pathOf, what, seller.token), attempt(route, pathOf, what, 'a/b~')]);
  expect(wrong).toEqual([]);
  expect([...told].filter((message) => OF_THE_TOKEN.test(message)).length).toBeGreaterThan(1);
});

/** What is no HTTP, or nearly. */
const RAW: Readonly<Record<string, string>> = {
  'no method': 'GIVE ME\r\n\r\n',
  'no HTTP': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no host': 'POST /graphql HTTP/1.1\r\n\r\n',
  'no host, at a page': 'GET /account/login HTTP/1.1\r\nConnection: close\r\n\r\n',
  'a broken host': 'GET /account/login HTTP/1.1\r\nHost: [::zz]:x/\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET /account/login HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
  'two lengths': 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a length and chunks': 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'chunks of no size': 'POST /account/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'a length below none': 'POST /account/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'large headers': `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`,
  'a header with U+0000': 'GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a\0b\r\n\r\n',
  'another version': 'GET / HTTP/3.7\r\nHost: localhost\r\n\r\n',
  'an expectation': 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  'another protocol': 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'an address that is none': 'GET http://[/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'an address of another': 'GET *:9 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
};

test.each(Object.entries(RAW))('what is no request is not answered as a bad token: %s', async (_name, bytes) => {
  const socket = connect(Number(new URL(server.origin).port), 'localhost');
  socket.on('error', () => undefined);
  socket.setTimeout(5000, () => socket.destroy());
  socket.end(bytes, 'latin1');
  const answer = await text(socket).catch(() => '');
  const sentence = sentenceIn(answer);
  if (answer.startsWith('HTTP/1.1 400') && sentence !== OF_THE_HOST) expect(sentence).toMatch(OF_THE_TOKEN);
});

import http from 'node:http';
import { once } from 'node:events';
import zlib from 'node:zlib';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number;
  readonly encoding: string | undefined;
  readonly vary: string | undefined;
  readonly body: Buffer;
}

/** What comes over the wire, as it is. */
const send = async (path: string, accepted: string, body?: string | Buffer, more: http.OutgoingHttpHeaders = {}): Promise<Answer> => {
  const request = http.request(new URL(path, server.origin), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-encoding': accepted,
      authorization: `Bearer ${owner.token}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...more,
    },
    agent: false,
  });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { 'content-encoding': encoding, vary } = answer.headers;
  return { status: answer.statusCode ?? 0, encoding, vary, body: Buffer.concat(chunks) };
};

const LARGE = JSON.stringify({ query: '{ __type(name: "Order") { fields { name description type { name kind } } } }' });
const SMALL = JSON.stringify({ query: '{ notificationsCount }' });

const OPENED: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  ...('zstdDecompressSync' in zlib && { zstd: zlib.zstdDecompressSync as (body: Buffer) => Buffer }),
};

test.each([['gzip', 'gzip'], ['gzip, deflate, br', 'br'], ...('zstdDecompressSync' in zlib ? [['gzip, deflate, br, zstd', 'zstd']] : [])])(
  'a browser that accepts %s gets a long answer as %s, less than a third as long',
  async (accepted, encoding) => {
    const plain = await send('/graphql', 'identity', LARGE);
    const answer = await send('/graphql', accepted, LARGE);
    expect([plain.encoding, answer.encoding]).toEqual([undefined, encoding]);
    expect(answer.vary?.toLowerCase()).toContain('accept-encoding');
    expect(answer.body.length * 3).toBeLessThan(plain.body.length);
    expect(OPENED[encoding]?.(answer.body).equals(plain.body)).toBe(true);
  },
);

test('an answer that fits one packet, and a page that holds a token, are sent as they are', async () => {
  expect((await send('/graphql', 'gzip', SMALL)).encoding).toBeUndefined();
  const page = await send('/account/login?email=ada%40example.test', 'gzip, br', undefined, { accept: 'text/html' });
  expect([page.status, page.encoding]).toEqual([200, undefined]);
  expect(page.body.length).toBeGreaterThan(1400);
});

test('the guide, which is the same for everybody, is compressed and still told apart by language', async () => {
  const page = await send('/static/help/index.html', 'br', undefined, { accept: 'text/html' });
  expect(page.encoding).toBe('br');
  for (const name of ['accept-language', 'accept-encoding']) expect(page.vary?.toLowerCase()).toContain(name);
});

test('a small request never becomes a large one: what comes in compressed is refused', async () => {
  const bomb = zlib.gzipSync(JSON.stringify({ query: `{ notificationsCount }${' '.repeat(30_000_000)}` }));
  const answer = await send('/graphql', 'identity', bomb, { 'content-encoding': 'gzip' });
  expect(answer.body.length).toBeLessThan(2000);
  expect(answer.body.toString()).toContain('"errors"');
});

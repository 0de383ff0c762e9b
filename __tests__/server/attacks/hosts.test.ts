import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildHttp } from '../../../src/server/http';
import { hashSecret } from '../../../src/server/kernel/secrets';
import { unixNow } from '../../../src/server/kernel/clock';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest } from '../http-client';
import { MAKE_GROUP, MAKE_USER } from '../staff';

let server: TestServer;
let owner: TestUser;
let port: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  owner = await server.makeUser(await server.makeContainer('victim'));
  ({ port } = new URL(server.origin));
});
afterAll(() => server.stop());

/** Sends bytes as they are, and gives the whole answer. */
const raw = async (bytes: string): Promise<string> => {
  const socket = connect(Number(port), 'localhost');
  socket.on('error', () => undefined);
  socket.setTimeout(5000, () => socket.destroy());
  socket.write(bytes, 'latin1');
  return text(socket).catch(() => '');
};

const request = (target: string, hosts: readonly string[], more: readonly string[] = []): Promise<string> =>
  raw([`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), ...more, 'Connection: close', '', ''].join('\r\n'));

const FORGED: readonly (readonly string[])[] = [
  [],
  [''],
  ['victim.localhost:3400@evil.example'],
  ['evil.example@victim.localhost'],
  ['victim.localhost:3400:3401'],
  ['victim.localhost:'],
  ['victim.localhost:0'],
  ['victim.localhost:65536'],
  ['victim.localhost:3400a'],
  ['victim.localhost:-1'],
  ['victim.localhost/evil.example'],
  ['victim.localhost\\@evil.example'],
  ['victim.localhost?a'],
  ['victim.localhost#a'],
  ['victim.localhost, evil.example'],
  ['victim.localhost evil.example'],
  ['victim.localhost\tevil.example'],
  ['http://victim.localhost'],
  ['.localhost'],
  ['victim..localhost'],
  ['victim.localhost.'],
  ['victim.localhost%2fevil.example'],
  ['victim.localhost\u00e9'],
  ['[::1'],
  ['[::zz]'],
  ['[::1]evil.example'],
  ['[victim.localhost]'],
  ['a'.repeat(64)],
  [`${'a.'.repeat(127)}ab`],
  ['victim.localhost', 'evil.example'],
  ['victim.localhost', 'victim.localhost'],
];

test.each(FORGED.map((hosts) => [hosts.join(' and ') || 'none', hosts] as const))(
  'a request at the host %s is refused before anything looks at it',
  async (_name, hosts) => {
    const answer = await request('/account/login', hosts);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/^cache-control: no-store\r$/im);
    expect(answer).not.toContain('evil.example');
  },
);

test.each([
  ['the page', '/', []],
  ['a path that is none', '/%zz', []],
  ['the API', '/graphql', []],
  ['the stream of news', '/live', ['Accept: text/event-stream']],
  ['a websocket', '/live', ['Connection: Upgrade', 'Upgrade: websocket']],
  ['a static file', '/static/account.css', []],
  ['the health check', '/healthz', []],
  ['the sandbox', '/sandbox/pay', []],
  ['the way back from a platform', '/connect/etsy?state=a', []],
] as const)('%s is at no forged host', async (_name, target, headers) => {
  for (const hosts of [['victim.localhost:3400@evil.example'], ['victim.localhost', 'evil.example'], []])
    expect(await request(target, hosts, headers)).toMatch(/^HTTP\/1\.1 400 [^]*The request must name one host/);
});

test.each([
  'http://evil.example/account/login',
  'https://victim.localhost@evil.example/account/login',
  'http://victim.localhost/account/login',
  'http:///account/login',
  'ftp://victim.localhost:3400/account/login',
  'victim.localhost:443',
])('a target that names another host than Host does is refused: %s', async (target) => {
  expect(await request(target, ['victim.localhost:3400'])).toMatch(/^HTTP\/1\.1 4(00|22) /);
});

test('a target that names the same host is answered as its path', async () => {
  expect(await request('http://Victim.localhost:3400/healthz', ['victim.localhost:3400'])).toMatch(/^HTTP\/1\.1 200 /);
  // The address to come back to holds the path alone, and our own port.
  const away = await request('http://victim.localhost:3400/account/billing/topup', ['victim.localhost:3400']);
  expect(/^location: (.*)\r$/m.exec(away)?.[1]).toBe(
    `/account/login?ref=${encodeURIComponent(`http://victim.localhost:${port}/account/billing/topup`)}`,
  );
});

test.each(['victim.localhost:9', 'VICTIM.localhost', 'victim.localhost:443', 'victim.localhost:65535'])(
  'an invitation asked for at %s leads to the port of this server',
  async (host) => {
    const ask = async <T>(query: string, params: object): Promise<T> => {
      const headers = { host, 'content-type': 'application/json', authorization: `Bearer ${owner.token}` };
      const answer = await httpRequest(server.origin, '/graphql', { headers, body: JSON.stringify({ query, variables: { params } }) });
      return answer.json<{ data: T }>().data;
    };
    const { makeUserGroup } = await ask<{ makeUserGroup: { _id: string } }>(MAKE_GROUP, { name: host, permission: [] });
    const { makeUser } = await ask<{ makeUser: { invite_url: string } }>(MAKE_USER, {
      name: 'New',
      email: `${host.replaceAll(/\W/g, '')}@new.test`,
      groups: [makeUserGroup._id],
    });
    expect(makeUser.invite_url).toMatch(new RegExp(`^http://victim\\.localhost:${port}/account/invite\\?token=`));
  },
);

test.each(['victim.evil.example', 'evil.example', 'victim.local_host', 'victim', 'victim.localhost.evil.example'])(
  'the host %s is no shop, signs nobody in and is led back to by nothing',
  async (host) => {
    const api = await server.graphql('{ cUser { _id } }', {}, { token: owner.token, host });
    expect(api.status).toBe(400);
    const ref = encodeURIComponent(`http://${host}:${port}/orders`);
    const left = await server.request(`/account/logout?ref=${ref}`, { host });
    expect([left.status, left.headers.location]).toEqual([200, undefined]);
    expect((await server.request('/sandbox/issuu/v2/publications', { host })).status).toBe(421);
  },
);

describe('the way back from a platform', () => {
  const door = async (state: string, origin: string, expires_at = unixNow() + 600): Promise<string | undefined> => {
    const { db } = server.services;
    const { _id: container_id } = await db.selectFrom('containers').select('_id').where('domain', '=', 'victim').executeTakeFirstOrThrow();
    const row = {
      container_id,
      store_id: 'a'.repeat(24),
      user_id: owner._id,
      redirect: origin,
      verifier: 'v1:none' as const,
      origin,
      expires_at,
    };
    await db
      .insertInto('store_doors')
      .values({ ...row, hash: hashSecret(state) })
      .execute();
    const answer = await server.request(`/connect/etsy?code=secret&state=${encodeURIComponent(state)}`, {
      headers: { accept: 'text/html' },
    });
    return answer.headers.location;
  };

  test('leads to the shop somebody set out from', async () => {
    const origin = `http://victim.localhost:${port}`;
    expect(await door('served', origin)).toBe(`${origin}/connect/etsy?code=secret&state=served`);
  });

  test.each([
    () => 'http://evil.example',
    () => `http://victim.localhost:${port}@evil.example`,
    () => `http://rival.localhost:${port}`,
    () => 'http://victim.localhost:9',
    () => `https://victim.localhost:${port}`,
    () => `http://victim.localhost:${port}.evil.example`,
  ])('leads to no other host, whatever was kept: %#', async (origin) => {
    expect(await door(`unserved ${origin()}`, origin())).toBeUndefined();
  });

  test('leads nowhere once it is too late', async () => {
    expect(await door('late', `http://victim.localhost:${port}`, unixNow() - 1)).toBeUndefined();
  });
});

describe('behind a proxy', () => {
  /** Where somebody who is not signed in is sent to come back from: the origin this request is taken for. */
  const takenFor = async (trustProxy: false | readonly string[], headers: Record<string, string>) => {
    const { services } = server;
    const app = await buildHttp({ ...services, config: { ...services.config, trustProxy } });
    const origin = await app.listen({ port: 0, host: 'localhost' });
    const { status, headers: answered } = await httpRequest(origin, '/account/profile/info', { host: 'victim.localhost', headers });
    await app.close();
    const ref = new URLSearchParams(answered.location?.split('?')[1]).get('ref');
    return [status, ref?.replace('/account/profile/info', '').replace(new URL(origin).port, 'own')];
  };

  test('its scheme, host and port are taken where it is trusted', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'victim.localhost' };
    expect(await takenFor(['loopback'], forwarded)).toEqual([303, 'https://victim.localhost']);
    expect(await takenFor(['loopback'], { ...forwarded, 'x-forwarded-host': 'victim.localhost:8443' })).toEqual([
      303,
      'https://victim.localhost:8443',
    ]);
    expect(await takenFor(['loopback'], { host: 'victim.localhost:443', 'x-forwarded-proto': 'https' })).toEqual([
      303,
      'https://victim.localhost',
    ]);
  });

  test('nobody else’s are', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' };
    for (const trustProxy of [false, ['10.0.0.0/8']] as const)
      expect(await takenFor(trustProxy, forwarded)).toEqual([303, 'http://victim.localhost:own']);
  });

  test.each<Record<string, string>>([
    { 'x-forwarded-host': 'victim.localhost:443@evil.example' },
    { 'x-forwarded-host': 'victim.localhost/evil.example' },
    { 'x-forwarded-host': 'victim.localhost,' },
    { 'x-forwarded-host': 'evil.example, victim.localhost evil.example' },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-forwarded-proto': 'http://evil.example/?' },
    { 'x-forwarded-proto': 'https, ftp' },
  ])('a visitor’s words that it passes on are refused: %j', async (headers) => {
    expect(await takenFor(['loopback'], headers)).toEqual([400, undefined]);
  });
});

import { readConfig } from '../../../src/server/kernel/config';
import { newId } from '../../../src/server/db/ids';
import { unixNow } from '../../../src/server/kernel/clock';
import { placeOf } from '../../../src/server/sign-in/new-place';
import { buildHttp } from '../../../src/server/http';
import { ROOT, startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hosts = async (): Promise<string[]> =>
  (await server.services.db.selectFrom('containers').select(['domain', 'server']).orderBy('_id').execute()).map(
    ({ domain, server: rest }) => `${domain}.${rest.replaceAll('_', '.')}`,
  );

let people = 0;

/** Registers somebody new at a host; where their shop stands, or the sentence that refuses it. */
const registerAt = async (host: string, domains?: readonly string[]): Promise<string> => {
  const before = await hosts();
  const { services } = server;
  const app = await buildHttp({ ...services, config: { ...services.config, ...(domains && { domains }) } });
  people += 1;
  const fields = { name: 'Ada', email: `ada-${people}@example.test`, password: 'long enough', shop: `Shop ${people}` };
  const answer = await httpRequest(await app.listen({ port: 0, host: 'localhost' }), '/account/register', {
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  await app.close();
  const made = (await hosts()).filter((each) => !before.includes(each));
  expect([answer.status, made.length]).toEqual(made.length === 1 ? [303, 1] : [422, 0]);
  return made[0] ?? /role="alert">([^<]+)/.exec(answer.text)?.[1] ?? answer.text;
};

const REFUSED = 'Workspaces can’t be created at this URL. Ask your administrator for the right one.';

test('the first shop stands where it is made, unless that is no domain; the next ones beside it, and nowhere a visitor says', async () => {
  for (const host of ['com', '192.168.1.5', '10.0.0.5:3000', 'a_b.example', '-x.example']) {
    expect(await registerAt(host)).toBe(REFUSED);
  }
  expect(await registerAt('Shops.Example.com:8443')).toBe(`shop-${people}.shops.example.com`);
  expect(await registerAt('shops.example.com')).toBe(`shop-${people}.shops.example.com`);
  expect(await registerAt((await hosts())[0] ?? '')).toBe(`shop-${people}.shops.example.com`);
  for (const host of [
    'com',
    'example.com',
    'evil.test',
    'evil.shops.example.com',
    'shops.example.com.evil.test',
    '127.0.0.1',
    'localhost',
  ]) {
    expect(await registerAt(host)).toBe(REFUSED);
  }
});

test('twenty new accounts an hour come from one network, whichever of its addresses', async () => {
  const event = (index: number, network: string) => ({
    _id: newId(),
    email: `crowd-${index}@example.test`,
    user_id: null,
    address: `2001:db9:1::${index}`,
    network,
    device: null,
    user_agent: null,
    outcome: 'registered',
    created_at: unixNow(),
  });
  const events = server.services.db.insertInto('login_events');
  const crowd = Array.from({ length: 20 }, (_, index) => index);
  await events.values(crowd.map((index) => event(index, '2001:db9:1:*'))).execute();
  expect(await registerAt('localhost:3000', ['localhost'])).toBe(`shop-${people}.localhost`);
  await events.values(crowd.map((index) => event(index, placeOf('127.0.0.1')))).execute();
  expect(await registerAt('localhost:3000', ['localhost'])).toBe('Too many accounts were created from here. Try again in an hour.');
  await server.services.db.deleteFrom('login_events').where('email', 'like', 'crowd-%').execute();
});

test('DOMAINS names where shops may stand, by the nearest of them, and nothing else may', async () => {
  const domains = ['example.org', 'eu.example.org', 'localhost'];
  expect(await registerAt('example.org', domains)).toBe(`shop-${people}.example.org`);
  expect(await registerAt('www.eu.example.org', domains)).toBe(`shop-${people}.eu.example.org`);
  expect(await registerAt('localhost:3000', domains)).toBe(`shop-${people}.localhost`);
  for (const host of ['org', 'myexample.org', 'evil.test']) expect(await registerAt(host, domains)).toBe(REFUSED);
});

test.each([
  [undefined, []],
  [' Shops.example.com, localhost ,', ['shops.example.com', 'localhost']],
])('DOMAINS=%s is %j', (DOMAINS, domains) => {
  expect(readConfig({ DOMAINS }, ROOT).domains).toEqual(domains);
});

test.each(['https://example.com', '*.example.com', 'a b', 'example.com:3000', '.com'])(
  'DOMAINS=%s is refused in one sentence',
  (DOMAINS) => {
    expect(() => readConfig({ DOMAINS }, ROOT)).toThrow(/^DOMAINS must be names such as shops\.example\.com/);
  },
);

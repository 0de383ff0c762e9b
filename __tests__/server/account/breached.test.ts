import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Container } from '../../../src/server/kernel/context';
import { makeReset } from '../../../src/server/sign-in/password-reset';
import { PASSWORD, startTestServer, type TestServer } from '../harness';
import { accountBrowser } from './browser';

const BREACHED = 'harbor-lemon-cloud-7';
const PADDED = 'meadow-violin-stone-9';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

let service: Server;
let asked: string[] = [];
let answers: 'well' | 'HTTP 503' | 'never' = 'well';
let server: TestServer;
let shop: Container;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answers === 'never') return;
    if (answers === 'HTTP 503') return void response.writeHead(503).end();
    response.end([`${sha1(BREACHED).slice(5)}:412`, `${sha1(PADDED).slice(5)}:0`, `${'0'.repeat(35)}:3`].join('\r\n'));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  server = await startTestServer({ breachedPasswords: new URL(`http://127.0.0.1:${port}/range/`) });
  shop = await server.makeContainer('mine');
});
afterAll(async () => {
  await server.stop();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
  answers = 'well';
});

const REFUSED = 'This password has appeared in a data breach.';

const change = async (next: string): Promise<string> => {
  const user = await server.makeUser(shop);
  const page = accountBrowser(server, 'mine.localhost');
  await page.post('/account/login', { email: user.email, password: PASSWORD });
  return (await page.post('/account/profile/password', { password: PASSWORD, new_password: next, repeat: next })).text;
};

test('a password known from a data breach is refused where it is chosen, and the service learns five characters of its hash', async () => {
  expect(await change(BREACHED)).toContain(REFUSED);
  expect(asked).toEqual([`/range/${sha1(BREACHED).slice(0, 5)}`]);
  const registered = await accountBrowser(server, 'mine.localhost').post('/account/register', {
    ...{ name: 'Ann', shop: 'A new shop', email: 'ann@example.test', password: BREACHED },
  });
  expect(registered.text).toContain(REFUSED);
  const { _id } = await server.makeUser(shop);
  const reset = `/account/reset?token=${await makeReset(server.services.db, _id, null)}`;
  expect((await accountBrowser(server, 'mine.localhost').post(reset, { new_password: BREACHED, repeat: BREACHED })).text).toContain(
    REFUSED,
  );
});

test.each([
  ['that is in no breach', 'quiet-otter-marble-3'],
  ['that the service names to hide what was asked for', PADDED],
])('a password %s is taken', async (_what, password) => {
  expect(await change(password)).toContain('Password changed.');
});

test.each(['HTTP 503', 'never'] as const)('a service that answers %s stops nobody', async (how) => {
  answers = how;
  expect(await change('quiet-otter-marble-3')).toContain('Password changed.');
});

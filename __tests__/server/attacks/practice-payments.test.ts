import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let port: string;
/** Requests that somebody else's server on this machine received. */
const heard: string[] = [];
const other = createServer((request, response) => {
  heard.push(`${request.method} ${request.url}`);
  response.end();
});
let otherPort: number;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ({ port } = new URL(server.origin));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherPort = (other.address() as AddressInfo).port;
});
afterAll(async () => {
  other.close();
  await server.stop();
});

let references = 0;
const ask = (change: object, headers: Record<string, string> = {}) =>
  server.request('/sandbox/pay/v1/payments', {
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      reference: `r-${(references += 1)}`,
      cents: 100,
      return_url: `http://localhost:${port}/account/billing/topup/abc`,
      webhook_url: `http://localhost:${port}/account/billing/webhook/practice`,
      ...change,
    }),
  });

test('a payment of our own is opened', async () => {
  expect((await ask({})).status).toBe(200);
});

const FOREIGN: readonly (() => string)[] = [
  () => 'https://evil.example/account/billing/PATH',
  () => `http://evil.example:${port}/account/billing/PATH`,
  () => `http://localhost:${otherPort}/account/billing/PATH`,
  () => `http://127.0.0.1:${otherPort}/account/billing/PATH`,
  () => `https://localhost:${port}/account/billing/PATH`,
  () => `ftp://localhost:${port}/account/billing/PATH`,
  () => `http://localhost:${port}@evil.example/account/billing/PATH`,
  () => `http://ada:secret@localhost:${port}/account/billing/PATH`,
  () => `http://localhost:${port}/account/billing/PATH?more`,
  () => `http://localhost:${port}/account/billing/PATH#more`,
  () => `http://localhost:${port}/account/billing/../../account/billing/PATH`,
  () => `http://localhost:${port}/account/billing/PATH/../../../logout`,
  () => `http://localhost:${port}/account/logout`,
  () => `http://localhost:${port}/account/billing/`,
  () => `http://localhost:${port}/account/billing/PATH/more`,
  () => `http:localhost:${port}/account/billing/PATH`,
  () => `http://localhost:${port}\\@evil.example/account/billing/PATH`,
];

test.each(FOREIGN)('no payment leads or calls anywhere else: %#', async (address) => {
  expect((await ask({ return_url: address().replace('PATH', 'topup/abc') })).status).toBe(400);
  expect((await ask({ webhook_url: address().replace('PATH', 'webhook/practice') })).status).toBe(400);
});

test.each(['evil.example', 'evil.example:80', `localhost:PORT`])('nor does the host somebody says they ask at: %s', async (host) => {
  const said = host.replace('PORT', String(otherPort));
  const address = {
    return_url: `http://${said}/account/billing/topup/abc`,
    webhook_url: `http://${said}/account/billing/webhook/practice`,
  };
  expect((await ask(address, { host: said })).status).toBeGreaterThanOrEqual(400);
});

test('an address that was kept before is neither called nor led to', async () => {
  const { id } = (await ask({})).json<{ id: string }>();
  await server.services.db
    .updateTable('sandbox_payments')
    .set({ webhook_url: `http://127.0.0.1:${otherPort}/account/billing/webhook/practice`, return_url: 'https://evil.example/' })
    .where('id', '=', id)
    .execute();
  for (const act of ['pay', 'twice', 'later', 'lost']) {
    const answer = await server.request(`/sandbox/pay/${id}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `act=${act}`,
    });
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  }
  expect(heard).toEqual([]);
});

test('what is larger than any payment is not read', async () => {
  expect((await ask({ reference: 'x'.repeat(70_000) })).status).toBe(413);
});

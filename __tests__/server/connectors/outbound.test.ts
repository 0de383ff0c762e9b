import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { isPublicAddress } from '../../../src/server/connectors/addresses';
import { send, type OutboundRequest } from '../../../src/server/connectors/outbound';

let shop: http.Server;
let origin: string;
let handle: http.RequestListener;

beforeAll(async () => {
  shop = http.createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});

const call = (path: string, changes: Partial<OutboundRequest> = {}) =>
  send({ url: new URL(path, origin), method: 'GET', headers: {}, allowLoopback: (url) => url.origin === origin, ...changes });

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::127.0.0.1',
  '::ffff:0:10.0.0.1',
  '2001:2::1',
  '3fff::1',
  '5f00::1',
  'fec0::1',
  'not an address',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '93.184.215.14', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://shop.localhost/',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://169.254.169.254/latest',
])('nobody calls %s on a seller’s behalf', async (url) => {
  await expect(call(url, { allowLoopback: () => false })).rejects.toMatchObject({ kind: 'refused_address' });
});

test('an answer is handed over with its status, whatever it is', async () => {
  handle = (_request, response) => response.writeHead(418, { 'x-wp-total': '3' }).end('{"a":1}');
  expect(await call('/')).toMatchObject({ status: 418, body: '{"a":1}', headers: { 'x-wp-total': '3' } });
});

test('a redirect on the same host is followed, one to another host is not', async () => {
  handle = (request, response) =>
    request.url === '/old' ? response.writeHead(301, { location: '/new' }).end() : response.end(`at ${request.url}`);
  expect(await call('/old')).toMatchObject({ status: 200, body: 'at /new' });
  handle = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  await expect(call('/old')).rejects.toMatchObject({ kind: 'redirect' });
});

test('a redirect never turns a write into a read', async () => {
  handle = (_request, response) => response.writeHead(302, { location: '/new' }).end();
  await expect(call('/old', { method: 'POST', body: '{}' })).rejects.toMatchObject({ kind: 'redirect' });
});

test('a redirect to another program of this machine is refused', async () => {
  handle = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  await expect(call('/old')).rejects.toMatchObject({ kind: 'refused_address' });
});

test('redirects in a circle end', async () => {
  handle = (_request, response) => response.writeHead(302, { location: '/again' }).end();
  await expect(call('/again')).rejects.toMatchObject({ kind: 'redirect' });
});

test('an answer without an end is cut off', async () => {
  handle = (_request, response) => {
    const flow = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      if (!response.destroyed) response.once('drain', flow);
    };
    flow();
  };
  await expect(call('/')).rejects.toMatchObject({ kind: 'too_large' });
});

test('a broken connection and an ended call are told apart', async () => {
  handle = (request) => request.socket.destroy();
  await expect(call('/')).rejects.toMatchObject({ kind: 'unreachable' });
  handle = () => undefined;
  await expect(call('/', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ kind: 'aborted' });
});

test('a shop whose certificate nobody vouches for is not spoken to', async () => {
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(__dirname, '../../fixtures/mail', name)));
  const answered = jest.fn((_request: http.IncomingMessage, response: http.ServerResponse) => response.end('{}'));
  const impostor = https.createServer({ key, cert }, answered);
  await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
  const url = new URL(`https://127.0.0.1:${(impostor.address() as AddressInfo).port}/`);
  try {
    await expect(call('', { url, allowLoopback: () => true })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(answered).not.toHaveBeenCalled();
  } finally {
    impostor.close();
  }
});

import http from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { SILENCE } from '../../../src/server/http/silence';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { uploadClient } from '../upload-client';

jest.mock('../../../src/server/http/silence', () => ({ SILENCE: 1500, LEAST: 20, LINGER: 500 }));

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
});
afterAll(() => server.stop());

const begin = async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const client = uploadClient(server, owner);
  const { _id, url } = (await client.sign({ bytes })).data.signedUpload as { _id: string; url: string };
  const headers = { 'content-type': 'image/png', 'content-length': String(bytes.length) };
  const request = http.request(new URL(url, server.origin), { method: 'PUT', headers, agent: false });
  return { bytes, client, _id, url, request };
};

test('an upload may take longer than the sender may be silent', async () => {
  const { bytes, client, _id, request } = await begin();
  const answered = once(request, 'response');
  const began = performance.now();
  for (let at = 0; at < bytes.length - 1; at += 20) {
    request.write(bytes.subarray(at, Math.min(at + 20, bytes.length - 1)));
    // As slow as a bad line, never as slow as a dead one.
    await pause(SILENCE / 6);
  }
  expect(performance.now() - began).toBeGreaterThan(SILENCE);
  request.end(bytes.subarray(-1));
  const [answer] = (await answered) as [http.IncomingMessage];
  expect(answer.statusCode).toBe(204);
  expect((await client.finish(_id)).errors).toBeUndefined();
});

test('a sender that falls silent is cut off, and the link is good for another try', async () => {
  const { bytes, client, _id, url, request } = await begin();
  request.write(bytes.subarray(0, 20));
  await expect(once(request, 'response')).rejects.toThrow('socket hang up');
  expect((await client.put(url, bytes)).status).toBe(204);
  expect((await client.finish(_id)).errors).toBeUndefined();
});

test.each([
  ['at the sign-in page', '/account/login', 'application/x-www-form-urlencoded'],
  ['at the API, without a token', '/graphql', 'application/json'],
  ['where there is nothing', '/nowhere', 'application/json'],
  ['with an address that is none', '/%zz', 'application/json'],
])('a body that comes byte by byte is cut off %s, and others are answered', async (_where, path, type) => {
  const { port } = new URL(server.origin);
  const socket = connect(Number(port), 'localhost').setEncoding('utf8').resume();
  // A byte sent to whoever has hung up is an error of its own; `once` would tell of that instead.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`);
  const dripping = setInterval(() => socket.write('a'), SILENCE / 6);
  expect((await server.request('/healthz')).status).toBe(200);
  await closed;
  clearInterval(dripping);
});

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { LEAST_PART } from '../../../src/domain/files/upload-parts';
import { tidyUp } from '../../../src/server/housekeeping';
import { comes } from '../../support/comes';
import { startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { ageFiles } from '../upload-client';

let server: TestServer;
let owner: TestUser;
let bytes: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makeUser(await server.makeContainer());
  // Noise does not pack: two parts and a bit.
  bytes = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer();
});
afterAll(() => server.stop());

const sha256 = (of: Buffer): string => createHash('sha256').update(of).digest('hex');

const SIGN = `mutation ($size: Int!, $sha256: String, $_id: ID) {
  signedUpload(type: "image", filename: "noise.png", mimetype: "image/png", size: $size, sha256: $sha256, _id: $_id) { _id url } }`;

const sign = (variables: { sha256?: string; _id?: string; size?: number } = {}, idempotencyKey?: string): Promise<GraphQLAnswer> =>
  server.graphql(SIGN, { size: bytes.length, ...variables }, { token: owner.token, ...(idempotencyKey && { idempotencyKey }) });

const begin = async (variables?: Parameters<typeof sign>[0]): Promise<{ _id: string; url: string }> =>
  (await sign(variables)).data.signedUpload;

const put = (url: string, start: number, end = bytes.length - 1, of = bytes): Promise<HttpAnswer> =>
  server.request(url, {
    method: 'PUT',
    headers: { 'content-type': 'image/png', 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: of.subarray(start, end + 1),
  });

const offset = async (url: string): Promise<number> => Number((await server.request(url, { method: 'HEAD' })).headers['upload-offset']);

const finish = (_id: string, key?: string) =>
  server.graphql(
    'mutation ($_id: ID!) { updatePreSignedFile(_id: $_id) { _id size } }',
    { _id },
    { token: owner.token, ...(key && { idempotencyKey: key }) },
  );

const rows = async (): Promise<number> => (await server.services.db.selectFrom('files').select('_id').execute()).length;

const incoming = (_id: string): string[] => {
  const folder = path.join(server.config.dataDir, 'files', 'incoming', _id);
  return existsSync(folder) ? readdirSync(folder) : [];
};

const refusalOf = (answer: HttpAnswer): string =>
  answer.json<{ errors: { extensions: { refusal: string } }[] }>().errors[0]?.extensions.refusal ?? '';

/** Sends the beginning of a part and breaks the line. */
const breakOff = async (url: string, start: number): Promise<void> => {
  const { port, hostname } = new URL(server.origin);
  const socket = net.connect(Number(port), hostname);
  const head = [`PUT ${url} HTTP/1.1`, 'host: localhost', 'content-type: image/png', `content-length: ${bytes.length - start}`];
  socket.write(`${[...head, `content-range: bytes ${start}-${bytes.length - 1}/${bytes.length}`].join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve) => socket.write(bytes.subarray(start, start + 5000), () => resolve()));
  socket.destroy();
};

test('an upload comes in parts, goes on after the last whole one, and ends as one file of the same bytes', async () => {
  const { _id, url } = await begin({ sha256: sha256(bytes) });
  expect(await offset(url)).toBe(0);
  const first = await put(url, 0, LEAST_PART - 1);
  expect([first.status, first.headers['upload-offset']]).toEqual([204, String(LEAST_PART)]);
  await breakOff(url, LEAST_PART);
  expect(await offset(url)).toBe(LEAST_PART);
  expect((await put(url, LEAST_PART)).status).toBe(204);
  expect(await offset(url)).toBe(bytes.length);
  const done = await finish(_id);
  expect(done.errors).toBeUndefined();
  expect(incoming(_id)).toEqual([]);
  // A link that was used tells no more than that, and takes nothing.
  expect([await offset(url), (await put(url, 0)).status]).toEqual([bytes.length, 409]);
});

test('what a broken line left is not among the parts, nor on the disk', async () => {
  const { url } = await begin();
  await breakOff(url, 0);
  const scratch = path.join(server.config.dataDir, 'scratch');
  await comes(() => expect(existsSync(scratch) ? readdirSync(scratch) : []).toEqual([]));
  expect(await offset(url)).toBe(0);
});

test('each byte is taken once, whoever sends it how often', async () => {
  const { _id, url } = await begin();
  const both = await Promise.all([put(url, 0, LEAST_PART - 1), put(url, 0, LEAST_PART - 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const again = await put(url, 0, LEAST_PART - 1);
  expect([again.status, refusalOf(again)]).toEqual([409, 'upload.otherPart']);
  expect((await put(url, LEAST_PART + 1)).status).toBe(409);
  await put(url, LEAST_PART);
  expect(incoming(_id)).toHaveLength(2);
  expect((await finish(_id)).errors).toBeUndefined();
});

test.each([
  ['of another upload', (size: number) => `bytes 0-${LEAST_PART - 1}/${size + 1}`],
  ['beyond its end', (size: number) => `bytes 0-${size}/${size}`],
  ['too small', (size: number) => `bytes 0-99/${size}`],
  ['that is none', () => 'lines 1-2'],
])('a part %s is refused, and the upload goes on', async (_what, range) => {
  const { url } = await begin();
  const headers = { 'content-type': 'image/png', 'content-range': range(bytes.length) };
  const answer = await server.request(url, { method: 'PUT', headers, body: bytes.subarray(0, 100) });
  expect([answer.status, refusalOf(answer)]).toEqual([422, 'upload.badPart']);
  expect(await offset(url)).toBe(0);
});

test('bytes that were altered on their way are refused at the end, and nothing of them is left', async () => {
  const before = await rows();
  const { _id, url } = await begin({ sha256: sha256(bytes) });
  const altered = Buffer.from(bytes);
  altered[bytes.length - 30] = (altered[bytes.length - 30] ?? 0) ^ 1;
  await put(url, 0, bytes.length - 1, altered);
  expect((await finish(_id)).errors?.[0]?.extensions?.refusal).toBe('upload.altered');
  expect([await rows(), incoming(_id)]).toEqual([before, []]);
  expect((await sign({ sha256: 'abc' })).errors?.[0]?.extensions?.refusal).toBe('upload.noChecksum');
});

test('an answer that got lost at any step is given again, and there is one row', async () => {
  const before = await rows();
  const [signed, again] = [await sign({ sha256: sha256(bytes) }, 'step-1'), await sign({ sha256: sha256(bytes) }, 'step-1')];
  expect(again.data).toEqual(signed.data);
  const { _id, url } = signed.data.signedUpload;
  await put(url, 0, LEAST_PART - 1);
  expect((await put(url, await offset(url))).status).toBe(204);
  expect(await offset(url)).toBe(bytes.length);
  const [done, redone] = [await finish(_id, 'step-3'), await finish(_id, 'step-3')];
  expect(done.errors).toBeUndefined();
  expect(redone.data).toEqual(done.data);
  // Under another key too: the file is there.
  expect((await finish(_id, 'step-3 of another tab')).data).toEqual(done.data);
  expect(await rows()).toBe(before + 1);
});

test('a link that is too old is made anew for the same upload, announced as before, and for no other', async () => {
  const { _id, url } = await begin({ sha256: sha256(bytes) });
  await put(url, 0, LEAST_PART - 1);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 16 * 60_000);
  const old = await server.request(url, { method: 'HEAD' });
  expect(old.status).toBe(403);
  const fresh = await begin({ sha256: sha256(bytes), _id });
  expect(fresh._id).toBe(_id);
  expect([await offset(fresh.url), (await put(fresh.url, LEAST_PART)).status]).toEqual([LEAST_PART, 204]);
  clock.mockRestore();
  for (const other of [{ _id, sha256: sha256(bytes), size: 5 }, { _id, sha256: '0'.repeat(64) }, { _id }, { _id: '0'.repeat(24) }])
    expect((await sign(other)).errors?.[0]?.extensions?.refusal).toBe('upload.gone');
  const stranger = await server.makeUser(await server.makeContainer('elsewhere'));
  const theirs = await server.graphql(
    SIGN,
    { size: bytes.length, _id, sha256: sha256(bytes) },
    { token: stranger.token, host: 'elsewhere.localhost' },
  );
  expect(theirs.errors?.[0]?.extensions?.refusal).toBe('upload.gone');
  expect((await finish(_id)).errors).toBeUndefined();
});

test('housekeeping clears uploads nobody went on with, and what crashes left of finished ones', async () => {
  const { db, config } = { ...server.services, config: server.config };
  const [begun, finished] = [await begin(), await begin()];
  await put(begun.url, 0, LEAST_PART - 1);
  await put(finished.url, 0);
  await finish(finished._id);
  // As if the server had died between saying so and clearing up, and while it wrote a part.
  const left = path.join(config.dataDir, 'files', 'incoming', finished._id);
  mkdirSync(path.join(left, 'part'), { recursive: true });
  const scratch = path.join(config.dataDir, 'scratch', 'left');
  mkdirSync(scratch, { recursive: true });
  utimesSync(scratch, new Date(0), new Date(0));
  await db
    .updateTable('files')
    .set({ parts: [`incoming/${finished._id}/part`] })
    .where('_id', '=', finished._id)
    .execute();
  await ageFiles(server.services, finished._id);
  await tidyUp(server.services);
  expect(await offset(begun.url)).toBe(LEAST_PART);
  await ageFiles(server.services, begun._id);
  await tidyUp(server.services);
  expect([incoming(begun._id), existsSync(left), existsSync(scratch)]).toEqual([[], false, false]);
  expect((await server.request(begun.url, { method: 'HEAD' })).status).toBe(404);
  expect((await finish(finished._id)).data.updatePreSignedFile._id).toBe(finished._id);
});

test('a finish that is rolled back loses no bytes', async () => {
  const { _id, url } = await begin({ sha256: sha256(bytes) });
  await put(url, 0);
  // The answer cannot be written down: effect and record fall together.
  const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  await server.services.pool.query(
    `alter table idempotency add constraint broken check (key <> 'rolled back' or answer is null) not valid`,
  );
  expect((await finish(_id, 'rolled back')).errors).toHaveLength(1);
  await server.services.pool.query('alter table idempotency drop constraint broken');
  log.mockRestore();
  expect((await finish(_id, 'rolled back')).errors).toBeUndefined();
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { LEAST_PART } from '../../../src/domain/files/upload-parts';
import { fontFilesOf } from '../../../src/server/fonts/files';
import { startServer, type RunningServer } from '../../../src/server/server';
import { ROOT, testConfig } from '../../support/databases';
import { S3_REGION, startS3StandIn, useS3Keys, type S3StandIn } from '../../support/s3-stand-in';
import { helpersFor, makeDatabase, type TestServer, type TestUser } from '../harness';
import { ageFiles, uploadClient, uploadFont } from '../upload-client';
import { httpRequest, type HttpRequest } from '../http-client';

let s3: S3StandIn;
let database: Awaited<ReturnType<typeof makeDatabase>>;
let nodes: RunningServer[];
let folders: string[];
let owner: TestUser;
let bytes: Buffer;

beforeAll(async () => {
  useS3Keys();
  process.env.UPLOADS_KEY = randomBytes(32).toString('hex');
  process.env.SECRETS_KEY = randomBytes(32).toString('hex');
  s3 = await startS3StandIn();
  database = await makeDatabase();
  folders = ['a', 'b'].map((name) => mkdtempSync(path.join(os.tmpdir(), `back-office-bucket-${name}-`)));
  const bucket = { name: 'files', prefix: 'shops/', region: S3_REGION, endpoint: s3.endpoint, pathStyle: true };
  nodes = [];
  for (const folder of folders) nodes.push(await startServer({ ...testConfig(database.url, folder), bucket }));
  const helpers = on(0);
  owner = await helpers.makeUser(await helpers.makeContainer());
  bytes = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
    .png()
    .toBuffer();
});

afterAll(async () => {
  for (const node of nodes) await node.stop();
  await s3.stop();
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  delete process.env.UPLOADS_KEY;
  delete process.env.SECRETS_KEY;
});

beforeEach(() => {
  s3.fails = 'no';
});

const on = (node: number) => {
  const { origin, services } = nodes[node] as RunningServer;
  return { origin, ...helpersFor(origin, services) };
};
const clientOf = (node: number) => uploadClient(on(node) as TestServer, owner);
const ask = (node: number, to: string, request?: HttpRequest) => httpRequest(nodes[node]?.origin ?? '', to, request);

test('two nodes take the parts of one upload, and each serves and draws what the other has', async () => {
  const { _id, url } = (await clientOf(0).sign({ bytes })).data.signedUpload;
  const parts = [
    [0, LEAST_PART - 1],
    [LEAST_PART, bytes.length - 1],
  ] as const;
  for (const [node, [start, end]] of parts.entries()) {
    const headers = { 'content-type': 'image/png', 'content-range': `bytes ${start}-${end}/${bytes.length}` };
    expect((await ask(node, url, { method: 'PUT', headers, body: bytes.subarray(start, end + 1) })).status).toBe(204);
  }
  const finished = await clientOf(0).finish(_id);
  expect(finished.errors).toBeUndefined();
  const file = finished.data.updatePreSignedFile;
  const served = await ask(1, file.url);
  expect((await sharp(served.body).metadata()).width).toBe(900);
  const drawn = nodes[1]?.services.storage.localPath(file.path);
  expect((await sharp((await drawn) ?? '').metadata()).width).toBe(900);
  expect([...s3.objects.keys()].filter((key) => key.includes('incoming'))).toEqual([]);
  expect([...s3.objects.keys()].every((key) => key.startsWith('shops/'))).toBe(true);
  expect(folders.flatMap((folder) => readdirSync(folder)).filter((name) => name === 'files')).toEqual([]);

  await on(0).graphql('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id }, { token: owner.token });
  await ageFiles((nodes[0] as RunningServer).services, _id);
  await clientOf(1).sign({ bytes });
  expect((await ask(0, file.url)).status).toBe(404);
  expect([...s3.objects.keys()]).toEqual([]);
});

test('ranges and what a browser knows already are answered as from a disk', async () => {
  const { data } = await clientOf(0).upload({ bytes });
  const { url } = data.updatePreSignedFile;
  const whole = await ask(1, url);
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(whole.body.length) });
  const etag = String(whole.headers.etag);
  const part = await ask(1, url, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers['content-range'], part.body.equals(whole.body.subarray(10, 20))]).toEqual([
    206,
    `bytes 10-19/${whole.body.length}`,
    true,
  ]);
  const end = await ask(0, url, { headers: { range: 'bytes=-5', 'if-range': etag } });
  expect(end.body.equals(whole.body.subarray(-5))).toBe(true);
  expect((await ask(0, url, { headers: { range: 'bytes=0-9', 'if-range': '"another"' } })).status).toBe(200);
  expect((await ask(0, url, { headers: { range: `bytes=${whole.body.length}-` } })).status).toBe(416);
  const known = await ask(0, url, { headers: { 'if-none-match': etag } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const head = await ask(0, url, { method: 'HEAD' });
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(whole.body.length), 0]);
});

test('files that are away are the maintenance sentence at every door, and are there again by themselves', async () => {
  const { data } = await clientOf(0).upload({ bytes });
  const { url } = data.updatePreSignedFile;
  const { _id, url: link } = (await clientOf(0).sign({ bytes })).data.signedUpload;
  const sent = (await clientOf(0).sign({ bytes })).data.signedUpload;
  await clientOf(0).put(sent.url, bytes);
  const log = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  s3.fails = 'cut';
  const [served, put] = [await ask(0, url), await clientOf(0).put(link, bytes)];
  for (const { status, json } of [served, put])
    expect([status, json<{ message: string }>().message]).toEqual([503, 'Files are temporarily unavailable. Try again in a few minutes.']);
  expect(await clientOf(0).finish(sent._id)).toMatchObject({
    status: 503,
    errors: [{ extensions: { code: 'UNAVAILABLE', refusal: 'file.away' } }],
  });
  const health = await ask(0, '/healthz');
  expect([health.status, health.json()]).toEqual([200, { status: 'ok', files: 'unavailable' }]);
  expect((await on(0).graphql('{ cUser { role } }', {}, { token: owner.token })).status).toBe(200);
  s3.fails = 'no';
  log.mockRestore();
  expect((await ask(0, url)).status).toBe(200);
  expect((await clientOf(0).put(link, bytes)).status).toBe(204);
  for (const id of [_id, sent._id]) expect((await clientOf(0).finish(id)).errors).toBeUndefined();
  expect((await ask(0, '/healthz')).json()).toEqual({ status: 'ok' });
});

test('a font lies there too, and is drawn from there', async () => {
  const font = readFileSync(path.join(ROOT, 'static', 'fonts', 'oswald', '400.woff'));
  const answer = await uploadFont(on(0) as TestServer, owner, font, 'own.woff', 'font/woff');
  expect(answer.errors).toBeUndefined();
  const { url } = answer.data.fontUpdatePreSignedFile.files[0];
  expect((await ask(1, url)).body.equals(font)).toBe(true);
  const { services } = nodes[1] as RunningServer;
  const [row] = await services.db.selectFrom('fonts').select(['container_id', 'family']).execute();
  const [own] = (await fontFilesOf(services, row?.container_id ?? '')(row?.family ?? '')) ?? [];
  expect(readFileSync(own?.path ?? '').equals(font)).toBe(true);
});

import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { SMALL_SIDES } from '../../../src/domain/files/image-sizes';
import type { Container } from '../../../src/server/kernel/context';
import { readFileBytes } from '../../../src/server/files/rows';
import { comes } from '../../support/comes';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { hollowPng } from './hostile/pictures';
import { ageFiles, uploadClient } from '../upload-client';

let server: TestServer;
let first: Container;
let owner: TestUser;
let stranger: TestUser;
let client: ReturnType<typeof uploadClient>;

beforeAll(async () => {
  server = await startTestServer();
  first = await server.makeContainer('first');
  owner = await server.makeUser(first);
  stranger = await server.makeUser(await server.makeContainer('second'));
  client = uploadClient(server, owner);
});

afterAll(() => server.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 60, alpha: 0.5 } } });

const rowsOfFiles = async (): Promise<number> => {
  const { count } = await server.services.db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Everything that lies in storage, incoming bytes included. */
const storedFiles = (): string[] => {
  const root = path.join(server.config.dataDir, 'files');
  return existsSync(root)
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(root, name)).isFile())
    : [];
};

const sentence = (answer: { errors: readonly { message: string }[] | undefined }): string => {
  expect(answer.errors).toHaveLength(1);
  return answer.errors?.[0]?.message ?? '';
};

/** Runs an upload that must fail, and sees that nothing of it is left. */
const refused = async (plan: Parameters<typeof client.upload>[0]): Promise<string> => {
  const [rows, stored] = [await rowsOfFiles(), storedFiles()];
  const told = sentence(await client.upload(plan));
  expect(await rowsOfFiles()).toBe(rows);
  expect(storedFiles()).toEqual(stored);
  return told;
};

test('a picture is uploaded, measured and made into renditions that keep its transparency', async () => {
  const bytes = await picture(2400, 1200).png().toBuffer();
  const { data, errors } = await client.upload({ bytes, filename: 'C:\\art\\My art.png' });
  expect(errors).toBeUndefined();
  const file = data.updatePreSignedFile;
  expect(file).toMatchObject({ filename: 'My art.png', mimetype: 'image/png', width: 2400, height: 1200, tags: [] });
  expect(file.image_sizes.map((size: { name: string; width: number; height: number }) => [size.name, size.width, size.height])).toEqual([
    ['original', 2400, 1200],
    ['large', 1600, 800],
    ['medium', 800, 400],
    ['thumb', 320, 160],
  ]);
  for (const { url, width } of file.image_sizes) {
    const answer = await server.request(url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': expect.stringContaining('inline'),
    });
    const { channels, width: actual } = await sharp(answer.body).metadata();
    expect([channels, actual]).toEqual([4, width]);
    expect((await sharp(answer.body).raw().toBuffer())[3]).toBeCloseTo(128, -1);
  }
  expect(file.url).toMatch(/^\/files\/[0-9a-f]{32}\/original\.png$/);
  const large = await readFileBytes(server.services, first._id, file._id);
  expect((await sharp(large).metadata()).width).toBe(1600);
});

test('pictures for rows are made when they are first asked for, of the sizes there are', async () => {
  const { data } = await client.upload({ bytes: await picture(800, 400).png().toBuffer() });
  const folder = data.updatePreSignedFile.url.replace('/original.png', '');
  expect(storedFiles().filter((name) => name.includes('thumb-'))).toEqual([]);
  for (const side of SMALL_SIDES) {
    const answers = await Promise.all([1, 2, 3].map(() => server.request(`${folder}/thumb-${side}.webp`)));
    for (const { status, body } of [...answers, await server.request(`${folder}/thumb-${side}.webp`)]) {
      expect(status).toBe(200);
      expect(await sharp(body).metadata()).toMatchObject({ width: side, height: side / 2, channels: 4 });
    }
  }
  expect(storedFiles().filter((name) => name.includes('thumb-'))).toHaveLength(SMALL_SIDES.length);
  for (const missing of [`${folder}/thumb-65.webp`, `/files/${'0'.repeat(32)}/thumb-64.webp`]) {
    expect((await server.request(missing)).status).toBe(404);
  }
});

test('finishing twice, or twice at once, gives the same file', async () => {
  const bytes = await picture(64, 64).png().toBuffer();
  const { _id, url } = (await client.sign({ bytes })).data.signedUpload;
  await client.put(url, bytes);
  const both = await Promise.all([client.finish(_id), client.finish(_id)]);
  const again = await client.finish(_id);
  expect(both[0]?.errors).toBeUndefined();
  expect(both[1]?.data).toEqual(both[0]?.data);
  expect(again.data).toEqual(both[0]?.data);
  expect(storedFiles().filter((name) => name.startsWith('incoming'))).toEqual([]);
});

test('a photograph is turned upright and tells nothing of where it was taken', async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa5500' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'A secret place', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const { data } = await client.upload({ bytes, filename: 'photo.jpg', mimetype: 'image/jpeg' });
  expect(data.updatePreSignedFile).toMatchObject({ width: 40, height: 60 });
  const served = await server.request(data.updatePreSignedFile.url);
  const metadata = await sharp(served.body).metadata();
  expect([metadata.width, metadata.height, metadata.exif, metadata.orientation]).toEqual([40, 60, undefined, undefined]);
});

test('an SVG keeps its drawing, loses what is no drawing, and is served sandboxed', async () => {
  const svg = `<?xml version="1.0"?><!-- made by hand -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 50">
      <metadata><rdf>notes</rdf></metadata>
      <defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>
      <circle id="dot" r="10"/></defs>
      <rect width="100" height="50" fill="url(#g)"/><use xlink:href="#dot" x="50" y="25"/></svg>`;
  const { data, errors } = await client.upload({ bytes: Buffer.from(svg), filename: 'mark.svg', mimetype: 'image/svg+xml' });
  expect(errors).toBeUndefined();
  const file = data.updatePreSignedFile;
  expect([file.width, file.height]).toEqual([2000, 1000]);
  const served = await server.request(file.url);
  expect(served.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  expect(served.text).toContain('linearGradient');
  expect(served.text).toContain('url(#g)');
  expect(served.text).not.toContain('notes');
  const drawn = await sharp((await server.request(file.image_sizes[0].url)).body)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [...drawn.data.subarray((y * drawn.info.width + x) * drawn.info.channels).subarray(0, 3)];
  expect(at(20, 500)[0]).toBeGreaterThan(240);
  expect(at(1000, 500)).toEqual([0, 0, 0]);
});

test.each([
  ['a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  [
    'an event handler',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect onclick="alert(1)" width="9" height="9"/></svg>',
  ],
  [
    'a script address',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><a href=" java&#10;script:alert(1)"><rect/></a></svg>',
  ],
  [
    'foreign content',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject></svg>',
  ],
])('an SVG with %s is refused', async (_what, svg) => {
  const told = await refused({ bytes: Buffer.from(svg), filename: 'x.svg', mimetype: 'image/svg+xml' });
  expect(told).toBe('This SVG contains a script or foreign content. Remove it and upload the image again.');
});

test.each([
  [
    'a picture',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://evil.test/x.png" width="9" height="9"/></svg>',
  ],
  [
    'a local file',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
  ],
  ['a style sheet', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>@import "http://evil.test/x.css";</style></svg>'],
  [
    'a fill',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="url(http://evil.test/#a)"/></svg>',
  ],
])('an SVG that loads %s from elsewhere is refused', async (_what, svg) => {
  const told = await refused({ bytes: Buffer.from(svg), filename: 'x.svg', mimetype: 'image/svg+xml' });
  expect(told).toBe('This SVG loads external content. Embed its images and upload it again.');
});

test('an SVG whose entities would grow without end is refused', async () => {
  const svg = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>';
  expect(await refused({ bytes: Buffer.from(svg), filename: 'x.svg', mimetype: 'image/svg+xml' })).toMatch(/entities/);
});

test.each([
  ['is no picture', Buffer.from('#!/bin/sh\necho hello'), 'This file isn’t a PNG, JPEG, WebP, or SVG image.'],
  ['is a broken PNG', hollowPng(3000, 3000), 'This image is corrupted and can’t be read.'],
  ['is a PNG of 20,000 × 20,000 px', hollowPng(20_000, 20_000), 'This image is 20,000 × 20,000 px, over the limit of 64 megapixels.'],
])('an upload that %s is refused and leaves nothing', async (_what, bytes, told) => {
  expect(await refused({ bytes })).toBe(told);
});

test('a JPEG that is called PNG is refused with advice', async () => {
  const bytes = await picture(8, 8).jpeg().toBuffer();
  expect(await refused({ bytes })).toBe('This file is actually a JPEG image, not PNG. Rename it and upload it again.');
});

test.each([
  ['an empty file', { size: 0 }, 'This file is empty.'],
  ['a file of 51 MB', { size: 51 * 1024 * 1024 }, 'This file is larger than 50 MB, the limit for PNG images.'],
  ['a PDF', { mimetype: 'application/pdf' }, 'Only PNG, JPEG, WebP, and SVG images can be uploaded.'],
  ['a file without a name', { filename: ' ' }, 'Enter a file name of up to 255 characters.'],
])('%s is refused before it is sent', async (_what, change, told) => {
  const rows = await rowsOfFiles();
  expect(sentence(await client.sign({ bytes: Buffer.alloc(1), ...change }))).toBe(told);
  expect(await rowsOfFiles()).toBe(rows);
});

test('a link takes its bytes once', async () => {
  const bytes = await picture(8, 8).png().toBuffer();
  const { _id, url } = (await client.sign({ bytes })).data.signedUpload;
  const other = Buffer.alloc(bytes.length, 1);
  expect((await client.put(url, bytes)).status).toBe(204);
  const second = await client.put(url, other);
  expect([second.status, second.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([
    409,
    'This upload link was already used.',
  ]);
  expect((await client.finish(_id)).data.updatePreSignedFile.width).toBe(8);
  expect((await client.put(url, bytes)).status).toBe(409);
});

test('of several at once one is taken', async () => {
  const bytes = await picture(8, 8).png().toBuffer();
  const { url } = (await client.sign({ bytes })).data.signedUpload;
  const answers = await Promise.all(Array.from({ length: 6 }, () => client.put(url, bytes)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
});

test.each([
  ['more', 1],
  ['fewer', -1],
])('%s bytes than announced end the upload', async (_what, difference) => {
  const bytes = await picture(8, 8).png().toBuffer();
  const [rows, stored] = [await rowsOfFiles(), storedFiles()];
  const { _id, url } = (await client.sign({ bytes, size: bytes.length - difference })).data.signedUpload;
  const answer = await client.put(url, bytes);
  expect([answer.status, answer.text]).toEqual([422, expect.stringContaining('doesn’t match')]);
  expect(await rowsOfFiles()).toBe(rows);
  await comes(() => expect(storedFiles()).toEqual(stored));
  expect(sentence(await client.finish(_id))).toBe('This upload no longer exists. Start it again.');
});

test('a link that was changed, forged or belongs to another type is refused', async () => {
  const bytes = await picture(8, 8).png().toBuffer();
  const { url } = (await client.sign({ bytes })).data.signedUpload;
  for (const forged of [
    url.replace(/size=\d+/, 'size=999999'),
    url.replace(/expires=\d+/, 'expires=9999999999'),
    url.replace(/container=[0-9a-f]+/, `container=${'0'.repeat(24)}`),
    url.replace(/signature=.*/, 'signature=00'),
    url.replace(/^\/uploads\/[0-9a-f]+/, `/uploads/${'0'.repeat(24)}`),
  ]) {
    expect((await client.put(forged, bytes)).status).toBe(403);
  }
  expect((await client.put(url, bytes, 'image/jpeg')).status).toBe(415);
  expect((await client.put(url, bytes)).status).toBe(204);
});

test('a connection that breaks leaves the link good for another try', async () => {
  const bytes = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer();
  const { url } = (await client.sign({ bytes })).data.signedUpload;
  const { port, hostname } = new URL(server.origin);
  await new Promise<void>((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`PUT ${url} HTTP/1.1\r\nhost: localhost\r\ncontent-type: image/png\r\ncontent-length: ${bytes.length}\r\n\r\n`);
      socket.write(bytes.subarray(0, 1000), () => setTimeout(() => socket.destroy(), 50));
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await client.put(url, bytes)).status).toBe(204);
});

test('another container cannot see, finish, tag or remove a file', async () => {
  const bytes = await picture(8, 8).png().toBuffer();
  const { _id, url } = (await client.sign({ bytes })).data.signedUpload;
  const theirs = uploadClient(server, stranger, 'second.localhost');
  await client.put(url, bytes);
  expect(sentence(await theirs.finish(_id))).toBe('This upload no longer exists. Start it again.');
  await client.finish(_id);
  const options = { token: stranger.token, host: 'second.localhost' };
  expect((await server.graphql(`{ file(_id: "${_id}") { _id } files(_id: "${_id}") { _id } }`, {}, options)).data).toEqual({
    file: null,
    files: [],
  });
  for (const change of [`removeFile(_id: "${_id}")`, `saveFile(_id: "${_id}", tags: ["x"]) { _id }`]) {
    expect(sentence(await server.graphql(`mutation { ${change} }`, {}, options))).toMatch(/no longer exists/iu);
  }
  await expect(readFileBytes(server.services, stranger._id, _id)).rejects.toThrow();
});

test('files are listed newest first, page by page, found by name and by tags', async () => {
  const third = await server.makeContainer('third');
  const user = await server.makeUser(third);
  const mine = uploadClient(server, user, 'third.localhost');
  const options = { token: user.token, host: 'third.localhost' };
  const bytes = await picture(4, 4).png().toBuffer();
  const ids: string[] = [];
  for (const filename of ['first.png', '100%_cat.png', 'last.png'])
    ids.push((await mine.upload({ bytes, filename })).data.updatePreSignedFile._id);
  await mine.sign({ bytes });
  const list = await server.graphql('{ files { _id } }', {}, { ...options, page: 2, perpage: 2 });
  expect([list.total, list.data.files]).toEqual([3, [{ _id: ids[0] }]]);
  const saved = await server.graphql(
    'mutation ($_id: ID!) { saveFile(_id: $_id, tags: [" cat ", "cat", ""]) { tags } }',
    { _id: ids[1] },
    options,
  );
  expect(saved.data.saveFile.tags).toEqual(['cat']);
  const find = async (filter: string) =>
    (await server.graphql(`{ files(${filter}) { _id } }`, {}, options)).data.files.map((file: { _id: string }) => file._id);
  expect(await find('search: "%_c"')).toEqual([ids[1]]);
  expect(await find('tags: ["cat"]')).toEqual([ids[1]]);
  expect(await find('tags: ["dog"]')).toEqual([]);
});

test('a removed file is gone at once, its bytes and those of abandoned uploads with the next upload after a while', async () => {
  const bytes = await picture(5, 5).png().toBuffer();
  const { updatePreSignedFile: file } = (await client.upload({ bytes })).data;
  const { _id: abandoned, url } = (await client.sign({ bytes })).data.signedUpload;
  await client.put(url, bytes);
  const removed = await server.graphql('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id: file._id }, { token: owner.token });
  expect(removed.data.removeFile).toBe(file._id);
  expect((await server.graphql(`{ file(_id: "${file._id}") { _id } }`, {}, { token: owner.token })).data.file).toBeNull();
  await ageFiles(server.services, file._id, abandoned);
  await client.sign({ bytes });
  expect((await server.request(file.url)).status).toBe(404);
  expect(storedFiles().filter((name) => name.includes(abandoned))).toEqual([]);
  expect((await client.finish(abandoned)).errors).toHaveLength(1);
});

test('the signing key is readable by its owner only', () => {
  const file = path.join(server.config.dataDir, 'keys', 'uploads');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  utimesSync(file, new Date(), new Date());
});

test.each(['/files/../keys/uploads', '/files/x/original.png', `/files/${'0'.repeat(32)}/original.png`, '/files/incoming/original.png'])(
  'nothing but stored pictures is served: %s',
  async (address) => {
    const { status, text } = await server.request(address);
    expect(status).toBe(404);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
  },
);

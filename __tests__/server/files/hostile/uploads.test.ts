import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { UserError } from '../../../../src/server/kernel/errors';
import type { Container } from '../../../../src/server/kernel/context';
import { registerFonts } from '../../../../src/server/render/fonts';
import { processUpload } from '../../../../src/server/files/pictures/process';
import { ROOT, startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../../harness';
import { asWoff2, plainFont } from '../../packed-font';
import { slowestAnswer } from '../../slowest-answer';
import { uploadClient, uploadFont } from '../../upload-client';
import { hostileFonts } from './fonts';
import { hollowPng, manySegments, swellingPixels, swellingProfile, swellingTexts } from './pictures';
import { heavySvgs, PIXELS } from './svgs';
import { embedded, svg } from './write-svg';

const woff = readFileSync(path.join(ROOT, 'static', 'fonts', 'oswald', '400.woff'));

let server: TestServer;
let container: Container;
let owner: TestUser;
let pictures: ReturnType<typeof uploadClient>;

beforeAll(async () => {
  server = await startTestServer();
  container = await server.makeContainer('first');
  owner = await server.makeUser(container);
  pictures = uploadClient(server, owner);
});
afterAll(() => server.stop());

/** Rows and bytes there are. */
const everything = async (): Promise<unknown> => {
  const folder = path.join(server.config.dataDir, 'files');
  const stored = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()) : [];
  return [await server.services.db.selectFrom('files').select('_id').execute(), stored.map(({ name }) => name)];
};

/** ms. Work that blocks the server does so for several seconds; a machine busy with other tests delays an answer by one. */
const SOON = 2_000;

/** The sentence an upload is refused with; nothing is left of it, and nobody waited. */
const refused = async (upload: () => Promise<GraphQLAnswer>): Promise<string | undefined> => {
  const before = await everything();
  const answer = upload();
  expect(await slowestAnswer(server.request, answer)).toBeLessThan(SOON);
  const { errors } = await answer;
  expect(await everything()).toEqual(before);
  expect(errors).toHaveLength(1);
  return errors?.[0]?.message;
};

const asSvg = (text: string) => () => pictures.upload({ bytes: Buffer.from(text), filename: 'a.svg', mimetype: 'image/svg+xml' });

const SOME = ['blanks and declarations', 'groups within groups', 'a reference of blanks', 'a multitude of rules', 'noise'];

test.each(heavySvgs.filter(({ what }) => SOME.includes(what)).map((each) => [each.what, each] as const))(
  'an SVG of %s is refused while others are served',
  async (_what, { make, size, told }) => {
    expect(await refused(asSvg(make(size)))).toContain(told);
  },
);

test('a huge picture inside an SVG is refused before it is read', async () => {
  const text = svg(`<image width="100" height="100" href="${embedded(hollowPng(16_000, 16_000))}"/>`);
  expect(await refused(asSvg(text))).toContain(PIXELS);
});

test.each([
  ['a packed profile of 200 MB', swellingProfile],
  ['a thousand packed texts', swellingTexts],
  ['more pixels than it has room for', swellingPixels],
])('a PNG with %s is read for its pixels alone', async (_what, make) => {
  const upload = pictures.upload({ bytes: make() });
  expect(await slowestAnswer(server.request, upload)).toBeLessThan(SOON);
  const { data, errors } = await upload;
  if (errors) expect(errors[0]?.message).toBe('This image is corrupted and can’t be read.');
  else expect(data.updatePreSignedFile).toMatchObject({ width: 10, height: 10, size: expect.any(Number) });
});

test('a JPEG of a multitude of segments is read past them', async () => {
  const jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const { data } = await pictures.upload({ bytes: manySegments(jpeg, 500_000), filename: 'a.jpg', mimetype: 'image/jpeg' });
  expect(data.updatePreSignedFile).toMatchObject({ width: 20, height: 10 });
});

test('a WebP of thousands of frames is its first one', async () => {
  const frames = Buffer.alloc(16 * 16 * 3 * 2000).map((_, at) => (at * at) >> 5);
  const bytes = await sharp(frames, { raw: { width: 16, height: 16 * 2000, channels: 3, pageHeight: 16 } })
    .webp({ effort: 0, quality: 20 })
    .toBuffer();
  expect((await sharp(bytes).metadata()).pages).toBeGreaterThan(1000);
  const { data } = await pictures.upload({ bytes, filename: 'a.webp', mimetype: 'image/webp' });
  expect(data.updatePreSignedFile).toMatchObject({ width: 16, height: 16 });
});

test.each(hostileFonts(woff))('%s is refused while others are served', async (_what, bytes, told) => {
  expect(await refused(() => uploadFont(server, owner, bytes, 'a.ttf'))).toBe(told);
});

test('a font that was stored before anybody asked how large it is, is not unpacked to draw with it', async () => {
  const [, bomb] = hostileFonts(woff)[0]!;
  const file = path.join(server.config.dataDir, 'bomb.woff2');
  await writeFile(file, bomb);
  const own = () => Promise.resolve([{ weight: 400, italic: false, path: file }]);
  await expect(registerFonts(['Bomb'], path.join(ROOT, 'static'), own)).rejects.toMatchObject({ refusal: 'font.unpacked' });
});

test('a font of each kind is taken', async () => {
  for (const bytes of [woff, plainFont(woff), await asWoff2(woff)])
    expect((await uploadFont(server, owner, bytes, 'a.woff')).errors).toBeUndefined();
});

test('what is too much for the process that looks at it is refused, and what fails for another reason may be finished later', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const send = async (): Promise<string> => {
    const { _id, url } = (await pictures.sign({ bytes })).data.signedUpload;
    await pictures.put(url, bytes);
    return _id;
  };
  const failing = (error: Error) => ({ ...server.services, isolated: () => Promise.reject(error) });
  const kept = await send();
  const broken = failing(new Error('The process ended.'));
  await expect(processUpload(broken, container._id, kept)).rejects.toThrow('The process ended.');
  expect((await pictures.finish(kept)).errors).toBeUndefined();
  const before = await everything();
  const lost = await send();
  const tooMuch = await processUpload(failing(new UserError('upload.tooMuch')), container._id, lost);
  expect(tooMuch).toMatchObject({ ok: false, fault: { refusal: 'upload.tooMuch' } });
  expect(await everything()).toEqual(before);
});

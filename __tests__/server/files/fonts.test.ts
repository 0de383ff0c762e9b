import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, type TestServer, type TestUser } from '../harness';
import { asWoff2 } from '../packed-font';
import { withTwoShops, type Answer } from '../two-shops';
import { uploadFont } from '../upload-client';

let server: TestServer;
let owner: TestUser;
let regular: Buffer;
let bold: Buffer;

withTwoShops((made) => ({ server, owner } = made));
beforeAll(async () => {
  const shipped = (weight: number) => readFile(path.join(ROOT, 'static', 'fonts', 'oswald', `${weight}.woff`));
  [regular, bold] = [await shipped(400), await shipped(700)];
});

const send = (document: string, variables: object = {}, user = owner, host?: string): Promise<Answer> =>
  server.graphql(document, variables, { token: user.token, ...(host && { host }) });

const ask = async (document: string, variables: object = {}): Promise<Answer> => {
  const { data, errors, total } = await send(document, variables);
  if (errors) throw new Error(errors.map(({ message }: { message: string }) => message).join('\n'));
  return { ...data, total };
};

const SIGN = `mutation ($filename: String!, $mimetype: String!, $size: Int!) {
  signedUploadFont(filename: $filename, mimetype: $mimetype, size: $size) { _id url } }`;
/** The answer of the last step. */
const upload = (bytes: Buffer, filename = 'Oswald.woff', mimetype?: string): Promise<Answer> =>
  uploadFont(server, owner, bytes, filename, mimetype);

const nothingIsLeft = async (): Promise<void> => {
  const rows = await server.services.db
    .selectFrom('files')
    .select('state')
    .where('kind', '=', 'font')
    .where('state', '<>', 'ready')
    .execute();
  expect(rows).toEqual([]);
};

test('an uploaded font is read, served from here and offered before the shipped ones', async () => {
  const { data } = await upload(regular);
  const font = data.fontUpdatePreSignedFile;
  expect(font).toMatchObject({ provider: 'custom', name: 'Oswald', variants: ['regular'] });
  expect(font.family).toMatch(/^Oswald [0-9a-f]{6}$/);
  expect(font.slug).toBe(font.family.toLowerCase().replace(' ', '-'));
  const served = await server.request(font.files[0].url);
  expect([served.status, served.headers['content-type']]).toEqual([200, 'font/woff']);
  const { fonts, total } = await ask('{ fonts(name: "oswald") { provider name } }');
  expect(fonts).toEqual([
    { provider: 'custom', name: 'Oswald' },
    { provider: 'google', name: 'Oswald' },
  ]);
  expect(total).toBe(2);
  expect((await ask('query ($ids: [ID!]) { fonts(ids: $ids, provider: "custom") { _id } }', { ids: [font._id] })).fonts).toEqual([
    { _id: font._id },
  ]);
});

test('fonts are found by name, provider, ids and page, with the total in x-total', async () => {
  const FONTS = `query ($name: String, $provider: String, $ids: [ID!], $page: Int) {
    fonts(name: $name, provider: $provider, ids: $ids, page: $page) { _id name provider } }`;
  const ids = ['lobster', 'pacifico', 'oswald'];
  const page = async (variables: object, header?: number) => {
    const { data, total } = await server.graphql(FONTS, variables, { token: owner.token, perpage: 2, ...(header && { page: header }) });
    return [data.fonts.map(({ _id }: Answer) => _id), total];
  };
  expect(await page({ ids, provider: 'google' })).toEqual([['lobster', 'oswald'], 3]);
  expect(await page({ ids, provider: 'google', page: 2 })).toEqual([['pacifico'], 3]);
  expect(await page({ ids, provider: 'google' }, 2)).toEqual([['pacifico'], 3]);
  expect(await page({ ids, provider: 'google', page: 1 }, 2)).toEqual([['lobster', 'oswald'], 3]);
  expect(await page({ ids, name: 'PACI' })).toEqual([['pacifico'], 1]);
  expect(await page({ ids, provider: 'custom' })).toEqual([[], 0]);
});

test('a second file of a family joins it, the same one again takes its own place', async () => {
  const { data: first } = await upload(regular);
  const { data: second } = await upload(bold, 'Oswald-Bold.woff', 'font/woff');
  expect(second.fontUpdatePreSignedFile).toMatchObject({
    _id: first.fontUpdatePreSignedFile._id,
    family: first.fontUpdatePreSignedFile.family,
  });
  expect(second.fontUpdatePreSignedFile.variants).toEqual(['regular', '700']);
  const { data: again } = await upload(bold);
  expect(again.fontUpdatePreSignedFile.variants).toEqual(['regular', '700']);
});

test('what is no font is refused in one sentence and leaves nothing', async () => {
  const refused = async (bytes: Buffer, filename?: string): Promise<string> => (await upload(bytes, filename)).errors[0].message;
  expect(await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('This file isn’t a TTF, OTF, WOFF, or WOFF2 font.');
  expect(await refused(regular.subarray(0, 3000))).toBe('This font is corrupted and can’t be read.');
  expect(await refused(Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(400, 7)]), 'a.otf')).toBe(
    'This font is corrupted and can’t be read.',
  );
  await nothingIsLeft();
  const { errors } = await send(SIGN, { filename: 'a.exe', mimetype: '', size: 10 });
  expect(errors[0]).toMatchObject({ message: 'Only TTF, OTF, WOFF, and WOFF2 fonts can be uploaded.', extensions: { field: 'mimetype' } });
  const large = await send(SIGN, { filename: 'a.ttf', mimetype: '', size: 11 * 1024 * 1024 });
  expect(large.errors[0].message).toBe('This font is larger than 10 MB, the limit for fonts.');
});

test('a picture sent as a font, or a font as a picture, is not taken by the other door', async () => {
  const { signedUploadFont } = await ask(SIGN, { filename: 'a.ttf', mimetype: 'font/ttf', size: regular.length });
  const sent = await server.request(signedUploadFont.url, {
    method: 'PUT',
    headers: { 'content-type': 'font/ttf', 'content-length': String(regular.length) },
    body: regular,
  });
  expect(sent.status).toBe(204);
  const { errors } = await send('mutation ($_id: ID!) { updatePreSignedFile(_id: $_id) { _id } }', signedUploadFont);
  expect(errors[0].extensions.code).toBe('NOT_FOUND');
});

test('a font belongs to its shop', async () => {
  const { data } = await upload(regular);
  const other = await server.makeContainer('second');
  const stranger = await server.makeUser(other);
  const { data: seen } = await send('{ fonts(provider: "custom") { _id } }', {}, stranger, 'second.localhost');
  expect(seen.fonts).toEqual([]);
  const { errors } = await send(
    'mutation ($_id: ID!) { removeFont(_id: $_id) }',
    data.fontUpdatePreSignedFile,
    stranger,
    'second.localhost',
  );
  expect(errors[0].extensions.code).toBe('NOT_FOUND');
});

const PREVIEW = 'mutation ($side: MockupSideInput!) { makeMockupPreview(side: $side) { url } }';

const sideWith = (family: string, words = 'MWMW') => ({
  id: 'front',
  name: 'Front',
  document: { mockup_type: '2D', width: 600, height: 600, settings: [] },
  print_area: { x: 0, y: 0, width: 600, height: 600 },
  layers: [
    {
      id: 'text',
      name: 'Text',
      type: 'text',
      settings: Object.entries({
        text: words,
        fontFamily: family,
        fontSize: 120,
        x: 300,
        y: 300,
        width: 560,
        height: 140,
        fill: '#000000',
      }).map(([name, value]) => ({ name, value })),
    },
  ],
});

test('a design is set in it, drawn by the server, and keeps it from being removed', async () => {
  const { data } = await upload(regular);
  const { _id, family } = data.fontUpdatePreSignedFile;
  const { productPreset } = await ask('{ productPreset(search: "tee 5000") { _id } }');
  await ask(
    `mutation ($product_id: ID!, $sides: [MockupSideInput!]!) { makeProductMockup(product_id: $product_id, name: "Set", sides: $sides) { _id } }`,
    {
      product_id: productPreset[0]._id,
      sides: [sideWith(family)],
    },
  );
  const picture = async (name: string): Promise<Buffer> => {
    const { makeMockupPreview } = await ask(PREVIEW, { side: sideWith(name) });
    return (await server.request(makeMockupPreview.url)).body;
  };
  const drawn = await picture(family);
  expect(drawn.equals(await picture('Oswald'))).toBe(true);
  expect(drawn.equals(await picture('Pacifico'))).toBe(false);
  const { errors } = await send('mutation ($_id: ID!) { removeFont(_id: $_id) }', { _id });
  expect(errors[0].message).toBe('“Set” still uses this font.');
  const unknown = await send(PREVIEW, { side: sideWith('Nowhere Sans') });
  expect(unknown.errors[0].message).toBe('The font “Nowhere Sans” used by “Text” isn’t in the catalog.');
});

test('a WOFF2 font is taken as it is, and drawn with every letter it has', async () => {
  const packed = await asWoff2(regular);
  expect(packed.toString('latin1', 0, 4)).toBe('wOF2');
  const { data, errors } = await upload(packed, 'Oswald.woff2');
  expect(errors).toBeUndefined();
  const { family, files } = data.fontUpdatePreSignedFile;
  const { url } = files.find(({ variant }: Answer) => variant === 'regular');
  const served = await server.request(url);
  expect([served.status, served.headers['content-type'], served.body.equals(packed)]).toEqual([200, 'font/woff2', true]);
  const picture = async (name: string, words: string): Promise<Buffer> => {
    const { makeMockupPreview } = await ask(PREVIEW, { side: sideWith(name, words) });
    return (await server.request(makeMockupPreview.url)).body;
  };
  // Letters that are put together of others, which packing takes apart.
  const drawn = await picture(family, 'ÄçéÑ');
  expect(drawn.equals(await picture('Oswald', 'ÄçéÑ'))).toBe(true);
  expect(drawn.equals(await picture(family, 'AceN'))).toBe(false);
  const { errors: damaged } = await upload(packed.subarray(0, packed.length >> 1), 'Half.woff2');
  expect(damaged[0].message).toBe('This font is corrupted and can’t be read.');
});

test('cliparts come by tab, category and words, 50 a page', async () => {
  const CLIPARTS = `query ($category: String, $search: String) {
    cliparts(category: $category, search: $search) { _id id name tabs category url width height tintable } }`;
  const { data, total } = await server.graphql(CLIPARTS, {}, { token: owner.token, perpage: 50 });
  expect(data.cliparts).toHaveLength(Math.min(50, total ?? 0));
  const [first] = data.cliparts;
  expect(first).toMatchObject({ id: first._id, url: `/static/cliparts/${first._id}.svg` });
  expect((await server.request(first.url)).headers['content-type']).toContain('image/svg+xml');
  const { clipartCategories } = await ask('{ clipartCategories { id tab count } }');
  expect(clipartCategories.reduce((sum: number, { count }: Answer) => sum + count, 0)).toBe(total);
  const [category] = clipartCategories;
  const narrowed = await ask(CLIPARTS, { category: category.id });
  expect(narrowed.total).toBe(category.count);
  expect(narrowed.cliparts.every(({ tabs }: Answer) => tabs.includes(category.tab))).toBe(true);
  const words = first.name.split(' ').reverse().join('  ').toUpperCase();
  expect((await ask(CLIPARTS, { search: words })).cliparts).toContainEqual(first);
  expect((await ask(CLIPARTS, { search: 'no such thing at all' })).total).toBe(0);
});

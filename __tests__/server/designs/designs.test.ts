import sharp from 'sharp';
import type { TestServer, TestUser } from '../harness';
import { withTwoShops, type Answer } from '../two-shops';
import { uploadClient } from '../upload-client';

let server: TestServer;
let owner: TestUser;

withTwoShops((made) => ({ server, owner } = made));

const ask = async (document: string, variables: object = {}, page = 1): Promise<Answer> => {
  const { data, errors, total } = await server.graphql(document, variables, { token: owner.token, page });
  if (errors) throw new Error(errors.map((error) => error.message).join('\n'));
  return { ...data, total };
};

const refusal = async (document: string, variables: object = {}): Promise<string | undefined> =>
  (await server.graphql(document, variables, { token: owner.token })).errors?.[0]?.message;

const uploadArt = async (filename: string, width = 600, height = 400): Promise<Answer> => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#ff3300' } })
    .png()
    .toBuffer();
  const { data } = await uploadClient(server, owner).upload({ bytes, filename });
  return data.updatePreSignedFile;
};

const CREATE = `mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) {
  _id name width height status tags created_by image { _id url }
  images { type name print_fit rotation position { x y } size { width height } skew { x y } scale { x y } crop { x y width height }
    image { _id url width height image_sizes { name url } } }
  prints { position image { _id } } } }`;
const UPDATE = `mutation ($_id: ID!, $params: MockupDesignInput!) { updateMockupDesign(_id: $_id, params: $params) {
  _id name width status tags images { name } } }`;

const create = async (params: object): Promise<Answer> => (await ask(CREATE, { params })).createMockupDesign;

describe('a 2D design', () => {
  test('is 1100 × 1100 where nothing was said, and keeps two decimals', async () => {
    expect(await create({ name: 'Plain' })).toMatchObject({
      width: 1100,
      height: 1100,
      status: 'published',
      images: [],
      prints: [],
      image: null,
    });
    expect(await create({ name: 'Odd', width: 500.126, height: 20.994 })).toMatchObject({ width: 500.13, height: 20.99 });
    expect(await create({ name: 'As a form has it', width: '500.126', height: ' ' })).toMatchObject({ width: 500.13, height: 1100 });
    const written = 'mutation { createMockupDesign(params: { name: "Written out", width: "", height: "20.994" }) { width height } }';
    expect((await ask(written)).createMockupDesign).toEqual({ width: 1100, height: 20.99 });
    expect(await refusal(CREATE, { params: { name: 'Wide', width: 'wide' } })).toContain('A length is a number of pixels, or empty.');
  });

  test('drops images without a name, and image sizes without a url', async () => {
    const art = await uploadArt('sun.png');
    const design = await create({
      name: 'Sun',
      tags: [' summer ', 'summer', ''],
      images: [
        { name: ' ', image: { _id: art._id } },
        { image: { _id: art._id } },
        {
          name: 'Sun',
          image: {
            _id: art._id,
            image_sizes: [
              { name: 'thumb', width: 1, height: 1 },
              { name: 'fake', url: 'https://elsewhere.test/a.png' },
            ],
          },
          size: { width: 400, height: 400 },
          rotation: 12.3456,
        },
        { type: 'back', name: 'Back', image: { _id: art._id }, print_fit: 'Cover', crop: { x: 0.1, y: 0, width: 0.5, height: 1 } },
      ],
    });
    expect(design.tags).toEqual(['summer']);
    expect(design.created_by).toBe(owner._id);
    expect(design.images.map(({ name }: Answer) => name)).toEqual(['Sun', 'Back']);
    expect(design.images[0]).toMatchObject({
      type: 'front',
      print_fit: 'contain',
      rotation: 12.35,
      position: { x: 350, y: 350 },
      scale: { x: 1, y: 1 },
      skew: { x: 0, y: 0 },
      crop: { x: 0, y: 0, width: 1, height: 1 },
      image: { _id: art._id, url: art.url, width: 600, height: 400 },
    });
    expect(design.images[0].image.image_sizes.map(({ name }: Answer) => name)).toEqual(['original', 'large', 'medium', 'thumb']);
    expect(design.images[1].print_fit).toBe('cover');
    expect(design.prints.map(({ position }: Answer) => position)).toEqual(['front', 'back']);
  });

  test('says in one sentence what is wrong with it', async () => {
    expect(await refusal(CREATE, { params: { name: '  ' } })).toBe('Enter a name for the design.');
    expect(await refusal(CREATE, { params: { name: 'A', width: -1 } })).toBe('Enter a width and height above 0.');
    expect(await refusal(CREATE, { params: { name: 'A', status: 'lost' } })).toBe('Set the status to published, draft, or trashed.');
    const images = [{ name: 'X', type: 'sole' }];
    expect(await refusal(CREATE, { params: { name: 'A', images } })).toBe(
      'Choose one of these positions: front, back, left_sleeve, right_sleeve, neek.',
    );
    const gone = [{ name: 'X', image: { _id: 'f'.repeat(24) } }];
    expect(await refusal(CREATE, { params: { name: 'A', images: gone } })).toBe('The image file for “X” no longer exists.');
  });

  test('changes what is given and leaves the rest', async () => {
    const { _id } = await create({ name: 'Before', tags: ['a'], width: 300, images: [{ name: 'One' }] });
    const { updateMockupDesign: after } = await ask(UPDATE, { _id, params: { name: 'After', status: 'DRAFT' } });
    expect(after).toEqual({ _id, name: 'After', width: 300, status: 'draft', tags: ['a'], images: [{ name: 'One' }] });
  });

  test('goes through the trash: counted, found there, brought back, removed for good', async () => {
    const { _id } = await create({ name: 'Comes and goes', tags: ['coming'] });
    const counts = async (): Promise<Answer> => (await ask('{ mockupCounter { published draft trashed } }')).mockupCounter;
    const before = await counts();
    const TRASH = 'mutation ($ids: [ID!]!) { trashMockupDesign(delete_ids: $ids) }';
    expect((await ask(TRASH, { ids: [` ${_id} `, ''] })).trashMockupDesign).toEqual([_id]);
    expect(await counts()).toEqual({ ...before, published: before.published - 1, trashed: before.trashed + 1 });
    const LIST = 'query ($status: String) { mockupDesigns(status: $status, search: "COMES") { _id } }';
    expect((await ask(LIST)).mockupDesigns).toEqual([]);
    expect((await ask(LIST, { status: 'Trashed' })).mockupDesigns).toEqual([{ _id }]);
    expect((await ask('{ mockupDesignTags { tag } }')).mockupDesignTags).not.toContainEqual({ tag: 'coming' });
    await ask(UPDATE, { _id, params: { status: 'published' } });
    expect(await counts()).toEqual(before);
    const REMOVE = 'mutation ($ids: [ID!]!) { removeMockupDesign(ids: $ids) }';
    expect(await refusal(REMOVE, { ids: [_id] })).toBe('Not in the trash.');
    await ask(TRASH, { ids: [_id] });
    expect((await ask(REMOVE, { ids: [_id] })).removeMockupDesign).toEqual([_id]);
    expect((await ask('query ($_id: ID!) { mockupDesign(_id: $_id) { _id } }', { _id })).mockupDesign).toBeNull();
  });

  test('is copied as a draft', async () => {
    const art = await uploadArt('copy.png');
    const { _id } = await create({ name: 'Star', images: [{ name: 'Star', image: { _id: art._id } }] });
    const { duplicateMockupDesign } = await ask(
      'mutation ($ids: [ID!]!) { duplicateMockupDesign(ids: $ids) { _id name status images { image { _id } } } }',
      { ids: [_id] },
    );
    expect(duplicateMockupDesign).toEqual([
      { _id: expect.any(String), name: 'Clone Star', status: 'draft', images: [{ image: { _id: art._id } }] },
    ]);
  });

  test('comes 20 a page, with tags and the total', async () => {
    for (let index = 0; index < 22; index += 1) await create({ name: `Many ${index}`, tags: ['many', index < 2 ? 'few' : ''] });
    const LIST = 'query ($tags: [String!]) { mockupDesigns(tags: $tags) { name } }';
    const first = await ask(LIST, { tags: ['many'] });
    expect([first.mockupDesigns.length, first.total]).toEqual([20, 22]);
    expect((await ask(LIST, { tags: ['many'] }, 2)).mockupDesigns).toHaveLength(2);
    expect((await ask(LIST, { tags: ['many', 'few'] })).mockupDesigns).toHaveLength(2);
    expect((await ask('{ mockupDesignTags { tag count } }')).mockupDesignTags[0]).toEqual({ tag: 'many', count: 22 });
  });

  test('is put on the blank sides of a product type, whole and in its proportions', async () => {
    const art = await uploadArt('apply.png', 600, 400);
    const { _id } = await create({
      name: 'Printed',
      images: [
        { name: 'Wide', image: { _id: art._id } },
        { type: 'neek', name: 'Neck', image: { _id: art._id } },
      ],
    });
    const { productPreset } = await ask('{ productPreset(search: "tee 5000") { _id } }');
    const APPLY = `mutation ($_id: ID!, $ids: [ID!]!) { applyMockupDesign(_id: $_id, product_ids: $ids) {
      _id name product_id sides { id print_area { x y width height } layers { name type settings { name value file_id } } } } }`;
    const { applyMockupDesign } = await ask(APPLY, { _id, ids: [productPreset[0]._id] });
    expect(applyMockupDesign).toHaveLength(1);
    const [front, back] = applyMockupDesign[0].sides;
    expect(back.layers).toEqual([]);
    expect(front.layers.map(({ name }: Answer) => name)).toEqual(['Wide']);
    const settings = Object.fromEntries(front.layers[0].settings.map(({ name, value, file_id }: Answer) => [name, value ?? file_id]));
    const { x, y, width, height } = front.print_area;
    expect(settings).toMatchObject({ image: art._id, x: expect.closeTo(x + width / 2, 1), y: expect.closeTo(y + height / 2, 1) });
    expect(settings.width).toBeCloseTo(Math.min(width, height), 1);
    expect(settings.width / settings.height).toBeCloseTo(1.5, 2);
    expect(await refusal(APPLY, { _id, ids: [] })).toBe('Choose at least one product type.');
  });
});

describe('files', () => {
  test('are of the design collection or not, and have a status, a number and tags', async () => {
    const art = await uploadArt('collection.png');
    const SAVE = `mutation ($_id: ID!, $mask: String, $status: String, $sku: String, $tags: [String!]) {
      saveFile(_id: $_id, mask: $mask, status: $status, sku: $sku, tags: $tags) { mask status sku tags used } }`;
    const saved = (await ask(SAVE, { _id: art._id, mask: 'design', sku: ' A-1 ', tags: ['neon'] })).saveFile;
    expect(saved).toEqual({ mask: 'design', status: 'published', sku: 'A-1', tags: ['neon'], used: 0 });
    const LIST = 'query ($mask: String, $status: String, $search: String) { files(mask: $mask, status: $status, search: $search) { _id } }';
    expect((await ask(LIST, { mask: 'design', search: 'a-1' })).files).toEqual([{ _id: art._id }]);
    expect((await ask(LIST, { mask: 'image', search: 'a-1' })).files).toEqual([]);
    expect((await ask(LIST, { mask: 'design', status: 'draft' })).files).toEqual([]);
    expect((await ask('{ fileTags(mask: "design") { tag count } }')).fileTags).toEqual([{ tag: 'neon', count: 1 }]);
    // Tags that are not given stay.
    expect((await ask(SAVE, { _id: art._id, status: 'draft' })).saveFile).toMatchObject({ status: 'draft', tags: ['neon'], sku: 'A-1' });
    expect((await ask('{ fileCounter(mask: "design") { published draft trashed } }')).fileCounter).toEqual({
      published: 0,
      draft: 1,
      trashed: 0,
    });
  });

  test('are one’s own uploads, whose provider is Custom', async () => {
    const art = await uploadArt('of-ones-own.png');
    const LIST = 'query ($provider: String) { files(provider: $provider, search: "of-ones-own") { _id } }';
    expect((await ask(LIST, { provider: 'Custom' })).files).toEqual([{ _id: art._id }]);
    expect((await ask(LIST, { provider: 'google' })).files).toEqual([]);
  });

  test('are tagged, trashed and brought back many at a time', async () => {
    const ids = [(await uploadArt('many-1.png'))._id, (await uploadArt('many-2.png'))._id];
    const { tagFile } = await ask('mutation ($ids: [ID!]!) { tagFile(ids: $ids, add: ["pair"], remove: ["none"]) { tags } }', { ids });
    expect(tagFile).toEqual([{ tags: ['pair'] }, { tags: ['pair'] }]);
    const LIST = '{ files(tags: ["pair"]) { _id } }';
    await ask('mutation ($ids: [ID!]!) { trashFile(delete_ids: $ids) }', { ids });
    expect((await ask(LIST)).files).toEqual([]);
    await ask('mutation ($ids: [ID!]!) { moveFile(ids: $ids, status: "published") { _id } }', { ids });
    expect((await ask(LIST)).files).toHaveLength(2);
  });

  test('say what uses them, and are kept while something does, unless asked otherwise', async () => {
    const art = await uploadArt('needed.png');
    const design = await create({ name: 'Needs it', images: [{ name: 'It', image: { _id: art._id } }] });
    const USES = 'query ($_id: ID!) { fileUses(_id: $_id) { kind _id name product_id } file(_id: $_id) { used } }';
    const told = await ask(USES, { _id: art._id });
    expect(told.fileUses).toEqual([{ kind: 'mockup_design', _id: design._id, name: 'Needs it', product_id: null }]);
    expect(told.file.used).toBe(1);
    expect((await ask('{ files(search: "needed", used: true) { _id } }')).files).toEqual([{ _id: art._id }]);
    expect((await ask('{ files(search: "needed", used: false) { _id } }')).files).toEqual([]);
    const REMOVE = 'mutation ($_id: ID!, $anyway: Boolean) { removeFile(_id: $_id, anyway: $anyway) }';
    expect(await refusal(REMOVE, { _id: art._id })).toBe('Used by 1 design, mockup, or item.');
    const { bulkCheck } = await ask('query ($ids: [ID!]!) { bulkCheck(action: "removeFiles", ids: $ids) { ok code count } }', {
      ids: [art._id],
    });
    expect(bulkCheck).toEqual([{ ok: false, code: 'inUse', count: 1 }]);
    expect((await ask(REMOVE, { _id: art._id, anyway: true })).removeFile).toBe(art._id);
    expect((await ask(USES, { _id: art._id })).file).toBeNull();
  });

  test('are given as bytes', async () => {
    const art = await uploadArt('bytes.png', 500, 300);
    const BLOB = 'query ($_id: ID!, $size: String) { fileBlob(_id: $_id, size: $size) { mimetype data } }';
    const { fileBlob } = await ask(BLOB, { _id: art._id, size: 'thumb' });
    expect(fileBlob.mimetype).toBe('image/webp');
    expect(await sharp(Buffer.from(fileBlob.data, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(await refusal(BLOB, { _id: art._id, size: 'huge' })).toBe('Available sizes: original, large, medium, thumb.');
  });
});

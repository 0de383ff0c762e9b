import sharp from 'sharp';
import type { Container } from '../../../src/server/kernel/context';
import { jsonb } from '../../../src/server/db/json';
import { comes } from '../../support/comes';
import type { GraphQLOptions, TestServer, TestUser } from '../harness';
import { withTwoShops, type Answer, type Ask } from '../two-shops';
import { uploadClient } from '../upload-client';

let server: TestServer;
let container: Container;
let owner: TestUser;
let mine: GraphQLOptions;
let theirs: GraphQLOptions;
let ask: Ask;

withTwoShops((made) => ({ server, container, owner, mine, theirs, ask } = made));
const refusal = async (document: string, variables: object, who = mine): Promise<string | undefined> =>
  (await server.graphql(document, variables, who)).errors?.[0]?.message;

const FIELDS = `_id updated_at images { name print_fit rotation position { x y } size { width height } crop { x y width height } }
  prints { position image { _id url width height image_sizes { name url } } }`;
const CREATE = `mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) { ${FIELDS} } }`;
const UPDATE = `mutation ($_id: ID!, $updated_at: Int, $params: MockupDesignInput!) {
  updateMockupDesign(_id: $_id, updated_at: $updated_at, params: $params) { ${FIELDS} } }`;
const READ = `query ($_id: ID!) { mockupDesign(_id: $_id) { ${FIELDS} } }`;
const PRINTS = 'side_id width height dpi filename url size';
const LIST = `query ($_id: ID!) { mockupDesignPrints(_id: $_id) { ${PRINTS} } }`;
const MAKE = `mutation ($_id: ID!, $position: String!) { makeMockupDesignPrint(_id: $_id, position: $position) { ${PRINTS} } }`;

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];
const NOTHING = [0, 0, 0, 0];

/** A picture of 400 × 200, left half red, right half blue. */
const upload = async (): Promise<Answer> => {
  const half = { width: 200, height: 200, channels: 4 as const };
  const bytes = await sharp({ create: { ...half, width: 400, background: '#ff0000' } })
    .composite([{ input: { create: { ...half, background: '#0000ff' } }, left: 200, top: 0 }])
    .png()
    .toBuffer();
  return (await uploadClient(server, owner).upload({ bytes, filename: 'halves.png' })).data.updatePreSignedFile;
};

/** The colour at a place of the sheet, of a drawn picture of it. */
const looker = async (url: string, sheet: number) => {
  const { data, info } = await sharp((await server.request(url)).body)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x: number, y: number): number[] => {
    const scale = info.width / sheet;
    const at = (Math.floor(y * scale) * info.width + Math.floor(x * scale)) * 4;
    return [...data.subarray(at, at + 4)];
  };
};

const near = (colour: readonly number[]) => colour.map((value) => expect.closeTo(value, -1.2));

/** The blue half alone, upright on its end, in the left half of a sheet of 1000; the whole above it, small. */
const composition = (file: string) => [
  {
    name: 'Turned',
    image: { _id: file },
    print_fit: 'cover',
    position: { x: 100, y: 400 },
    size: { width: 400, height: 200 },
    rotation: 90,
    crop: { x: 0.5, y: 0, width: 0.5, height: 1 },
  },
  { name: 'Small', image: { _id: file }, position: { x: 700, y: 100 }, size: { width: 200, height: 200 } },
];

const expectComposition = (look: (x: number, y: number) => number[]): void => {
  // The box of 400 × 200 about (300, 500), turned by 90°.
  expect(look(300, 500)).toEqual(near(BLUE));
  expect(look(300, 320)).toEqual(near(BLUE));
  expect(look(215, 690)).toEqual(near(BLUE));
  expect(look(120, 500)).toEqual(NOTHING);
  expect(look(300, 720)).toEqual(NOTHING);
  // The whole picture in its proportions in the middle of its box.
  expect(look(740, 200)).toEqual(near(RED));
  expect(look(860, 200)).toEqual(near(BLUE));
  expect(look(800, 120)).toEqual(NOTHING);
};

test('the print of a design is its composition: cropped, turned, one above the other, at 300 dpi on a transparent ground', async () => {
  const file = await upload();
  const params = { name: 'Two halves', width: 1000, height: 1000, images: composition(file._id) };
  const { _id, prints } = (await ask(CREATE, { params })).createMockupDesign;
  expect(prints).toHaveLength(1);
  expect(prints[0].image).toMatchObject({ width: 1000, height: 1000 });
  expect(prints[0].image._id).not.toBe(file._id);
  expectComposition(await looker(prints[0].image.url, 1000));
  const [listed] = (await ask(LIST, { _id })).mockupDesignPrints;
  expect(listed).toEqual({
    side_id: 'front',
    width: 4500,
    height: 4500,
    dpi: 300,
    filename: 'two-halves-front.png',
    url: null,
    size: null,
  });
  const made = (await ask(MAKE, { _id, position: 'Front' })).makeMockupDesignPrint;
  expectComposition(await looker(made.url, 1000));
  expect(await sharp((await server.request(made.url)).body).metadata()).toMatchObject({ width: 4500, density: 300, hasAlpha: true });
  expect((await ask(LIST, { _id })).mockupDesignPrints).toEqual([made]);
});

test('each side has its own picture, drawn anew when it changed and only then', async () => {
  const file = await upload();
  const [turned, small] = composition(file._id);
  const params = { name: 'Sides', width: 1000, height: 1000, images: [turned, { ...small, type: 'back' }] };
  const before = (await ask(CREATE, { params })).createMockupDesign;
  expect(before.prints.map(({ position }: Answer) => position)).toEqual(['front', 'back']);
  const images = [turned, { ...small, type: 'back', position: { x: 100, y: 100 } }];
  const { updated_at } = before;
  const after = (await ask(UPDATE, { _id: before._id, updated_at, params: { name: 'Sides, again', images } })).updateMockupDesign;
  expect(after.prints[0].image.url).toBe(before.prints[0].image.url);
  expect(after.prints[1].image.url).not.toBe(before.prints[1].image.url);
  const look = await looker(after.prints[1].image.url, 1000);
  expect([look(140, 200), look(260, 200), look(740, 200)]).toEqual([near(RED), near(BLUE), NOTHING]);
  expect((await ask(READ, { _id: before._id })).mockupDesign.prints).toEqual(after.prints);
  expect(await refusal(UPDATE, { _id: before._id, updated_at, params: { images: [] } })).toContain('saved');
});

test('a design from before has the picture it is made of until it is saved again', async () => {
  const file = await upload();
  const { _id } = (await ask(CREATE, { params: { name: 'Old', images: [{ name: 'A', image: { _id: file._id } }] } })).createMockupDesign;
  await server.services.inContainer(container._id, (tx) =>
    tx.deleteFrom('files').where('container_id', '=', container._id).where('kind', '=', 'preview').execute(),
  );
  const picture = async (): Promise<string> => (await ask(READ, { _id })).mockupDesign.prints[0].image._id;
  expect(await picture()).toBe(file._id);
  await ask(UPDATE, { _id, params: { name: 'Old, saved' } });
  expect(await picture()).not.toBe(file._id);
});

test('a composition that is too much to draw is saved all the same, and its print says why there is none', async () => {
  const file = await upload();
  // As large as the rows say; nobody looks at the bytes before.
  await server.services.inContainer(container._id, async (tx) => {
    const { image_sizes } = await tx.selectFrom('files').select('image_sizes').where('_id', '=', file._id).executeTakeFirstOrThrow();
    const huge = image_sizes.map((size) => ({ ...size, width: 40_000, height: 40_000 }));
    await tx
      .updateTable('files')
      .set({ image_sizes: jsonb(huge) })
      .where('_id', '=', file._id)
      .execute();
  });
  const images = [{ name: 'Huge', image: { _id: file._id } }];
  const { _id, prints } = (await ask(CREATE, { params: { name: 'Huge', images } })).createMockupDesign;
  expect(prints).toEqual([{ position: 'front', image: expect.objectContaining({ _id: file._id }) }]);
  expect(await refusal(MAKE, { _id, position: 'front' })).toContain('megapixels');
});

test('a composition is laid on a product as it stands: turned, cropped, in its order', async () => {
  const file = await upload();
  const params = { name: 'On a tee', width: 1000, height: 1000, images: composition(file._id) };
  const { _id } = (await ask(CREATE, { params })).createMockupDesign;
  const { productPreset } = await ask('{ productPreset(search: "tee 5000") { _id } }');
  const APPLY = `mutation ($_id: ID!, $ids: [ID!]!) { applyMockupDesign(_id: $_id, product_ids: $ids) {
    sides { id print_area { x y width height } layers { name settings { name value } } } } }`;
  const [mockup] = (await ask(APPLY, { _id, ids: [productPreset[0]._id] })).applyMockupDesign;
  const { layers, print_area: area } = mockup.sides.find(({ id }: Answer) => id === 'front');
  expect(layers.map(({ name }: Answer) => name)).toEqual(['Turned', 'Small']);
  const settings = Object.fromEntries(layers[0].settings.map(({ name, value }: Answer) => [name, value]));
  const grown = Math.min(area.width, area.height) / 1000;
  expect(settings).toMatchObject({
    ...{ rotation: 90, cropX: expect.closeTo(0.5, 4), cropY: expect.closeTo(0.25, 4), cropWidth: 0.5, cropHeight: 0.5 },
    x: expect.closeTo(area.x + area.width / 2 - 200 * grown, 1),
    y: expect.closeTo(area.y + area.height / 2, 1),
    width: expect.closeTo(400 * grown, 1),
    height: expect.closeTo(200 * grown, 1),
  });
});

const hostile = (change: string): string =>
  `mutation { createMockupDesign(params: { name: "A", images: [{ name: "Art", ${change} }] }) { _id } }`;

test.each([
  ['size: { width: 0, height: 10 }', 'Enter a width and height above 0 for “Art”.'],
  ['size: { width: -5, height: 10 }', 'Enter a width and height above 0 for “Art”.'],
  ['size: { width: 1e300, height: 10 }', '“Art” is more than 100,000 px wide or high.'],
  ['size: { width: 1e999, height: 10 }', '“Art” is more than 100,000 px wide or high.'],
  ['size: { width: "NaN", height: 10 }', 'Float cannot represent'],
  ['scale: { x: -1, y: 1 }', 'Enter a scale above 0 for “Art”.'],
  ['position: { x: 1e12, y: 0 }', '“Art” is more than 100,000 px outside the design.'],
  ['skew: { x: 0, y: 89.9 }', '“Art” can be skewed by up to 80°.'],
  ['crop: { x: -0.1, y: 0, width: 1, height: 1 }', 'The crop of “Art” is outside the image.'],
  ['crop: { x: 0, y: 0, width: 0, height: 1 }', 'The crop of “Art” is outside the image.'],
])('%s is refused in a sentence', async (change, sentence) => {
  expect(await refusal(hostile(change), {})).toContain(sentence);
});

test('ten thousand images are refused in a sentence, and so is a print nobody may see', async () => {
  const images = Array.from({ length: 10_000 }, (_, i) => ({ name: `Art ${i}` }));
  expect(await refusal(CREATE, { params: { name: 'Many', images } })).toBe('A design can have up to 200 images.');
  const { _id } = (await ask(CREATE, { params: { name: 'Bare' } })).createMockupDesign;
  expect((await ask(LIST, { _id })).mockupDesignPrints).toEqual([]);
  expect(await refusal(MAKE, { _id, position: 'front' })).toBe('This side doesn’t exist or has nothing to print.');
  expect(await refusal(LIST, { _id }, theirs)).toBe('This design no longer exists.');
  expect(await refusal(MAKE, { _id, position: 'front' }, theirs)).toBe('This design no longer exists.');
});

test('two hundred images at once are saved and drawn', async () => {
  const file = await upload();
  const images = Array.from({ length: 200 }, (_, i) => ({
    name: `Art ${i}`,
    image: { _id: file._id },
    rotation: i * 7,
    position: { x: (i % 20) * 50, y: Math.floor(i / 20) * 50 },
    size: { width: 60, height: 60 },
  }));
  const { _id } = (await ask(CREATE, { params: { name: 'Crowd', images } })).createMockupDesign;
  await comes(async () => expect((await ask(READ, { _id })).mockupDesign.prints[0].image._id).not.toBe(file._id));
});

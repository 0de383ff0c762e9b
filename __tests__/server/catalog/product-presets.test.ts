import type { Container } from '../../../src/server/kernel/context';
import { foldPresetCounts } from '../../../src/server/catalogue/preset-list';
import sharp from 'sharp';
import type { GraphQLAnswer, TestUser } from '../harness';
import { makeStaff } from '../staff';
import { uploadClient } from '../upload-client';
import { CREATE, good, IMPORT, LIST, PASTE, paramsOf, REMOVE, UPDATE, presetDesk, type PresetDesk, type Row } from '../preset-desk';

let server: PresetDesk['server'];
let staff: PresetDesk['staff'];
let ask: PresetDesk['ask'];
let refusal: PresetDesk['refusal'];
let create: PresetDesk['create'];
let namesOf: PresetDesk['namesOf'];

beforeAll(async () => {
  ({ server, staff, ask, refusal, create, namesOf } = await presetDesk());
});
afterAll(() => server.stop());

describe('making and changing', () => {
  test('a new one has everything the rule makes of it', async () => {
    const made = await create({ name: ' Blue   tee ', description: '<p onclick="x()">Soft</p><script>1</script>', price_addition: 0.5 });
    expect(made).toMatchObject({
      name: 'Blue tee',
      raw_name: 'Blue tee',
      description: '<p>Soft</p>',
      base_price_from: 8.35,
      base_price_to: 8.35,
      variant_count: 2,
      used_by: { mockup_presets: 0, mockups: 0, listings: 0 },
      source: null,
    });
    expect(made.attribute_specifics.map(({ sku, sale_price }: Row) => [sku, sale_price])).toEqual([
      ['BLUE-TEE-S', 14.7],
      ['BLUE-TEE-M', 15.7],
    ]);
    expect(await refusal(CREATE, { params: paramsOf({ name: 'Blue tee' }) })).toEqual(['CONFLICT', 'preset.taken', 'params.raw_name']);
  });

  test('only what is given changes, and prices follow', async () => {
    const { _id, updated_at, ...before } = await create({ tags: ['a'], collections: ['Summer'], weight: 120 });
    const [after] = await ask(UPDATE, { _id, updated_at, params: { price_addition: 2 } });
    const raised = before.attribute_specifics.map((row: Row) => ({ ...row, sale_price: Math.round(row.sale_price * 100 + 200) / 100 }));
    expect(after).toEqual({ ...before, _id, updated_at: after.updated_at, price_addition: 2, attribute_specifics: raised });
    expect(after.updated_at).toBeGreaterThan(updated_at);
    const [cleared] = await ask(UPDATE, {
      _id,
      params: { size_chart: { unit: 'in', columns: ['Width'], rows: [{ size: 'S', values: ['18'] }] } },
    });
    expect(cleared.size_chart.rows).toEqual([{ size: 'S', values: ['18'] }]);
    expect((await ask(UPDATE, { _id, params: { size_chart: null } }))[0].size_chart).toBeNull();
  });

  test('who saves over another save is refused', async () => {
    const { _id, updated_at } = await create();
    await ask(UPDATE, { _id, updated_at, params: { weight: 1 } });
    expect(await refusal(UPDATE, { _id, updated_at, params: { weight: 2 } })).toEqual(['CONFLICT', 'request.savedMeanwhile', 'updated_at']);
    expect((await ask(LIST, { _id }))[0].weight).toBe(1);
  });

  test('of two saves at once of one version, one is refused', async () => {
    const { _id, updated_at } = await create();
    const answers = await Promise.all([3, 4].map((weight) => staff.ask(staff.owner, UPDATE, { _id, updated_at, params: { weight } })));
    expect(answers.filter(({ errors }) => errors).length).toBe(1);
  });

  test('a double press makes one', async () => {
    const params = paramsOf();
    const answers = await Promise.all([1, 2].map(() => staff.ask(staff.owner, CREATE, { params }, { idempotencyKey: params.name })));
    expect(new Set(answers.map((answer) => good(answer)._id)).size).toBe(1);
  });

  test('many are starred, tagged and put into collections at once', async () => {
    const ids = [(await create({ tags: ['old'] }))._id, (await create())._id];
    const params = { favorite: true, add_tags: [' new ', 'new'], remove_tags: ['old'], add_collections: ['Fall'] };
    const changed = await ask(UPDATE, { ids, params });
    expect(changed.map(({ tags, collections, favorite }: Row) => [tags, collections, favorite])).toEqual([
      [['new'], ['Fall'], true],
      [['new'], ['Fall'], true],
    ]);
    expect(await refusal(UPDATE, { ids, params: { weight: 1 } })).toEqual(['BAD_INPUT', 'preset.oneAtATime', 'params.weight']);
    expect(await refusal(UPDATE, { ids, params: {} })).toEqual(['BAD_INPUT', 'preset.nothing', 'params']);
    expect(await refusal(UPDATE, { params })).toEqual(['BAD_INPUT', 'preset.oneOrMany', '_id']);
    expect(await refusal(UPDATE, { ids: ['f'.repeat(24)], params })).toMatchObject(['NOT_FOUND', 'bulk.row.missing']);
  });

  test.each<[string, object, string, string]>([
    [
      'a price that does not follow',
      { attribute_specifics: [{ sku: 'A', base_price: 1, sale_price: 3, name_value: [{ name: 'Size', type: 'Size', value: 'S' }] }] },
      'preset.priceDiffers',
      'params.attribute_specifics.0.sale_price',
    ],
    ['a name of none', { name: ' ' }, 'name.missing.preset', 'params.name'],
    ['a name too long', { name: 'x'.repeat(256) }, 'name.tooLong.preset', 'params.name'],
    ['a text that cannot be saved', { raw_name: 'a\u0000' }, 'text.unsavable', 'params.raw_name'],
    ['a picture of nobody', { image: { _id: 'f'.repeat(24) } }, 'preset.pictureGone', 'params.image'],
    ['too many tags', { tags: Array.from({ length: 101 }, (_, i) => `t${i}`) }, 'request.tooMany', 'params.tags'],
    [
      'a factor that is no number',
      { attribute_specifics: [{ sku: 'A', base_price: 1e300, name_value: [{ name: 'Size', type: 'Size', value: 'S' }] }] },
      'preset.amount.base_price',
      'params.attribute_specifics.0.base_price',
    ],
  ])('%s is refused, and nothing is changed', async (_what, params, code, field) => {
    const { _id, updated_at } = await create();
    expect((await refusal(UPDATE, { _id, params })).slice(1)).toEqual([code, field]);
    expect((await ask(LIST, { _id }))[0].updated_at).toBe(updated_at);
  });

  test('labels that are added keep to what one may have', async () => {
    const { _id } = await create({ tags: Array.from({ length: 100 }, (_, i) => `t${i}`) });
    expect((await refusal(UPDATE, { ids: [_id], params: { add_tags: ['one more'] } })).slice(1)).toEqual([
      'request.tooMany',
      'params.tags',
    ]);
  });
});

describe('pictures', () => {
  const red = (): Promise<Buffer> =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const upload = async (user: TestUser, host: string): Promise<Row> => {
    return (await uploadClient(server, user, host).upload({ bytes: await red() })).data.updatePreSignedFile;
  };

  test('a picture of Files is known by its file, is needed, and goes with the product type', async () => {
    const host = `${staff.container.domain}.localhost`;
    const file = await upload(staff.owner, host);
    const made = await create({ image: { _id: file._id }, extend_images: [{ url: file.url }, { url: 'https://cdn.test/a.png' }] });
    expect([made.image, made.image_id]).toEqual([file.url, file._id]);
    expect(made.extend_images.map(({ _id }: Row) => _id)).toEqual([file._id, null]);
    const uses = `query ($_id: ID!) { fileUses(_id: $_id) { kind _id name } }`;
    expect(await ask(uses, { _id: file._id })).toEqual([{ kind: 'product_preset', _id: made._id, name: made.name }]);
    const remove = 'mutation ($_id: ID!) { removeFile(_id: $_id) }';
    expect((await staff.ask(staff.owner, remove, { _id: file._id })).errors).toHaveLength(1);
    await ask(REMOVE, { ids: [made._id] });
    expect(await ask(remove, { _id: file._id })).toBe(file._id);
  });

  test('a picture that is replaced is the new one wherever a product type shows it', async () => {
    const host = `${staff.container.domain}.localhost`;
    const file = await upload(staff.owner, host);
    const image = { _id: file._id };
    const area = { position: 'front', label: 'Front', width: 10, height: 10, image };
    const { _id } = await create({ image, extend_images: [image], print_areas: [area] });
    const bytes = await red();
    const files = uploadClient(server, staff.owner, host);
    const { _id: upload_id, url } = (await files.sign({ bytes })).data.signedUpload;
    await files.put(url, bytes);
    const next = await ask('mutation ($_id: ID!, $upload_id: ID!) { replaceFile(_id: $_id, upload_id: $upload_id) { url } }', {
      _id: file._id,
      upload_id,
    });
    expect(next.url).not.toBe(file.url);
    const [row] = await ask(LIST, { _id });
    expect([row.image_id, row.image, row.extend_images[0].url, row.print_areas[0].image.url]).toEqual([
      file._id,
      next.url,
      next.url,
      next.url,
    ]);
  });

  test('copies go where the person belongs, with their pictures; what is there already stays', async () => {
    const other = await server.makeContainer();
    const same = await server.makeUser(other, { email: staff.owner.email });
    const host = `${staff.container.domain}.localhost`;
    const file = await upload(staff.owner, host);
    const made = await create({ image: { _id: file._id }, extend_images: [{ _id: file._id }], tags: ['kept'] });
    const there = (variables: object, user: TestUser = same): Promise<GraphQLAnswer> =>
      server.graphql(PASTE, variables, { token: user.token, host: `${other.domain}.localhost` });
    const pasted = good(await there({ ids: [made._id], from: staff.container._id }));
    expect(pasted).toMatchObject({ there: [], left: [], presets: [{ name: made.name, tags: ['kept'] }] });
    const [copy] = pasted.presets;
    expect([copy._id === made._id, copy.image_id === file._id, copy.image === file.url]).toEqual([false, false, false]);
    expect((await server.request(copy.image)).status).toBe(200);
    // The copy lives on without what it is of.
    await ask(REMOVE, { ids: [made._id] });
    await ask('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id: file._id });
    expect((await server.request(copy.image)).status).toBe(200);
    expect(good(await there({ ids: [(await create({ name: made.name }))._id], from: staff.container._id }))).toMatchObject({
      presets: [],
      there: [made.name],
    });
    const code = ({ errors }: GraphQLAnswer): unknown => errors?.[0]?.extensions?.refusal;
    expect(code(await there({ ids: [made._id], from: other._id }))).toBe('preset.paste.from');
    expect(code(await there({ ids: [made._id], from: 'f'.repeat(24) }))).toBe('preset.paste.from');
    const stranger = await server.makeUser(other);
    expect(code(await there({ ids: [made._id], from: staff.container._id }, stranger))).toBe('preset.paste.from');
    expect(code(await there({ ids: ['f'.repeat(24)], from: staff.container._id }))).toBe('preset.missing');
    const blind = await staff.member(await staff.group('Blind', { store: 'v' }));
    const blindThere = await server.makeUser(other, { email: blind.email });
    expect(code(await there({ ids: [made._id], from: staff.container._id }, blindThere))).toBe('preset.paste.forbidden');
  });
});

describe('lists', () => {
  let shop: Container;
  let seller: { token: string; host: string };
  const list = async (filters: object): Promise<string[]> => good(await server.graphql(LIST, filters, seller)).map(({ name }: Row) => name);

  beforeAll(async () => {
    shop = await server.makeContainer();
    seller = { token: (await server.makeUser(shop)).token, host: `${shop.domain}.localhost` };
    const rows = [
      { name: 'Winter hoodie', provider: 'gearment', tags: ['warm', 'soft'], collections: ['Cold days'], favorite: true },
      { name: 'Tee 5000', raw_name: 'Gildan 5000', provider: 'printify', tags: ['soft'] },
      {
        name: 'Mug',
        provider: 'printify',
        type: 'giftaccessories',
        prety_attributes: [],
        attribute_specifics: [{ sku: 'MUG_11-OZ', base_price: 5, name_value: [] }],
      },
    ];
    for (const row of rows) good(await server.graphql(CREATE, { params: paramsOf(row) }, seller));
  });

  test.each<[object, string[]]>([
    [{ type: 'giftaccessories' }, ['Mug']],
    [{ type: 'all', provider: 'printify' }, ['Tee 5000', 'Mug']],
    [{ tags: ['soft'] }, ['Winter hoodie', 'Tee 5000']],
    [{ tags: ['soft', 'warm'] }, ['Winter hoodie']],
    [{ collection: 'Cold days' }, ['Winter hoodie']],
    [{ tags: [' '], collection: ' ' }, ['Winter hoodie', 'Tee 5000', 'Mug']],
    [{ favorite: true }, ['Winter hoodie']],
    [{ favorite: false }, ['Tee 5000', 'Mug']],
    [{ search: 'gil 50' }, ['Tee 5000']],
    [{ search: 'oodie' }, []],
    [{ search: 'mug_11' }, ['Mug']],
    [{ search: 'WARM' }, ['Winter hoodie']],
    [{ search: "'; drop table product_presets" }, []],
    [{ sort: 'name' }, ['Mug', 'Tee 5000', 'Winter hoodie']],
    [{ sort: 'base_price' }, ['Mug', 'Winter hoodie', 'Tee 5000']],
    [{ sort: '-created_at' }, ['Mug', 'Tee 5000', 'Winter hoodie']],
  ])('%j', async (filters, names) => {
    const answer = await server.graphql(LIST, filters, seller);
    // Equals of one second stand by their ids.
    const found = good(answer).map(({ name }: Row) => name);
    expect('sort' in filters && filters.sort === '-created_at' ? [...found].sort() : found).toEqual(names);
    expect(answer.total).toBe(names.length);
  });

  test('tabs and labels are counted as they change', async () => {
    const COUNTS =
      '{ productPresetCount { all apparel giftaccessories } productPresetCountProvider { all printify gearment } productPresetLabels { tags { tag count } collections { tag count } } }';
    const counts = async (): Promise<Row> => (await server.graphql(COUNTS, {}, seller)).data;
    expect(await counts()).toEqual({
      productPresetCount: { all: 3, apparel: 2, giftaccessories: 1 },
      productPresetCountProvider: { all: 3, printify: 2, gearment: 1 },
      productPresetLabels: {
        tags: [
          { tag: 'soft', count: 2 },
          { tag: 'warm', count: 1 },
        ],
        collections: [{ tag: 'Cold days', count: 1 }],
      },
    });
    const made = good(await server.graphql(CREATE, { params: paramsOf({ tags: ['soft'], type: 'jewelry' }) }, seller));
    good(await server.graphql(UPDATE, { _id: made._id, params: { type: 'giftaccessories', tags: ['warm'] } }, seller));
    expect(await counts()).toMatchObject({
      productPresetCount: { all: 4, giftaccessories: 2 },
      productPresetLabels: { tags: [{ count: 2 }, { count: 2 }] },
    });
    good(await server.graphql(REMOVE, { ids: [made._id] }, seller));
    // Folded, they are the same.
    await foldPresetCounts.run(server.services);
    expect(await counts()).toMatchObject({
      productPresetCount: { all: 3, giftaccessories: 1 },
      productPresetLabels: {
        tags: [
          { tag: 'soft', count: 2 },
          { tag: 'warm', count: 1 },
        ],
      },
    });
  });

  test('what is made of one is counted, and keeps it', async () => {
    const made = good(await server.graphql(CREATE, { params: paramsOf() }, seller));
    const sides = [
      {
        id: 'front',
        name: 'Front',
        document: { mockup_type: '2D', width: 10, height: 10, settings: [] },
        print_area: { x: 0, y: 0, width: 10, height: 10 },
        layers: [],
      },
    ];
    const preset = `mutation ($id: ID!, $sides: [MockupSideInput!]!) { makeProductMockupPreset(product_id: $id, name: "Start", sides: $sides) { _id } }`;
    const mockup = `mutation ($id: ID!, $sides: [MockupSideInput!]!) { makeProductMockup(product_id: $id, name: "Mockup", sides: $sides) { _id } }`;
    const listing = `mutation ($id: ID!) { makeItemInfo(params: { name: "Item", product_id: $id, images: [], price: 20, attribute_specifics_modify: [] }) { _id } }`;
    const template = good(await server.graphql(preset, { id: made._id, sides }, seller));
    const area = { position: 'front', label: 'Front', width: 10, height: 10 };
    const areas = (...print_areas: object[]) => server.graphql(UPDATE, { _id: made._id, params: { print_areas } }, seller);
    good(await areas(area, { ...area, position: 'back' }));
    expect((await areas({ ...area, position: 'back' })).errors?.[0]).toMatchObject({
      message: 'A template prints on front. Remove it from the template first.',
      extensions: { code: 'CONFLICT', field: 'params.print_areas' },
    });
    const json = JSON.stringify([{ name: made.name, provider: 'private', type: 'apparel', print_areas: [] }]);
    expect(good(await server.graphql(IMPORT, { json }, seller)).rows).toMatchObject([
      { verdict: 'refused', reason: { refusal: 'preset.areaUsed' } },
    ]);
    const [resized] = good(await areas({ ...area, width: 20 }));
    expect(resized.print_areas).toEqual([{ position: 'front', image: null }]);
    good(await server.graphql(mockup, { id: made._id, sides }, seller));
    good(await server.graphql(listing, { id: made._id }, seller));
    const [row] = good(await server.graphql(LIST, { sort: '-mockup_count' }, seller));
    expect(row).toMatchObject({ _id: made._id, mockup_count: 1, used_by: { mockup_presets: 1, mockups: 1, listings: 1 } });
    const refused = await server.graphql(REMOVE, { ids: [made._id] }, seller);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Used by 3 templates, mockups, items, or unfinished designs.',
      extensions: { code: 'CONFLICT' },
    });
    good(await server.graphql('mutation ($id: ID!) { removeProductMockupPreset(_id: $id) { _id } }', { id: template._id }, seller));
    expect(good(await server.graphql(LIST, { _id: made._id }, seller))[0]).toMatchObject({
      mockup_count: 0,
      used_by: { mockups: 1, listings: 1 },
    });
    expect((await list({ search: made.name })).length).toBe(1);
  });
});

test('another shop neither sees nor changes nor removes them', async () => {
  const { _id } = await create();
  const rival = await makeStaff(server);
  const theirs = (document: string, variables: object) => rival.ask(rival.owner, document, variables);
  expect(good(await theirs(LIST, { _id }))).toEqual([]);
  for (const [document, variables] of [
    [UPDATE, { _id, params: { weight: 1 } }],
    [UPDATE, { ids: [_id], params: { favorite: true } }],
    [REMOVE, { ids: [_id] }],
    [PASTE, { ids: [_id], from: staff.container._id }],
  ] as const)
    expect((await theirs(document, variables)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  expect(await namesOf({ _id })).toHaveLength(1);
});

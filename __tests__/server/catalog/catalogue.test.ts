import sharp from 'sharp';
import type { Container } from '../../../src/server/kernel/context';
import { seedCatalogue } from '../../../src/server/demo/catalogue';
import type { GraphQLOptions, TestServer, TestUser } from '../harness';
import { withTwoShops, type Answer, type Ask } from '../two-shops';
import { uploadClient } from '../upload-client';

let server: TestServer;
let container: Container;
let owner: TestUser;
let mine: GraphQLOptions;
let other: Container;
let theirs: GraphQLOptions;
let ask: Ask;

withTwoShops((made) => ({ server, container, owner, mine, other, theirs, ask } = made));
beforeAll(() => server.services.inContainer(other._id, seedCatalogue));

const refusal = async (document: string, variables: object = {}, options: GraphQLOptions = mine) => {
  const { errors } = await server.graphql(document, variables, options);
  expect(errors).toHaveLength(1);
  return [errors?.[0]?.message, errors?.[0]?.extensions?.field];
};

const SIDES = `sides {
  id name image { url width height } mockup { _id url width height image_sizes { name url } }
  print_area { x y width height rotation scaleX scaleY knewX knewY }
  document { mockup_type width height settings { name value file_id file_url } }
  layers { id name type settings { name value file_id file_url } options { name value } }
}`;

const TEE = '{ productPreset(search: "tee 5000") { _id } productMockupPresets(name: "tee 5000") { _id sides { id } } }';

const productId = async (options = mine): Promise<string> => (await ask(TEE, {}, options)).productPreset[0]._id;

const templateSides = async (): Promise<Answer[]> =>
  (await ask(`{ productMockupPresets(name: "tee 5000") { ${SIDES} } }`)).productMockupPresets[0].sides;

const uploadArt = async (colour: string, width = 600, height = 400): Promise<Answer> => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer();
  const { data } = await uploadClient(server, owner).upload({ bytes });
  return data.updatePreSignedFile;
};

const imageLayer = (fileId: string, change: Record<string, string | number> = {}) => ({
  id: 'art',
  name: 'Image #1',
  type: 'image',
  settings: [
    ...Object.entries({ x: 1000, y: 900, width: 600, height: 400, ...change }).map(([name, value]) => ({ name, value })),
    { name: 'image', file_id: fileId, file_url: 'http://evil.test/other.png' },
  ],
});

const MAKE_MOCKUP = `mutation ($_id: ID, $product_id: ID!, $preset_id: ID, $item_info_id: ID, $name: String!, $src: String, $sides: [MockupSideInput!]!) {
  makeProductMockup(_id: $_id, product_id: $product_id, preset_id: $preset_id, item_info_id: $item_info_id, name: $name, src: $src, sides: $sides) {
    _id name status provider src product_id item_info_id print_areas { position image { _id url sizes { name url } } } ${SIDES}
  }
}`;

const MAKE_PREVIEW = `mutation ($side: MockupSideInput!, $preset_id: ID) { makeMockupPreview(side: $side, preset_id: $preset_id) { _id url image_sizes { name url width height } } }`;

describe('product types', () => {
  test('the catalogue is there once, however often it is seeded', async () => {
    await server.services.inContainer(container._id, seedCatalogue);
    const { data, total } = await server.graphql(
      `{ productPreset { name raw_name type provider mockup_count favorite
         prety_attributes { attribute_type options { ffm_value hex default } }
         attribute_specifics { sku base_price sale_price name_value { type value } } print_areas { position width height } } }`,
      {},
      mine,
    );
    expect(total).toBe(40);
    const tee = data.productPreset[0];
    expect(tee).toMatchObject({ raw_name: 'Gildan 5000', type: 'apparel', mockup_count: 1 });
    expect(tee.prety_attributes[1].options.map((option: Answer) => option.ffm_value)).toEqual([
      'S',
      'M',
      'L',
      'XL',
      '2XL',
      '3XL',
      '4XL',
      '5XL',
    ]);
    const [small, large] = ['G5000-BLACK-S', 'G5000-BLACK-2XL'].map((sku) =>
      tee.attribute_specifics.find((row: Answer) => row.sku === sku),
    );
    expect([small.base_price, large.base_price]).toEqual([7.5, 9.5]);
    expect(tee.print_areas[0]).toEqual({ position: 'front', width: 4500, height: 5400 });
    const skus = data.productPreset.flatMap((preset: Answer) => preset.attribute_specifics.map((row: Answer) => row.sku));
    expect(new Set(skus).size).toBe(skus.length);
  });

  test('each tells its postage, its parcel and, of what is worn, its sizes; prints on sleeves and in necks go by the specification', async () => {
    const { data } = await server.graphql(
      `{ productPreset { name type attribute_specifics { name_value { type value } } print_areas { position width height }
         shipping_costs { domestic { country cost additional_cost } international { cost additional_cost } }
         size_chart { columns rows { size values } } package_dimensions { length width height } } }`,
      {},
      { ...mine, perpage: 100 },
    );
    expect(data.productPreset).toHaveLength(40);
    for (const preset of data.productPreset) {
      const { domestic, international } = preset.shipping_costs;
      expect([preset.name, domestic.country, domestic.cost > domestic.additional_cost, international.cost > domestic.cost]).toEqual([
        preset.name,
        'US',
        true,
        true,
      ]);
      expect(Math.min(...Object.values<number>(preset.package_dimensions))).toBeGreaterThan(0);
      const worn = ['apparel', 'alloverprint'].includes(preset.type);
      const sizes = new Set(
        preset.attribute_specifics.flatMap(({ name_value }: Answer) =>
          name_value.flatMap(({ type, value }: Answer) => (type === 'Size' ? [value] : [])),
        ),
      );
      expect([preset.name, preset.size_chart?.rows.map(({ size }: Answer) => size) ?? null]).toEqual([
        preset.name,
        worn ? [...sizes] : null,
      ]);
      for (const { position, width, height } of preset.print_areas) {
        if (['left_sleeve', 'right_sleeve'].includes(position)) expect([width, height]).toEqual([1668, 1820]);
        if (position === 'neek') expect([width, height]).toEqual([501, 127]);
      }
    }
    expect(data.productPreset.filter(({ print_areas }: Answer) => print_areas.length === 5)).toHaveLength(5);
  });

  test('they are counted by category and by provider, and found by the same words', async () => {
    const { productPresetCount, productPresetCountProvider, productPresetMockupCountProvider } = await ask(`{
      productPresetCount { all apparel alloverprint giftaccessories homedecorations facemask canvasposter jewelry }
      productPresetCountProvider { all customcat lionnix merchize geargag scalable private printify dreamship gearment onos }
      productPresetMockupCountProvider { total customcat lionnix merchize geargag scalable private printify }
    }`);
    expect(productPresetCount).toEqual({
      all: 40,
      apparel: 18,
      alloverprint: 4,
      giftaccessories: 8,
      homedecorations: 4,
      facemask: 2,
      canvasposter: 2,
      jewelry: 2,
    });
    for (const [type, count] of Object.entries(productPresetCount)) {
      expect([type, (await server.graphql(`{ productPreset(type: "${type}") { _id } }`, {}, mine)).total]).toEqual([type, count]);
    }
    for (const [provider, count] of Object.entries(productPresetCountProvider)) {
      expect([provider, (await server.graphql(`{ productPreset(provider: "${provider}") { _id } }`, {}, mine)).total]).toEqual([
        provider,
        count,
      ]);
    }
    expect(productPresetMockupCountProvider.total).toBe(40);
    const provided = Object.entries(productPresetCountProvider).filter(([name, count]) => name !== 'all' && Number(count) > 0);
    expect(provided.map(([, count]) => count)).toEqual([10, 10, 10, 10]);
  });

  test('a template lays the print area, in the shape of the print file, on the garment', async () => {
    const [front] = await templateSides();
    expect(front.image).toEqual({ url: '/static/garments/tee/front.png', width: 2000, height: 2000 });
    expect(front.document).toMatchObject({ width: 2000, height: 2000 });
    expect(front.print_area.width / front.print_area.height).toBeCloseTo(4500 / 5400, 2);
    expect(front.print_area.x + front.print_area.width / 2).toBeCloseTo(1000, 0);
  });
});

describe('fonts', () => {
  test('the shipped fonts are listed and found', async () => {
    const { data, total } = await server.graphql(
      '{ fonts { _id provider name family files { variant url weight style } } }',
      {},
      { ...mine, perpage: 100 },
    );
    expect(total).toBe(data.fonts.length);
    expect(data.fonts.length).toBeGreaterThanOrEqual(6);
    expect(data.fonts.filter((font: { files: unknown[] }) => font.files.length === 0)).toEqual([]);
    for (const font of data.fonts) for (const { url } of font.files) expect((await server.request(url)).status).toBe(200);
    expect((await ask('{ fonts(name: "LOBS") { _id } }')).fonts).toEqual([{ _id: 'lobster' }]);
    expect((await ask('{ fonts(provider: "custom") { _id } }')).fonts).toEqual([]);
    expect((await ask('{ fonts(ids: ["oswald"]) { _id } }')).fonts).toEqual([{ _id: 'oswald' }]);
  });
});

describe('previews', () => {
  test('a side is drawn with its garment and its print, and drawn once', async () => {
    const [front] = await templateSides();
    const art = await uploadArt('#ff0000');
    const side = { ...front, layers: [imageLayer(art._id)] };
    const { makeMockupPreview: preview } = await ask(MAKE_PREVIEW, { side });
    expect(preview.image_sizes.map((size: Answer) => [size.name, size.width])).toEqual([
      ['original', 2000],
      ['large', 1600],
      ['medium', 800],
      ['thumb', 320],
    ]);
    const served = await server.request(preview.url);
    const { data, info } = await sharp(served.body).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 4)];
    const [red, green, , alpha] = at(1000, 900);
    expect([red! > 200, green! < 60, alpha]).toEqual([true, true, 255]);
    expect(at(5, 5)[3]).toBe(0);
    const again = await ask(MAKE_PREVIEW, {
      side: { ...side, name: 'Renamed', layers: [{ ...imageLayer(art._id), name: 'Renamed too' }] },
    });
    expect(again.makeMockupPreview).toEqual(preview);
    const moved = await ask(MAKE_PREVIEW, { side: { ...side, layers: [imageLayer(art._id, { x: 1010 })] } });
    expect(moved.makeMockupPreview._id).not.toBe(preview._id);
    expect((await ask('{ files { _id } }')).files.map((file: Answer) => file._id)).not.toContain(preview._id);
  });

  test('two that ask for the same picture at once get one', async () => {
    const [front] = await templateSides();
    const side = {
      ...front,
      layers: [
        {
          id: 't',
          name: 'T',
          type: 'text',
          settings: [
            { name: 'text', value: 'Hi' },
            { name: 'fontFamily', value: 'Lobster' },
            { name: 'width', value: 400 },
          ],
        },
      ],
    };
    const [one, two] = await Promise.all([ask(MAKE_PREVIEW, { side }), ask(MAKE_PREVIEW, { side })]);
    expect(two).toEqual(one);
  });

  test.each([
    [
      'a file that is not there',
      (front: Answer) => ({ ...front, layers: [imageLayer('0'.repeat(24))] }),
      'The image used by “Image #1” no longer exists.',
    ],
    [
      'a font nobody ships',
      (front: Answer) => ({
        ...front,
        layers: [{ id: 't', name: 'Words', type: 'text', settings: [{ name: 'fontFamily', value: 'Comic Sans' }] }],
      }),
      'The font “Comic Sans” used by “Words” isn’t in the catalog.',
    ],
    [
      'a product picture from elsewhere',
      (front: Answer) => ({ ...front, image: { ...front.image, url: 'http://169.254.169.254/latest' } }),
      'The product image for “Front” isn’t in the catalog.',
    ],
    [
      'a product picture outside the catalogue',
      (front: Answer) => ({ ...front, image: { ...front.image, url: '/static/garments/../../package.json' } }),
      'The product image for “Front” isn’t in the catalog.',
    ],
  ])('%s is refused', async (_what, change, sentence) => {
    const [front] = await templateSides();
    const [told] = await refusal(MAKE_PREVIEW, { side: change(front) });
    expect(told).toBe(sentence);
  });

  test("another container's file looks missing", async () => {
    const [front] = await templateSides();
    const art = await uploadArt('#00ff00');
    const side = { ...front, layers: [imageLayer(art._id)] };
    expect(await refusal(MAKE_PREVIEW, { side }, theirs)).toEqual(['The image used by “Image #1” no longer exists.', 'side']);
  });
});

describe('mockups', () => {
  test('a mockup is saved under the rules, with addresses from the files, and saved again as the same mockup', async () => {
    const [front, back] = await templateSides();
    const art = await uploadArt('#0000ff');
    const layer = imageLayer(art._id, { x: 1000.005 });
    const { makeMockupPreview: preview } = await ask(MAKE_PREVIEW, { side: { ...front, layers: [layer] } });
    const sides = [
      {
        ...front,
        mockup: { _id: preview._id, url: '/files/forged.png', width: 1, height: 1 },
        layers: [layer, { id: 'x', name: 'Gone', settings: [] }],
      },
      back,
    ];
    const args = { product_id: await productId(), name: '  Blue   box ', sides };
    const { makeProductMockup: made } = await ask(MAKE_MOCKUP, args);
    expect(made).toMatchObject({
      name: 'Blue box',
      status: 'Publish',
      provider: 'gearment',
    });
    // A print area shows the side's preview, and nothing where none was made.
    const sizes = preview.image_sizes.map(({ name, url }: Answer) => ({ name, url }));
    expect(made.print_areas).toEqual([
      { position: 'front', image: { _id: preview._id, url: preview.url, sizes } },
      { position: 'back', image: null },
    ]);
    expect(made.src).toBe(preview.image_sizes.find((size: Answer) => size.name === 'medium').url);
    expect(made.sides[0].mockup).toMatchObject({ _id: preview._id, url: preview.url, width: 2000, image_sizes: sizes });
    expect(made.sides[0].layers).toHaveLength(1);
    const settings = new Map(made.sides[0].layers[0].settings.map((setting: Answer) => [setting.name, setting]));
    expect(settings.get('image')).toEqual({ name: 'image', value: null, file_id: art._id, file_url: art.url });
    expect(settings.get('x')).toMatchObject({ value: 1000.01 });
    expect(settings.get('scaleX')).toMatchObject({ value: 1 });

    const again = await ask(MAKE_MOCKUP, { ...args, _id: made._id, name: 'Blue box 2' });
    expect(again.makeProductMockup._id).toBe(made._id);
    const list = await server.graphql('{ productMockups(name: "blue BOX") { _id name } }', {}, mine);
    expect([list.data.productMockups, list.total]).toEqual([[{ _id: made._id, name: 'Blue box 2' }], 1]);
  });

  test('a document whose size was emptied is 1100 × 1100, and a typed one keeps two decimals', async () => {
    const [side] = await templateSides();
    const emptied = { ...side, id: 'emptied', document: { ...side.document, width: '', height: null } };
    const typed = { ...side, id: 'typed', document: { ...side.document, width: '800.126', height: 20.994 } };
    const args = { product_id: await productId(), name: 'Sizes', sides: [emptied, typed] };
    const { makeProductMockup: made } = await ask(MAKE_MOCKUP, args);
    expect(made.sides.map((each: Answer) => each.document)).toMatchObject([
      { width: 1100, height: 1100 },
      { width: 800.13, height: 20.99 },
    ]);
  });

  test('mockups are found by each of their filters', async () => {
    const listing = `mutation ($product_id: ID!) { makeItemInfo(params: {
      name: "Filtered", product_id: $product_id, images: [], price: 20, attribute_specifics_modify: [] }) { _id } }`;
    const product_id = await productId();
    const { productMockupPresets } = await ask(TEE);
    const item_info_id = (await ask(listing, { product_id })).makeItemInfo._id;
    const args = { product_id, preset_id: productMockupPresets[0]._id, item_info_id, name: 'Filtered', sides: await templateSides() };
    const { _id } = (await ask(MAKE_MOCKUP, args)).makeProductMockup;
    const FIND = `query ($_id: ID, $id: ID, $name: String, $product_id: ID, $preset_id: ID, $item_info_id: ID) {
      productMockups(_id: $_id, id: $id, name: $name, product_id: $product_id, preset_id: $preset_id, item_info_id: $item_info_id) {
        _id id product { _id } } }`;
    const known = { _id, id: _id, name: 'filter', product_id, preset_id: args.preset_id, item_info_id };
    for (const [filter, value] of Object.entries(known)) {
      const other = filter === 'name' ? 'no such name' : '0'.repeat(24);
      expect((await ask(FIND, { name: 'Filtered', [filter]: value })).productMockups).toEqual([
        { _id, id: _id, product: { _id: product_id } },
      ]);
      expect((await ask(FIND, { [filter]: other })).productMockups).toEqual([]);
    }
  });

  test('a file stays as long as a mockup uses it', async () => {
    const [front] = await templateSides();
    const [art, other] = [await uploadArt('#123456'), await uploadArt('#654321')];
    const args = { product_id: await productId(), name: 'Keeper', sides: [{ ...front, layers: [imageLayer(art._id)] }] };
    const { makeProductMockup: made } = await ask(MAKE_MOCKUP, args);
    const REMOVE = 'mutation ($_id: ID!) { removeFile(_id: $_id) }';
    expect(await refusal(REMOVE, { _id: art._id })).toEqual(['Used by 1 design, mockup, or item.', undefined]);
    await ask(MAKE_MOCKUP, { ...args, _id: made._id, sides: [{ ...front, layers: [imageLayer(other._id)] }] });
    expect((await ask(REMOVE, { _id: art._id })).removeFile).toBe(art._id);
    expect((await refusal(MAKE_MOCKUP, { ...args, _id: made._id }))[0]).toBe('The image used by “Image #1” no longer exists.');
  });

  test.each([
    ['an empty name', { name: '   ' }, 'Enter a name for the mockup.', 'name'],
    ['a product type that is not there', { product_id: '0'.repeat(24) }, 'This product type no longer exists.', 'product_id'],
    ['a template that is not there', { preset_id: '0'.repeat(24) }, 'This template no longer exists.', 'preset_id'],
    ['a listing that is not there', { item_info_id: '0'.repeat(24) }, 'This item no longer exists.', 'item_info_id'],
    ['a picture from elsewhere', { src: 'https://evil.test/x.png' }, 'Use a mockup image that’s stored on this server.', 'src'],
    ['no side', { sides: [] }, 'Add at least one side to the mockup.', 'sides'],
    ['a mockup that is not there', { _id: '0'.repeat(24) }, 'This mockup no longer exists.', '_id'],
  ])('%s is refused and nothing is saved', async (_what, change, sentence, field) => {
    const before = (await server.graphql('{ productMockups { _id } }', {}, mine)).total;
    const args = { product_id: await productId(), name: 'Fine', sides: await templateSides(), ...change };
    expect(await refusal(MAKE_MOCKUP, args)).toEqual([sentence, field]);
    expect((await server.graphql('{ productMockups { _id } }', {}, mine)).total).toBe(before);
  });

  test('another container neither sees nor changes a mockup or a design, nor uses our product type', async () => {
    const sides = await templateSides();
    const args = { product_id: await productId(), name: 'Ours', sides };
    const { makeProductMockup: made } = await ask(MAKE_MOCKUP, args);
    expect(await ask(`{ productMockups(_id: "${made._id}") { _id } }`, {}, theirs)).toEqual({ productMockups: [] });
    expect(await refusal(MAKE_MOCKUP, args, theirs)).toEqual(['This product type no longer exists.', 'product_id']);
    const theirProduct = await productId(theirs);
    expect(await refusal(MAKE_MOCKUP, { ...args, product_id: theirProduct, _id: made._id }, theirs)).toEqual([
      'This mockup no longer exists.',
      '_id',
    ]);
    expect((await ask(`{ productMockups(_id: "${made._id}") { name } }`)).productMockups).toEqual([{ name: 'Ours' }]);
  });

  test('a design is saved as a template, counted for its provider, and removed', async () => {
    const MAKE = `mutation ($product_id: ID!, $name: String!, $sides: [MockupSideInput!]!) {
      makeProductMockupPreset(product_id: $product_id, name: $name, sides: $sides, provider: "private", model: "5000") {
        _id id name type status provider model sku }
    }`;
    const { makeProductMockupPreset: made } = await ask(MAKE, {
      product_id: await productId(),
      name: 'My start',
      sides: await templateSides(),
    });
    expect(made).toMatchObject({ name: 'My start', type: 'design', status: 'Publish', provider: 'private', model: '5000', id: made._id });
    const { productPreset } = await ask('{ productPreset(search: "tee 5000") { attribute_specifics { sku } } }');
    expect(made.sku).toBe(productPreset[0].attribute_specifics[0].sku);
    expect((await ask(`{ productMockupPresets(_id: "${made._id}") { sku } }`)).productMockupPresets).toEqual([{ sku: made.sku }]);
    const count = async () => (await ask('{ productPresetMockupCountProvider { total private } }')).productPresetMockupCountProvider;
    expect(await count()).toEqual({ total: 41, private: 1 });
    expect((await ask('{ productMockupPresets(provider: "private") { _id } }')).productMockupPresets).toEqual([{ _id: made._id }]);
    const REMOVE = `mutation { removeProductMockupPreset(_id: "${made._id}") { _id id } }`;
    expect((await refusal(REMOVE, {}, theirs))[0]).toBe('This mockup no longer exists.');
    expect((await ask(REMOVE)).removeProductMockupPreset).toEqual({ _id: made._id, id: made._id });
    expect(await count()).toEqual({ total: 40, private: 0 });
  });
});

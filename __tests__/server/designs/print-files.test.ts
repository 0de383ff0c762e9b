import sharp from 'sharp';
import type { Container } from '../../../src/server/kernel/context';
import type { GraphQLOptions, TestServer, TestUser } from '../harness';
import { withTwoShops, type Answer, type Ask } from '../two-shops';
import { uploadClient } from '../upload-client';

let server: TestServer;
let owner: TestUser;
let container: Container;
let mine: GraphQLOptions;
let theirs: GraphQLOptions;
let ask: Ask;

withTwoShops((made) => ({ server, owner, container, mine, theirs, ask } = made));

const PRINTS = 'side_id side_name width height dpi filename url size';
const LIST = `query ($mockup_id: ID!) { printFiles(mockup_id: $mockup_id) { ${PRINTS} } }`;
const MAKE = `mutation ($mockup_id: ID!, $side_id: ID!) { makePrintFile(mockup_id: $mockup_id, side_id: $side_id) { ${PRINTS} } }`;
const SAVE = `mutation ($_id: ID, $updated_at: Int, $product_id: ID!, $name: String!, $sides: [MockupSideInput!]!) {
  makeProductMockup(_id: $_id, updated_at: $updated_at, product_id: $product_id, name: $name, sides: $sides) { _id name updated_at }
}`;

const blank = async (): Promise<{ product_id: string; sides: Answer[] }> => {
  const { productMockupPresets } = await ask(`{ productMockupPresets(name: "tee 5000") { product_id sides {
    id name image { url width height } print_area { x y width height } document { width height settings { name value } }
    layers { id name settings { name value } } } } }`);
  return productMockupPresets[0];
};

const named = (settings: Readonly<Record<string, string | number | boolean>>) =>
  Object.entries(settings).map(([name, value]) => ({ name, value }));

/** A saved tee whose front shows a picture of `pixels` across, half red and half blue, over the whole print area. */
const saved = async (pixels = 4500, name = 'Peak tee'): Promise<string> => {
  const { product_id, sides } = await blank();
  const half = { width: Math.round(pixels / 2), height: Math.round((pixels * 6) / 5), channels: 4 as const };
  const bytes = await sharp({ create: { ...half, width: half.width * 2, background: '#ff0000' } })
    .composite([{ input: { create: { ...half, background: '#0000ff' } }, left: half.width, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const file = (await uploadClient(server, owner).upload({ bytes })).data.updatePreSignedFile;
  const area = sides[0].print_area;
  const place = { x: area.x + area.width / 2, y: area.y + area.height / 2, width: area.width, height: area.height };
  const art = { id: 'art', name: 'Image #1', type: 'image', settings: [...named(place), { name: 'image', file_id: file._id }] };
  const hidden = { id: 'off', name: 'Text #1', type: 'text', settings: named({ text: 'draft', visible: false, ...place }) };
  const designed = sides.map((side, i) => ({ ...side, layers: i === 0 ? [art, hidden] : [] }));
  return (await ask(SAVE, { product_id, name, sides: designed })).makeProductMockup._id;
};

test('a print file has the size of the product type, 300 dpi, a transparent ground and the edges of the picture itself', async () => {
  const mockup_id = await saved();
  const { printFiles } = await ask(LIST, { mockup_id });
  expect(printFiles).toEqual([
    { side_id: 'front', side_name: 'Front', width: 4500, height: 5400, dpi: 300, filename: 'peak-tee-front.png', url: null, size: null },
  ]);
  const made = (await ask(MAKE, { mockup_id, side_id: 'front' })).makePrintFile;
  const answer = await server.request(made.url);
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''peak-tee-front.png");
  expect(answer.body).toHaveLength(made.size);
  const { width, height, density, hasAlpha, format } = await sharp(answer.body).metadata();
  expect({ width, height, density, hasAlpha, format }).toEqual({ width: 4500, height: 5400, density: 300, hasAlpha: true, format: 'png' });
  const { data } = await sharp(answer.body)
    .extract({ left: 2240, top: 2700, width: 20, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mixed = Array.from({ length: 20 }, (_, i) => [data[i * 4] ?? 0, data[i * 4 + 2] ?? 0]).filter(
    ([red = 0, blue = 0]) => red > 8 && blue > 8,
  );
  expect(mixed.length).toBeLessThanOrEqual(2);
  expect((await ask(LIST, { mockup_id })).printFiles).toEqual([made]);
});

test('the same print is drawn once, whatever the mockup is called and whatever garment it lies on', async () => {
  const mockup_id = await saved(300);
  const first = (await ask(MAKE, { mockup_id, side_id: 'front' })).makePrintFile;
  const { product_id } = await blank();
  const sides = (
    await server.services.inContainer(container._id, (tx) =>
      tx.selectFrom('mockups').select('sides').where('_id', '=', mockup_id).executeTakeFirstOrThrow(),
    )
  ).sides.map((side) => ({ ...side, document: { ...side.document, settings: [{ name: 'color', value: '#123456' }] } }));
  await ask(SAVE, { _id: mockup_id, product_id, name: 'Other', sides });
  const [again] = (await ask(LIST, { mockup_id })).printFiles;
  expect(again.filename).toBe('other-front.png');
  expect(again.url.split('?')[0]).toBe(first.url.split('?')[0]);
});

test('print files are no uploads and no previews', async () => {
  const mockup_id = await saved(200);
  await ask(MAKE, { mockup_id, side_id: 'front' });
  const kinds = await server.services.inContainer(container._id, (tx) => tx.selectFrom('files').select(['kind', 'filename']).execute());
  expect(kinds.filter(({ kind }) => kind === 'print').length).toBeGreaterThan(0);
  const { files } = await ask('{ files { filename } }');
  expect(files.map(({ filename }: Answer) => filename)).not.toContain('print.png');
});

test('the server answers others while it draws', async () => {
  const mockup_id = await saved(4000);
  let gap = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    gap = Math.max(gap, performance.now() - last);
    last = performance.now();
  }, 1);
  const making = ask(MAKE, { mockup_id, side_id: 'front' });
  let answered = 0;
  let done = false;
  void making.finally(() => (done = true));
  while (!done) {
    await ask('{ printFiles: files { _id } }');
    answered += 1;
  }
  clearInterval(clock);
  await making;
  // How long the loop stood still is the benches' to measure; here it has to have gone on at all.
  expect(answered).toBeGreaterThan(5);
});

test('a blank side and a missing or foreign mockup are told in one sentence', async () => {
  const mockup_id = await saved(100);
  const refusal = async (variables: object, options = mine) => {
    const { errors } = await server.graphql(MAKE, variables, options);
    return errors?.map(({ message, extensions }) => [message, extensions?.field]);
  };
  const nothing = [['This mockup no longer exists.', 'mockup_id']];
  expect(await refusal({ mockup_id, side_id: 'back' })).toEqual([['This side doesn’t exist or has nothing to print.', 'side_id']]);
  expect(await refusal({ mockup_id: '0'.repeat(24), side_id: 'front' })).toEqual(nothing);
  expect(await refusal({ mockup_id, side_id: 'front' }, theirs)).toEqual(nothing);
});

test('a mockup saved from an old version is refused and left as it is; two saves in one second are two versions', async () => {
  const { product_id, sides } = await blank();
  const save = async (variables: object) => server.graphql(SAVE, { product_id, sides, name: 'Mine', ...variables }, mine);
  const first = (await save({})).data.makeProductMockup;
  const second = (await save({ _id: first._id, updated_at: first.updated_at, name: 'Second' })).data.makeProductMockup;
  expect(second.updated_at).toBeGreaterThan(first.updated_at);
  const refused = await save({ _id: first._id, updated_at: first.updated_at, name: 'Late' });
  expect(refused.errors).toMatchObject([
    { message: 'Someone saved this after you opened it. Nothing was overwritten.', extensions: { code: 'CONFLICT', field: 'updated_at' } },
  ]);
  const [row] = (await ask('query ($_id: ID) { productMockups(_id: $_id) { name updated_at } }', { _id: first._id })).productMockups;
  expect(row).toEqual({ name: 'Second', updated_at: second.updated_at });
  expect((await save({ _id: first._id, name: 'Whatever' })).data.makeProductMockup.name).toBe('Whatever');
});

const REPLACE = `mutation ($_id: ID!, $upload_id: ID!) { replaceFile(_id: $_id, upload_id: $upload_id) { _id url filename width height used } }`;
const PREVIEW = `mutation ($side: MockupSideInput!) { makeMockupPreview(side: $side) { _id url } }`;
const SIDES_OF = `sides {
  id name print_area { x y width height } document { width height settings { name value } } layers { id name type settings { name value file_id file_url } } }`;
const SIDES = `query ($_id: ID) { productMockups(_id: $_id) { ${SIDES_OF} } }`;

const uploaded = async (bytes: Buffer): Promise<string> => {
  const client = uploadClient(server, owner);
  const { _id, url } = (await client.sign({ bytes, filename: 'new.png' })).data.signedUpload;
  await client.put(url, bytes);
  return _id;
};

test('a file gets another picture: it keeps its id, designs show the new one, and nothing drawn of the old one is used for it', async () => {
  const mockup_id = await saved(900, 'Swap tee');
  const [side] = (await ask(SIDES, { _id: mockup_id })).productMockups[0].sides;
  const shown = side.layers[0].settings.find(({ name }: { name: string }) => name === 'image');
  const plain = { ...side, layers: side.layers.map((layer: Answer) => ({ ...layer, settings: layer.settings.map(unaddressed) })) };
  const [before, printed] = [
    (await ask(PREVIEW, { side: plain })).makeMockupPreview,
    (await ask(MAKE, { mockup_id, side_id: 'front' })).makePrintFile,
  ];
  const green = await sharp({ create: { width: 500, height: 600, channels: 3, background: '#00c000' } })
    .png()
    .toBuffer();
  const upload_id = await uploaded(green);
  const file = (await ask(REPLACE, { _id: shown.file_id, upload_id })).replaceFile;
  expect(file).toMatchObject({ _id: shown.file_id, filename: 'art.png', width: 500, height: 600, used: 1 });

  const [after] = (await ask(SIDES, { _id: mockup_id })).productMockups[0].sides;
  expect(after.layers[0].settings).toContainEqual({ name: 'image', value: null, file_id: shown.file_id, file_url: file.url });
  expect(file.url).not.toBe(shown.file_url);
  const drawn = (await ask(PREVIEW, { side: plain })).makeMockupPreview;
  expect(drawn._id).not.toBe(before._id);
  const [listed] = (await ask(LIST, { mockup_id })).printFiles;
  expect(listed.url).toBeNull();
  const anew = (await ask(MAKE, { mockup_id, side_id: 'front' })).makePrintFile;
  expect(anew.url).not.toBe(printed.url);
  const { body } = await server.request(anew.url);
  const [red, greenness, blue] = await sharp(body).extract({ left: 2000, top: 2500, width: 1, height: 1 }).raw().toBuffer();
  expect([red, greenness, blue]).toEqual([0, 0xc0, 0]);

  // The upload is no file of its own, and what was drawn and sent before can still be seen.
  expect((await ask('query ($_id: ID) { files(_id: $_id) { _id } }', { _id: upload_id })).files).toEqual([]);
  expect((await server.request(shown.file_url)).status).toBe(200);
  expect((await server.request(before.url)).status).toBe(200);
});

const MAKE_PRESET = `mutation ($params: ProductPresetInput!) { productPresetCreate(params: $params) { _id } }`;
const PRESET = `query ($_id: ID) { productPreset(_id: $_id) { image image_id extend_images { _id url sizes { name url } } print_areas { image { _id url } } } }`;

test('a product type shows the new picture wherever it showed the old one', async () => {
  const picture = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .png()
      .toBuffer();
  const { data } = await uploadClient(server, owner).upload({ bytes: await picture('#c00000') });
  const { _id: file_id } = data.updatePreSignedFile;
  const params = {
    ...{ name: 'Pictured tee', provider: 'private', type: 'apparel', image: { _id: file_id }, extend_images: [{ _id: file_id }] },
    print_areas: [{ position: 'front', label: 'Front', width: 3000, height: 3600, image: { _id: file_id } }],
    ...{ prety_attributes: [], attribute_specifics: [{ sku: 'PICTURED', base_price: 5, name_value: [] }] },
  };
  const { _id } = (await ask(MAKE_PRESET, { params })).productPresetCreate;
  const read = async () => (await ask(PRESET, { _id })).productPreset[0];
  const before = await read();
  const { url } = (await ask(REPLACE, { _id: file_id, upload_id: await uploaded(await picture('#00c000')) })).replaceFile;
  expect(url).not.toBe(before.image);
  const after = await read();
  expect([after.image, after.extend_images[0].url, after.print_areas[0].image.url]).toEqual([url, url, url]);
  expect(JSON.stringify(after)).not.toContain(/\/files\/([0-9a-f]{32})\//.exec(before.image)?.[1]);
  for (const size of after.extend_images[0].sizes) expect((await server.request(size.url)).status).toBe(200);
});

test('where a file is used, a picture of another shape is fitted, never stretched, and the design has another version', async () => {
  const mockup_id = await saved(900, 'Fitted tee');
  const read = async () =>
    (await ask(`query ($_id: ID) { productMockups(_id: $_id) { updated_at ${SIDES_OF} } }`, { _id: mockup_id })).productMockups[0];
  const before = await read();
  const numbers = (mockup: Answer) =>
    Object.fromEntries(mockup.sides[0].layers[0].settings.map(({ name, value }: { name: string; value: number }) => [name, value]));
  const { file_id } = before.sides[0].layers[0].settings.find(({ name }: { name: string }) => name === 'image');
  const replace = async (width: number, height: number) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#00c000' } })
      .png()
      .toBuffer();
    await ask(REPLACE, { _id: file_id, upload_id: await uploaded(bytes) });
    return read();
  };

  // The old one is 900 × 1080; the same shape changes nothing of the design.
  const same = await replace(500, 600);
  expect(numbers(same)).toEqual(numbers(before));
  expect(same.updated_at).toBe(before.updated_at);

  const wide = await replace(1200, 600);
  const { width, height, x, y } = numbers(wide);
  expect(width / height).toBeCloseTo(2, 2);
  expect(width).toBeCloseTo(numbers(before).width, 1);
  expect({ x, y }).toEqual({ x: numbers(before).x, y: numbers(before).y });
  expect(wide.updated_at).toBeGreaterThan(before.updated_at);
  expect(wide.sides[0].layers[1]).toEqual(before.sides[0].layers[1]);
});

const unaddressed = ({ file_url: _url, file_id, ...setting }: Answer): Answer => (file_id ? { ...setting, file_id } : setting);

test('a file is replaced by an upload of one’s own that is no file yet, and by nothing else', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00c000' } })
    .png()
    .toBuffer();
  const file = (await uploadClient(server, owner).upload({ bytes })).data.updatePreSignedFile;
  const other = (await uploadClient(server, owner).upload({ bytes })).data.updatePreSignedFile;
  const refusal = async (variables: object, options = mine): Promise<string | undefined> =>
    (await server.graphql(REPLACE, variables, options)).errors?.[0]?.message;
  expect(await refusal({ _id: file._id, upload_id: other._id })).toBe('This upload is already complete. Start a new one.');
  expect(await refusal({ _id: file._id, upload_id: file._id })).toBe('This upload is already complete. Start a new one.');
  expect(await refusal({ _id: file._id, upload_id: 'f'.repeat(24) })).toBe('This upload no longer exists. Start it again.');
  const upload_id = await uploaded(bytes);
  expect(await refusal({ _id: 'f'.repeat(24), upload_id })).toBe('This file no longer exists.');
  expect(await refusal({ _id: file._id, upload_id }, theirs)).toBe('This upload no longer exists. Start it again.');
  expect(await refusal({ _id: file._id, upload_id: await uploaded(Buffer.from('no picture')) })).toMatch(/picture|PNG/u);
  expect((await ask('query ($_id: ID!) { file(_id: $_id) { url } }', { _id: file._id })).file.url).toBe(file.url);
});

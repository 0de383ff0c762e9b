import sharp from 'sharp';
import { seedCatalogue } from '../../../src/server/demo/catalogue';
import type { GraphQLOptions, TestServer, TestUser } from '../harness';
import { withTwoShops, type Answer, type Ask } from '../two-shops';
import { uploadClient } from '../upload-client';

let server: TestServer;
let owner: TestUser;
let mine: GraphQLOptions;
let theirs: GraphQLOptions;
let ask: Ask;
let product_id: string;

withTwoShops((made) => ({ server, owner, mine, theirs, ask } = made));
beforeAll(async () => {
  product_id = (await ask('{ productPreset(search: "tee 5000") { _id } }')).productPreset[0]._id;
});

const MAKE = `mutation ($_id: ID, $params: ItemInfoInput!) { makeItemInfo(_id: $_id, params: $params) {
  _id identity name description status sku price fix_profit fixed_profit price_addition tags collections images { _id src } product_id mockup_id
  attribute_specifics_modify { selected sku sale_price base_price fix_profit fixed_profit name_value { name type value } } items { _id }
} }`;

const variant = (size: string) => ({
  selected: true,
  sale_price: 19.99,
  base_price: 7.5,
  name_value: [
    { name: 'Color', type: 'Color', value: 'Black' },
    { name: 'Size', type: 'Size', value: size },
  ],
});

const params = (change: object = {}): object => ({
  name: 'Cat tee',
  product_id,
  price: 19.99,
  images: [{ src: '/static/garments/tee/front.png' }, { src: '' }],
  attribute_specifics_modify: [variant('M'), variant('L')],
  ...change,
});

const make = async (change: object = {}, _id?: string): Promise<Answer> =>
  (await ask(MAKE, { params: params(change), ...(_id && { _id }) })).makeItemInfo;

const refusal = async (change: object, _id?: string, options = mine) => {
  const { errors } = await server.graphql(MAKE, { params: params(change), ...(_id && { _id }) }, options);
  expect(errors).toHaveLength(1);
  return [errors?.[0]?.message, errors?.[0]?.extensions?.field];
};

const total = async (): Promise<number | undefined> => (await server.graphql('{ itemsInfo { _id } }', {}, mine)).total;

test('a listing is saved with its defaults, a number and SKUs', async () => {
  const made = await make({ description: '<p onclick="x()">Soft<script>alert(1)</script> <b>cotton</b></p><style>*{}</style>' });
  expect(made).toMatchObject({
    name: 'Cat tee',
    status: 'Active',
    description: '<p>Soft <b>cotton</b></p>',
    price: 19.99,
    fix_profit: 1,
    fixed_profit: 0,
    images: [{ _id: null, src: '/static/garments/tee/front.png' }],
    product_id,
    sku: `UNISEX-TEE-5000-${made.identity}`,
    items: [],
  });
  expect(made.attribute_specifics_modify.map((row: Answer) => row.sku)).toEqual([`${made.sku}-BLACK-M`, `${made.sku}-BLACK-L`]);
});

test('listings made at once each get their own number, without a gap', async () => {
  const before = Number((await make()).identity);
  const made = await Promise.all(Array.from({ length: 6 }, () => make()));
  expect(made.map(({ identity }) => Number(identity)).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((step) => before + step));
});

test('a listing that is refused gives its number back', async () => {
  const before = Number((await make()).identity);
  await make({ sku: 'MINE-1' });
  await refusal({ sku: 'MINE-1' });
  expect(Number((await make()).identity)).toBe(before + 2);
});

test('each container counts for itself', async () => {
  const third = await server.makeContainer('third');
  const user = await server.makeUser(third);
  const options = { token: user.token, host: 'third.localhost' };
  await server.services.inContainer(third._id, seedCatalogue);
  const product = (await ask('{ productPreset { _id } }', {}, options)).productPreset[0]._id;
  const { makeItemInfo } = await ask(MAKE, { params: params({ product_id: product }) }, options);
  expect(makeItemInfo.identity).toBe('1');
});

test.each([
  ['an empty name', { name: ' ' }, 'Enter a name for the item.', 'params.name'],
  ['a price of 0', { price: 0 }, 'Enter a price above 0.', 'params.price'],
  ['a negative price', { price: -3 }, 'Enter a price above 0.', 'params.price'],
  [
    'no variant',
    { attribute_specifics_modify: [{ ...variant('M'), selected: false }] },
    'Select at least one variant.',
    'params.attribute_specifics_modify',
  ],
  ['a product type that is not there', { product_id: '0'.repeat(24) }, 'This product type no longer exists.', 'params.product_id'],
  ['a mockup that is not there', { mockup_id: '0'.repeat(24) }, 'This item’s mockup no longer exists.', 'params.mockup_id'],
  [
    'a picture that is not there',
    { images: [{ _id: '0'.repeat(24), src: '/files/x' }] },
    'One of the item’s images no longer exists.',
    'params.images',
  ],
  [
    'a description nested beyond reason',
    { description: '<b>'.repeat(20_000) },
    'Text can contain up to 5,000 HTML elements.',
    'params.description',
  ],
  [
    'a description without end',
    { description: 'x'.repeat(100_001) },
    'Use up to 100,000 characters for the description.',
    'params.description',
  ],
])('%s is refused with one sentence, and nothing is stored', async (_what, change, sentence, field) => {
  const before = await total();
  expect(await refusal(change)).toEqual([sentence, field]);
  expect(await total()).toBe(before);
});

test('a price of abc is refused with one sentence, and nothing is stored', async () => {
  const before = await total();
  const [sentence] = await refusal({ price: 'abc' });
  expect(sentence).toMatch(/price/);
  expect(await total()).toBe(before);
});

test('a change keeps number and SKU, and what it leaves out', async () => {
  const made = await make({ tags: ['cat'], description: 'Soft', sku: `KEEP-${Date.now()}` });
  const changed = await make({ name: 'Dog tee', price: 25, attribute_specifics_modify: made.attribute_specifics_modify }, made._id);
  expect(changed).toMatchObject({
    _id: made._id,
    identity: made.identity,
    sku: made.sku,
    name: 'Dog tee',
    price: 25,
    tags: ['cat'],
    description: 'Soft',
  });
  expect((await make({ tags: [] }, made._id)).tags).toEqual([]);
});

test('two listings cannot have one SKU, one after the other or at once', async () => {
  const sku = `ONE-${Date.now()}`;
  await make({ sku });
  const other = await make();
  const told = [`Another item already uses the SKU “${sku}”.`, 'params.sku'];
  expect(await refusal({ sku })).toEqual(told);
  expect(await refusal({ sku }, other._id)).toEqual(told);
  const twin = { params: params({ sku: `${sku}-B` }) };
  const both = await Promise.all([server.graphql(MAKE, twin, mine), server.graphql(MAKE, twin, mine)]);
  expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  expect(both.find(({ errors }) => errors)?.errors?.[0]?.message).toBe(`Another item already uses the SKU “${sku}-B”.`);
});

test('listings are found by number, name, SKU, collection, and by where they are on sale', async () => {
  const made = await make({ name: 'Very special 100% tee', sku: `FIND-${Date.now()}`, collections: ['Summer'] });
  const other = await make();
  const find = async (filter: string): Promise<string[]> =>
    (await ask(`{ itemsInfo(${filter}) { _id } }`)).itemsInfo.map((row: Answer) => row._id);
  for (const filter of [
    `_id: "${made._id}"`,
    `identity: "${made.identity}"`,
    'name: "SPECIAL 100%"',
    `search: "#${made.identity}"`,
    `search: "${made.sku.toLowerCase()}"`,
    'collection: "Summer"',
  ]) {
    expect([filter, (await find(filter)).includes(made._id), (await find(filter)).includes(other._id)]).toEqual([filter, true, false]);
  }
  expect(await find('identity: "x"')).toEqual([]);
  expect(await find('in_store: true')).toEqual([]);
  expect(await find('in_store: false')).toContain(made._id);
  const page = await server.graphql('{ itemsInfo { _id } }', {}, { ...mine, page: 1, perpage: 1 });
  expect([page.data.itemsInfo, page.total]).toEqual([[{ _id: other._id }], await total()]);
});

test('a listing is tied to its mockup, and both stay usable when the listing goes', async () => {
  const sides = (
    await ask(
      '{ productMockupPresets(name: "tee 5000") { sides { id name print_area { x y width height } document { width height settings { name value } } } } }',
    )
  ).productMockupPresets[0].sides;
  const { makeProductMockup: mockup } = await ask(
    'mutation ($product_id: ID!, $sides: [MockupSideInput!]!) { makeProductMockup(product_id: $product_id, name: "M", sides: $sides) { _id } }',
    { product_id, sides: sides.map((side: object) => ({ ...side, layers: [] })) },
  );
  const made = await make({ mockup_id: mockup._id });
  const tied = async () => (await ask(`{ productMockups(item_info_id: "${made._id}") { _id } }`)).productMockups;
  expect(await tied()).toEqual([{ _id: mockup._id }]);
  expect((await ask('mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }', { ids: [` ${made._id} `] })).removeItemInfo).toEqual([
    { _id: made._id },
  ]);
  expect(await tied()).toEqual([]);
  expect((await ask(`{ productMockups(_id: "${mockup._id}") { item_info_id } }`)).productMockups).toEqual([{ item_info_id: null }]);
});

test("a listing's own picture stays as long as the listing shows it", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { updatePreSignedFile: file } = (await uploadClient(server, owner).upload({ bytes })).data;
  const made = await make({ images: [{ _id: file._id, src: 'https://evil.test/else.png' }] });
  expect(made.images).toEqual([{ _id: file._id, src: file.url }]);
  const remove = () => server.graphql('mutation ($_id: ID!) { removeFile(_id: $_id) }', { _id: file._id }, mine);
  expect((await remove()).errors?.[0]?.message).toBe('Used by 1 design, mockup, or item.');
  await ask('mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }', { ids: [made._id] });
  expect((await remove()).errors).toBeUndefined();
});

test('another container neither sees, changes nor removes a listing', async () => {
  const made = await make();
  expect((await ask(`{ itemsInfo(_id: "${made._id}") { _id } }`, {}, theirs)).itemsInfo).toEqual([]);
  expect(await refusal({}, made._id, theirs)).toEqual(['This item no longer exists.', '_id']);
  const { errors } = await server.graphql('mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }', { ids: [made._id] }, theirs);
  expect(errors?.[0]?.message).toBe('No longer exists.');
  expect((await ask(`{ itemsInfo(_id: "${made._id}") { name } }`)).itemsInfo).toEqual([{ name: 'Cat tee' }]);
});

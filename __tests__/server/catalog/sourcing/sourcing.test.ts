import { printAccess } from '../../../../src/server/sandbox';
import { readProducts } from '../../../../src/server/sourcing/errand';
import { asSeller, type Ask } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { httpRequest } from '../../http-client';
import { changeStock } from './world';

const CONNECT = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }';
const PRODUCTS = `query ($fulfilment: ID, $provider: String, $search: String, $refresh: Boolean) {
  providerProductType(fulfilment: $fulfilment, provider: $provider, search: $search, refresh: $refresh) {
    fulfilment_id provider products { id name description image } kept_at reason { refusal values } } }`;
const MAKERS = `query ($fulfilment: ID, $product: ID!) {
  providerProductTypeProvider(fulfilment: $fulfilment, product: $product) { product { name } makers { id name country } } }`;
const MADE = `query ($fulfilment: ID, $product: ID!, $maker: ID, $refresh: Boolean) {
  providerProductTypePrintArea(fulfilment: $fulfilment, product: $product, maker: $maker, refresh: $refresh) {
    maker { id } print_areas { position width height dpi } variants { sku options { name value } cost available }
    weight shipping_domestic { cost additional_cost } shipping_international { cost additional_cost } reason { refusal } } }`;
const PRESET = `_id name image image_id raw_name provider updated_at prety_attributes { attribute_type options { ffm_value hex } }
  attribute_specifics { sku base_price fix_profit fixed_profit sale_price name_value { type value } }
  fulfil_attributes { sku external_sku available } print_areas { position width height }
  shipping_costs { domestic { country cost additional_cost } international { cost } }
  source { fulfilment_id provider product maker differences { code external_sku sku label was now } }`;
const CREATE = `mutation ($params: ProviderPresetInput!) { productPresetFromProvider(params: $params) { ${PRESET} } }`;
const COMPARE = `mutation ($_id: ID!) { productPresetCompare(_id: $_id) { ${PRESET} } }`;
const ACCEPT = `mutation ($_id: ID!, $updated_at: Int, $external_skus: [String!]) {
  productPresetAccept(_id: $_id, updated_at: $updated_at, external_skus: $external_skus) { ${PRESET} } }`;

let server: TestServer;
let ask: Ask;
let token: string;
let harbour: string;
let title: string;
let product: string;

const refusal = async (document: string, variables: object) => {
  const { errors } = await server.graphql(document, variables, { token });
  expect(errors).toHaveLength(1);
  return errors![0]!.extensions;
};
const fault = (body: object) =>
  httpRequest(server.origin, '/sandbox/print/faults', { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  const [access] = await printAccess(server.services);
  const { url, token: key } = access!;
  harbour = (await ask(CONNECT, { params: { name: 'Harbour', type: 'printify', printify: { url, token: key } } })).makeFulfilment._id;
  const blueprint = await server.services.db.selectFrom('sandbox_blueprints').selectAll().orderBy('id').executeTakeFirstOrThrow();
  [title, product] = [blueprint.title, String(blueprint.id)];
});
afterAll(() => server.stop());

const create = async (maker: string, more: object = {}) =>
  (
    await ask(CREATE, {
      params: { fulfilment: harbour, product, maker, type: 'apparel', fix_profit: 1.5, fixed_profit: 4.99, ...more },
    })
  ).productPresetFromProvider;

test('what a connected provider makes is read once, found by words, and told with its age', async () => {
  const { providerProductType: told } = await ask(PRODUCTS, { provider: 'printify' });
  expect(told).toMatchObject({ fulfilment_id: harbour, provider: 'printify', reason: null });
  const names = told.products.map(({ name }: { name: string }) => name);
  expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other, 'en')));
  expect(names).toHaveLength(20);
  const found = (await ask(PRODUCTS, { fulfilment: harbour, search: title.slice(0, 6).toUpperCase() })).providerProductType;
  expect(found.products).toContainEqual(expect.objectContaining({ id: product, name: title }));
  expect((await ask(PRODUCTS, { fulfilment: harbour, search: '100%' })).providerProductType.products).toEqual([]);
});

test('pictures of products are shown from here, drawn anew when somebody looks, and asked of nobody who may not be asked', async () => {
  const picture = async (): Promise<string> => {
    const { providerProductType: told } = await ask(PRODUCTS, { fulfilment: harbour, search: title });
    return told.products.find(({ id }: { id: string }) => id === product).image;
  };
  const address = await picture();
  expect(address).toMatch(/^\/provider-pictures\/[0-9a-f]{32}$/);
  const looks = await Promise.all([1, 2, 3].map(() => server.request(address)));
  expect(new Set(looks.map(({ status, headers }) => `${status} ${String(headers.location)}`)).size).toBe(1);
  expect(looks[0]!.status).toBe(302);
  const small = await server.request(String(looks[0]!.headers.location));
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await server.request(`/provider-pictures/${'a'.repeat(32)}`)).status).toBe(404);
  expect((await server.request('/provider-pictures/..%2f..%2fetc')).status).toBe(404);
  // An address of this machine's own network, whatever it would answer, and a page that is no picture.
  const { pathname, port } = new URL('/healthz', server.origin);
  for (const [nth, image] of [
    `http://127.0.0.1:${port}${pathname}`,
    'http://169.254.169.254/latest',
    `${server.origin}/static/garments/garments.json`,
  ].entries()) {
    const image_key = `${nth}`.repeat(32);
    await server.services.db.updateTable('provider_products').set({ image, image_key }).where('product', '=', product).execute();
    expect((await server.request(`/provider-pictures/${image_key}`)).status).toBe(404);
  }
  await ask(PRODUCTS, { fulfilment: harbour, refresh: true });
  expect(await picture()).toBe(address);
});

test('a provider that does not answer is told with what it told before', async () => {
  await ask(PRODUCTS, { fulfilment: harbour });
  await fault({ status: 500, path: '/catalog/blueprints.json', method: 'GET', times: 50 });
  const { providerProductType: told } = await ask(PRODUCTS, { fulfilment: harbour, refresh: true });
  await httpRequest(server.origin, '/sandbox/print/faults', { method: 'DELETE' });
  expect(told.reason).not.toBeNull();
  expect(told.products.length).toBeGreaterThan(0);
});

test('makers, areas, variants, costs and sending come from the workshop that is chosen', async () => {
  const { providerProductTypeProvider: of } = await ask(MAKERS, { fulfilment: harbour, product });
  expect(of).toEqual({
    product: { name: title },
    makers: [
      { id: '29', name: 'Harbour Print', country: 'US' },
      { id: '43', name: 'Northern Press', country: 'DE' },
    ],
  });
  const one = (await ask(MADE, { fulfilment: harbour, product, maker: '29' })).providerProductTypePrintArea;
  const other = (await ask(MADE, { fulfilment: harbour, product, maker: '43' })).providerProductTypePrintArea;
  expect(one.print_areas[0]).toMatchObject({ position: 'front', dpi: null });
  expect(one.shipping_domestic).toEqual({ cost: 4.75, additional_cost: 2.4 });
  expect(other.variants[0].cost).toBeGreaterThan(one.variants[0].cost);
  expect(await refusal(MADE, { fulfilment: harbour, product })).toMatchObject({ refusal: 'source.whichMaker', field: 'maker' });
  expect(await refusal(MADE, { fulfilment: harbour, product, maker: '44' })).toMatchObject({ refusal: 'source.makerGone' });
  expect(await refusal(MADE, { fulfilment: harbour, product: 'nothing' })).toMatchObject({ refusal: 'source.gone' });
});

test('who tells no catalogue, and who is not connected, is said in one sentence', async () => {
  const { makeFulfilment: onos } = await ask(CONNECT, { params: { name: 'Onos', type: 'onos', onos: { account: 'me' } } });
  expect(await refusal(PRODUCTS, { fulfilment: onos._id })).toMatchObject({ refusal: 'source.noCatalogue', values: { provider: 'Onos' } });
  expect(await refusal(PRODUCTS, { provider: 'gearment' })).toMatchObject({
    refusal: 'source.notConnected',
    values: { provider: 'Gearment' },
  });
  expect(await refusal(PRODUCTS, {})).toMatchObject({ refusal: 'source.noneChosen' });
  expect(await refusal(PRODUCTS, { fulfilment: 'f'.repeat(24) })).toMatchObject({ refusal: 'fulfilment.missing' });
});

test('a product type made of it has all of it, orders find their way by it, and there is one of each maker', async () => {
  const preset = await create('43', { name: 'My tee' });
  expect(preset).toMatchObject({
    ...{ name: 'My tee', provider: 'printify', raw_name: `${title} · Northern Press` },
    shipping_costs: { domestic: { country: 'DE', cost: 4.75, additional_cost: 2.4 }, international: { cost: 10.5 } },
    source: { fulfilment_id: harbour, provider: 'printify', product, maker: '43', differences: [] },
  });
  // Its picture is a file of the shop.
  expect(preset.image_id).toMatch(/^[0-9a-f]{24}$/);
  expect((await server.request(preset.image)).status).toBe(200);
  const [first] = preset.attribute_specifics;
  expect(first.sale_price).toBeCloseTo(Math.round(first.base_price * 150) / 100 + 4.99, 2);
  expect(preset.prety_attributes[0].options[0].hex).toMatch(/^#/);
  expect(preset.fulfil_attributes[0]).toEqual({ sku: first.sku, external_sku: expect.stringMatching(`^${product}-43-`), available: true });
  const named = await server.services.db
    .selectFrom('provider_variants')
    .select(['provider_sku', 'cost', 'by_hand'])
    .where('product_id', '=', preset._id)
    .where('variant_sku', '=', first.sku)
    .execute();
  expect(named).toEqual([
    { provider_sku: preset.fulfil_attributes[0].external_sku, cost: Math.round(first.base_price * 100), by_hand: true },
  ]);
  expect(await refusal(CREATE, { params: { fulfilment: harbour, product, maker: '43', type: 'apparel' } })).toMatchObject({
    refusal: 'preset.taken',
  });
  expect(await refusal(CREATE, { params: { fulfilment: harbour, product, maker: '29', type: 'boats' } })).toMatchObject({
    refusal: 'preset.type',
  });
});

test('what the provider changes is noted when it is compared, and taken over in one go, some or all of it', async () => {
  const preset = await create('29');
  const [size] = preset.attribute_specifics[0].name_value.filter(({ type }: { type: string }) => type === 'Size');
  await changeStock(server.origin, { title, value: size.value, cost: 2599 });
  const last = preset.attribute_specifics.at(-1);
  const lastSize = last.name_value.find(({ type }: { type: string }) => type === 'Size').value;
  await changeStock(server.origin, { title, value: lastSize, available: false });
  const compared = (await ask(COMPARE, { _id: preset._id })).productPresetCompare;
  // Nothing anybody typed is another: whoever has it open may still save.
  expect(compared.updated_at).toBe(preset.updated_at);
  const { differences } = compared.source;
  expect(new Set(differences.map(({ code }: { code: string }) => code))).toEqual(new Set(['dearer', 'out_of_stock']));
  const dearer = differences.filter(({ code }: { code: string }) => code === 'dearer');
  expect(dearer[0]).toMatchObject({ sku: preset.attribute_specifics[0].sku, was: preset.attribute_specifics[0].base_price, now: 25.99 });

  const [one] = dearer;
  const variables = { _id: preset._id, updated_at: preset.updated_at, external_skus: [one.external_sku] };
  const some = (await ask(ACCEPT, variables)).productPresetAccept;
  expect(some.attribute_specifics[0]).toMatchObject({ base_price: 25.99, fixed_profit: 4.99, sale_price: 43.98 });
  expect(some.source.differences).toHaveLength(differences.length - 1);
  expect(await refusal(ACCEPT, variables)).toMatchObject({ refusal: 'request.savedMeanwhile' });
  expect(await refusal(ACCEPT, { _id: preset._id, external_skus: ['no such'] })).toMatchObject({ refusal: 'source.nothingToAccept' });

  const all = (await ask(ACCEPT, { _id: preset._id, updated_at: some.updated_at })).productPresetAccept;
  expect(all.source.differences).toEqual([]);
  expect(all.fulfil_attributes.find(({ sku }: { sku: string }) => sku === last.sku).available).toBe(false);
  expect((await ask(COMPARE, { _id: preset._id })).productPresetCompare.source.differences).toEqual([]);

  // The daily reading finds what has changed since.
  await changeStock(server.origin, { title, value: lastSize, available: true });
  const { container_id } = await server.services.db
    .selectFrom('fulfilments')
    .select('container_id')
    .where('_id', '=', harbour)
    .executeTakeFirstOrThrow();
  await readProducts.perform(server.services, { container_id, fulfilment_id: harbour }, new AbortController().signal);
  const { productPreset } = await ask(`query ($id: ID) { productPreset(_id: $id) { ${PRESET} } }`, { id: preset._id });
  expect(productPreset[0].source.differences).toContainEqual(expect.objectContaining({ code: 'in_stock', sku: last.sku }));
});

test('a product type nobody made of a provider’s product is compared with none', async () => {
  const { productPreset } = await ask('{ productPreset { _id source { product } } }');
  const own = productPreset.find(({ source }: { source: object | null }) => source === null);
  expect(await refusal(COMPARE, { _id: own._id })).toMatchObject({ refusal: 'source.ownProduct' });
  expect(await refusal(ACCEPT, { _id: own._id })).toMatchObject({ refusal: 'source.ownProduct' });
  expect(await refusal(COMPARE, { _id: 'f'.repeat(24) })).toMatchObject({ refusal: 'preset.missing' });
});

test('another shop sees and touches nothing of it', async () => {
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  const { productPreset } = await ask('{ productPreset(sort: "-created_at") { _id source { product } } }');
  const made = productPreset.find(({ source }: { source: object | null }) => source !== null);
  for (const [document, variables] of [
    [PRODUCTS, { fulfilment: harbour }],
    [MAKERS, { fulfilment: harbour, product }],
    [CREATE, { params: { fulfilment: harbour, product, maker: '29', type: 'apparel' } }],
    [COMPARE, { _id: made._id }],
    [ACCEPT, { _id: made._id }],
  ] as const) {
    const { errors } = await server.graphql(document, variables, rival);
    expect(errors?.[0]?.extensions?.refusal).toMatch(/\.missing$/);
  }
});

import { asSeller, saveListing, type Ask } from '../../commerce';
import { startTestServer, type TestServer } from '../../harness';
import { serve, type Running } from '../../../support/stand-ins/stand-in';
import { tiktokStandIn } from '../../../support/stand-ins/tiktok';
import { connectStandIn } from './world';

const FIELDS = 'platform version versions any categories { id parent name level leaf above } reason { refusal }';
const BELOW = `query ($platform: String!, $level: Int, $parent: ID, $version: String, $refresh: Boolean) {
  platformProductCategory(platform: $platform, level: $level, parent: $parent, version: $version, refresh: $refresh) { ${FIELDS} } }`;
const SEARCH = `query ($platform: String!, $search: String!) { platformProductCategorySearch(platform: $platform, search: $search) { ${FIELDS} } }`;
const SPECIFICS = `query ($platform: String!, $category: ID!, $refresh: Boolean) {
  platformProductSpecifics(platform: $platform, category: $category, refresh: $refresh) {
    specifics { id name required values { id name } } reason { refusal } } }`;

let server: TestServer;
let running: Running;
let ask: Ask;
let token: string;
let store: string;
const standIn = tiktokStandIn();

beforeAll(async () => {
  running = await serve(standIn);
  server = await startTestServer({ demo: true, workers: false, standIns: running.standIns, apps: { tiktok: standIn.app! } });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  store = await connectStandIn(server.services, standIn);
});
afterAll(async () => {
  await server.stop();
  await running.close();
});

const refusal = async (document: string, variables: object) => {
  const { errors } = await server.graphql(document, variables, { token });
  return errors?.[0]?.extensions;
};
const below = async (variables: object = {}) => (await ask(BELOW, { platform: 'tiktok', ...variables })).platformProductCategory;

test('a platform’s tree is told level by level, of the shop’s own version or another, and asked for once', async () => {
  expect(await below()).toMatchObject({
    ...{ platform: 'tiktok', version: 'v2', versions: ['v1', 'v2'], any: false, reason: null },
    categories: [{ id: '600001', parent: null, name: 'Clothes', level: 1, leaf: false }],
  });
  const shirts = { id: '601226', parent: '600001', name: 'T-shirts', level: 2, leaf: true };
  expect((await below({ parent: '600001', level: 2 })).categories).toMatchObject([shirts]);
  expect((await below({ parent: '600001', level: 3 })).categories).toEqual([]);
  expect(await below({ version: 'v1' })).toMatchObject({ version: 'v1', categories: [{ name: 'Womenswear' }] });
  running.calls.length = 0;
  expect((await below()).categories).toHaveLength(1);
  expect(running.calls).toEqual([]);
  await below({ refresh: true });
  expect(running.calls).not.toEqual([]);
});

test('a tree that is another one is read anew', async () => {
  await below();
  await server.services.db.updateTable('platform_kept').set({ version: 'v0' }).where('kind', '=', 'categories').execute();
  running.calls.length = 0;
  expect((await below()).version).toBe('v2');
  expect(running.calls).not.toEqual([]);
});

test('words find categories with those above them', async () => {
  const { categories } = (await ask(SEARCH, { platform: 'tiktok', search: '  Tee  with a heron ' })).platformProductCategorySearch;
  expect(categories).toContainEqual(expect.objectContaining({ name: 'T-shirts', above: ['Clothes'] }));
  expect(await refusal(SEARCH, { platform: 'tiktok', search: ' ' })).toMatchObject({ refusal: 'category.noWords' });
});

test('a platform that does not answer is told with what it told before', async () => {
  const first = (await ask(SPECIFICS, { platform: 'tiktok', category: '601226' })).platformProductSpecifics;
  expect(first).toMatchObject({ reason: null, specifics: [{ id: '100392', required: true }, { id: '100000' }, { id: 'size_chart' }] });
  for (let i = 0; i < 4; i += 1) running.spoil('error');
  const then = (await ask(SPECIFICS, { platform: 'tiktok', category: '601226', refresh: true })).platformProductSpecifics;
  expect(then.specifics).toEqual(first.specifics);
  expect(then.reason).not.toBeNull();
});

test('a shop of one’s own has categories of its own, and asks nothing of them', async () => {
  const own = (await ask(BELOW, { platform: 'woocommerce' })).platformProductCategory;
  expect(own).toMatchObject({ any: true, versions: [], version: '' });
  const clothing = own.categories.find(({ name }: { name: string }) => name === 'Clothing');
  const { categories } = (await ask(BELOW, { platform: 'woocommerce', parent: clothing.id })).platformProductCategory;
  expect(categories.map(({ name }: { name: string }) => name)).toContain('Hoodies & sweatshirts');
  expect(await refusal(SPECIFICS, { platform: 'woocommerce', category: clothing.id })).toMatchObject({ refusal: 'category.noSpecifics' });
});

test.each([
  [{ platform: 'myspace' }, 'category.platformUnknown'],
  [{ platform: 'ebay' }, 'category.notConnected'],
  [{ platform: 'tiktok', version: 'v9' }, 'category.versionUnknown'],
])('%j is refused by %s', async (variables, code) => {
  expect(await refusal(BELOW, variables)).toMatchObject({ refusal: code });
});

test('what a platform requires and nobody has said is told before a push, and what is said is pushed with the category', async () => {
  const listing = await saveListing(ask, 'Heron');
  const { productPreset } = await ask('{ productPreset { _id updated_at } }');
  const [preset] = productPreset;
  const UPDATE = `mutation ($_id: ID, $params: ProductPresetUpdateInput!) { productPresetUpdate(_id: $_id, params: $params) { _id } }`;
  const CHECK = `query ($ids: [ID!]!, $store_ids: [ID!]) { bulkCheck(action: "jobItem", ids: $ids, store_ids: $store_ids) { ok lacks } }`;
  const check = async () => (await ask(CHECK, { ids: [listing._id], store_ids: [store] })).bulkCheck;
  expect(await check()).toEqual([{ ok: true, lacks: null }]);
  const category = { platform: 'tiktok', id: '601226', path: ['Clothes', 'T-shirts'], version: 'v2' };
  await ask(SPECIFICS, { platform: 'tiktok', category: '601226' });
  await ask(UPDATE, { _id: preset._id, params: { platform_category: [category] } });
  expect(await check()).toEqual([{ ok: true, lacks: 'TikTok Shop: Occasion, Size chart' }]);
  const specifics = [
    { name: '100392', values: ['1001533'] },
    { name: 'size_chart', values: ['https://images.example/chart.png'] },
  ];
  await ask(UPDATE, { _id: preset._id, params: { platform_specifics: [{ platform: 'tiktok', specifics }] } });
  expect(await check()).toEqual([{ ok: true, lacks: null }]);
});

test('another shop is not asked through somebody else’s store', async () => {
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  const { errors } = await server.graphql(BELOW, { platform: 'tiktok' }, rival);
  expect(errors?.[0]?.extensions).toMatchObject({ refusal: 'category.notConnected' });
});

import { makeKey } from '../../../src/server/sandbox';
import { openStore } from '../../../src/server/stores/connection';
import { addFault, asSeller, openSandboxShop, eventually, healFaults, type Ask, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = `mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) {
  _id sto_name sto_status platform_name max_per_day max_per_week max_per_month schedule_fetch private_note woocommerce { website key secret } } }`;
const LIST =
  'query ($_id: ID, $search: String, $status: String) { stores(_id: $_id, search: $search, status: $status) { _id sto_name sto_status } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }';
const COUNT = '{ storeCountQuery { all valid lostconnection invalid } }';

let server: TestServer;
let token: string;
let ask: Ask;
let sandbox: TestConnection;

const credentials = () => ({ website: sandbox.website, key: sandbox.key, secret: sandbox.secret });
const input = (changes: object = {}) => ({ platform_id: 'woocommerce', sto_name: 'My shop', woocommerce: credentials(), ...changes });
const make = async (params: object, _id?: string) => (await ask(MAKE, { _id, params })).makeStore;

const refusal = async (params: object, _id?: string) => {
  const { errors } = await server.graphql(MAKE, { _id, params }, { token });
  expect(errors).toHaveLength(1);
  return { sentence: errors![0]!.message, ...errors![0]!.extensions };
};

const rowOf = (id: string) => server.services.db.selectFrom('stores').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
});

beforeEach(async () => {
  sandbox = await openSandboxShop(server.services, server.origin);
});

afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('a store is connected, and its key and secret are readable nowhere', async () => {
  const store = await make(input());
  expect(store).toMatchObject({ sto_status: 'Valid', platform_name: 'WooCommerce' });
  expect(store.woocommerce).toEqual({
    website: sandbox.website,
    key: `••••${sandbox.key.slice(-4)}`,
    secret: `••••${sandbox.secret.slice(-4)}`,
  });
  const stored = JSON.stringify(await rowOf(store._id));
  expect(stored).not.toContain(sandbox.key);
  expect(stored).not.toContain(sandbox.secret);
});

test('masks sent back change nothing, and the connection still works', async () => {
  const store = await make(input());
  const { credentials: before } = await rowOf(store._id);
  const renamed = await make(input({ sto_name: 'Renamed', woocommerce: store.woocommerce }), store._id);
  expect(renamed).toEqual({ ...store, sto_name: 'Renamed' });
  expect((await rowOf(store._id)).credentials).not.toBe(before);
});

test('what is not sent stays as it was; a limit that is no number becomes 0', async () => {
  const store = await make(input({ private_note: 'Call Ann', max_per_day: 5, schedule_fetch: 30 }));
  const changed = await make({ platform_id: 'woocommerce', sto_name: 'My shop', max_per_day: null }, store._id);
  expect(changed).toMatchObject({ private_note: 'Call Ann', max_per_day: 0, schedule_fetch: 30, sto_status: 'Valid' });
});

test.each([
  [
    { max_per_day: 'as many as come', max_per_week: '12', max_per_month: ' 12.7 ' },
    { max_per_day: 0, max_per_week: 12, max_per_month: 12 },
  ],
  [
    { max_per_day: '', max_per_week: -4, max_per_month: true },
    { max_per_day: 0, max_per_week: 0, max_per_month: 0 },
  ],
  [{ schedule_fetch: 12.7 }, { schedule_fetch: 12 }],
  [{ schedule_fetch: '12.7' }, { schedule_fetch: 12 }],
  [{ schedule_fetch: 1e12 }, { schedule_fetch: 2 ** 31 - 1 }],
])('of %j is kept %j', async (typed, kept) => {
  const store = await make(input(typed));
  expect(store).toMatchObject(kept);
  expect(await rowOf(store._id)).toMatchObject(kept);
});

test('a refused key makes the store Invalid, a shop out of order Lostconnection', async () => {
  const wrong = await make(input({ woocommerce: { ...credentials(), secret: 'cs_wrong' } }));
  expect(wrong.sto_status).toBe('Invalid');
  await addFault(server.origin, { method: 'GET', path: '/products', status: 503 }, sandbox.website);
  expect((await make(input(), wrong._id)).sto_status).toBe('Lostconnection');
  expect((await make(input(), wrong._id)).sto_status).toBe('Valid');
});

test('a store says why it is not connected, until it is', async () => {
  const REASON = 'query ($_id: ID) { stores(_id: $_id) { sto_status sto_reason { refusal values } } }';
  const stateOf = async ({ _id }: { _id: string }) => (await ask(REASON, { _id })).stores[0];
  const { host } = new URL(sandbox.website);
  const read = await makeKey(server.services, new URL(sandbox.website).pathname.split('/').at(-1)!, 'read');
  const store = await make(input({ woocommerce: { ...credentials(), ...read } }));
  expect(await stateOf(store)).toEqual({ sto_status: 'Invalid', sto_reason: { refusal: 'shop.keyPermissions', values: { host } } });
  await make(input(), store._id);
  expect(await stateOf(store)).toEqual({ sto_status: 'Valid', sto_reason: null });
});

test('a store whose shop loses the header with the key is connected all the same, and stays so', async () => {
  for (const method of ['GET', 'PUT'])
    await addFault(server.origin, { method, path: '/', times: 1000, key: 'header_stripped' }, sandbox.website);
  const store = await make(input());
  expect(store.sto_status).toBe('Valid');
  const { shop } = await openStore(server.services, await rowOf(store._id), new AbortController().signal);
  for await (const { orders } of shop.fetchOrders(null)) expect(orders).toEqual([]);
  expect(JSON.stringify(await rowOf(store._id))).not.toContain(sandbox.secret);
});

test.each([
  [{ sto_name: '  ' }, 'params.sto_name', 'Enter a name for the store.'],
  [{ platform_id: 'nowhere' }, 'params.platform_id', 'Stores can’t be connected on “nowhere”.'],
  [{ woocommerce: null }, 'params.woocommerce', 'Enter the store’s connection details.'],
  [
    { woocommerce: { website: 'my shop', key: 'k', secret: 's' } },
    'params.woocommerce.website',
    'Enter the website as https://your-store.example.',
  ],
  [
    { woocommerce: { website: 'ftp://shop.example', key: 'k', secret: 's' } },
    'params.woocommerce.website',
    'Enter the website as https://your-store.example.',
  ],
  [
    { woocommerce: { website: 'https://a:b@shop.example', key: 'k', secret: 's' } },
    'params.woocommerce.website',
    'Enter the website as https://your-store.example.',
  ],
  [
    { woocommerce: { website: 'https://shop.example', key: '', secret: 's' } },
    'params.woocommerce.key',
    'Enter the consumer key from your store.',
  ],
  [
    { woocommerce: { website: 'https://shop.example', key: 'k', secret: '••••1234' } },
    'params.woocommerce.secret',
    'Enter the consumer secret from your store.',
  ],
])('%j is refused in one sentence, and nothing is stored', async (changes, field, sentence) => {
  const before = (await ask(COUNT)).storeCountQuery.all;
  expect(await refusal(input(changes))).toMatchObject({ sentence, code: 'BAD_INPUT', field });
  expect((await ask(COUNT)).storeCountQuery.all).toBe(before);
});

test.each([
  'http://127.0.0.1:1',
  'http://localhost/',
  'http://[::1]/',
  'http://192.168.1.1',
  'http://169.254.169.254/latest/meta-data',
  'http://0x7f000001/',
  'https://10.0.0.8/shop',
])('a store cannot be at %s', async (website) => {
  const refused = await refusal(input({ woocommerce: { website, key: 'k', secret: 's' } }));
  expect(refused).toMatchObject({ sentence: 'Enter a public URL as the website.', field: 'params.woocommerce.website' });
});

test('on this server only the sandbox can be a store', async () => {
  const { origin } = new URL(sandbox.website);
  for (const path of ['/graphql', '/sandbox', '/sandbox/shopping', '/sandbox/shop/../../graphql']) {
    const refused = await refusal(input({ woocommerce: { ...credentials(), website: origin + path } }));
    expect(refused.sentence).toBe('Enter a public URL as the website.');
  }
});

test('a secret is never sent to another host than the one it was given for', async () => {
  const store = await make(input());
  const refused = await refusal(input({ woocommerce: { ...store.woocommerce, website: 'https://collector.example' } }), store._id);
  expect(refused).toMatchObject({
    sentence: 'This is a different store. Enter its keys too.',
    field: 'params.woocommerce.key',
  });
  expect((await rowOf(store._id)).website).toBe(sandbox.website);
});

test('lists and counts follow what is there', async () => {
  const before = (await ask(COUNT)).storeCountQuery;
  const store = await make(input({ sto_name: 'Only 100%_one' }));
  expect((await ask(COUNT)).storeCountQuery).toEqual({ ...before, all: before.all + 1, valid: before.valid + 1 });
  expect((await ask(LIST, { search: '100%_' })).stores).toEqual([{ _id: store._id, sto_name: 'Only 100%_one', sto_status: 'Valid' }]);
  expect((await ask(LIST, { _id: store._id, status: 'Invalid' })).stores).toEqual([]);
  const { total, data } = await server.graphql(LIST, {}, { token, perpage: 1, page: 1 });
  expect({ total, shown: data.stores.length }).toEqual({ total: before.all + 1, shown: 1 });
});

test('a trashed store is gone from every list, and its secrets with it', async () => {
  const store = await make(input());
  expect((await ask(TRASH, { ids: [` ${store._id} `] })).trashStore).toEqual([store._id]);
  expect((await ask(LIST, { _id: store._id })).stores).toEqual([]);
  expect((await rowOf(store._id)).credentials).toBe('');
  const { errors } = await server.graphql(TRASH, { ids: [store._id] }, { token });
  expect(errors?.[0]).toMatchObject({ message: 'No longer exists.', extensions: { code: 'NOT_FOUND' } });
});

test("another container's store looks like a missing one", async () => {
  const store = await make(input());
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  expect((await server.graphql(LIST, { _id: store._id }, rival)).data.stores).toEqual([]);
  expect((await server.graphql(COUNT, {}, rival)).data.storeCountQuery.all).toBe(0);
  for (const [document, variables] of [
    [MAKE, { _id: store._id, params: input() }],
    [TRASH, { ids: [store._id] }],
  ] as const) {
    expect((await server.graphql(document, variables, rival)).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('who may only look is told which permission is missing', async () => {
  const support = await server.signIn('support@demo.test');
  expect((await server.graphql(LIST, {}, { token: support })).errors).toBeUndefined();
  const { errors } = await server.graphql(MAKE, { params: input() }, { token: support });
  expect(errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  expect(errors?.[0]?.message).toContain('store: add');
});

test('the demo store is connected once, also after a second start', async () => {
  const { connectDemoStore, seedDemo } = await import('../../../src/server/demo');
  const counts = async () =>
    eventually(async () => ({
      stores: (await ask(LIST, { search: 'Sandbox shop' })).stores.length,
      notifications: (await ask('{ notifications { _id } }')).notifications.length,
      presets: (await ask('{ productPresetCount { all } }')).productPresetCount.all,
    }));
  const before = await counts();
  expect(before).toMatchObject({ stores: 1, notifications: 2 });
  await seedDemo(server.services);
  await connectDemoStore(server.services, server.origin);
  expect(await counts()).toEqual(before);
});

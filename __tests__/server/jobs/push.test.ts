import {
  addFault,
  asSeller,
  connectSandbox,
  openSandboxShop,
  eventually,
  healFaults,
  JOB_ITEM,
  jobsOf,
  push,
  restCall,
  saveListing,
  settled,
  shopProducts,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const GROUP =
  'query ($id: ID!) { jobGroups(_id: $id) { _id job_type waiting pending stopped rejected total store { _id sto_name sto_type } } }';
const START = 'mutation ($ids: [ID!]!) { jobsStart(ids: $ids) { _id waiting } }';
const STOP = 'mutation ($ids: [ID!]!) { jobsStop(ids: $ids) { _id waiting stopped } }';
const REMOVE = 'mutation ($ids: [ID!]!) { jobsRemove(ids: $ids) }';

let server: TestServer;
let token: string;
let ask: Ask;
let shop: TestConnection;
let storeId: string;

const group = async (id: string) => (await ask(GROUP, { id })).jobGroups[0];
const inShop = async (sku: string) => (await shopProducts(shop)).filter((product) => product.sku === sku);
const refusal = async (document: string, variables: object): Promise<string> => {
  const { errors } = await server.graphql(document, variables, { token });
  return errors?.[0]?.message ?? 'no refusal';
};

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  shop = await connectSandbox(server.services, server.origin);
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
});

afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('a pushed listing is live in the shop, and says where', async () => {
  const listing = await saveListing(ask, 'Live tee');
  const id = await push(ask, [listing], storeId);
  const [job] = await settled(ask, id);
  expect(job).toMatchObject({ status: 'done', attempts: 1, msg: null });
  expect((await server.request(new URL(job!.data.external_url!).pathname)).text).toContain('Live tee');
  expect(await group(id)).toMatchObject({
    job_type: 'push_item',
    waiting: 0,
    pending: 0,
    rejected: 0,
    total: 1,
    store: { _id: storeId, sto_name: 'Sandbox shop' },
  });
  const { itemsInfo } = await ask('query ($id: ID!) { itemsInfo(_id: $id) { items { store_id external_url sku } } }', { id: listing._id });
  expect(itemsInfo[0].items).toEqual([{ store_id: storeId, external_url: job!.data.external_url, sku: listing.sku }]);
});

test('two listings of one product type do not get in each other’s way', async () => {
  const listings = [await saveListing(ask, 'First of two'), await saveListing(ask, 'Second of two')];
  const jobs = await settled(ask, await push(ask, listings, storeId));
  expect(jobs.map(({ status }) => status)).toEqual(['done', 'done']);
});

test('the same push twenty times at once is one job and one product', async () => {
  const listing = await saveListing(ask, 'Eager tee');
  const groups = await Promise.all(Array.from({ length: 20 }, () => push(ask, [listing], storeId)));
  const jobs = (await Promise.all([...new Set(groups)].map((id) => settled(ask, id)))).flat();
  expect(jobs.every(({ status }) => status === 'done')).toBe(true);
  expect(await inShop(listing.sku)).toHaveLength(1);
});

test('a change that is pushed while the listing is in hand arrives too', async () => {
  const listing = await saveListing(ask, 'Before');
  await addFault(server.origin, { method: 'POST', path: '/products', delay_before_ms: 1500 });
  const id = await push(ask, [listing], storeId);
  await eventually(async () => (await group(id)).pending === 1);
  await saveListing(ask, 'After', {}, listing._id);
  expect(await push(ask, [listing], storeId)).toBe(id);
  await settled(ask, id);
  expect(await inShop(listing.sku)).toMatchObject([{ name: 'After' }]);
});

test('a push of one part that waits brings along what is asked for before its turn comes', async () => {
  const [listing, before] = [await saveListing(ask, 'Old words'), await saveListing(ask, 'In front')];
  await settled(ask, await push(ask, [listing], storeId));
  await saveListing(ask, 'New words', {}, listing._id);
  await addFault(server.origin, { method: 'POST', path: '/products', delay_before_ms: 1500 });
  await push(ask, [before], storeId);
  const some = async (part: string): Promise<string> => {
    const document = `mutation ($ids: [ID!]!, $stores: [ID!]!) { jobItem(ids: $ids, store_ids: $stores, ${part}: true) { _id } }`;
    return (await ask(document, { ids: [listing._id], stores: [storeId] })).jobItem[0]._id;
  };
  const id = await some('update_image');
  expect(await some('update_title_description')).toBe(id);
  expect(await settled(ask, id)).toMatchObject([{ status: 'done' }]);
  expect(await inShop(listing.sku)).toMatchObject([{ name: 'New words' }]);
});

test('a shop that fails once is asked again', async () => {
  const listing = await saveListing(ask, 'Second try');
  await addFault(server.origin, { method: 'POST', path: '/products', status: 500 });
  const [job] = await settled(ask, await push(ask, [listing], storeId));
  expect(job).toMatchObject({ status: 'done', attempts: 2, msg: null });
});

test.each([
  ['a shop that keeps failing has lost its connection', ['GET', 'POST'], 'Lostconnection'],
  ['a shop that fails on one product only keeps its connection', ['POST'], 'Valid'],
])('%s; the job is rejected', async (name, methods, status) => {
  const make = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: name.slice(0, 60), woocommerce: { website, key, secret } };
  const broken = (await ask(make, { params })).makeStore._id as string;
  for (const method of methods) await addFault(server.origin, { method, path: '/products', status: 503, times: 100 }, website);
  await push(ask, [await saveListing(ask, 'In vain')], broken);
  const { services } = server;
  const failed = await eventually(() =>
    services.db
      .selectFrom('jobs')
      .selectAll()
      .where('store_id', '=', broken)
      .where('failures', '=', 1)
      .where('status', '=', 'waiting')
      .executeTakeFirst(),
  );
  expect(failed.msg?.code).toBe('shop_down');
  // Stands for the tries in between, whose pauses grow to half a minute.
  await services.db.updateTable('jobs').set({ failures: 3 }).where('_id', '=', failed._id).execute();
  expect(await settled(ask, failed.group_id)).toMatchObject([{ status: 'rejected', msg: { code: 'shop_down' } }]);
  const { sto_status } = await services.db.selectFrom('stores').select('sto_status').where('_id', '=', broken).executeTakeFirstOrThrow();
  expect(sto_status).toBe(status);
});

test('a shop that asks for a pause is not called before', async () => {
  await addFault(server.origin, { method: 'POST', path: '/products', status: 429, retry_after: '120' });
  const started = Date.now();
  const id = await push(ask, [await saveListing(ask, 'Later')], storeId);
  const [job] = await eventually(async () => {
    const jobs = await jobsOf(ask, id);
    return jobs[0]?.status === 'waiting' && jobs[0].msg !== null && jobs;
  });
  const kept = await server.services.db.selectFrom('jobs').select('due_at').where('_id', '=', job!._id).executeTakeFirstOrThrow();
  expect(kept.due_at! * 1000 - started).toBeGreaterThanOrEqual(119_000);
  // The other jobs of the store wait with it.
  const behind = await push(ask, [await saveListing(ask, 'Behind it')], storeId);
  const hold = { until: expect.any(Number) as number, reason: { refusal: 'shop.throttled' } };
  expect(await server.services.db.selectFrom('job_holds').selectAll().execute()).toMatchObject([
    { store_id: storeId, scope: 'all', ...hold },
  ]);
  await ask(STOP, { ids: [id, behind] });
  await server.services.db.deleteFrom('job_holds').execute();
});

test('while it is pushed, a job says how far it has come', async () => {
  await addFault(server.origin, { method: 'POST', path: '/products/', delay_before_ms: 1500 });
  const id = await push(ask, [await saveListing(ask, 'On its way')], storeId);
  const [job] = await eventually(async () => {
    const jobs = await jobsOf(ask, id);
    return jobs[0]?.msg?.refusal === 'job.progress.variants' && jobs;
  });
  expect(job).toMatchObject({
    status: 'pending',
    msg: { code: 'progress', msg: '0 of 6 variants uploaded to the store.', values: { done: 0, total: 6 } },
  });
  expect(await settled(ask, id)).toMatchObject([{ status: 'done', msg: null }]);
});

test('a lost answer costs nothing', async () => {
  const listing = await saveListing(ask, 'Lost answer');
  await addFault(server.origin, { method: 'POST', path: '/products', drop: true });
  const [job] = await settled(ask, await push(ask, [listing], storeId));
  expect(job).toMatchObject({ status: 'done', attempts: 1 });
  expect(await inShop(listing.sku)).toHaveLength(1);
});

test('what the shop refuses is rejected with its reason, and can be started again once mended', async () => {
  const listing = await saveListing(ask, 'Clash', { sku: 'CLASH-1' });
  const theirs = (await restCall(shop, 'POST', '/products', { name: 'Hand made', sku: 'CLASH-1', regular_price: '5' })).json<{
    id: number;
  }>();
  const id = await push(ask, [listing], storeId);
  const [rejected] = await settled(ask, id);
  expect(rejected).toMatchObject({
    status: 'rejected',
    attempts: 1,
    msg: { code: 'sku_taken', refusal: 'shop.skuTaken', values: { sku: 'CLASH-1' } },
  });
  expect(rejected!.msg!.msg).toContain('CLASH-1');
  // The same is said of the group, and of the item.
  const said = await ask(
    'query ($id: ID!, $item: ID) { jobGroups(_id: $id) { reason { code refusal values } } itemsInfo(_id: $item) { job_list { msg { code refusal values } } } }',
    { id, item: listing._id },
  );
  const reason = { code: 'sku_taken', refusal: 'shop.skuTaken', values: { sku: 'CLASH-1' } };
  expect(said).toMatchObject({ jobGroups: [{ reason }], itemsInfo: [{ job_list: [{ msg: reason }] }] });
  const one = 'query ($id: ID!, $job: ID) { jobslist(group_id: $id, _id: $job) { _id } }';
  expect((await ask(one, { id, job: rejected!._id })).jobslist).toEqual([{ _id: rejected!._id }]);
  expect((await ask(one, { id, job: id })).jobslist).toEqual([]);

  await restCall(shop, 'PUT', `/products/${theirs.id}`, { sku: 'THEIRS-1' });
  await ask(START, { ids: [id] });
  expect(await settled(ask, id)).toMatchObject([{ status: 'done', msg: null }]);
});

test('waiting jobs can be stopped, started again and removed; a job in hand is left alone', async () => {
  await addFault(server.origin, { method: 'POST', path: '/products', delay_before_ms: 2500 });
  const listings = [await saveListing(ask, 'In hand'), await saveListing(ask, 'Waits'), await saveListing(ask, 'Waits too')];
  const id = await push(ask, listings, storeId);
  await eventually(async () => (await group(id)).pending === 1);
  expect((await ask(STOP, { ids: [id] })).jobsStop).toEqual([{ _id: id, waiting: 0, stopped: 2 }]);
  expect(await refusal(REMOVE, { ids: [id] })).toBe('One of its jobs is running.');
  expect((await settled(ask, id)).map(({ status }) => status).sort()).toEqual(['done', 'stopped', 'stopped']);
  expect(await inShop(listings[1]!.sku)).toEqual([]);

  await ask(START, { ids: [id] });
  expect((await settled(ask, id)).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  expect((await ask(REMOVE, { ids: [id] })).jobsRemove).toEqual([id]);
  expect(await group(id)).toBeUndefined();
  expect(await jobsOf(ask, id)).toEqual([]);
});

test.each([
  ['max_per_day', 'job.quota.day'],
  ['max_per_week', 'job.quota.week'],
  ['max_per_month', 'job.quota.month'],
  ['limit', 'job.quota.total'],
] as const)('a store takes no more new products than its limit, and says so: %s', async (field, refusal) => {
  const make = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: 'Small shop', [field]: 1, woocommerce: { website, key, secret } };
  const small = (await ask(make, { params })).makeStore._id as string;
  const listings = [await saveListing(ask, 'Fits'), await saveListing(ask, 'Too many')];
  const id = await push(ask, listings, small);
  const { db } = server.services;
  const held = await eventually(() => db.selectFrom('job_holds').selectAll().where('store_id', '=', small).executeTakeFirst());
  expect((await jobsOf(ask, id)).map(({ status }) => status)).toEqual(['done', 'waiting']);
  expect(held).toMatchObject({ scope: 'new', reason: { refusal, values: { store: 'Small shop', most: 1 } } });
  if (field === 'limit') expect(held.until).toBeNull();
  else expect(held.until! - Date.now() / 1000).toBeGreaterThan(23.9 * 3600);
  expect(await settled(ask, await push(ask, [listings[0]!], small))).toMatchObject([{ status: 'done' }]);

  await db
    .updateTable('stores')
    .set({ [field]: 2 })
    .where('_id', '=', small)
    .execute();
  // Stands for the minute after which it is looked again.
  await db.updateTable('job_holds').set({ look_at: 0 }).where('store_id', '=', small).execute();
  expect((await settled(ask, id)).map(({ status }) => status)).toEqual(['done', 'done']);
});

test('wrong credentials reject the job, and the store is not pushed to before it answers again', async () => {
  const make = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id sto_name sto_status } }';
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  const params = { platform_id: 'woocommerce', sto_name: 'Revoked', woocommerce: { website, key, secret } };
  const store = (await ask(make, { params })).makeStore;
  const { db } = server.services;
  await db
    .deleteFrom('sandbox_keys')
    .where('_id', '=', db.selectFrom('sandbox_keys').select('_id').orderBy('_id', 'desc').limit(1))
    .execute();
  const listing = await saveListing(ask, 'Not for them');
  expect(await settled(ask, await push(ask, [listing], store._id))).toMatchObject([{ status: 'rejected', msg: { code: 'unauthorized' } }]);
  expect(await refusal(JOB_ITEM, { ids: [listing._id], store_ids: [store._id] })).toBe(
    'The store “Revoked” isn’t connected (Lostconnection).',
  );
});

test('nothing is queued for a listing or store that is not there', async () => {
  const listing = await saveListing(ask, 'Fine');
  const none = 'f'.repeat(24);
  expect(await refusal(JOB_ITEM, { ids: [none], store_ids: [storeId] })).toBe('No longer exists.');
  expect(await refusal(JOB_ITEM, { ids: [listing._id], store_ids: [none] })).toBe('This store no longer exists.');
  expect(await refusal(JOB_ITEM, { ids: [' '], store_ids: [storeId] })).toBe('Select at least one row.');
  expect(await refusal(JOB_ITEM, { ids: [listing._id], store_ids: [] })).toBe('Select at least one store.');
  expect(await refusal(START, { ids: [none] })).toBe('No longer exists.');
});

test("another container's jobs and stores look like missing ones", async () => {
  const listing = await saveListing(ask, 'Private');
  const id = await push(ask, [listing], storeId);
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  expect((await server.graphql(GROUP, { id }, rival)).data.jobGroups).toEqual([]);
  for (const document of [START, STOP, REMOVE]) {
    expect((await server.graphql(document, { ids: [id] }, rival)).errors?.[0]?.message).toBe('No longer exists.');
  }
  const stolen = await server.graphql(JOB_ITEM, { ids: [listing._id], store_ids: [storeId] }, rival);
  expect(stolen.errors?.[0]?.message).toBe('This store no longer exists.');
  await settled(ask, id);
});

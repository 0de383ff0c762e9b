import { asSeller, connectSandbox, JOB_ITEM, saveListing, type Ask } from '../commerce';
import { startTestServer, type GraphQLAnswer, type TestServer } from '../harness';

const MAKE = `mutation ($_id: ID, $updated_at: Int, $params: ShippingPresetInput!) {
  makeShippingPreset(_id: $_id, updated_at: $updated_at, params: $params) { _id name is_default cheapest used_by updated_at
    handling { min max cutoff } domestic { service countries cost additional_cost days { min max } } excluded platform_ids { ebay_return }
    store_ids { store_id ids { etsy_shipping_profile } } } }`;
const TRASH = 'mutation ($delete_ids: [ID!]!, $replace_by: ID) { trashShippingPreset(delete_ids: $delete_ids, replace_by: $replace_by) }';
const LIST = '{ shippingPresets { _id name is_default used_by } }';

let server: TestServer;
let token: string;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
});
beforeEach(async () => {
  for (const table of ['items', 'jobs', 'item_infos', 'shipping_presets']) await server.services.pool.query(`delete from ${table}`);
});
afterAll(() => server.stop());

const service = { service: 'Post', countries: ['us'], cost: 4.99, additional_cost: 1.5, days: { min: 2, max: 5 } };
const terms = (name: string, more: object = {}) => ({
  name,
  handling: { min: 1, max: 3, cutoff: '14:00' },
  domestic: [service],
  international: [{ ...service, service: 'Air', countries: [], cost: 12 }],
  excluded: ['KP'],
  returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
  ...more,
});
const make = async (name: string, more: object = {}) => (await ask(MAKE, { params: terms(name, more) })).makeShippingPreset;
const tried = (query: string, variables: object): Promise<GraphQLAnswer> => server.graphql(query, variables, { token });
const refusalOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions?.refusal;
const listed = async (): Promise<{ _id: string; name: string; is_default: boolean; used_by: number }[]> =>
  (await ask(LIST)).shippingPresets;
const defaults = async () => (await listed()).filter(({ is_default }) => is_default).map(({ name }) => name);

test('the first terms are the default; others become it one at a time, and it is given up only to others', async () => {
  const first = await make('First');
  expect(first).toMatchObject({
    is_default: true,
    cheapest: 4.99,
    used_by: 0,
    handling: { min: 1, max: 3, cutoff: '14:00' },
    domestic: [{ ...service, countries: ['US'] }],
    platform_ids: { ebay_return: null },
  });
  await make('Second');
  expect(await defaults()).toEqual(['First']);
  await make('Third', { is_default: true });
  expect(await defaults()).toEqual(['Third']);
  expect((await listed()).map(({ name }) => name)).toEqual(['Third', 'First', 'Second']);
  const third = (await listed())[0]!;
  expect(refusalOf(await tried(MAKE, { _id: third._id, params: terms('Third', { is_default: false }) }))).toBe(
    'shippingPreset.defaultNeeded',
  );
  await ask(TRASH, { delete_ids: [third._id] });
  expect(await defaults()).toHaveLength(1);
  // Made at once, they agree on one.
  await Promise.all(['A', 'B', 'C', 'D'].map((name) => make(name, { is_default: true })));
  expect(await defaults()).toHaveLength(1);
});

test('bad input gets one sentence, at its field, and nothing is written', async () => {
  await make('Taken');
  const cases: [object, string, string][] = [
    [terms(' '), 'shippingPreset.nameMissing', 'params.name'],
    [terms('taken'), 'shippingPreset.nameTaken', 'params.name'],
    [terms('x', { handling: { min: 3, max: 2 } }), 'shippingPreset.handling', 'params.handling'],
    [terms('x', { handling: { min: 0, max: 31 } }), 'shippingPreset.handling', 'params.handling'],
    [terms('x', { handling: { min: 0, max: 1, cutoff: '25:00' } }), 'shippingPreset.cutoff', 'params.handling.cutoff'],
    [terms('x', { domestic: [], international: [] }), 'shippingPreset.noService', 'params.domestic'],
    [terms('x', { domestic: [{ ...service, service: '' }] }), 'shippingPreset.serviceName', 'params.domestic.0.service'],
    [terms('x', { domestic: [service, { ...service, countries: [] }] }), 'shippingPreset.serviceCountry', 'params.domestic.1.countries'],
    [terms('x', { domestic: [{ ...service, countries: ['ZQ'] }] }), 'shippingPreset.country', 'params.domestic.0.countries'],
    [terms('x', { domestic: [{ ...service, cost: -1 }] }), 'shippingPreset.cost', 'params.domestic.0.cost'],
    [
      terms('x', { international: [{ ...service, additional_cost: 1e9 }] }),
      'shippingPreset.cost',
      'params.international.0.additional_cost',
    ],
    [terms('x', { domestic: [{ ...service, days: { min: 1, max: 500 } }] }), 'shippingPreset.days', 'params.domestic.0.days'],
    [terms('x', { excluded: ['??'] }), 'shippingPreset.country', 'params.excluded'],
    [
      terms('x', { returns: { accept: true, days: 8, paid_by: 'buyer', exchanges: false } }),
      'shippingPreset.returnDays',
      'params.returns.days',
    ],
    [
      terms('x', { returns: { accept: true, days: 7, paid_by: 'me', exchanges: false } }),
      'shippingPreset.paidBy',
      'params.returns.paid_by',
    ],
    [
      terms('x', { store_ids: [{ store_id: 'f'.repeat(24), ids: { etsy_return_policy: 'a' } }] }),
      'shippingPreset.platformId',
      'params.store_ids.0.ids.etsy_return_policy',
    ],
    [
      terms('x', { store_ids: [{ store_id: 'f'.repeat(24), ids: { etsy_return_policy: '1' } }] }),
      'store.missing',
      'params.store_ids.0.store_id',
    ],
    [terms('x', { platform_ids: { ebay_return: '12a' } }), 'shippingPreset.platformId', 'params.platform_ids.ebay_return'],
  ];
  for (const [params, refusal, field] of cases) {
    const { errors } = await tried(MAKE, { params });
    expect(errors?.map(({ extensions }) => [extensions?.refusal, extensions?.field])).toEqual([[refusal, field]]);
  }
  expect(await listed()).toHaveLength(1);
});

test('who saves an older version is refused, and what the other wrote stays', async () => {
  const { _id, updated_at } = await make('First');
  await ask(MAKE, { _id, updated_at, params: terms('Renamed') });
  expect(refusalOf(await tried(MAKE, { _id, updated_at, params: terms('Mine') }))).toBe('request.savedMeanwhile');
  expect((await listed())[0]).toMatchObject({ name: 'Renamed' });
});

test('a quote is the first piece and each further one, the cheapest first; nothing goes to an excluded country', async () => {
  const express = { ...service, service: 'Express', cost: 9, additional_cost: 0 };
  const { _id } = await make('First', { domestic: [service, express] });
  const QUOTE =
    'query ($_id: ID!, $country: String!, $quantity: Int!) { shippingPresetQuote(_id: $_id, country: $country, quantity: $quantity) { service cost } }';
  const quote = async (country: string, quantity: number) => (await ask(QUOTE, { _id, country, quantity })).shippingPresetQuote;
  expect(await quote('US', 1)).toEqual([
    { service: 'Post', cost: 4.99 },
    { service: 'Express', cost: 9 },
  ]);
  expect(await quote('us', 10)).toEqual([
    { service: 'Express', cost: 9 },
    { service: 'Post', cost: 18.49 },
  ]);
  expect(await quote('DE', 3)).toEqual([{ service: 'Air', cost: 15 }]);
  expect(refusalOf(await tried(QUOTE, { _id, country: 'KP', quantity: 1 }))).toBe('shippingPreset.excluded');
  expect(refusalOf(await tried(QUOTE, { _id, country: 'DE', quantity: 0 }))).toBe('shippingPreset.quantity');
  expect(refusalOf(await tried(QUOTE, { _id, country: '!!', quantity: 1 }))).toBe('shippingPreset.country');
});

test('a new listing has the default terms; those of trashed ones are replaced in the same moment, or nothing is trashed', async () => {
  const first = await make('First');
  const listing = await saveListing(ask, 'Tee');
  const read = async () =>
    (await ask('query ($_id: ID) { itemsInfo(_id: $_id) { shipping_preset } }', { _id: listing._id })).itemsInfo[0].shipping_preset;
  expect(await read()).toBe(first._id);
  expect((await listed())[0]).toMatchObject({ used_by: 1 });
  expect(refusalOf(await tried(TRASH, { delete_ids: [first._id] }))).toBe('shippingPreset.replacement');
  expect(refusalOf(await tried(TRASH, { delete_ids: [first._id], replace_by: 'f'.repeat(24) }))).toBe('shippingPreset.replacementGone');
  expect(refusalOf(await tried(TRASH, { delete_ids: [first._id], replace_by: first._id }))).toBe('shippingPreset.replacementGone');
  expect(await read()).toBe(first._id);
  const heir = await make('Heir');
  expect((await ask(TRASH, { delete_ids: [first._id], replace_by: heir._id })).trashShippingPreset).toEqual([first._id]);
  expect(await read()).toBe(heir._id);
  expect(await listed()).toEqual([{ _id: heir._id, name: 'Heir', is_default: true, used_by: 1 }]);
  const found = await ask('query ($terms: ID) { itemsInfo(shipping_preset: $terms) { _id } }', { terms: heir._id });
  expect(found.itemsInfo).toEqual([{ _id: listing._id }]);
});

test('listings that get terms while these are trashed never name terms that are gone', async () => {
  const [heir, first] = [await make('Heir'), await make('First', { is_default: true })];
  const made = [0, 1, 2, 3, 4].map((n) => saveListing(ask, `Tee ${n}`).catch(() => null));
  await Promise.all([...made, tried(TRASH, { delete_ids: [first._id], replace_by: heir._id })]);
  const { itemsInfo } = await ask('{ itemsInfo { shipping_preset } }');
  expect(new Set(itemsInfo.map(({ shipping_preset }: { shipping_preset: string }) => shipping_preset))).toEqual(new Set([heir._id]));
});

test('another shop sees none of them, and names none', async () => {
  const { _id } = await make('First');
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  const theirs = (query: string, variables: object = {}) => server.graphql(query, variables, rival);
  expect((await theirs(LIST)).data.shippingPresets).toEqual([]);
  expect(refusalOf(await theirs(MAKE, { _id, params: terms('Mine now') }))).toBe('shippingPreset.missing');
  expect(refusalOf(await theirs(TRASH, { delete_ids: [_id] }))).toBe('shippingPreset.missing');
  expect(
    (await theirs('query ($_id: ID!) { shippingPresetUse(_id: $_id) { listings } }', { _id })).data.shippingPresetUse.listings,
  ).toEqual([]);
  expect(await listed()).toHaveLength(1);
});

test('terms alone are told only where a listing is on sale and the platform takes them', async () => {
  const { _id } = await make('First');
  const [there, elsewhere] = [await saveListing(ask, 'There'), await saveListing(ask, 'Elsewhere')];
  await connectSandbox(server.services, server.origin);
  const { db } = server.services;
  const { _id: store, container_id } = await db
    .selectFrom('stores')
    .selectAll()
    .where('sto_status', '=', 'Valid')
    .executeTakeFirstOrThrow();
  const PUSH =
    'mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids, update_logistic: true) { waiting } }';
  const push = () => tried(PUSH, { ids: [there._id, elsewhere._id], store_ids: [store] });
  const onSale = {
    item_info_id: there._id,
    store_id: store,
    platform_id: '7',
    external_url: null,
    sku: 'S',
    imported_at: 1,
    updated_at: 1,
  };
  await server.services.inContainer(container_id, (tx) =>
    tx
      .insertInto('items')
      .values({ _id: 'a'.repeat(24), platform: 'woocommerce', ...onSale })
      .execute(),
  );
  expect(refusalOf(await push())).toBe('bulk.row.noTermsThere');
  const USE = 'query ($_id: ID!) { shippingPresetUse(_id: $_id) { listings stores { _id } } }';
  expect((await ask(USE, { _id })).shippingPresetUse).toEqual({ listings: [], stores: [] });
  await db.updateTable('items').set({ platform: 'etsy' }).execute();
  await db.updateTable('stores').set({ platform_id: 'etsy' }).where('_id', '=', store).execute();
  expect((await ask(USE, { _id })).shippingPresetUse).toEqual({ listings: [there._id], stores: [{ _id: store }] });
  const CHECK =
    'query ($ids: [ID!]!, $store_ids: [ID!]!) { bulkCheck(action: "jobItem", ids: $ids, store_ids: $store_ids, update_logistic: true) { ok code } }';
  const { bulkCheck } = await ask(CHECK, { ids: [there._id, elsewhere._id], store_ids: [store] });
  expect(bulkCheck).toEqual([
    { ok: true, code: 'updatesOnStores' },
    { ok: false, code: 'noTermsThere' },
  ]);
  const { data } = await push();
  expect(data.jobItem).toEqual([{ waiting: 1 }]);
  const jobs = await db.selectFrom('jobs').select(['item_info_id', 'data']).execute();
  expect(jobs).toEqual([
    { item_info_id: there._id, data: expect.objectContaining({ parts: { text: false, images: false, variants: false, logistic: true } }) },
  ]);
  // With something else a listing that is not there is made.
  await ask(JOB_ITEM, { ids: [elsewhere._id], store_ids: [store] });
  expect(await db.selectFrom('jobs').select('_id').execute()).toHaveLength(2);
});

test('two stores of one platform have ids of their own', async () => {
  const [store] = (await ask('{ stores { _id } }')).stores;
  const store_id = String(store._id);
  const own = (profile: string) => ({ store_id, ids: { etsy_shipping_profile: profile } });
  const made = await make('Of stores', { store_ids: [own('71')] });
  expect(made.store_ids).toEqual([own('71')]);
  expect(refusalOf(await tried(MAKE, { params: terms('Twice', { store_ids: [own('1'), own('2')] }) }))).toBe('shippingPreset.storeTwice');
  const { makeShippingPreset: kept } = await ask(MAKE, { _id: made._id, updated_at: made.updated_at, params: terms('Of stores') });
  expect(kept.store_ids).toEqual([]);
});

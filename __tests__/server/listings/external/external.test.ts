import { asSeller, connectSandbox, eventually, push, restCall, saveListing, settled, type Ask, type TestConnection } from '../../commerce';
import { startTestServer, type GraphQLAnswer, type TestServer } from '../../harness';

const FIELDS = `_id sku name state reason msg { refusal } differences { field ours theirs count } item { _id sku name } left_out { code count } price_least price_most gone_at`;
const LIST = `query ($state: String, $search: String, $linked: Boolean) { externalItems(state: $state, search: $search, linked: $linked) { ${FIELDS} } }`;
const REFRESH = 'mutation ($ids: [ID!]!) { externalRefresh(store_ids: $ids) { _id } }';
const IMPORT = `mutation ($ids: [ID!]!, $product_id: ID!) { externalImport(ids: $ids, product_id: $product_id) { ${FIELDS} } }`;
const TAKE = `mutation ($ids: [ID!]!, $side: String!, $fields: [String!], $edit: ID) {
  externalTake(ids: $ids, side: $side, fields: $fields, edit: $edit) { ${FIELDS} } }`;
const LINK = `mutation ($_id: ID!, $item: ID!) { externalLink(_id: $_id, item_info_id: $item) { ${FIELDS} } }`;
const UNLINK = `mutation ($ids: [ID!]!) { externalUnlink(ids: $ids) { ${FIELDS} } }`;
const LISTING = `query ($_id: ID) { itemsInfo(_id: $_id) { _id name sku description tags price images { _id src }
  attribute_specifics_modify { selected sku sale_price base_price name_value { value } } items { platform_id imported_at } } }`;

interface External {
  readonly _id: string;
  readonly sku: string;
  readonly name: string;
  readonly state: string;
  readonly reason: string;
  readonly differences: readonly { readonly field: string; readonly ours: string; readonly theirs: string; readonly count: number }[];
  readonly item: { readonly _id: string; readonly sku: string; readonly name: string } | null;
  readonly left_out: readonly { readonly code: string; readonly count: number }[];
}

let server: TestServer;
let token: string;
let ask: Ask;
let shop: TestConnection;
let store: string;
let product: string;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  shop = await connectSandbox(server.services, server.origin);
  const { db } = server.services;
  store = (await db.selectFrom('stores').select('_id').where('website', '=', shop.website).executeTakeFirstOrThrow())._id;
  product = (await ask('{ productPreset { _id } }')).productPreset[0]._id;
});
afterAll(() => server.stop());

const tried = (query: string, variables: object, who = token): Promise<GraphQLAnswer> => server.graphql(query, variables, { token: who });

/** Reads the store as somebody asks for it. */
const refresh = async (): Promise<void> => {
  const [group] = (await ask(REFRESH, { ids: [store] })).externalRefresh;
  const jobs = await settled(ask, group._id);
  expect(jobs.map(({ status, msg }) => [status, msg])).toEqual([['done', null]]);
};

const find = async (search: string): Promise<External> => {
  const found = (await ask(LIST, { search })).externalItems as External[];
  expect(found).toHaveLength(1);
  return found[0]!;
};

const make = async (name: string, changes: object = {}): Promise<{ readonly id: number; readonly sku: string }> => {
  const sku = name.toUpperCase().replaceAll(' ', '-');
  const body = { name, sku, type: 'simple', status: 'publish', regular_price: '12.50', description: '<p>Warm.</p>', ...changes };
  const answer = await restCall(shop, 'POST', '/products', body);
  expect(answer.status).toBe(201);
  return { id: answer.json<{ id: number }>().id, sku };
};

const edit = (id: number, body: object) => restCall(shop, 'PUT', `/products/${id}`, body);

test('a pushed item is in sync; what somebody changes at the shop shows field by field, and either side settles it', async () => {
  const listing = await saveListing(ask, 'Harbour lights', { tags: ['sea'] });
  await settled(ask, await push(ask, [listing], store));
  await refresh();
  const there = await find('Harbour lights');
  expect(there).toMatchObject({ state: 'in_sync', reason: 'inSync', differences: [], item: { _id: listing._id } });
  const id = Number((await ask(LISTING, { _id: listing._id })).itemsInfo[0].items[0].platform_id);

  await edit(id, { name: 'Harbour lights, new', description: '<p>Soft cotton, <b>now thicker</b>.</p>' });
  await refresh();
  const differs = await find('Harbour lights');
  expect(differs).toMatchObject({ state: 'warning', reason: 'differs' });
  expect(differs.differences.map(({ field, theirs }) => [field, theirs])).toEqual([
    ['name', 'Harbour lights, new'],
    ['description', 'Soft cotton, now thicker.'],
  ]);

  // The shop's name becomes ours; the description of ours becomes the shop's.
  const [taken] = (await ask(TAKE, { ids: [differs._id], side: 'store', fields: ['name'], edit: 'edit-1' })).externalTake as External[];
  expect(taken?.item?.name).toBe('Harbour lights, new');
  expect(taken?.differences.map(({ field }) => field)).toEqual(['description']);
  await ask(TAKE, { ids: [differs._id], side: 'ours', fields: ['description'] });
  await eventually(
    async () => (await find('Harbour lights')).reason !== 'pushWaits' && (await find('Harbour lights')).reason !== 'pushRuns',
  );
  await refresh();
  expect(await find('Harbour lights')).toMatchObject({ state: 'in_sync', differences: [] });

  // What was taken from the shop can be taken back, and the difference is there again at once.
  await ask('mutation { bulkEditUndo(_id: "edit-1") { _id restored } }');
  expect((await find('Harbour lights')).differences.map(({ field, ours }) => [field, ours])).toEqual([['name', 'Harbour lights']]);
});

test('a product that leads elsewhere stays what it is, whatever item it is linked to', async () => {
  const { id, sku } = await make('Sold elsewhere', { type: 'external' });
  await refresh();
  await ask(IMPORT, { ids: [(await find(sku))._id], product_id: product });
  const item = (await find(sku)).item!;
  const [job] = await settled(ask, await push(ask, [item], store));
  expect(job).toMatchObject({ status: 'rejected', msg: { refusal: 'shop.soldOtherwise', values: { sku } } });
  expect((await restCall(shop, 'GET', `/products/${id}`)).json<{ type: string }>()).toMatchObject({ type: 'external' });
});

test('pushing ours sells again what its owner switched off at the shop, which any other push leaves to them', async () => {
  const listing = await saveListing(ask, 'Tide clock');
  await settled(ask, await push(ask, [listing], store));
  const id = (await ask(LISTING, { _id: listing._id })).itemsInfo[0].items[0].platform_id;
  const [first] = (await restCall(shop, 'GET', `/products/${id}/variations`)).json<{ id: number; sku: string }[]>();
  await restCall(shop, 'POST', `/products/${id}/variations/batch`, { update: [{ id: first!.id, status: 'private' }] });
  await settled(ask, await push(ask, [listing], store));
  await refresh();
  const off = await find('Tide clock');
  expect(off.differences).toMatchObject([{ field: 'variants', ours: first!.sku, theirs: '', count: 1 }]);
  await ask(TAKE, { ids: [off._id], side: 'ours', fields: ['variants'] });
  await eventually(async () => {
    await refresh();
    return (await find('Tide clock')).state === 'in_sync';
  });
});

test('states follow what changes here, in the answer after the change', async () => {
  const listing = await saveListing(ask, 'Paper moon');
  await settled(ask, await push(ask, [listing], store));
  await refresh();
  expect((await find('Paper moon')).state).toBe('in_sync');
  await ask('mutation ($ids: [ID!]!) { bulkItemInfo(ids: $ids, price: 2, price_by: "add") { _id } }', { ids: [listing._id] });
  const differs = await find('Paper moon');
  expect(differs).toMatchObject({ state: 'warning', reason: 'differs' });
  expect(differs.differences).toMatchObject([{ field: 'price', count: 6 }]);
  expect((await ask('{ externalItemsCount { status count } }')).externalItemsCount).toContainEqual(
    expect.objectContaining({ status: 'warning' }),
  );
  const { db } = server.services;
  const rejected = { status: 'rejected' as const, msg: JSON.stringify({ code: 'x', msg: 'No.', refusal: 'job.listingGone', values: {} }) };
  await db
    .updateTable('jobs')
    .set(rejected as never)
    .where('item_info_id', '=', listing._id)
    .execute();
  expect(await find('Paper moon')).toMatchObject({ state: 'error', reason: 'pushRejected', msg: { refusal: 'job.listingGone' } });
  await db.updateTable('jobs').set({ status: 'waiting' }).where('item_info_id', '=', listing._id).execute();
  expect(await find('Paper moon')).toMatchObject({ state: 'pending', reason: 'pushWaits' });
  await db.updateTable('jobs').set({ status: 'done' }).where('item_info_id', '=', listing._id).execute();
  // The item goes: what is at the shop is nobody's.
  await ask('mutation ($ids: [ID!]!) { removeItemInfo(ids: $ids) { _id } }', { ids: [listing._id] });
  expect(await find('Paper moon')).toMatchObject({ state: 'warning', reason: 'notLinked', item: null });
});

test('an import makes one item of a product, however often it is asked for, with what could not be taken', async () => {
  const one = await make('Old lamp', { tags: [{ name: 'lamp' }, { name: 'brass' }] });
  await make('Priceless', { regular_price: '' });
  await refresh();
  const lamp = await find(one.sku);
  expect(lamp).toMatchObject({ state: 'warning', reason: 'notLinked', price_least: 12.5 });
  const priceless = (await ask(LIST, { search: 'Priceless' })).externalItems[0] as External;
  const dry = await ask('query ($ids: [ID!]!, $p: ID) { bulkCheck(action: "externalImport", ids: $ids, product_id: $p) { _id ok code } }', {
    ids: [lamp._id, priceless._id],
    p: product,
  });
  expect(dry.bulkCheck).toMatchObject([{ ok: true }, { ok: false, code: 'externalNoPrice' }]);

  const both = await Promise.all([1, 2].map(() => tried(IMPORT, { ids: [lamp._id], product_id: product })));
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(both.find(({ errors }) => errors)?.errors?.[0]?.extensions).toMatchObject({ refusal: 'bulk.row.externalLinked' });
  const made = await find(one.sku);
  expect(made).toMatchObject({ state: 'in_sync', item: { sku: one.sku, name: 'Old lamp' } });
  const items = (await ask('query ($s: String) { itemsInfo(search: $s) { _id tags price items { imported_at } } }', { s: one.sku }))
    .itemsInfo;
  expect(items).toMatchObject([{ tags: ['lamp', 'brass'], price: 12.5 }]);

  // Nothing of ours is on it yet; a push takes it over and makes no second one.
  await ask('mutation ($ids: [ID!]!) { bulkItemInfo(ids: $ids, price: 15) { _id } }', { ids: [items[0]._id] });
  await settled(ask, await push(ask, [{ _id: items[0]._id, sku: one.sku, name: '' }], store));
  const there = (await restCall(shop, 'GET', `/products?sku=${one.sku}`)).json<{ id: number; regular_price: string }[]>();
  expect(there.map(({ id, regular_price }) => [id, regular_price])).toEqual([[one.id, '15.00']]);
});

test('pictures of an import become files here, and a variant of a known kind knows what it costs', async () => {
  const src = `${server.origin}/static/garments/tee/front-530x630.png`;
  const options = ['S', 'M'];
  const tee = await make('Found tee', {
    type: 'variable',
    images: [{ src }],
    attributes: [{ name: 'Size', variation: true, visible: true, options }],
  });
  const create = options.map((option) => ({ sku: `FOUND-${option}`, regular_price: '20.00', attributes: [{ name: 'Size', option }] }));
  expect((await restCall(shop, 'POST', `/products/${tee.id}/variations/batch`, { create })).status).toBe(200);
  await refresh();
  const found = await find('FOUND-TEE');
  await ask(IMPORT, { ids: [found._id], product_id: product });
  const id = (await find('FOUND-TEE')).item!._id;
  const listing = await eventually(async () => {
    const [row] = (await ask(LISTING, { _id: id })).itemsInfo;
    return row.images[0]?._id ? row : undefined;
  });
  expect(listing.images[0].src).toMatch(/^\/files\//u);
  expect(listing.attribute_specifics_modify.map(({ sku, sale_price }: { sku: string; sale_price: number }) => [sku, sale_price])).toEqual([
    ['FOUND-S', 20],
    ['FOUND-M', 20],
  ]);
  expect((await find('FOUND-TEE')).differences).toEqual([]);
});

test('what its owner deletes at the shop is an error while an item says it is there, and pushing ours makes it once more', async () => {
  const listing = await saveListing(ask, 'Glass bird');
  await settled(ask, await push(ask, [listing], store));
  const stray = await make('Stray cup');
  await refresh();
  const id = (await ask(LISTING, { _id: listing._id })).itemsInfo[0].items[0].platform_id;
  await restCall(shop, 'DELETE', `/products/${id}?force=true`);
  await restCall(shop, 'DELETE', `/products/${stray.id}?force=true`);
  // Within the same second a shop's product counts as seen.
  await eventually(async () => {
    await refresh();
    return (await find('Glass bird')).reason === 'gone';
  });
  expect(await find('Glass bird')).toMatchObject({ state: 'error', reason: 'gone', item: { _id: listing._id } });
  expect((await ask(LIST, { search: 'Stray cup' })).externalItems).toEqual([]);
  const gone = await find('Glass bird');
  expect((await tried(TAKE, { ids: [gone._id], side: 'store' })).errors?.[0]?.extensions).toMatchObject({
    refusal: 'bulk.row.externalGone',
  });
  await ask(TAKE, { ids: [gone._id], side: 'ours' });
  await eventually(async () => {
    await refresh();
    const found = (await ask(LIST, { search: 'Glass bird' })).externalItems as External[];
    return found.length === 1 && found[0]!.state === 'in_sync';
  });
});

test('off sale at the shop is Paused; without a piece left, a warning', async () => {
  const paused = await make('Winter cap');
  const empty = await make('Last mug', { manage_stock: true, stock_quantity: 0, stock_status: 'outofstock' });
  await edit(paused.id, { status: 'draft' });
  await refresh();
  expect(await find(paused.sku)).toMatchObject({ state: 'paused', reason: 'paused' });
  expect(['outOfStock', 'notLinked']).toContain((await find(empty.sku)).reason);
});

test('linking says for which item a product is on sale; an item is at one product of a store, and a part can be undone', async () => {
  const cup = await make('Plain cup');
  const other = await make('Other cup');
  await refresh();
  const [mine, its] = [await find(cup.sku), await find(other.sku)];
  const listing = await saveListing(ask, 'Cup here', { sku: cup.sku });
  const bySku = await ask(`mutation ($ids: [ID!]!) { externalLinkSku(ids: $ids) { item { _id } } }`, { ids: [mine._id] });
  expect(bySku.externalLinkSku[0].item._id).toBe(listing._id);
  expect((await tried(LINK, { _id: its._id, item: listing._id })).errors?.[0]?.extensions).toMatchObject({
    refusal: 'bulk.row.externalItemElsewhere',
  });
  // The same again changes nothing.
  expect((await ask(LINK, { _id: mine._id, item: listing._id })).externalLink.item._id).toBe(listing._id);
  expect((await ask(UNLINK, { ids: [mine._id] })).externalUnlink[0]).toMatchObject({ item: null, reason: 'notLinked' });
  await refresh();
  expect((await find(cup.sku)).item).toBeNull();
  expect((await ask(LISTING, { _id: listing._id })).itemsInfo[0].items).toEqual([]);
});

test('a foreign product looks like a missing one, and bad words change nothing', async () => {
  const [known] = (await ask(LIST, {})).externalItems as External[];
  const rival = await server.signIn('seller@rival.test');
  const host = 'rival.localhost';
  const foreign = (query: string, variables: object) => server.graphql(query, variables, { token: rival, host });
  for (const [query, variables] of [
    [TAKE, { ids: [known!._id], side: 'ours' }],
    [UNLINK, { ids: [known!._id] }],
    ['query ($_id: ID!) { externalItem(_id: $_id) { _id } }', { _id: known!._id }],
  ] as const) {
    const [mine, strange] = [
      await foreign(query, variables),
      await foreign(query, { ...variables, ids: ['f'.repeat(24)], _id: 'f'.repeat(24) }),
    ];
    expect(mine.errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    expect(mine.errors?.[0]?.message).toBe(strange.errors?.[0]?.message);
  }
  expect((await foreign(LIST, {})).data.externalItems).toEqual([]);
  expect((await foreign(REFRESH, { ids: [store] })).errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect((await tried(TAKE, { ids: [known!._id], side: 'both' })).errors?.[0]?.extensions).toMatchObject({ refusal: 'external.side' });
  expect((await tried(TAKE, { ids: [known!._id], side: 'ours', fields: ['colour'] })).errors?.[0]?.extensions).toMatchObject({
    refusal: 'external.field',
  });
});

test('a store that cannot be read says why, and is read again once it can', async () => {
  await server.services.db.updateTable('external_reads').set({ next_at: 2_000_000_000 }).execute();
  await server.request('/sandbox/shop/faults', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'GET', path: '/products', status: 400, times: 20 }),
  });
  const [group] = (await ask(REFRESH, { ids: [store] })).externalRefresh;
  const [job] = await settled(ask, group._id);
  expect(job?.status).toBe('rejected');
  const reads = '{ externalReads { _id reason { refusal } reading products } }';
  const told = (await ask(reads)).externalReads.find(({ _id }: { _id: string }) => _id === store);
  expect(told).toMatchObject({ reason: { refusal: job?.msg?.refusal }, reading: false });
  await server.request('/sandbox/shop/faults', { method: 'DELETE' });
  await refresh();
  expect((await ask(reads)).externalReads.find(({ _id }: { _id: string }) => _id === store)).toMatchObject({ reason: null });
}, 60_000);

import { jsonb } from '../../../src/server/db/json';
import { asSeller, openSandboxShop, push, restCall, saveListing, settled, type Ask, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const STORE = `mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id currency currency_rate price_ending } }`;
const RATES = 'mutation ($_id: ID!, $params: ContainerSettingInput!) { makeContainerSetting(_id: $_id, params: $params) { _id } }';
const CHECK = `query ($ids: [ID!]!, $stores: [ID!]) {
  bulkCheck(action: "jobItem", ids: $ids, store_ids: $stores) { _id ok changes { field before after } } }`;
const LISTING = `query ($_id: ID) { itemsInfo(_id: $_id) { _id updated_at price store_prices { currency price } items { platform_id }
  attribute_specifics_modify { selected sku sale_price base_price fix_profit fixed_profit store_prices { currency price } name_value { name type value } } } }`;

let server: TestServer;
let token: string;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
});
afterAll(() => server.stop());

const setRate = async (currency: string, rate: number) => {
  const { _id } = (await ask('{ containerSetting { _id } }')).containerSetting[0];
  await ask(RATES, { _id, params: { rates: [{ currency, rate }] } });
};

const openStore = async (currency: string, settings: object = {}): Promise<{ readonly _id: string; readonly shop: TestConnection }> => {
  const shop = await openSandboxShop(server.services, server.origin, currency);
  const { website, key, secret } = shop;
  const params = { platform_id: 'woocommerce', sto_name: `Sells in ${currency}`, woocommerce: { website, key, secret }, ...settings };
  return { _id: (await ask(STORE, { params })).makeStore._id, shop };
};

const variantsOf = async (_id: string) => (await ask(LISTING, { _id })).itemsInfo[0].attribute_specifics_modify;

/** The prices the shop shows, lowest first, each once. */
const pricesAt = async (shop: TestConnection, listing: string): Promise<string[]> => {
  const id = (await ask(LISTING, { _id: listing })).itemsInfo[0].items[0].platform_id;
  const variations = (await restCall(shop, 'GET', `/products/${id}/variations?per_page=100`)).json<{ regular_price: string }[]>();
  return [...new Set(variations.map(({ regular_price }) => regular_price))].toSorted((a, b) => Number(a) - Number(b));
};

const dollarsOf = async (listing: string): Promise<number[]> => {
  const prices: number[] = (await variantsOf(listing)).map(({ sale_price }: { sale_price: number }) => sale_price);
  return [...new Set(prices)].toSorted((a, b) => a - b);
};

test('a push to a store in another currency without a rate is refused; with one the dry run shows both prices, and the store gets the converted', async () => {
  const { _id: store, shop } = await openStore('PLN', { price_ending: '99', sto_auto: false });
  const listing = await saveListing(ask, 'Amber bay');
  // Nothing is known of the currency before the store is asked: without automation, the push itself is the first to ask.
  const [unknown] = await settled(ask, await push(ask, [listing], store));
  expect(unknown).toMatchObject({
    status: 'rejected',
    msg: { refusal: 'store.noRate', values: { currency: 'PLN', store: 'Sells in PLN' } },
  });
  const refused = await server.graphql(CHECK, { ids: [listing._id], stores: [store] }, { token });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ refusal: 'store.noRate', values: { currency: 'PLN' } });
  expect((await ask('{ containerSetting { rates { currency rate } } }')).containerSetting[0].rates).toContainEqual({
    currency: 'PLN',
    rate: null,
  });

  await setRate('PLN', 0.25);
  const dollars = await dollarsOf(listing._id);
  const upTo99 = dollars.map((price) => (Math.ceil(price * 4 + 0.01) - 0.01).toFixed(2));
  const span = (amounts: readonly string[]) => (amounts.length === 1 ? amounts[0] : `${amounts[0]}–${amounts.at(-1)}`);
  const { bulkCheck } = await ask(CHECK, { ids: [listing._id], stores: [store] });
  expect(bulkCheck).toMatchObject([
    {
      ok: true,
      changes: [{ field: 'Sells in PLN', before: `${span(dollars.map((each) => each.toFixed(2)))} USD`, after: `${span(upTo99)} PLN` }],
    },
  ]);
  await settled(ask, await push(ask, [listing], store));
  expect(await pricesAt(shop, listing._id)).toEqual(upTo99);
});

test('a price the seller sets for a currency goes to its stores as it is, in whole units where the currency has no others', async () => {
  await setRate('JPY', 0.0067);
  const { _id: store, shop } = await openStore('JPY');
  const listing = await saveListing(ask, 'Paper crane');
  const variants = await variantsOf(listing._id);
  const own = variants.map((variant: object, at: number) =>
    at === 0 ? { ...variant, store_prices: [{ currency: 'jpy', price: 2999.6 }] } : variant,
  );
  await saveListing(ask, 'Paper crane', { attribute_specifics_modify: own }, listing._id);
  expect((await variantsOf(listing._id))[0].store_prices).toEqual([{ currency: 'JPY', price: 3000 }]);
  await settled(ask, await push(ask, [listing], store));
  const prices = await pricesAt(shop, listing._id);
  expect(prices).toContain('3000');
  expect(prices.every((price) => /^\d+$/.test(price))).toBe(true);
});

test.each([
  [[{ currency: 'USD', price: 5 }], 'variant.storeCurrency'],
  [[{ currency: 'euro', price: 5 }], 'variant.storeCurrency'],
  [
    [
      { currency: 'EUR', price: 5 },
      { currency: 'eur', price: 6 },
    ],
    'variant.storeCurrency',
  ],
  [[{ currency: 'EUR', price: 0 }], 'variant.storePrice'],
  [[{ currency: 'JPY', price: 0.2 }], 'variant.storePrice'],
  [[{ currency: 'EUR', price: 1e15 }], 'variant.storePrice'],
])('a seller who sets the prices %j is refused with %s', async (store_prices, refusal) => {
  const listing = await saveListing(ask, 'Refused crane');
  const [first, ...others] = await variantsOf(listing._id);
  const params = {
    name: 'Refused crane',
    product_id: '',
    images: [],
    price: 1,
    attribute_specifics_modify: [{ ...first, store_prices }, ...others],
  };
  const { itemsInfo } = await ask('query ($_id: ID) { itemsInfo(_id: $_id) { product_id images { src } } }', { _id: listing._id });
  const answer = await server.graphql(
    'mutation ($_id: ID, $params: ItemInfoInput!) { makeItemInfo(_id: $_id, params: $params) { _id } }',
    { _id: listing._id, params: { ...params, ...itemsInfo[0] } },
    { token },
  );
  expect(answer.errors?.[0]?.extensions).toMatchObject({ refusal });
});

test('another rate since the push is no difference; a price somebody changes at the store is taken over in its own currency', async () => {
  await setRate('SEK', 0.1);
  const { _id: store, shop } = await openStore('SEK');
  const listing = await saveListing(ask, 'Birch grove');
  await settled(ask, await push(ask, [listing], store));
  const look = async () => {
    const [group] = (await ask('mutation ($ids: [ID!]!) { externalRefresh(store_ids: $ids) { _id } }', { ids: [store] })).externalRefresh;
    await settled(ask, group._id);
    return (
      await ask('query ($s: String) { externalItems(search: $s) { _id state currency differences { field ours theirs } } }', {
        s: 'Birch grove',
      })
    ).externalItems[0];
  };
  await setRate('SEK', 0.12);
  expect(await look()).toMatchObject({ state: 'in_sync', currency: 'SEK', differences: [] });

  const id = (await ask(LISTING, { _id: listing._id })).itemsInfo[0].items[0].platform_id;
  const [variation] = (await restCall(shop, 'GET', `/products/${id}/variations`)).json<
    { id: number; sku: string; regular_price: string }[]
  >();
  await restCall(shop, 'POST', `/products/${id}/variations/batch`, { update: [{ id: variation!.id, regular_price: '249.00' }] });
  const differs = await look();
  expect(differs.differences).toMatchObject([{ field: 'price', theirs: '249.00' }]);
  const before = await dollarsOf(listing._id);
  const { bulkCheck } = await ask(
    `query ($ids: [ID!]!) { bulkCheck(action: "externalTake", ids: $ids, side: "store", fields: ["price"]) {
      ok changes { field before after } price { before after } } }`,
    { ids: [differs._id] },
  );
  expect(bulkCheck).toMatchObject([{ ok: true, price: null, changes: [{ field: 'Sells in SEK' }] }]);
  const [change] = bulkCheck[0].changes;
  expect(change.before).toMatch(/^[\d.–]+ USD$/);
  expect(change.after).toMatch(/^(249\.00|[\d.]+–249\.00|249\.00–[\d.]+) SEK$/);
  await ask('mutation ($ids: [ID!]!) { externalTake(ids: $ids, side: "store", fields: ["price"]) { _id } }', { ids: [differs._id] });
  expect(await dollarsOf(listing._id)).toEqual(before);
  const set = (await variantsOf(listing._id)).flatMap(({ store_prices }: { store_prices: object[] | null }) => store_prices ?? []);
  expect(set).toEqual([{ currency: 'SEK', price: 249 }]);
});

test('a product imported from a store in another currency gets its price in dollars, and without a rate is refused', async () => {
  const { _id: store, shop } = await openStore('NOK');
  await restCall(shop, 'POST', '/products', {
    name: 'Fjord print',
    sku: 'FJORD',
    type: 'simple',
    status: 'publish',
    regular_price: '300.00',
  });
  const [group] = (await ask('mutation ($ids: [ID!]!) { externalRefresh(store_ids: $ids) { _id } }', { ids: [store] })).externalRefresh;
  await settled(ask, group._id);
  const [found] = (await ask('{ externalItems(search: "Fjord print") { _id } }')).externalItems;
  const product_id = (await ask('{ productPreset { _id } }')).productPreset[0]._id;
  const IMPORT = 'mutation ($ids: [ID!]!, $product_id: ID!) { externalImport(ids: $ids, product_id: $product_id) { item { _id } } }';
  const refused = await server.graphql(IMPORT, { ids: [found._id], product_id }, { token });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ refusal: 'bulk.row.noRate' });
  await setRate('NOK', 0.1);
  const [{ item }] = (await ask(IMPORT, { ids: [found._id], product_id })).externalImport;
  expect((await ask(LISTING, { _id: item._id })).itemsInfo[0]).toMatchObject({
    price: 30,
    store_prices: [{ currency: 'NOK', price: 300 }],
  });
});

const REFRESH = 'mutation ($ids: [ID!]!) { externalRefresh(store_ids: $ids) { _id } }';
const EXTERNAL = 'query ($s: String) { externalItems(search: $s) { _id state currency differences { field ours theirs } } }';

const refresh = async (store: string): Promise<void> => {
  await settled(ask, (await ask(REFRESH, { ids: [store] })).externalRefresh[0]._id);
};
const shown = async (name: string) => (await ask(EXTERNAL, { s: name })).externalItems[0];

test('another rate marks anew what was linked and never pushed: its price would be another one', async () => {
  await setRate('DKK', 0.1);
  const { _id: store, shop } = await openStore('DKK');
  const product_id = (await ask('{ productPreset { _id } }')).productPreset[0]._id;
  await restCall(shop, 'POST', '/products', {
    ...{ name: 'Linked ferry', sku: 'FERRY', type: 'simple', status: 'publish' },
    regular_price: '300.00',
  });
  await refresh(store);
  const { _id } = await shown('Linked ferry');
  await ask('mutation ($ids: [ID!]!, $product_id: ID!) { externalImport(ids: $ids, product_id: $product_id) { _id } }', {
    ids: [_id],
    product_id,
  });
  // The import keeps the store's price as one of its own, which no rate changes.
  await server.services.db
    .updateTable('item_infos')
    .set({ store_prices: jsonb([]) })
    .where('sku', '=', 'FERRY')
    .execute();
  const priceDiffers = async () => (await shown('Linked ferry')).differences.filter(({ field }: { field: string }) => field === 'price');
  expect(await priceDiffers()).toEqual([]);
  await setRate('DKK', 0.12);
  expect(await priceDiffers()).toMatchObject([{ ours: '250.00', theirs: '300.00' }]);
  await setRate('DKK', 0.1);
  expect(await priceDiffers()).toEqual([]);
});

test('the rate of another currency counts as none once a store sells in another, and its products are read and marked anew', async () => {
  await setRate('CZK', 0.04);
  const { _id: store, shop } = await openStore('CZK');
  const listing = await saveListing(ask, 'Moved mill');
  await settled(ask, await push(ask, [listing], store));
  await refresh(store);
  expect(await shown('Moved mill')).toMatchObject({ state: 'in_sync', currency: 'CZK', differences: [] });

  const { db } = server.services;
  await db
    .updateTable('sandbox_shops')
    .set({ currency: 'HUF' })
    .where('slug', '=', new URL(shop.website).pathname.split('/').at(-1)!)
    .execute();
  await db.updateTable('stores').set({ currency: 'HUF' }).where('_id', '=', store).execute();
  const place = await db.selectFrom('external_reads').select('place').where('store_id', '=', store).executeTakeFirstOrThrow();
  expect(place.place?.cursor ?? null).toBeNull();
  await refresh(store);
  // Without a rate nobody can say what the price should be; what CZK was worth does not count.
  expect(await shown('Moved mill')).toMatchObject({ currency: 'HUF', differences: [] });
  const refused = await server.graphql(CHECK, { ids: [listing._id], stores: [store] }, { token });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ refusal: 'store.noRate', values: { currency: 'HUF' } });
  await setRate('HUF', 0.0028);
  expect((await shown('Moved mill')).differences).toMatchObject([{ field: 'price' }]);
  await settled(ask, await push(ask, [listing], store));
  await refresh(store);
  expect(await shown('Moved mill')).toMatchObject({ state: 'in_sync', currency: 'HUF', differences: [] });
});

test('a push of texts alone goes to a store without a rate; one with prices, or of what is new there, is refused', async () => {
  await setRate('RON', 0.2);
  const { _id: store, shop } = await openStore('RON');
  const [listing, fresh] = [await saveListing(ask, 'Danube reed'), await saveListing(ask, 'Delta reed')];
  await settled(ask, await push(ask, [listing], store));
  const prices = await pricesAt(shop, listing._id);
  await server.services.db.deleteFrom('currency_rates').where('currency', '=', 'RON').execute();
  await saveListing(ask, 'Danube willow', {}, listing._id);

  const TEXT_CHECK = CHECK.replace('store_ids: $stores', 'store_ids: $stores, update_title_description: true');
  expect((await ask(TEXT_CHECK, { ids: [listing._id], stores: [store] })).bulkCheck).toMatchObject([{ ok: true }]);
  for (const [query, ids] of [
    [CHECK, [listing._id]],
    [TEXT_CHECK, [listing._id, fresh._id]],
  ] as const) {
    const refused = await server.graphql(query, { ids, stores: [store] }, { token });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ refusal: 'store.noRate', values: { currency: 'RON' } });
  }
  const PUSH = `mutation ($ids: [ID!]!, $stores: [ID!]!) {
    jobItem(ids: $ids, store_ids: $stores, update_title_description: true) { _id } }`;
  const pushText = async () => settled(ask, (await ask(PUSH, { ids: [listing._id], stores: [store] })).jobItem[0]._id);
  expect(await pushText()).toMatchObject([{ status: 'done' }]);
  const { platform_id } = (await ask(LISTING, { _id: listing._id })).itemsInfo[0].items[0];
  expect((await restCall(shop, 'GET', `/products/${platform_id}`)).json()).toMatchObject({ name: 'Danube willow' });
  expect(await pricesAt(shop, listing._id)).toEqual(prices);

  // Deleted at the shop it would be made anew, and nobody knows its price there.
  await restCall(shop, 'DELETE', `/products/${platform_id}?force=true`);
  expect(await pushText()).toMatchObject([{ status: 'rejected', msg: { refusal: 'store.noRate' } }]);
});

test('an own price of an item without variants goes to stores of its currency as it is, and another one there is taken over', async () => {
  await setRate('BRL', 0.2);
  const { _id: store, shop } = await openStore('BRL');
  const own = { attribute_specifics_modify: [], price: 20, store_prices: [{ currency: 'brl', price: 119.9 }] };
  const listing = await saveListing(ask, 'Lone palm', own);
  const ofItem = async () =>
    (
      await ask('query ($_id: ID) { itemsInfo(_id: $_id) { price store_prices { currency price } items { platform_id } } }', {
        _id: listing._id,
      })
    ).itemsInfo[0];
  expect((await ofItem()).store_prices).toEqual([{ currency: 'BRL', price: 119.9 }]);
  await settled(ask, await push(ask, [listing], store));
  // The store tells its currency at the first push.
  expect((await ask(CHECK, { ids: [listing._id], stores: [store] })).bulkCheck).toMatchObject([
    { ok: true, changes: [{ field: 'Sells in BRL', before: '20.00 USD', after: '119.90 BRL' }] },
  ]);
  const address = `/products/${(await ofItem()).items[0].platform_id}`;
  expect((await restCall(shop, 'GET', address)).json()).toMatchObject({ regular_price: '119.90' });

  await restCall(shop, 'PUT', address, { regular_price: '129.00' });
  await refresh(store);
  const { _id } = await shown('Lone palm');
  await ask('mutation ($ids: [ID!]!) { externalTake(ids: $ids, side: "store", fields: ["price"]) { _id } }', { ids: [_id] });
  expect(await ofItem()).toMatchObject({ price: 20, store_prices: [{ currency: 'BRL', price: 129 }] });
});

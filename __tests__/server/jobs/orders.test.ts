import {
  asSeller,
  buy,
  completeSent,
  connectSandbox,
  eventually,
  openSandboxShop,
  push,
  saveListing,
  settled,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const ORDERS = `query ($status: String, $search: String) { orders(status: $status, search: $search) { _id number status total currency external_url seen_at store { sto_name }
  buyer { first_name last_name city country address_2 } items { name sku quantity price image item_info_id } } }`;
const NOTES = '{ notifications { type status code subject content referent } notificationsCount }';
const FETCH = 'mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id job_type } }';

let server: TestServer;
let token: string;
let ask: Ask;
let shop: TestConnection;
let storeId: string;
let productUrl: string;
let listingId: string;

const numberOf = (location: string | undefined): string => /order-received\/(\d+)/.exec(location ?? '')![1]!;
const orders = async (variables: object = {}) => (await ask(ORDERS, variables)).orders;
const fetchNow = async (): Promise<void> => {
  await settled(ask, (await ask(FETCH, { ids: [storeId] })).ordersFetch[0]._id);
};
const arrived = (number: string) => eventually(async () => (await orders()).find((order: { number: string }) => order.number === number));

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  shop = await connectSandbox(server.services, server.origin);
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
  const listing = await saveListing(ask, 'Bought tee');
  listingId = listing._id;
  productUrl = (await settled(ask, await push(ask, [listing], storeId)))[0]!.data.external_url!;
});

afterAll(() => server.stop());

test('what a buyer orders in the shop arrives by itself, with one notification', async () => {
  const bought = await buy(server.origin, productUrl, { quantity: '2' });
  expect(bought.status).toBe(303);
  const number = numberOf(bought.headers.location);
  const confirmation = await server.request(bought.headers.location!);
  expect(confirmation.text).toContain(`<strong id="order-number">${number}</strong>`);

  const order = await arrived(number);
  expect(order).toMatchObject({
    status: 'Processing',
    currency: 'USD',
    store: { sto_name: 'Sandbox shop' },
    buyer: { first_name: 'Robin', last_name: 'Baker', city: 'Portland', country: 'US', address_2: null },
    items: [{ quantity: 2, item_info_id: listingId }],
  });
  expect(order.total).toBe(order.items[0].price * 2);
  // The item's own picture, of which there are small ones.
  const listing = (
    await ask('query ($id: ID) { itemsInfo(_id: $id) { images { src } attribute_specifics_modify { sku image { url } } } }', {
      id: listingId,
    })
  ).itemsInfo[0];
  const variant = listing.attribute_specifics_modify.find(({ sku }: { sku: string }) => sku === order.items[0].sku);
  expect(order.items[0].image).toBe(variant?.image?.url ?? listing.images[0].src);
  // Where the shop's own people see the order; the sandbox tells nothing of the buyer there.
  const atShop = await server.request(new URL(order.external_url).pathname + new URL(order.external_url).search);
  expect(atShop).toMatchObject({ status: 200, text: expect.stringContaining(`Order ${number}`) });
  expect(atShop.text).not.toContain('Baker');
  expect(order.seen_at).toBeGreaterThan(0);
  const { notifications } = await ask(NOTES);
  const about = notifications.filter(({ referent }: { referent: string }) => referent === order._id);
  expect(about).toMatchObject([{ type: 'Order', status: 'New', subject: `New order ${number} from Sandbox shop` }]);
});

test('asked for again and again, an order stays one, and is announced once', async () => {
  const number = numberOf((await buy(server.origin, productUrl)).headers.location);
  for (let round = 0; round < 3; round += 1) {
    const groups = await Promise.all([1, 2, 3].map(async () => (await ask(FETCH, { ids: [storeId] })).ordersFetch[0]._id as string));
    for (const id of new Set(groups)) expect(await settled(ask, id)).toMatchObject([{ status: 'done' }]);
  }
  const own = (await orders()).filter((order: { number: string }) => order.number === number);
  expect(own).toHaveLength(1);
  const { notifications } = await ask(NOTES);
  expect(notifications.filter(({ referent }: { referent: string }) => referent === own[0]._id)).toHaveLength(1);
});

test('a status that changes in the shop changes here, without another notification', async () => {
  const number = numberOf((await buy(server.origin, productUrl)).headers.location);
  await fetchNow();
  const order = await arrived(number);
  const before = (await ask(NOTES)).notificationsCount;
  await completeSent(shop, number);
  await fetchNow();
  expect((await orders({ status: 'Delivered' })).map(({ _id }: { _id: string }) => _id)).toContain(order._id);
  expect((await ask(NOTES)).notificationsCount).toBe(before);
});

test('orders are found by buyer and number, and counted for their store', async () => {
  const number = numberOf((await buy(server.origin, productUrl, { first_name: 'Zoë', last_name: '100%' })).headers.location);
  await fetchNow();
  const order = await arrived(number);
  for (const search of ['zoë', '100%', number])
    expect((await orders({ search })).map(({ _id }: { _id: string }) => _id)).toContain(order._id);
  expect(await orders({ search: '1%0' })).toEqual([]);
  const { total } = await server.graphql(ORDERS, {}, { token, perpage: 1 });
  expect((await ask('query ($id: ID) { stores(_id: $id) { total_order } }', { id: storeId })).stores[0].total_order).toBe(total);
});

test.each(['In Production', 'Returned', 'Lost at sea'])('the status %s, which no order has, gives none and not all', async (status) => {
  expect((await orders({ status: 'All' })).length).toBeGreaterThan(0);
  expect(await orders({ status })).toEqual([]);
});

test('orders a shop had before it was connected come along quietly', async () => {
  await server.services.db.updateTable('sandbox_orders').set({ created_at: 1_600_000_000 }).where('status', '=', 'completed').execute();
  const { website, key, secret } = await openSandboxShop(server.services, server.origin);
  await server.services.pool.query(
    `insert into sandbox_orders (shop, order_key, status, currency, total, billing, line_items, created_at, modified_at, paid_at)
      select $1, order_key || '-again', status, currency, total, billing, line_items, created_at, modified_at, paid_at from sandbox_orders`,
    [new URL(website).pathname.split('/').at(-1)],
  );
  const params = { platform_id: 'woocommerce', sto_name: 'Second connection', woocommerce: { website, key, secret } };
  const second = (await ask('mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }', { params })).makeStore._id as string;
  await settled(ask, (await ask(FETCH, { ids: [second] })).ordersFetch[0]._id);
  const imported = (await ask('query ($id: ID) { orders(store: $id) { _id created_at } }', { id: second })).orders;
  const old = imported.filter(({ created_at }: { created_at: number }) => created_at === 1_600_000_000);
  expect(old.length).toBeGreaterThan(0);
  const referents = (await ask(NOTES)).notifications.map(({ referent }: { referent: string }) => referent);
  for (const { _id } of old) expect(referents).not.toContain(_id);
});

test('another container sees no order, and cannot ask the store for any', async () => {
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  const seen = await server.graphql(ORDERS, {}, rival);
  expect({ orders: seen.data.orders, total: seen.total }).toEqual({ orders: [], total: 0 });
  expect((await server.graphql(FETCH, { ids: [storeId] }, rival)).errors?.[0]?.message).toBe('No longer exists.');
  expect((await server.graphql(NOTES, {}, rival)).data.notifications).toEqual([]);
});

import {
  addFault,
  asSeller,
  buy,
  completeSent,
  connectSandbox,
  healFaults,
  push,
  restCall,
  saveListing,
  settled,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const ORDERS = `{ orders { _id number status total refunded removed items { name sku item_info_id image } } }`;
const FETCH = 'mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }';

let server: TestServer;
let ask: Ask;
let shop: TestConnection;
let storeId: string;
let listingId: string;
let productUrl: string;

const fetchNow = async (): Promise<void> => {
  await settled(ask, (await ask(FETCH, { ids: [storeId] })).ordersFetch[0]._id);
};

const order = async (number: string) => (await ask(ORDERS)).orders.find((each: { number: string }) => each.number === number);

/** Somebody buys, and the order is fetched. */
const sold = async (): Promise<string> => {
  const { location } = (await buy(server.origin, productUrl)).headers;
  await fetchNow();
  return /order-received\/(\d+)/.exec(location ?? '')![1]!;
};

beforeAll(async () => {
  server = await startTestServer({ demo: true });
  ask = asSeller(server.origin, await server.signIn());
  shop = await connectSandbox(server.services, server.origin);
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
  const listing = await saveListing(ask, 'Kept tee');
  listingId = listing._id;
  productUrl = (await settled(ask, await push(ask, [listing], storeId)))[0]!.data.external_url!;
});

afterAll(() => server.stop());

test('what a buyer is given back of an order shows, though its total stays, and for which pieces it was is asked', async () => {
  const number = await sold();
  expect(await order(number)).toMatchObject({ refunded: 0 });
  const { total } = await order(number);
  await restCall(shop, 'POST', `/orders/${number}/refunds`, { amount: '4.50' });
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'On Hold', total, refunded: 4.5 });
});

test('an order put in the trash is told as such and is worked on no more, until it comes back', async () => {
  const number = await sold();
  await restCall(shop, 'DELETE', `/orders/${number}`);
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'Cancelled', removed: 'trashed' });
  await restCall(shop, 'PUT', `/orders/${number}`, { status: 'processing' });
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'Processing', removed: null });
});

test('an order deleted for good is told as such', async () => {
  const number = await sold();
  await restCall(shop, 'DELETE', `/orders/${number}?force=true`);
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'Cancelled', removed: 'deleted' });
});

test('an order the shop breaks down over keeps back no other that was deleted, and is asked for later each time', async () => {
  const [broken, deleted] = [await sold(), await sold()];
  for (const number of [broken, deleted]) await restCall(shop, 'DELETE', `/orders/${number}?force=true`);
  await addFault(server.origin, { method: 'GET', path: `/orders/${broken}`, status: 500, times: 1000 });
  await fetchNow();
  expect(await order(deleted)).toMatchObject({ removed: 'deleted' });
  expect(await order(broken)).toMatchObject({ removed: null });
  const failures = async () =>
    (await server.services.db.selectFrom('orders').select('ask_failures').where('number', '=', broken).executeTakeFirstOrThrow())
      .ask_failures;
  expect(await failures()).toBe(1);
  // It is not asked for again at once.
  await fetchNow();
  expect(await failures()).toBe(1);
  await healFaults(server.origin);
  await server.services.db.updateTable('orders').set({ ask_after: 0 }).where('number', '=', broken).execute();
  await fetchNow();
  expect(await order(broken)).toMatchObject({ removed: 'deleted' });
});

test('what was done with an order stays when the shop tidies it away', async () => {
  const number = await sold();
  await completeSent(shop, number);
  await fetchNow();
  await restCall(shop, 'DELETE', `/orders/${number}`);
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'Delivered', removed: 'trashed' });
});

test('an order keeps listing and SKU when the shop deletes the product, whatever else changes', async () => {
  const number = await sold();
  const before = await order(number);
  expect(before.items).toMatchObject([{ item_info_id: listingId, sku: expect.stringMatching(/./) }]);
  for (const { id } of (await restCall(shop, 'GET', '/products?per_page=100')).json<{ id: number }[]>())
    await restCall(shop, 'DELETE', `/products/${id}?force=true`);
  const [line] = (await restCall(shop, 'GET', `/orders/${number}`)).json<{ line_items: object[] }>().line_items;
  expect(line).toMatchObject({ product_id: 0, sku: null });
  await restCall(shop, 'PUT', `/orders/${number}`, { status: 'on-hold' });
  await fetchNow();
  expect(await order(number)).toMatchObject({ status: 'On Hold', items: before.items });
});

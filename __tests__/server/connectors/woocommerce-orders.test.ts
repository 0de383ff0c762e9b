import { jsonb } from '../../../src/server/db/json';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { orderRowShape, readOrders } from '../../../src/server/connectors/platforms/woocommerce/order';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { addFault, connectSandbox, failure, healFaults, restCall, wooShop, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let connection: TestConnection;

const JANUARY = Date.UTC(2026, 0, 1) / 1000;
const BILLING = { first_name: 'Ada', last_name: 'Reed', company: '', address_1: 'Road 1', address_2: '', city: 'Rome', state: '' };
const ADDRESS = { ...BILLING, postcode: '1', country: 'IT', email: 'a@example.test', phone: '' };

/** Orders of the shop, changed last at these times; returns their ids. */
const sell = async (times: readonly number[], changes: { status?: string; product_id?: number; sku?: string } = {}): Promise<string[]> => {
  const { status = 'processing', product_id = 0, sku = 'TEE' } = changes;
  const line = { id: 7, name: 'Tee', product_id, variation_id: 0, quantity: 1, sku, price: 10, total: '10.00', image_id: null, chosen: [] };
  const rows = await server.services.db
    .insertInto('sandbox_orders')
    .values(
      times.map((time, index) => ({
        shop: SHOP_SLUG,
        order_key: `wc_order_${Math.random()}_${index}`,
        status,
        currency: 'USD',
        total: '10.00',
        billing: jsonb(ADDRESS),
        line_items: jsonb([line]),
        created_at: JANUARY,
        modified_at: time,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => String(id));
};

/** Reads everything; `meanwhile` happens after each page. */
const read = async (cursor: string | null, meanwhile?: (page: number) => Promise<unknown>) => {
  const [orders, trashed]: [FetchedOrder[], string[]] = [[], []];
  let [reached, page] = [cursor, 0];
  for await (const each of wooShop(connection).fetchOrders(cursor)) {
    orders.push(...each.orders);
    trashed.push(...each.trashed);
    reached = each.cursor;
    page += 1;
    await meanwhile?.(page);
  }
  return { orders, ids: new Set(orders.map(({ platform_id }) => platform_id)), trashed, cursor: reached };
};

const remove = (id: string | undefined, force = false) => restCall(connection, 'DELETE', `/orders/${id}${force ? '?force=true' : ''}`);

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  connection = await connectSandbox(server.services, server.origin);
});

beforeEach(() => server.services.db.deleteFrom('sandbox_orders').execute());
afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('what the shop paid back once it tells with the order, each refund with its mark', async () => {
  const [id] = await sell([JANUARY]);
  const wanted = {
    key: 'refund-1',
    order_platform_id: id!,
    amount: 4,
    currency: 'USD',
    lines: [{ line_id: '7', quantity: 1 }],
    reason: 'Torn',
  };
  const first = await wooShop(connection).refund(wanted);
  expect(await wooShop(connection).refund(wanted)).toEqual(first);
  expect((await wooShop(connection).refund({ ...wanted, key: 'refund-2' })).platform_id).not.toBe(first.platform_id);
  await expect(wooShop(connection).refund({ ...wanted, key: 'refund-3' })).rejects.toMatchObject({ code: 'refused', retry: false });
  await wooShop(connection).cancelOrder(id!, 'Out of stock');
  const { orders } = await read(null);
  expect(orders).toMatchObject([
    { platform_id: id, status: 'Cancelled', refunded: 8, items: [{ completed: 0, variant_platform_id: null }] },
  ]);
});

test.each([
  ['at times of their own', (index: number) => JANUARY + index],
  ['all within one second', () => JANUARY],
  ['in two bursts', (index: number) => JANUARY + (index < 130 ? 0 : 60)],
])('no order is passed over when those on pages read already leave the list: changed %s', async (_how, at) => {
  const sold = await sell(Array.from({ length: 330 }, (_, index) => at(index)));
  const gone = new Set([sold[3], sold[50], sold[150]]);
  const { ids } = await read(null, async (page) => {
    if (page === 1) for (const id of gone) await remove(id, id === sold[50]);
  });
  expect(sold.filter((id) => !ids.has(id) && !gone.has(id))).toEqual([]);
});

test('an order changed while the list is read is read as it is now', async () => {
  const sold = await sell(Array.from({ length: 250 }, (_, index) => JANUARY + index));
  const { orders } = await read(null, async (page) => {
    if (page === 1) await restCall(connection, 'PUT', `/orders/${sold[5]}`, { status: 'completed' });
  });
  expect(orders.findLast(({ platform_id }) => platform_id === sold[5])?.status).toBe('Delivered');
});

test('a look goes on from where the one before ended, and from within one that broke off', async () => {
  const sold = await sell(Array.from({ length: 250 }, (_, index) => JANUARY + index * 600));
  let broken: string | null = null;
  for await (const page of wooShop(connection).fetchOrders(null)) {
    broken = page.cursor;
    break;
  }
  const rest = await read(broken);
  expect(rest.ids).toEqual(new Set(sold.slice(99)));
  const late = await sell([JANUARY + 250 * 600]);
  expect((await read(rest.cursor)).ids).toEqual(new Set([sold[249], ...late]));
});

test('an order with a time that has not come yet hides none of those to come', async () => {
  const [odd] = await sell([Date.UTC(2037, 0, 1) / 1000]);
  const { cursor } = await read(null);
  const [next] = await sell([Math.floor(Date.now() / 1000)]);
  expect((await read(cursor)).ids).toEqual(new Set([odd, next]));
});

test('a list that never ends is given up', async () => {
  await sell([JANUARY, JANUARY + 1]);
  await addFault(server.origin, { method: 'GET', path: '/orders', times: 1000, endless: true, total_pages: 1_000_000 });
  expect(await failure(read(null))).toMatchObject({ code: 'endless', retry: false, storeStatus: undefined });
});

test('what was put in the trash since the last look is told, and is no order of it', async () => {
  const [kept, trashed] = await sell([JANUARY, JANUARY + 1]);
  const { cursor } = await read(null);
  await remove(trashed);
  const look = await read(cursor);
  expect(look).toMatchObject({ trashed: [trashed] });
  expect(look.ids).toEqual(new Set([kept]));
});

test('a refund of a part is told; a line whose product is deleted knows neither product nor SKU', async () => {
  const product = await restCall(connection, 'POST', '/products', { name: 'Tee', type: 'simple', sku: 'TEE', regular_price: '10' });
  const { id } = product.json<{ id: number }>();
  const [sold] = await sell([JANUARY], { product_id: id });
  await restCall(connection, 'POST', `/orders/${sold}/refunds`, { amount: '2.50' });
  await restCall(connection, 'POST', `/orders/${sold}/refunds`, { amount: '1.20' });
  const before = (await read(null)).orders[0];
  expect(before).toMatchObject({ total: 10, refunded: 3.7, status: 'Processing' });
  expect(before?.items).toMatchObject([{ line_id: '7', sku: 'TEE', product_platform_id: String(id) }]);
  await restCall(connection, 'DELETE', `/products/${id}?force=true`);
  expect((await read(null)).orders[0]?.items).toMatchObject([{ line_id: '7', sku: '', product_platform_id: null }]);
  await restCall(connection, 'POST', `/orders/${sold}/refunds`, { amount: '6.30' });
  expect((await read(null)).orders[0]).toMatchObject({ refunded: 10, status: 'Refunded' });
});

test('a checkout somebody still fills in is no order', async () => {
  await sell([JANUARY], { status: 'checkout-draft' });
  expect((await read(null)).orders).toEqual([]);
});

test('a shop tells which orders it still has', async () => {
  const [there, trashed, deleted] = await sell([JANUARY, JANUARY, JANUARY]);
  await remove(trashed);
  await remove(deleted, true);
  const fates = await wooShop(connection).findFates([there!, trashed!, deleted!]);
  expect([...fates]).toEqual([
    [there, 'there'],
    [trashed, 'trashed'],
    [deleted, 'deleted'],
  ]);
});

test('orders are not taken for deleted because the shop is out of order', async () => {
  const [sold] = await sell([JANUARY]);
  await addFault(server.origin, { method: 'GET', path: '/orders', status: 503 });
  expect(await failure(wooShop(connection).findFates([sold!]))).toMatchObject({ code: 'shop_down' });
});

test('an odd order, as plugins make them, is read as far as it can be, and what is no number is not taken for one', async () => {
  const odd = {
    id: 5,
    number: 'A\0-\uD800-5',
    status: 7,
    total: 'much',
    date_modified_gmt: null,
    billing: null,
    line_items: [{ quantity: 0.5 }],
  };
  const { orders, unreadable } = await readOrders([odd, { ...odd, line_items: 'none' }, null].map((row) => orderRowShape.parse(row)));
  expect(orders).toMatchObject([
    {
      platform_id: '5',
      number: 'A--5',
      status: 'Pending',
      total: NaN,
      refunded: 0,
      buyer: { first_name: '', address_2: null },
      items: [{ quantity: 1, product_platform_id: null }],
    },
  ]);
  expect(unreadable.map(({ platform_id, fault }) => [platform_id, fault.values.field])).toEqual([
    ['5', 'line_items'],
    [null, 'id'],
  ]);
});

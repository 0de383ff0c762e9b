import { makeKey } from '../../../src/server/sandbox';
import { buyerOf } from '../../../src/server/sandbox/shop/buyers';
import { addFault, buy, connectSandbox, restCall, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let shop: TestConnection;
let productId: number;
let productUrl: string;

const attributes = [{ name: 'Size', options: ['S', 'M'], variation: true, visible: true }];

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  shop = await connectSandbox(server.services, server.origin);
  const made = await restCall(shop, 'POST', '/products', {
    name: 'Crème <b>tee</b>',
    type: 'variable',
    sku: 'CREME',
    description: '<p onclick="alert(1)">Soft</p><script>alert(1)</script>',
    attributes,
  });
  const product = made.json<{ id: number; permalink: string }>();
  productId = product.id;
  productUrl = product.permalink;
  await restCall(shop, 'POST', `/products/${productId}/variations/batch`, {
    create: [
      { sku: 'CREME-S', regular_price: '10', attributes: [{ name: 'Size', option: 'S' }] },
      { sku: 'CREME-M', regular_price: '12.50', attributes: [{ name: 'Size', option: 'M' }] },
    ],
  });
});

afterAll(() => server.stop());

test.each([
  ['no key', {}, 'woocommerce_rest_cannot_view'],
  ['an unknown key', { key: 'ck_none' }, 'woocommerce_rest_authentication_error'],
  ['a wrong secret', { secret: 'cs_none' }, 'woocommerce_rest_authentication_error'],
])('%s is answered with 401 in the words of WooCommerce', async (what, wrong, code) => {
  const path = '/sandbox/shop/wp-json/wc/v3/products';
  const answer = what === 'no key' ? await server.request(path) : await restCall({ ...shop, ...wrong }, 'GET', '/products');
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ code, data: { status: 401 } });
});

test('lists say how many there are in all', async () => {
  const { headers } = await restCall(shop, 'GET', '/products?per_page=1');
  expect(headers).toMatchObject({ 'x-wp-total': '1', 'x-wp-totalpages': '1' });
});

test.each([
  ['GET', '/nothing', undefined, 404, 'rest_no_route'],
  ['GET', '/products/999999', undefined, 404, 'woocommerce_rest_product_invalid_id'],
  ['GET', '/products?per_page=101', undefined, 400, 'rest_invalid_param'],
  ['GET', `/products?sku=${Array(101).fill('A').join()}`, undefined, 400, 'rest_invalid_param'],
  ['GET', '/orders?modified_after=yesterday', undefined, 400, 'rest_invalid_param'],
  ['POST', '/products', { sku: 'CREME' }, 400, 'product_invalid_sku'],
  ['POST', '/products', { sku: 'CREME-S' }, 400, 'product_invalid_sku'],
  ['POST', '/products', { regular_price: 'cheap' }, 400, 'rest_invalid_param'],
  ['POST', '/products', { images: [{ src: 'http://169.254.169.254/logo.png' }] }, 400, 'woocommerce_product_image_upload_error'],
  ['POST', '/products', { images: [{ src: 'http://localhost/static/sandbox/shop.css' }] }, 400, 'woocommerce_product_image_upload_error'],
])('%s %s with %j is refused', async (method, path, body, status, code) => {
  const answer = await restCall(shop, method, path, body);
  expect({ status: answer.status, ...answer.json<object>() }).toMatchObject({ status, code });
});

test('in a batch one bad entry does not keep the others back', async () => {
  const batch = {
    create: [{ sku: 'CREME-S' }, { sku: 'CREME-L', regular_price: '13', attributes: [{ name: 'Size', option: 'L' }] }],
    delete: [],
  };
  const { create } = (await restCall(shop, 'POST', `/products/${productId}/variations/batch`, batch)).json<{
    create: { id: number; error?: object }[];
  }>();
  expect(create).toMatchObject([{ error: { code: 'product_invalid_sku' } }, { sku: 'CREME-L' }]);
  await restCall(shop, 'POST', `/products/${productId}/variations/batch`, { delete: [create[1]!.id] });
});

test('a description nobody should be asked to read shows as none', async () => {
  const made = await restCall(shop, 'POST', '/products', { name: 'Nested', sku: 'NESTED', description: `Deep${'<b>'.repeat(20_000)}` });
  const { status, text } = await server.request(new URL(made.json<{ permalink: string }>().permalink).pathname);
  expect(status).toBe(200);
  expect(text).toContain('Nested');
  expect(text).not.toContain('Deep');
});

test('the product page shows what was written, and runs nothing of it', async () => {
  const { text, headers } = await server.request(new URL(productUrl).pathname);
  expect(text).toContain('Crème &lt;b&gt;tee&lt;/b&gt;');
  expect(text).toContain('<p>Soft</p>');
  expect(text).not.toContain('alert(1)');
  expect(text).toContain('$10.00 – $12.50');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test('a buyer who leaves something out is told in one sentence, and keeps what was typed', async () => {
  const unchosen = await buy(server.origin, productUrl, { first_name: 'Ada' });
  expect(unchosen.status).toBe(422);
  expect(unchosen.text).toContain('Choose size; this combination is not for sale.');
  expect(unchosen.text).toContain('value="Ada"');
  for (const [wrong, sentence] of [
    [{ city: ' ' }, 'Enter your city.'],
    [{ quantity: '0' }, 'Enter a quantity of 1 or more.'],
    [{ quantity: 'many' }, 'Enter a quantity.'],
    [{ email: 'nobody' }, 'Enter a valid email address.'],
  ] as const) {
    expect((await buy(server.origin, productUrl, { attribute_Size: 'S', ...wrong })).text).toContain(sentence);
  }
  expect((await restCall(shop, 'GET', '/orders')).json()).toEqual([]);
});

test('the form sent twice is one order, at the price of the chosen size', async () => {
  const cart = { attribute_Size: 'M', quantity: '2', cart_key: `wc_order_${'a'.repeat(24)}` };
  const [first, second] = await Promise.all([buy(server.origin, productUrl, cart), buy(server.origin, productUrl, cart)]);
  expect(first.headers.location).toBe(second.headers.location);
  const orders = (await restCall(shop, 'GET', '/orders')).json<{ total: string }[]>();
  expect(orders).toMatchObject([{ total: '25.00', status: 'processing', line_items: [{ sku: 'CREME-M', quantity: 2, price: 12.5 }] }]);
});

test("an order's page needs its key", async () => {
  const { headers } = await buy(server.origin, productUrl, { attribute_Size: 'S' });
  expect((await server.request(headers.location!)).status).toBe(200);
  expect((await server.request(headers.location!.replace(/key=.*/, 'key=guess'))).status).toBe(404);
});

describe('an order at the shop', () => {
  const PLUGIN = '/wp-json/wc-shipment-tracking/v3';
  const plugin = (method: string, path: string, body?: unknown) => restCall(shop, method, path, body, PLUGIN);
  const sell = async (size = 'S'): Promise<string> =>
    /order-received\/(\d+)/.exec((await buy(server.origin, productUrl, { attribute_Size: size })).headers.location!)![1]!;
  const effects = async (key: string) =>
    (await server.request(`/sandbox/shop/ledger?key=${encodeURIComponent(key)}`)).json<{ what: string }[]>().map(({ what }) => what);
  const read = async (id: string) => (await restCall(shop, 'GET', `/orders/${id}`)).json<Record<string, unknown>>();

  test('what was made is in the ledger once, by its SKU; what was refused is not', async () => {
    expect(await effects('CREME')).toEqual(['product created']);
    expect(await effects('CREME-S')).toEqual(['variation created']);
    await restCall(shop, 'POST', '/products', { sku: 'CREME' });
    expect(await effects('CREME')).toEqual(['product created']);
  });

  test('a status has its times, and counts as changed when it changes', async () => {
    const id = await sell();
    await restCall(shop, 'PUT', `/orders/${id}`, { status: 'completed' });
    await restCall(shop, 'PUT', `/orders/${id}`, { status: 'completed' });
    expect(await read(id)).toMatchObject({
      status: 'completed',
      date_paid_gmt: expect.any(String),
      date_completed_gmt: expect.any(String),
    });
    expect(await effects(id)).toEqual(['status changed']);
    const refusal = await restCall(shop, 'PUT', `/orders/${id}`, { status: 'shipped' });
    expect([refusal.status, refusal.json()]).toMatchObject([400, { code: 'rest_invalid_param' }]);
  });

  test('refunds add up to the total and not beyond, five at once too', async () => {
    const id = await sell();
    const answers = await Promise.all(Array.from({ length: 5 }, () => restCall(shop, 'POST', `/orders/${id}/refunds`, { amount: '4.00' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 500, 500, 500]);
    expect(answers.find(({ status }) => status === 500)!.json()).toMatchObject({
      code: 'woocommerce_rest_cannot_create_order_refund',
      message: 'Invalid refund amount.',
    });
    const rest = await restCall(shop, 'POST', `/orders/${id}/refunds`, { reason: 'Torn', line_items: [{ id: 1, refund_total: 2 }] });
    expect(rest.json()).toMatchObject({ amount: '2.00', reason: 'Torn' });
    expect(await read(id)).toMatchObject({ status: 'refunded' });
    expect((await restCall(shop, 'GET', `/orders/${id}/refunds`)).json<object[]>()).toHaveLength(3);
    expect(await effects(id)).toEqual(['refund made', 'refund made', 'refund made']);
    expect((await restCall(shop, 'POST', `/orders/${id}/refunds`, { amount: '-1' })).status).toBe(400);
  });

  test('the status refunded gives back what was left', async () => {
    const id = await sell();
    await restCall(shop, 'POST', `/orders/${id}/refunds`, { amount: '4.00' });
    await restCall(shop, 'PUT', `/orders/${id}`, { status: 'refunded' });
    expect(await read(id)).toMatchObject({ status: 'refunded', refunds: [{ total: '-4.00' }, { total: '-6.00' }] });
  });

  test('notes are for the buyer or for the seller', async () => {
    const id = await sell();
    await restCall(shop, 'POST', `/orders/${id}/notes`, { note: 'Printed.' });
    await restCall(shop, 'POST', `/orders/${id}/notes`, { note: 'On its way.', customer_note: true });
    const notes = async (type: string) =>
      (await restCall(shop, 'GET', `/orders/${id}/notes?type=${type}`)).json<{ note: string }[]>().map(({ note }) => note);
    expect(await notes('any')).toEqual(['On its way.', 'Printed.']);
    expect(await notes('customer')).toEqual(['On its way.']);
    expect(await notes('internal')).toEqual(['Printed.']);
    for (const [path, body, status, code] of [
      [`/orders/${id}/notes`, {}, 400, 'rest_missing_callback_param'],
      ['/orders/999999/notes', { note: 'Lost.' }, 404, 'woocommerce_rest_shop_order_invalid_id'],
    ] as const) {
      const refusal = await restCall(shop, 'POST', path, body);
      expect([refusal.status, refusal.json()]).toMatchObject([status, { code }]);
    }
    expect(await effects(id)).toEqual(['note added', 'note added']);
  });

  test('a parcel is told to the plugin, read back, and taken back', async () => {
    const id = await sell();
    const path = `/orders/${id}/shipment-trackings`;
    const made = await plugin('POST', path, { tracking_provider: 'USPS', tracking_number: '9400111', date_shipped: '2026-03-01' });
    expect([made.status, made.json()]).toMatchObject([
      201,
      {
        tracking_provider: 'USPS',
        tracking_number: '9400111',
        date_shipped: '2026-03-01',
        tracking_link: expect.stringContaining('9400111'),
      },
    ]);
    const own = { custom_tracking_provider: 'Bike', custom_tracking_link: 'http://bike.test/7', tracking_number: '7' };
    expect((await plugin('POST', path, own)).json()).toMatchObject({ tracking_provider: 'Bike', tracking_link: 'http://bike.test/7' });
    const { tracking_id } = made.json<{ tracking_id: string }>();
    expect((await plugin('GET', path)).json<object[]>()).toHaveLength(2);
    // Beside it there may stand what the buyer said.
    expect((await read(id)).meta_data).toContainEqual(
      expect.objectContaining({ key: '_wc_shipment_tracking_items', value: [expect.anything(), expect.anything()] }),
    );
    expect((await plugin('DELETE', `${path}/${tracking_id}`)).json()).toMatchObject({ tracking_id });
    expect((await plugin('DELETE', `${path}/${tracking_id}`)).status).toBe(404);
    expect(await effects(`${id}/9400111`)).toEqual(['tracking added', 'tracking removed']);
    for (const [at, body, status, code] of [
      [path, { tracking_provider: 'USPS' }, 400, 'rest_missing_callback_param'],
      [path, { tracking_number: '1', date_shipped: 'soon' }, 400, 'rest_invalid_param'],
      ['/orders/999999/shipment-trackings', { tracking_number: '1' }, 404, 'woocommerce_rest_order_invalid_id'],
    ] as const) {
      const refusal = await plugin('POST', at, body);
      expect([refusal.status, refusal.json()]).toMatchObject([status, { code }]);
    }
    expect((await restCall({ ...shop, secret: 'cs_none' }, 'GET', path, undefined, PLUGIN)).status).toBe(401);
    expect((await server.request('/sandbox/shop/wp-json')).json()).toMatchObject({
      namespaces: ['wc/v3', 'wc-shipment-tracking/v3', 'wp/v2'],
    });
  });

  test('an answer lost at the plugin leaves the parcel there, once', async () => {
    const id = await sell();
    await addFault(server.origin, { method: 'POST', path: '/wc-shipment-tracking/v3/orders', drop: true });
    await expect(plugin('POST', `/orders/${id}/shipment-trackings`, { tracking_number: '77' })).rejects.toThrow();
    expect((await plugin('GET', `/orders/${id}/shipment-trackings`)).json()).toMatchObject([{ tracking_number: '77' }]);
    expect(await effects(`${id}/77`)).toEqual(['tracking added']);
  });
});

test.each([
  ['nordic-gifts', 'Nordic Gifts', '€9.00', 'EUR', '1.80', undefined],
  ['fast-tees', 'Fast Tees', '$9.00', 'USD', '0.00', '_ship_by_date'],
])('%s is a shop of its own, with its currency and its rules', async (slug, name, price, currency, tax, meta) => {
  const own = { ...shop, website: `${server.origin}/sandbox/${slug}`, ...(await makeKey(server.services, slug)) };
  expect((await restCall({ ...own, website: shop.website }, 'GET', '/orders')).status).toBe(401);
  const made = await restCall(own, 'POST', '/products', { name: 'Cup', sku: 'CUP', regular_price: '9' });
  const { permalink } = made.json<{ permalink: string }>();
  const page = (await server.request(new URL(permalink).pathname)).text;
  expect(page).toContain(name);
  expect(page).toContain(price);
  expect((await buy(server.origin, permalink)).status).toBe(303);
  const [order] = (await restCall(own, 'GET', '/orders')).json<{ currency: string; meta_data: { key: string; value: string }[] }[]>();
  const net = (9 - Number(tax)).toFixed(2);
  expect(order).toMatchObject({
    currency,
    total: '9.00',
    total_tax: tax,
    line_items: [{ price: Number(net), total: net, total_tax: tax }],
  });
  // Some buyers give it away.
  const found = order!.meta_data.filter(({ key }) => key !== 'gift_message');
  expect(found.map(({ key }) => key)).toEqual(meta ? [meta] : []);
  const days = meta ? (Date.parse(found[0]!.value) - Date.now()) / 86_400_000 : 2;
  expect(days).toBeGreaterThan(1.9);
  expect(days).toBeLessThan(4.1);
});

test('of one order a buyer always says the same; some say nothing, and most pay by PayPal', () => {
  const said = Array.from({ length: 300 }, (_each, index) => buyerOf({ order_key: `wc_order_${index}`, paid_at: 1 }));
  expect(said[7]).toEqual(buyerOf({ order_key: 'wc_order_7', paid_at: 2 }));
  const shareOf = (has: (buyer: (typeof said)[number]) => boolean): number => Math.round((said.filter(has).length / said.length) * 10);
  expect([shareOf(({ note }) => note !== ''), shareOf(({ gift_message }) => gift_message !== '')]).toEqual([2, 2]);
  const paypal = said.filter(({ payment_method }) => payment_method === 'ppcp-gateway');
  expect(new Set(paypal.map(({ transaction_id }) => /^[0-9A-Z]{17}$/.test(transaction_id) && transaction_id)).size).toBe(paypal.length);
  expect(shareOf(({ payment_method }) => payment_method === 'ppcp-gateway')).toBeGreaterThan(6);
  expect(buyerOf({ order_key: 'wc_order_7', paid_at: null }).transaction_id).toBe('');
});

test('without the demo there is no sandbox', async () => {
  const plain = await startTestServer();
  try {
    expect((await plain.request('/sandbox/shop/keys', { method: 'POST' })).status).toBe(404);
  } finally {
    await plain.stop();
  }
});

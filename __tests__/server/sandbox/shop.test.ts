import { buy, connectSandbox, restCall, type TestConnection } from '../commerce';
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
    [{ quantity: '0' }, 'Order at least one.'],
    [{ quantity: 'many' }, 'Enter how many you want.'],
    [{ email: 'nobody' }, 'Enter an email address we can write to.'],
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

test('without the demo there is no sandbox', async () => {
  const plain = await startTestServer();
  try {
    expect((await plain.request('/sandbox/shop/keys', { method: 'POST' })).status).toBe(404);
  } finally {
    await plain.stop();
  }
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeKey, SHOP_SLUG } from '../../../src/server/sandbox';
import { addFault, connectSandbox, failure, healFaults, wooShop, type TestConnection } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

let server: TestServer;
let connection: TestConnection;

const everyCall = async (key: string): Promise<void> => {
  for (const method of ['GET', 'PUT', 'POST']) await addFault(server.origin, { method, path: '/', times: 1000, key });
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  connection = await connectSandbox(server.services, server.origin);
});

afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('a shop that takes the key is reached as entered, and the test leaves nothing behind', async () => {
  const products = () => server.services.db.selectFrom('sandbox_products').selectAll().execute();
  const before = await products();
  expect(await wooShop(connection).test()).toMatchObject({ website: connection.website, keyInQuery: false, site_home: connection.website });
  expect(await products()).toEqual(before);
});

test.each(['read', 'write'] as const)('a key that may only %s is told as such', async (permissions) => {
  const key = await makeKey(server.services, SHOP_SLUG, permissions);
  const refused = await failure(wooShop({ ...connection, ...key }).test());
  expect(refused).toMatchObject({ code: 'keyPermissions', storeStatus: 'Invalid' });
  expect(refused.message).toContain('knows the key');
});

test.each([
  ['secret', { secret: 'cs_wrong' }],
  ['key', { key: 'ck_wrong' }],
])('a wrong %s is a refused key', async (_what, wrong) => {
  expect(await failure(wooShop({ ...connection, ...wrong }).test())).toMatchObject({ code: 'unauthorized', storeStatus: 'Invalid' });
});

test('where the header Authorization does not arrive, key and secret go into the address, of every call', async () => {
  await everyCall('header_stripped');
  const way = await wooShop(connection).test();
  expect(way).toMatchObject({ website: connection.website, keyInQuery: true });
  for await (const page of wooShop({ ...connection, ...way }).fetchOrders(null)) expect(page.orders).toEqual([]);
});

test('a connection whose header begins to be lost says so, not that the key is wrong', async () => {
  await everyCall('header_stripped');
  const read = async (): Promise<void> => {
    for await (const page of wooShop(connection).fetchOrders(null)) expect(page).toBeDefined();
  };
  expect(await failure(read())).toMatchObject({ code: 'keyLost', storeStatus: 'Invalid' });
  expect(await failure(wooShop(connection).findFates(['1']))).toMatchObject({ code: 'keyLost' });
});

test('that a shop looks at no key over plain http is not called a wrong key', async () => {
  await everyCall('plain_http');
  expect(await failure(wooShop(connection).test())).toMatchObject({ code: 'plainHttp', storeStatus: 'Invalid' });
});

test('an answer from in front of the shop is not called a wrong key', async () => {
  await addFault(server.origin, { method: 'GET', path: '/products', status: 403, gives_up_ms: 0, delay_before_ms: 500 });
  expect(await failure(wooShop(connection).test())).toMatchObject({ code: 'blocked', storeStatus: 'Invalid' });
});

test.each([
  ['the shop lies in another folder', (site: string) => `${site}/blog/wp-json/`, 'elsewhere'],
  ['WooCommerce is not active', (site: string) => `${site}/wp-json/`, 'noPlugin'],
  ['permalinks are plain', (site: string) => `${site}/index.php?rest_route=/`, 'permalinks'],
  ['its address is no address', () => 'nowhere', 'not_woocommerce'],
  ['its address is longer than any', (site: string) => `${site}/${'a'.repeat(3000)}/wp-json/`, 'not_woocommerce'],
])('a site that says that %s is told as such', async (_what, rootOf, code) => {
  let root = '';
  const site = http.createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html', link: `<${root}>; rel="https://api.w.org/"` }).end('<html>Not found</html>');
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  const website = `http://localhost:${(site.address() as AddressInfo).port}`;
  root = rootOf(website);
  const refused = await failure(wooShop({ ...connection, website, allowLoopback: () => true }).test());
  site.close();
  expect(refused).toMatchObject({ code, storeStatus: 'Invalid' });
  expect(refused.message.length).toBeLessThan(300);
});

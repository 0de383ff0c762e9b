import { ConnectorError } from '../../../src/server/connectors/connector';
import { pollOrders } from '../../../src/server/sales/fetch-job';
import { earlyLooks } from '../../../src/server/stores/early-looks';
import { noteStoreStatus } from '../../../src/server/stores/status';
import { serve, type Running, type StandInAnswer, type StandInRequest } from '../../support/stand-ins/stand-in';
import { asSeller } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id sto_status } }';
const WOO = 'https://put-off-shop.test';

/** A shop whose REST interface and front page answer as the test says. */
const shop = {
  rest: null as StandInAnswer | null,
  front: { status: 200 } as StandInAnswer,
  origins: [WOO],
  answer: ({ method }: StandInRequest): StandInAnswer => {
    if (method === 'HEAD') return shop.front;
    if (shop.rest) return shop.rest;
    if (method === 'PUT') return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' } };
    return { status: 200, body: [] };
  },
  throttled: (): StandInAnswer => ({ status: 429, body: {} }),
};

const LONG = { status: 503, headers: { 'retry-after': '900' }, body: '<title>Maintenance</title>' };

let server: TestServer;
let running: Running;
let container: string;
let store: string;

const now = (): number => Math.floor(Date.now() / 1000);
const look = () => pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
const heads = (): number => running.calls.filter((call) => call.startsWith('HEAD')).length;
const write = (columns: { readonly head_at?: number; readonly failures?: number; readonly platform_id?: 'shopify' }) =>
  server.services.inContainer(container, (tx) => tx.updateTable('stores').set(columns).where('_id', '=', store).execute());
const state = () =>
  server.services.inContainer(container, (tx) =>
    tx
      .selectFrom('stores')
      .select(['sto_status', 'next_fetch_at', 'failures', 'head_at'])
      .where('_id', '=', store)
      .executeTakeFirstOrThrow(),
  );
/** A minute later, as far as HEAD requests are concerned. */
const minuteLater = async (nodes = 1): Promise<void> => {
  await write({ head_at: now() - 1 });
  await Promise.all(Array.from({ length: nodes }, () => earlyLooks.run(server.services)));
};

beforeAll(async () => {
  running = await serve(shop);
  server = await startTestServer({ standIns: running.standIns });
});

beforeEach(async () => {
  shop.rest = null;
  shop.front = { status: 200 };
  running.calls.length = 0;
  const made = await server.makeContainer();
  container = made._id;
  const { token } = await server.makeUser(made);
  const ask = asSeller(server.origin, token, { host: `${made.domain}.localhost` });
  const params = { platform_id: 'woocommerce', sto_name: 'Put off', woocommerce: { website: WOO, key: 'ck_1', secret: 'cs_1' } };
  store = (await ask(MAKE, { params })).makeStore._id as string;
});

afterAll(async () => {
  await server.stop();
  await running.close();
});

test('a store whose shop asks for a quarter of an hour is looked at no sooner, and at once when a HEAD finds it back', async () => {
  shop.rest = LONG;
  shop.front = LONG;
  await look();
  const put = await state();
  expect(put).toMatchObject({ sto_status: 'Lostconnection', failures: 1 });
  expect(put.next_fetch_at - now()).toBeGreaterThan(890);
  expect(put.head_at! - now()).toBeLessThanOrEqual(60);

  await earlyLooks.run(server.services);
  expect(heads()).toBe(0);
  await minuteLater();
  expect(heads()).toBe(1);
  expect((await state()).next_fetch_at).toBe(put.next_fetch_at);

  shop.front = { status: 200 };
  shop.rest = null;
  await minuteLater();
  expect((await state()).next_fetch_at).toBeLessThanOrEqual(now() + 1);
  await look();
  expect(await state()).toMatchObject({ sto_status: 'Valid', failures: 0, head_at: null });
});

test('two nodes send one HEAD', async () => {
  shop.rest = LONG;
  shop.front = LONG;
  await look();
  await minuteLater(4);
  expect(heads()).toBe(1);
});

test('a shop that answers 429 with a long Retry-After stays Valid, waits as it said, and is found back by a HEAD', async () => {
  shop.rest = { status: 429, headers: { 'retry-after': '600' }, body: {} };
  shop.front = { status: 429 };
  await look();
  const put = await state();
  expect(put).toMatchObject({ sto_status: 'Valid', failures: 0 });
  expect(put.next_fetch_at - now()).toBeGreaterThan(590);
  await minuteLater();
  expect((await state()).next_fetch_at).toBe(put.next_fetch_at);
  shop.front = { status: 301, headers: { location: 'https://put-off-shop.test/en' } };
  shop.rest = null;
  await minuteLater();
  expect((await state()).next_fetch_at).toBeLessThanOrEqual(now() + 1);
  await look();
  expect((await state()).head_at).toBeNull();
});

test('a HEAD that was wrong about a shop is not sent again for an hour', async () => {
  shop.rest = LONG;
  await look();
  await minuteLater();
  expect((await state()).next_fetch_at).toBeLessThanOrEqual(now() + 1);
  await look();
  const { head_at, next_fetch_at } = await state();
  expect(next_fetch_at - now()).toBeGreaterThan(890);
  expect(head_at! - now()).toBeGreaterThan(3500);
});

test.each([
  ['REST is off', { status: 404, body: { code: 'rest_no_route', message: 'No route.' } }],
  ['the keys are refused', { status: 401, body: { code: 'woocommerce_rest_authentication_error', message: 'Wrong.' } }],
  ['a firewall stands in front', { status: 403, body: '<html><title>Blocked</title></html>' }],
])('no HEAD is sent while %s, for the server answers all the while', async (_what, answer) => {
  await write({ failures: 5 });
  shop.rest = answer;
  await look();
  expect(await state()).toMatchObject({ failures: 6, head_at: null });
});

test('a store at a platform all stores share gets no HEAD, and waits as the platform said', async () => {
  await write({ platform_id: 'shopify' });
  const failure = new ConnectorError('shop_down', 'shop.down', {
    values: { host: 'shared.test', status: '503' },
    retryAfter: 900,
    storeStatus: 'Lostconnection',
  });
  await server.services.inContainer(container, (tx) => noteStoreStatus(tx, { container_id: container, store_id: store }, failure));
  const put = await state();
  expect(put).toMatchObject({ sto_status: 'Lostconnection', head_at: null });
  expect(put.next_fetch_at - now()).toBeGreaterThan(890);
});

test('what else failed at the store is due at once when a HEAD finds it back', async () => {
  shop.rest = LONG;
  await look();
  await server.services.inContainer(container, (tx) =>
    tx
      .insertInto('external_reads')
      .values({ store_id: store, place: null, next_at: now() + 3000, read_at: null, attempts: 4, failed_at: now(), reason: null })
      .execute(),
  );
  await minuteLater();
  const read = await server.services.inContainer(container, (tx) =>
    tx.selectFrom('external_reads').select('next_at').where('store_id', '=', store).executeTakeFirstOrThrow(),
  );
  expect(read.next_at).toBeLessThanOrEqual(now() + 1);
});

import { sql } from 'kysely';
import { newId } from '../../../src/server/db/ids';
import { orderRowShape, readOrders } from '../../../src/server/connectors/platforms/woocommerce/order';
import { keepOrders } from '../../../src/server/sales/keep-orders';
import { holdSecondCopies } from '../../../src/server/sales/same-shop';
import { pollOrders } from '../../../src/server/sales/fetch-job';
import { serve, type Running, type StandInAnswer, type StandInRequest } from '../../support/stand-ins/stand-in';
import { asSeller, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id sto_status } }';
const TEST = 'mutation ($_id: ID, $params: StoreInput!) { testStore(_id: $_id, params: $params) { sto_status } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }';
const ORDERS = `query ($store: ID) { orders(store: $store) { _id number attention blocking_gate gates { gate code } store { _id } } }`;
const COUNTS = 'query ($id: ID) { stores(_id: $id) { total_order } }';

type Row = Record<string, unknown>;

/** WooCommerce shops by their hosts; two hosts of one list are one shop. What each says its home is, and its orders. */
const shops = new Map<string, { home: string; rows: Row[] }>();
/** The same in folders of a host. */
const folders: typeof shops = new Map();
const HOSTS = ['heron', 'www.heron', 'alias', 'moved', 'other', 'crane', 'quiet', 'silent'].map((name) => `${name}.test`);

const web = {
  origins: HOSTS.flatMap((host) => [`https://${host}`, `http://${host}`]),
  answer: ({ method, origin, path: asked, query }: StandInRequest): StandInAnswer => {
    const folder = [...folders.keys()].find((name) => asked.startsWith(`/${name}/`));
    const shop = folder === undefined ? shops.get(new URL(origin).host) : folders.get(folder);
    const path = folder === undefined ? asked : asked.slice(folder.length + 1);
    if (method === 'PUT') return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' } };
    if (path === '/wp-json') return { status: 200, body: shop?.home ? { url: shop.home, home: shop.home } : {} };
    const one = /\/orders\/(\d+)$/.exec(path)?.[1];
    const rows = shop?.rows ?? [];
    if (one !== undefined) {
      const found = rows.find(({ id }) => String(id) === one);
      return found
        ? { status: 200, body: found }
        : { status: 404, body: { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.' } };
    }
    if (!path.endsWith('/orders') || query.get('status') === 'trash') return { status: 200, body: [] };
    const from = Number(query.get('offset') ?? 0);
    return { status: 200, headers: { 'x-wp-totalpages': '1' }, body: rows.slice(from) };
  },
  throttled: (): StandInAnswer => ({ status: 429, body: {} }),
};

const order = (id: number, changes: Row = {}): Row => ({
  id,
  number: String(id),
  status: 'processing',
  currency: 'USD',
  total: '20.00',
  date_created_gmt: '2026-01-05T10:00:00',
  date_modified_gmt: '2026-01-05T10:00:00',
  date_paid_gmt: '2026-01-05T10:00:00',
  payment_method: 'stripe',
  billing: { first_name: 'Ada', last_name: `Reed ${id}`, address_1: 'Road 1', city: 'Rome', postcode: '00100', country: 'IT' },
  line_items: [{ id, name: 'Tee', sku: `TEE-${id}`, quantity: 1, price: 20 }],
  ...changes,
});

let server: TestServer;
let running: Running;
let ask: Ask;
let token: string;
let host: string;
let container: string;

const keys = { key: 'ck_1234', secret: 'cs_1234' };
const params = (sto_name: string, website: string) => ({ platform_id: 'woocommerce', sto_name, woocommerce: { website, ...keys } });
const make = async (sto_name: string, website: string, _id?: string): Promise<string> =>
  (await ask(MAKE, { _id, params: params(sto_name, website) })).makeStore._id as string;
const refused = async (document: string, variables: object) => {
  const { errors } = await server.graphql(document, variables, { token, host });
  return { message: errors?.[0]?.message, ...errors?.[0]?.extensions };
};
const look = (store: string) =>
  pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
const ordersOf = async (store?: string): Promise<Row[]> => (await ask(ORDERS, { store })).orders as Row[];
const rowOf = (id: string) => server.services.db.selectFrom('stores').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();

beforeAll(async () => {
  running = await serve(web);
  server = await startTestServer({ standIns: running.standIns, workers: false });
});
beforeEach(async () => {
  const made = await server.makeContainer();
  container = made._id;
  host = `${made.domain}.localhost`;
  ({ token } = await server.makeUser(made));
  ask = asSeller(server.origin, token, { host });
  shops.clear();
  folders.clear();
  const heron = { home: 'https://heron.test', rows: [order(1), order(2)] };
  for (const name of ['heron.test', 'www.heron.test', 'alias.test']) shops.set(name, heron);
  shops.set('other.test', { home: 'https://other.test', rows: [order(1, { number: '9001' })] });
  shops.set('quiet.test', { home: '', rows: [] });
});
afterAll(async () => {
  await server.stop();
  await running.close();
});

test.each(['https://heron.test/', 'http://heron.test', 'https://www.heron.test', 'https://HERON.test:443/', 'https://alias.test'])(
  'a shop that is connected is not connected again as %s, and the answer names its store',
  async (website) => {
    await make('Herons', 'https://heron.test');
    const message = 'This store is already connected as “Herons”. Open “Herons” to change its connection.';
    for (const document of [MAKE, TEST])
      expect(await refused(document, { params: params('Again', website) })).toMatchObject({
        message,
        code: 'CONFLICT',
        refusal: 'store.connectedTwice',
        values: { store: 'Herons' },
      });
    expect((await ask('{ stores { _id } }')).stores).toHaveLength(1);
  },
);

test('two requests at once connect a shop once', async () => {
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => server.graphql(MAKE, { params: params(name, 'https://heron.test') }, { token, host })),
  );
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
});

test('other shops are connected beside it, and so is the same shop in another workspace', async () => {
  await make('Herons', 'https://heron.test');
  await make('Others', 'https://other.test');
  await make('Quiet', 'https://quiet.test');
  const rival = await server.makeContainer();
  const { token: theirs } = await server.makeUser(rival);
  const { errors } = await server.graphql(
    MAKE,
    { params: params('Theirs', 'https://heron.test') },
    { token: theirs, host: `${rival.domain}.localhost` },
  );
  expect(errors).toBeUndefined();
});

test('a store keeps its connection when it is saved and tested again, also by another address of its site', async () => {
  const store = await make('Herons', 'https://heron.test');
  await make('Herons', 'https://www.heron.test', store);
  expect((await ask(TEST, { _id: store, params: { platform_id: 'woocommerce', sto_name: 'Herons' } })).testStore.sto_status).toBe('Valid');
  await look(store);
  const { fetch_cursor } = await rowOf(store);
  await make('Herons', 'https://alias.test', store);
  expect((await rowOf(store)).fetch_cursor).toBe(fetch_cursor);
});

test('a store cannot be changed into the shop of another store', async () => {
  await make('Herons', 'https://heron.test');
  const others = await make('Others', 'https://other.test');
  expect(await refused(MAKE, { _id: others, params: params('Others', 'https://alias.test') })).toMatchObject({
    refusal: 'store.connectedTwice',
  });
});

test('a shop whose store was trashed is connected again, and each of its orders is there once', async () => {
  const first = await make('Herons', 'https://heron.test');
  await look(first);
  const before = await ordersOf();
  expect(before).toHaveLength(2);
  await ask(TRASH, { ids: [first] });
  const second = await make('Herons again', 'https://www.heron.test');
  await look(second);
  const after = await ordersOf();
  expect(after.map(({ _id }) => _id).toSorted()).toEqual(before.map(({ _id }) => _id).toSorted());
  expect(after.map(({ store }) => (store as Row)._id)).toEqual([second, second]);
  expect((await ask(COUNTS, { id: second })).stores[0].total_order).toBe(2);
  const { rows } = await sql<{ orders: number }>`select orders from store_counts where store_id = ${first}`.execute(server.services.db);
  expect(rows[0]?.orders).toBe(0);
});

test('of two stores that were connected to one shop before, both stay, no further order comes twice and the second copies wait', async () => {
  const first = await make('Herons', 'https://heron.test');
  const second = newId();
  await sql`insert into stores select made.* from stores s, jsonb_populate_record(s, jsonb_build_object('_id', ${second}::text,
    'sto_name', 'Copy', 'identities', '[]'::jsonb, 'credentials', '')) as made where s._id = ${first}`.execute(server.services.db);
  await look(first);
  await sql`insert into orders (container_id, _id, store_id, platform_id, number, status, platform_status, currency, total, buyer, created_at, updated_at, seen_at)
    select container_id, ${newId()}, ${second}, platform_id, number, status, platform_status, currency, total, buyer, created_at, updated_at, seen_at
    from orders where store_id = ${first} and number = '1'`.execute(server.services.db);
  await sql`insert into order_lines (container_id, _id, order_id, line_id, place, name, sku, quantity, price)
    select o.container_id, ${newId()}, o._id, '1', 1, 'Tee', 'TEE-1', 1, 20 from orders o where o.store_id = ${second}`.execute(
    server.services.db,
  );
  await sql`update stores set identities = (select identities from stores where _id = ${first}) where _id = ${second}`.execute(
    server.services.db,
  );
  const {
    orders: [told],
  } = await readOrders([orderRowShape.parse(order(2))]);
  await server.services.inContainer(container, async (tx) => {
    const store = await tx.selectFrom('stores').selectAll().where('_id', '=', second).executeTakeFirstOrThrow();
    expect(await keepOrders(tx, store, [told!], 1_800_000_000)).toBe(0);
    await holdSecondCopies(tx, store, 1_800_000_000);
  });
  expect((await ordersOf(first)).map(({ gates }) => (gates as Row[]).some(({ code }) => code === 'duplicate'))).toEqual([false, false]);
  const copies = await ordersOf(second);
  expect(copies.map(({ number }) => number)).toEqual(['1']);
  expect(copies[0]).toMatchObject({ attention: true });
  expect(copies[0]?.gates).toContainEqual({ gate: 'policy', code: 'duplicate' });
  expect((await ask('{ stores { _id } }')).stores).toHaveLength(2);
  await make('Copy', 'https://heron.test', second);
});

test('a store with orders stays with its shop: another one is refused, the same one that moved is kept', async () => {
  const store = await make('Herons', 'https://heron.test');
  await look(store);
  expect(await refused(MAKE, { _id: store, params: params('Herons', 'https://other.test') })).toMatchObject({
    message: 'This store already has orders from heron.test. Add other.test as a new store.',
    field: 'params.woocommerce',
  });
  const { fetch_cursor } = await rowOf(store);
  shops.set('moved.test', { home: 'https://moved.test', rows: shops.get('heron.test')!.rows });
  await make('Herons', 'https://moved.test', store);
  expect(await rowOf(store)).toMatchObject({ fetch_cursor, website: 'https://moved.test', connected_at: null });
});

test('another folder of the same host is another shop, unless it has the same orders', async () => {
  const site = (folder: string, number: string) => ({ home: `https://heron.test/${folder}`, rows: [order(1, { number })] });
  folders
    .set('one', site('one', '1'))
    .set('two', site('two', '9001'))
    .set('three', { ...site('three', '1') });
  const store = await make('Herons', 'https://heron.test/one');
  await look(store);
  expect(await refused(MAKE, { _id: store, params: params('Herons', 'https://heron.test/two') })).toMatchObject({
    refusal: 'store.otherShop',
  });
  await make('Herons', 'https://heron.test/three', store);
  await make('Others', 'https://heron.test/two');
});

test('a store without orders may become another shop, whose orders are read from the beginning', async () => {
  const store = await make('Herons', 'https://quiet.test');
  await look(store);
  expect((await rowOf(store)).last_fetch_at).not.toBeNull();
  await make('Herons', 'https://heron.test', store);
  const row = await rowOf(store);
  expect(row).toMatchObject({ fetch_cursor: null, last_fetch_at: null });
  expect(row.connected_at).not.toBeNull();
});

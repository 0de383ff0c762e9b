import { UNTOLD, UNTOLD_BUYER } from '../../../src/server/connectors/platforms/fetched';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { pollOrders } from '../../../src/server/sales/fetch-job';
import { scheduleOfOrders } from '../../../src/server/sales/schedule';
import { keepMarks } from '../../../src/server/erasures/erased-marks';
import { takeInOrders } from '../../../src/server/sales/order-intake';
import { serve, type Running, type StandInAnswer, type StandInRequest } from '../../support/stand-ins/stand-in';
import { asSeller, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const LIST = '{ setAsideOrders { _id number platform_id order_id store { sto_name } reason { msg refusal values } } }';
const CONTENT =
  'query ($id: ID!) { setAsideOrder(_id: $id) { sent draft { number currency total paid lines { name sku quantity price } } } }';
const RETRY = 'mutation ($id: ID!) { setAsideOrderRetry(_id: $id) }';
const DISMISS = 'mutation ($ids: [ID!]!) { setAsideOrderDismiss(ids: $ids) }';
const CREATE =
  'mutation ($id: ID!, $params: ManualOrderInput!) { setAsideOrderCreate(_id: $id, params: $params) { _id number platform_id } }';

const WEBSITE = 'https://odd-shop.test';
const JANUARY = Date.UTC(2026, 0, 1);

type Row = Record<string, unknown>;

const gmt = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** A WooCommerce shop that sends whatever stands in `rows`. */
const shop = {
  /** Answers every call in the place of the shop; null: nothing is wrong. */
  disturbed: null as StandInAnswer | null,
  rows: [] as Row[],
  origins: [WEBSITE],
  answer: ({ method, path, query }: StandInRequest): StandInAnswer => {
    if (shop.disturbed) return shop.disturbed;
    if (method === 'PUT') return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' } };
    const one = /\/orders\/(\d+)$/.exec(path)?.[1];
    if (one !== undefined) {
      const found = shop.rows.find((row: Row | null) => String(row?.id) === one);
      return found
        ? { status: 200, body: found }
        : { status: 404, body: { code: 'woocommerce_rest_shop_order_invalid_id', message: 'Invalid ID.' } };
    }
    if (!path.endsWith('/orders') || query.get('status') === 'trash') return { status: 200, body: [] };
    const changedAt = (row: Row | null): string => (typeof row?.date_modified_gmt === 'string' ? row.date_modified_gmt : '');
    const after = query.get('modified_after') ?? '';
    const found = shop.rows
      .filter((row) => changedAt(row) > after || after === '')
      .toSorted((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1));
    const [from, size] = [Number(query.get('offset') ?? 0), Number(query.get('per_page') ?? 10)];
    const pages = String(Math.ceil(found.length / size));
    return { status: 200, headers: { 'x-wp-totalpages': pages }, body: found.slice(from, from + size) };
  },
  throttled: (): StandInAnswer => ({ status: 429, body: {} }),
};

const order = (id: number, changes: Row = {}): Row => ({
  id,
  number: String(id),
  status: 'processing',
  currency: 'USD',
  total: '20.00',
  total_tax: '0.00',
  shipping_total: '0.00',
  date_created_gmt: gmt(JANUARY),
  date_modified_gmt: gmt(JANUARY + id * 1000),
  date_paid_gmt: gmt(JANUARY),
  payment_method: 'stripe',
  transaction_id: '',
  customer_note: '',
  billing: {
    first_name: 'Ada',
    last_name: 'Reed',
    address_1: 'Road 1',
    city: 'Rome',
    postcode: '00100',
    country: 'IT',
    email: 'a@example.test',
  },
  shipping: null,
  line_items: [line(id)],
  refunds: [],
  meta_data: [],
  ...changes,
});

const line = (id: number, changes: Row = {}): Row => ({
  id,
  name: 'Tee',
  sku: 'TEE',
  quantity: 2,
  price: 10,
  product_id: 0,
  variation_id: 0,
  ...changes,
});

/** One order each of what shops have sent, with the code of the reason it is set aside for; null: it can be kept. */
const ODD: readonly (readonly [string, (id: number) => Row, string | null])[] = [
  ['a negative quantity', (id) => order(id, { line_items: [line(id, { quantity: -1 })] }), 'quantity'],
  ['a quantity far below', (id) => order(id, { line_items: [line(id, { quantity: -2147483649 })] }), 'quantity'],
  ['a huge quantity', (id) => order(id, { line_items: [line(id, { quantity: 1e300 })] }), 'quantity'],
  ['a quantity in words', (id) => order(id, { line_items: [line(id, { quantity: 'two' })] }), 'quantity'],
  ['two lines with one id', (id) => order(id, { line_items: [line(id), line(id, { name: 'Mug' })] }), 'lineTwice'],
  ['a line without id', (id) => order(id, { line_items: [line(id, { id: undefined })] }), 'lineId'],
  ['a line that is none', (id) => order(id, { line_items: [null] }), 'field'],
  ['no lines at all', (id) => order(id, { line_items: 'none' }), 'field'],
  ['a payment in 2038', (id) => order(id, { date_paid_gmt: '2038-01-20T00:00:00' }), 'future'],
  ['a payment in 9999', (id) => order(id, { date_paid_gmt: '9999-12-31T00:00:00' }), 'future'],
  ['a huge total', (id) => order(id, { total: '1e300' }), 'amount'],
  ['a total in words', (id) => order(id, { total: 'much' }), 'amount'],
  ['an endless total', (id) => order(id, { total: '1e999' }), 'amount'],
  ['a huge price', (id) => order(id, { line_items: [line(id, { price: 1e40 })] }), 'amount'],
  ['a huge refund', (id) => order(id, { refunds: [{ total: '-1e20' }] }), 'amount'],
  ['no currency', (id) => order(id, { currency: undefined }), 'noCurrency'],
  ['an odd currency', (id) => order(id, { currency: 'Bitcoin' }), 'currency'],
  ['a currency of another type', (id) => order(id, { currency: { code: 'USD' } }), 'noCurrency'],
  ['an id in words', (id) => order(id, { id: `order ${id}` }), 'noId'],
  ['an id that is a fraction', (id) => order(id, { id: id + 0.5 }), 'noId'],
  ['no id', (id) => order(id, { id: null }), 'noId'],
  ['a huge number', (id) => order(id, { number: 'N'.repeat(5000) }), 'text'],
  ['a huge note', (id) => order(id, { customer_note: 'x'.repeat(2_000_000) }), 'text'],
  ['a huge name', (id) => order(id, { billing: { first_name: 'A'.repeat(100_000), last_name: 'Reed' } }), 'text'],
  ['nothing', () => null as unknown as Row, 'field'],
  ['NUL and half characters', (id) => order(id, { customer_note: 'Ring\0 twice \ud800', number: `\0${id}` }), null],
];
const SOUND = 475;

let server: TestServer;
let running: Running;
let ask: Ask;
let container: string;
let host: string;
let token: string;
let store: string;

const look = () => pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
const kept = async (): Promise<number> =>
  (await server.services.inContainer(container, (tx) => tx.selectFrom('orders').select('_id').where('store_id', '=', store).execute()))
    .length;
const listed = async (): Promise<readonly Row[]> =>
  (await asSeller(server.origin, token, { host, perpage: 100 })(LIST)).setAsideOrders as Row[];
const told = () =>
  server.services.inContainer(container, (tx) =>
    tx.selectFrom('notifications').select('subject').where('code', '=', 'orders-set-aside').execute(),
  );

beforeAll(async () => {
  running = await serve(shop);
  server = await startTestServer({ standIns: running.standIns });
});

beforeEach(async () => {
  shop.rows = [];
  shop.disturbed = null;
  const made = await server.makeContainer();
  container = made._id;
  host = `${made.domain}.localhost`;
  ({ token } = await server.makeUser(made));
  ask = asSeller(server.origin, token, { host });
  const params = { platform_id: 'woocommerce', sto_name: 'Odd shop', woocommerce: { website: WEBSITE, key: 'ck_1', secret: 'cs_1' } };
  store = (await ask(MAKE, { params })).makeStore._id as string;
});

afterAll(async () => {
  await server.stop();
  await running.close();
});

test('one look at 500 orders keeps the sound ones, sets the odd ones aside with their reasons, and a second look doubles none', async () => {
  const odd = ODD.map(([, make], index) => make(1000 + index * 20));
  shop.rows = [...Array.from({ length: SOUND }, (_each, index) => order(index + 1)), ...odd];
  await look();
  const set = await listed();
  const unkept = ODD.filter(([, , code]) => code !== null);
  expect(await kept()).toBe(SOUND + ODD.length - unkept.length);
  expect(set.map(({ reason }) => (reason as Row).refusal).toSorted()).toEqual(
    unkept.map(([, , code]) => `order.unreadable.${code}`).toSorted(),
  );
  expect(await told()).toEqual([{ subject: expect.stringMatching(/: 25$/) as unknown }]);
  await look();
  expect(await kept()).toBe(SOUND + ODD.length - unkept.length);
  expect(await listed()).toHaveLength(unkept.length);
  expect(await told()).toHaveLength(1);
});

test('an order that the store sends right the next time leaves the list by itself', async () => {
  shop.rows = [order(1), order(2, { currency: '' })];
  await look();
  expect(await listed()).toMatchObject([{ number: '2', platform_id: '2', reason: { refusal: 'order.unreadable.noCurrency' } }]);
  shop.rows[1] = order(2, { date_modified_gmt: gmt(JANUARY + 60_000) });
  await look();
  expect([await kept(), await listed()]).toEqual([2, []]);
});

test('"Try again" asks the store for one order, keeps it once it can be read, and says when the store has it no more', async () => {
  shop.rows = [order(2, { total: 'much' })];
  await look();
  const [row] = await listed();
  expect((await ask(RETRY, { id: row?._id })).setAsideOrderRetry).toEqual([]);
  expect(await listed()).toHaveLength(1);
  shop.rows = [];
  await expect(ask(RETRY, { id: row?._id })).rejects.toThrow(/no longer has this order/);
  shop.rows = [order(2)];
  expect((await ask(RETRY, { id: row?._id })).setAsideOrderRetry).toEqual([row?._id]);
  expect([await kept(), await listed()]).toEqual([1, []]);
});

test('an order known already stays as it was when what the store sends of it later cannot be kept', async () => {
  shop.rows = [order(3)];
  await look();
  shop.rows = [order(3, { total: '1e300', date_modified_gmt: gmt(JANUARY + 60_000) })];
  await look();
  const [row] = await listed();
  const { orders } = await ask('{ orders { _id total } }');
  expect(orders).toEqual([{ _id: row?.order_id, total: 20 }]);
});

test('a dismissed order stays away while the store sends the same, and comes back when it sends something else', async () => {
  shop.rows = [order(4, { currency: '' })];
  await look();
  const [row] = await listed();
  await ask(DISMISS, { ids: [row?._id] });
  await look();
  expect(await listed()).toEqual([]);
  shop.rows = [order(4, { currency: 'Taler', date_modified_gmt: gmt(JANUARY + 60_000) })];
  await look();
  expect(await listed()).toMatchObject([{ reason: { values: { currency: 'Taler' } } }]);
});

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Reed',
  address_1: '12 Road',
  city: 'Austin',
  state: 'TX',
  postcode: '73301',
  country: 'US',
};

test('addresses as shops really tell them wait for nobody; what cannot be one is held, and the buyer’s own words stay', async () => {
  const to = (address: object) => ({ billing: { first_name: 'Ada', last_name: 'Reed', address_1: 'Road 1', ...address } });
  shop.rows = [
    order(61, to({ city: 'Dublin 8', state: 'D', postcode: 'd08xy00', country: 'IE' })),
    order(62, to({ city: '千代田区', state: 'JP13', postcode: '〒１００－０００１', country: 'JP' })),
    order(63, to({ city: 'Berlin', postcode: 'D-10115', country: 'DE' })),
    order(64, to({ city: 'Boston', state: 'MA', postcode: '2108', country: 'US' })),
    order(65, to({ city: 'Berlin', postcode: '101', country: 'DE' })),
  ];
  await look();
  const { orders } = await ask('{ orders { number address_state buyer { postcode } } }');
  expect(orders.toSorted((a: Row, b: Row) => Number(a.number) - Number(b.number))).toEqual([
    { number: '61', address_state: 'verifying', buyer: { postcode: 'd08xy00' } },
    { number: '62', address_state: 'verifying', buyer: { postcode: '〒１００－０００１' } },
    { number: '63', address_state: 'verifying', buyer: { postcode: 'D-10115' } },
    { number: '64', address_state: 'verifying', buyer: { postcode: '2108' } },
    { number: '65', address_state: 'invalid', buyer: { postcode: '101' } },
  ]);
});

test('names, cities, notes and goods that WordPress keeps as HTML are read once, as they were typed', async () => {
  shop.rows = [
    order(71, {
      billing: {
        first_name: 'Seán',
        last_name: 'O&#039;Neill',
        company: 'Salt &amp; Co',
        address_1: 'Road 1 &#8211; 2',
        city: 'Val d&rsquo;Or',
        postcode: '00100',
        country: 'IT',
      },
      customer_note: 'Size &lt; L &amp;amp; blue',
      line_items: [line(71, { name: 'Cats &amp; Dogs &#8211; Tee' })],
    }),
  ];
  await look();
  const { orders } = await ask('{ orders { buyer { last_name company address_1 city } notes { buyer } items { name } } }');
  expect(orders).toEqual([
    {
      buyer: { last_name: "O'Neill", company: 'Salt & Co', address_1: 'Road 1 – 2', city: 'Val d’Or' },
      notes: { buyer: 'Size < L &amp; blue' },
      items: [{ name: 'Cats & Dogs – Tee' }],
    },
  ]);
});

test('a number that a shop tells with its mark is kept without, and found with and without it', async () => {
  shop.rows = [order(81, { number: '#SHOP-8103' }), order(82, { number: '8104-EU' })];
  await look();
  const found = async (search: string) =>
    (await ask('query ($s: String) { orders(search: $s) { number } }', { s: search })).orders.map((row: Row) => row.number);
  for (const search of ['8103', '#8103', 'shop-8103', '#SHOP-8103']) expect(await found(search)).toEqual(['SHOP-8103']);
  for (const search of ['8104', '8104-EU']) expect(await found(search)).toEqual(['8104-EU']);
});

test('an order made by hand takes the place of the odd one, and the one the store sends later is not a second one', async () => {
  shop.rows = [order(5, { id: 'five' })];
  await look();
  const [row] = await listed();
  const { setAsideOrder } = await ask(CONTENT, { id: row?._id });
  expect(JSON.parse(setAsideOrder.sent as string)).toMatchObject({ id: 'five', number: '5' });
  const draft = setAsideOrder.draft as Row;
  expect(draft).toEqual({
    number: '5',
    currency: 'USD',
    total: 20,
    paid: true,
    lines: [{ name: 'Tee', sku: 'TEE', quantity: 2, price: 10 }],
  });
  const params = { ...draft, address: ADDRESS };
  await expect(ask(CREATE, { id: row?._id, params: { ...params, lines: [] } })).rejects.toThrow(/at least one line/);
  await expect(ask(CREATE, { id: row?._id, params: { ...params, currency: 'Taler' } })).rejects.toThrow(/currency code/);
  expect((await ask(CREATE, { id: row?._id, params })).setAsideOrderCreate).toMatchObject({ number: '5' });
  await expect(ask(CREATE, { id: row?._id, params })).rejects.toThrow(/no longer on the list/);
  expect([await kept(), await listed()]).toEqual([1, []]);
  shop.rows = [order(5, { date_modified_gmt: gmt(JANUARY + 60_000) })];
  await look();
  const { orders } = await ask('{ orders { platform_id items { sku quantity } } }');
  expect(orders).toEqual([{ platform_id: '5', items: [{ sku: 'TEE', quantity: 2 }] }]);
});

test('what the database refuses is set aside with the reference of the log, and the orders beside it are kept', async () => {
  const read = (id: string): FetchedOrder => ({
    ...UNTOLD,
    platform_id: id,
    number: 'N',
    status: 'Processing',
    currency: 'USD',
    total: 1,
    refunded: 0,
    created_at: JANUARY / 1000,
    buyer: {
      ...UNTOLD_BUYER,
      first_name: '',
      last_name: '',
      address_1: '',
      address_2: null,
      city: '',
      state: null,
      postcode: '',
      country: '',
    },
    items: [],
  });
  const left = await server.services.inContainer(container, async (tx) => {
    const row = await tx.selectFrom('stores').selectAll().where('_id', '=', store).executeTakeFirstOrThrow();
    return takeInOrders(tx, server.services, row, { orders: [read('a'), read('b\0'), read('c')], unreadable: [] }, JANUARY / 1000);
  });
  expect([left, await kept()]).toEqual([1, 2]);
  expect(await listed()).toMatchObject([{ platform_id: 'b', reason: { msg: expect.stringMatching(/Reference: [0-9a-f]{8}/) as unknown } }]);
});

test('an order of an erased buyer comes back without the buyer, also where somebody tries it again', async () => {
  const buyer = { ...order(7), billing: { first_name: 'Erin', last_name: 'Erased', email: 'erin@example.test', country: 'US' } };
  shop.rows = [{ ...buyer, currency: '' }];
  await look();
  const [row] = await listed();
  const { website } = await server.services.db.selectFrom('stores').select('website').where('_id', '=', store).executeTakeFirstOrThrow();
  await server.services.inContainer(container, (tx) =>
    keepMarks(tx, server.services, container, [{ by: 'order', website, platform_id: '7' }], 2 ** 31 - 1),
  );
  shop.rows = [buyer];
  expect((await ask(RETRY, { id: row?._id })).setAsideOrderRetry).toEqual([row?._id]);
  const rows = await server.services.db
    .selectFrom('orders')
    .select(['buyer', 'erased_at'])
    .where('store_id', '=', store)
    .where('platform_id', '=', '7')
    .execute();
  expect(rows).toMatchObject([{ buyer: { first_name: '', email: null }, erased_at: expect.any(Number) as unknown }]);
});

test('another workspace sees nothing of it and can do nothing to it', async () => {
  shop.rows = [order(6, { currency: '' })];
  await look();
  const [row] = await listed();
  const other = await server.makeContainer();
  const stranger = await server.makeUser(other);
  const asStranger = asSeller(server.origin, stranger.token, { host: `${other.domain}.localhost` });
  expect((await asStranger(LIST)).setAsideOrders).toEqual([]);
  await expect(asStranger(CONTENT, { id: row?._id })).rejects.toThrow(/no longer on the list/);
  await expect(asStranger(RETRY, { id: row?._id })).rejects.toThrow(/no longer on the list/);
  expect((await asStranger(DISMISS, { ids: [row?._id] })).setAsideOrderDismiss).toEqual([]);
  expect(await listed()).toHaveLength(1);
});

const stateOf = () =>
  server.services.inContainer(container, (tx) =>
    tx
      .selectFrom('stores')
      .select(['sto_status', 'sto_reason', 'next_fetch_at', 'failures', 'refused_at'])
      .where('_id', '=', store)
      .executeTakeFirstOrThrow(),
  );
const NOW = () => Math.floor(Date.now() / 1000);
const lookBySchedule = async (): Promise<boolean> => {
  await server.services.inContainer(container, (tx) =>
    tx
      .updateTable('stores')
      .set({ next_fetch_at: NOW() - 1, fetch_every: 0 })
      .where('_id', '=', store)
      .execute(),
  );
  await scheduleOfOrders.run(server.services);
  return (await stateOf()).next_fetch_at > NOW();
};

test.each([
  ['REST is off', { status: 404, body: { code: 'rest_no_route', message: 'No route.' } }, 'shop.noWooCommerce'],
  ['REST is off for strangers', { status: 401, body: { code: 'rest_not_logged_in', message: 'You are not logged in.' } }, 'shop.answered'],
  ['a firewall stands in front', { status: 403, body: '<html><title>Blocked</title></html>' }, 'shop.blocked'],
  ['the site is coming soon', { status: 200, body: '<html><head><title>Coming soon</title></head></html>' }, 'shop.pageInstead'],
  ['the address is a page that is not there', { status: 404, body: '<!doctype html><title>Page not found</title>' }, 'shop.pageInstead'],
  ['a plugin writes a notice', { status: 200, body: 'Notice: Undefined index in plugin.php on line 3 []' }, 'shop.textBefore'],
  ['it is under maintenance', { status: 503, body: '<title>Maintenance</title>' }, 'shop.down'],
] as const)('a store is asked again by itself and comes back when %s for a while', async (_what, answer, refusal) => {
  shop.rows = [order(1)];
  shop.disturbed = answer;
  await look();
  expect(await stateOf()).toMatchObject({ sto_status: 'Lostconnection', sto_reason: { refusal }, failures: 1 });
  expect(await lookBySchedule()).toBe(true);
  shop.disturbed = null;
  await look();
  expect(await stateOf()).toMatchObject({ sto_status: 'Valid', sto_reason: null, failures: 0 });
  expect(await kept()).toBe(1);
});

test('a store is asked by schedule only while its automation is on, it imports orders automatically, and its platform has not closed it', async () => {
  const set = (params: object) =>
    ask('mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id warning_level } }', {
      _id: store,
      params: { platform_id: 'woocommerce', sto_name: 'Odd shop', schedule_fetch: 15, ...params },
    });
  const isDue = async (): Promise<boolean> => {
    await server.services.inContainer(container, (tx) =>
      tx
        .updateTable('stores')
        .set({ next_fetch_at: NOW() - 1 })
        .where('_id', '=', store)
        .execute(),
    );
    await scheduleOfOrders.run(server.services);
    return (await stateOf()).next_fetch_at > NOW();
  };
  await set({});
  expect(await isDue()).toBe(true);
  await set({ sto_auto_order: false });
  expect(await isDue()).toBe(false);
  await set({ sto_auto_order: true, sto_auto: false });
  expect(await isDue()).toBe(false);
  // A person still may.
  shop.rows = [order(1), order(2)];
  await look();
  expect(await kept()).toBe(2);
  expect((await set({ sto_auto: true, dead_state: true })).makeStore).toMatchObject({ warning_level: 2 });
  expect(await isDue()).toBe(false);
  shop.rows = [order(1), order(2), order(3)];
  await look().catch(() => undefined);
  expect([await kept(), (await stateOf()).sto_status]).toEqual([2, 'Valid']);
  await set({ dead_state: false });
  await look();
  expect(await kept()).toBe(3);
});

test('a byte order mark before the JSON disturbs nothing', async () => {
  shop.disturbed = { status: 200, headers: { 'content-type': 'application/json' }, body: '\uFEFF[]' };
  await look();
  expect(await stateOf()).toMatchObject({ sto_status: 'Valid' });
});

test('a store is Invalid once the platform refused its credentials twice, ten minutes apart, and is then asked only on request', async () => {
  shop.disturbed = { status: 401, body: { code: 'woocommerce_rest_authentication_error', message: 'Consumer secret is invalid.' } };
  await look();
  await look();
  expect(await stateOf()).toMatchObject({ sto_status: 'Lostconnection', sto_reason: { refusal: 'shop.unauthorized' } });
  await server.services.inContainer(container, (tx) =>
    tx
      .updateTable('stores')
      .set({ refused_at: NOW() - 601 })
      .where('_id', '=', store)
      .execute(),
  );
  await look();
  expect((await stateOf()).sto_status).toBe('Invalid');
  expect(await lookBySchedule()).toBe(false);
  shop.disturbed = { status: 503, body: '' };
  await look();
  expect(await stateOf()).toMatchObject({ sto_status: 'Invalid', sto_reason: { refusal: 'shop.unauthorized' } });
  shop.disturbed = null;
  await ask('mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }', { ids: [store] });
  await look();
  expect((await stateOf()).sto_status).toBe('Valid');
});

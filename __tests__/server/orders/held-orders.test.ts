import { jsonb } from '../../../src/server/db/json';
import { pollOrders } from '../../../src/server/sales/fetch-job';
import { settleOrders } from '../../../src/server/sales/settle';
import { longWaiting } from '../../../src/server/sales/long-waiting';
import { readCorpus, type CorpusOrder } from '../../support/orders/told-orders';
import { serve, type Running, type StandInAnswer, type StandInRequest } from '../../support/stand-ins/stand-in';
import { asSeller, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const WEBSITE = 'https://held-shop.test';
const MAKE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const UPDATE = 'mutation ($ids: [ID!]!, $params: OrderUpdateInput!) { orderUpdate(ids: $ids, params: $params) { _id } }';
const ORDERS = `query ($search: String) { orders(search: $search) { _id number status platform_status attention blocking_gate
  gates { gate code } hold { reason } notes { gift } items { quantity cancelled completed } } }`;
const DESK =
  'query ($id: ID!) { order(_id: $id) { questions { code said } fulfilment_orders { status pieces { quantity } } events { code params } } }';

type Row = Record<string, unknown>;

/** A WooCommerce shop that sends what stands in `rows`, and the refunds of each order by its id. */
const shop = {
  rows: [] as Row[],
  refunds: new Map<string, readonly unknown[]>(),
  origins: [WEBSITE],
  answer: ({ method, path, query }: StandInRequest): StandInAnswer => {
    if (method === 'PUT') return { status: 404, body: { code: 'woocommerce_rest_product_invalid_id', message: 'Invalid ID.' } };
    const refunds = /\/orders\/(\d+)\/refunds$/.exec(path)?.[1];
    if (refunds !== undefined) return { status: 200, body: shop.refunds.get(refunds) ?? [] };
    if (!path.endsWith('/orders') || query.get('status') === 'trash') return { status: 200, body: [] };
    const after = query.get('modified_after') ?? '';
    const changedAt = (row: Row): string => String(row.date_modified_gmt);
    const found = shop.rows.filter((row) => changedAt(row) > after).toSorted((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1));
    const [from, size] = [Number(query.get('offset') ?? 0), Number(query.get('per_page') ?? 10)];
    return { status: 200, headers: { 'x-wp-totalpages': String(Math.ceil(found.length / size)) }, body: found.slice(from, from + size) };
  },
  throttled: (): StandInAnswer => ({ status: 429, body: {} }),
};

let server: TestServer;
let running: Running;
let ask: Ask;
let container: string;
let store: string;
let sku: string;
let minute = 0;

const inContainer: TestServer['services']['inContainer'] = (id, work) => server.services.inContainer(id, work);

/** Looks at the shop, and has the artwork and the address of all that came be as they should. */
const look = async (): Promise<void> => {
  await pollOrders.perform(server.services, { container_id: container, store_id: store }, new AbortController().signal);
  await inContainer(container, async (tx) => {
    const print_files = jsonb({ areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] });
    const orders = await tx.selectFrom('orders').select(['_id', 'address_state']).where('store_id', '=', store).orderBy('_id').execute();
    const ids = orders.map(({ _id }) => _id);
    await tx.updateTable('order_lines').set({ print_files }).where('order_id', 'in', ids).execute();
    await tx.updateTable('orders').set({ address_state: 'confirmed' }).where('address_state', '=', 'verifying').execute();
    await settleOrders(tx, container, ids, 1_773_100_000);
  });
};

/** An order of the corpus as one of many: under a number of its own, by a buyer of its own, of an item that is made here. */
const placed = ({ order, refunds }: CorpusOrder, id: number, changes: Row = {}): Row => {
  minute += 1;
  const named = (address: unknown): unknown => ({ ...(address as Row), last_name: `Reed ${id}` });
  if (refunds) shop.refunds.set(String(id), refunds);
  return {
    ...order,
    id,
    number: String(id),
    date_modified_gmt: new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString().slice(0, 19),
    billing: named(order.billing),
    shipping: named(order.shipping),
    line_items: (order.line_items as Row[]).map((line) => ({ ...line, sku })),
    ...changes,
  };
};

const find = async (id: number): Promise<Row & { _id: string }> =>
  (await ask(ORDERS, { search: String(id) })).orders.find(({ number }: Row) => number === String(id)) as Row & { _id: string };

const deskOf = async (id: number): Promise<Record<string, readonly Row[]>> =>
  (await ask(DESK, { id: (await find(id))._id })).order as Record<string, readonly Row[]>;

/** Pieces that go to who makes them by themselves. */
const making = async (id: number): Promise<number> =>
  (await deskOf(id))
    .fulfilment_orders!.flatMap(({ status, pieces }) => (status === 'cancelled' ? [] : (pieces as { quantity: number }[])))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const CORPUS = readCorpus('woocommerce');
const plain = CORPUS[0]!;
const held = CORPUS.find(({ order }) => order.status === 'shipped')!;

beforeAll(async () => {
  running = await serve(shop);
  server = await startTestServer({ demo: true, workers: false, standIns: running.standIns });
  ask = asSeller(server.origin, await server.signIn());
  const listing = await saveListing(ask, 'Heron tee');
  const item = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i.container_id', 'i.sku', 'p.attribute_specifics'])
    .where('i._id', '=', listing._id)
    .executeTakeFirstOrThrow();
  container = item.container_id;
  sku = `${item.sku}-${item.attribute_specifics[0]!.sku}`;
  await ask('mutation { makeFulfilment(params: { type: "private", name: "Attic", default: true }) { _id } }');
  const params = { platform_id: 'woocommerce', sto_name: 'Held shop', woocommerce: { website: WEBSITE, key: 'ck_1', secret: 'cs_1' } };
  store = (await ask(MAKE, { params })).makeStore._id as string;
  // It was connected before the orders came, which go by themselves.
  await server.services.db
    .updateTable('stores')
    .set({ created_at: 1_770_000_000, settings: jsonb({ sto_auto_fulfilment: true }) })
    .where('_id', '=', store)
    .execute();
});
afterAll(async () => {
  await server.stop();
  await running.close();
});
beforeEach(() => {
  shop.rows = [];
});

test('of all a WooCommerce shop may say, what is understood is made by itself, and the rest waits with attention and its reason', async () => {
  shop.rows = CORPUS.map((each, index) => placed(each, 2000 + index));
  await look();
  for (const [index, { why, outcome }] of CORPUS.entries()) {
    const row = await find(2000 + index);
    const desk = await deskOf(2000 + index);
    const [word, code = ''] = outcome.split(' ');
    const asked = desk.questions!.map((question) => question.code);
    const seen = { why, makes: await making(2000 + index), asked: word === 'held' ? asked : [], attention: row.attention };
    const waits = word === 'held' || word === 'address';
    expect(seen).toEqual({ why, makes: word === 'makes' ? Number(code) : 0, asked: word === 'held' ? [code] : [], attention: waits });
    if (word === 'held') expect(row).toMatchObject({ status: 'On Hold', hold: { reason: 'unclear' } });
    if (word === 'over') expect(row.status).toBe(code);
  }
});

test('a person releases a held order; it is made, and stays released while the shop says the same', async () => {
  shop.rows = [placed(held, 3000)];
  await look();
  const { _id } = await find(3000);
  expect((await deskOf(3000)).questions).toEqual([{ code: 'status', said: 'shipped' }]);
  await ask(UPDATE, { ids: [_id], params: { release: true } });
  expect([await making(3000), (await find(3000)).hold]).toEqual([2, null]);
  shop.rows = [placed(held, 3000, { customer_note: 'Thank you' })];
  await look();
  expect([await making(3000), (await find(3000)).hold]).toEqual([2, null]);
  shop.rows = [placed(held, 3000, { status: 'returned' })];
  await look();
  expect((await find(3000)).hold).toEqual({ reason: 'unclear' });
});

test('an order that waits to be sent loses the piece the shop gave back', async () => {
  shop.rows = [placed(plain, 3100)];
  await look();
  expect(await making(3100)).toBe(2);
  const refund = CORPUS.find(({ outcome }) => outcome === 'makes 1')!;
  shop.rows = [placed(refund, 3100)];
  await look();
  expect([await making(3100), (await find(3100)).items]).toEqual([1, [{ quantity: 2, cancelled: 1, completed: 0 }]]);
});

test('what the shop changes of an order a provider has asks for attention and says what it is', async () => {
  shop.rows = [placed(plain, 3200)];
  await look();
  const { _id } = await find(3200);
  await server.services.db.updateTable('fulfilment_orders').set({ status: 'submitted' }).where('order_id', '=', _id).execute();
  const [line] = plain.order.line_items as Row[];
  const shipping = { ...(plain.order.shipping as Row), address_1: '99 Other Street', last_name: 'Reed 3200' };
  shop.rows = [placed(plain, 3200, { line_items: [{ ...line, sku, quantity: 1 }], shipping })];
  await look();
  const { questions, events } = await deskOf(3200);
  expect(questions).toEqual([
    { code: 'lines_edited', said: '2 × Heron tee → 1 × Heron tee' },
    { code: 'address_edited', said: '' },
  ]);
  expect(events!.map(({ code }) => code)).toEqual(expect.arrayContaining(['lines_edited_at_shop', 'address_edited_at_shop']));
  expect((await find(3200)).attention).toBe(true);
  await ask(UPDATE, { ids: [_id], params: { release: true } });
  expect([(await deskOf(3200)).questions, (await find(3200)).attention]).toEqual([[], false]);
});

test('what was bought before its store was connected is not made by itself', async () => {
  shop.rows = [placed(plain, 3300, { date_created_gmt: '2026-01-09T12:00:00', date_paid_gmt: '2026-01-09T12:01:00' })];
  await look();
  expect([await making(3300), (await find(3300)).status]).toEqual([0, 'Processing']);
});

test('a gift message a person wrote stays until the shop says something new', async () => {
  const gift = (value: string): Row => ({ meta_data: [{ id: 1, key: 'gift_message', value }] });
  const note = async (): Promise<unknown> => ((await find(3400)).notes as Row).gift;
  shop.rows = [placed(plain, 3400, gift('Happy birthday'))];
  await look();
  await ask(UPDATE, { ids: [(await find(3400))._id], params: { note_gift: 'Happy birthday, Ada!' } });
  shop.rows = [placed(plain, 3400, { ...gift('Happy birthday'), customer_note: 'Ring twice' })];
  await look();
  expect(await note()).toBe('Happy birthday, Ada!');
  shop.rows = [placed(plain, 3400, gift('Merry Christmas'))];
  await look();
  expect(await note()).toBe('Merry Christmas');
});

test('an order a person released from the hold of its shop stays released until the shop holds it anew', async () => {
  const waiting = CORPUS.find(({ outcome }) => outcome === 'waits On Hold')!;
  shop.rows = [placed(waiting, 3500)];
  await look();
  expect((await find(3500)).hold).toEqual({ reason: 'shop' });
  await ask(UPDATE, { ids: [(await find(3500))._id], params: { release: true } });
  shop.rows = [placed(waiting, 3500, { customer_note: 'Ring twice' })];
  await look();
  expect((await find(3500)).hold).toBeNull();
});

test('an order that has waited for its payment for a day comes to attention, and one a person holds does not', async () => {
  const unpaid = CORPUS.filter(({ outcome }) => outcome === 'waits Pending' || outcome === 'waits On Hold').slice(0, 2);
  shop.rows = [
    ...unpaid.map((each, index) => placed({ ...each, order: { ...each.order, date_paid_gmt: null } }, 3600 + index)),
    placed(unpaid[0]!, 3602),
  ];
  await look();
  await ask(UPDATE, { ids: [(await find(3602))._id], params: { hold: { reason: 'buyer' } } });
  const seen = async (): Promise<unknown[]> => [(await find(3600)).attention, (await find(3601)).attention, (await find(3602)).attention];
  const before = await seen();
  await longWaiting.run(server.services);
  expect([before, await seen()]).toEqual([
    [false, false, false],
    [true, true, false],
  ]);
});

test('an order whose address nobody has checked for a day comes to attention', async () => {
  const made = CORPUS.find(({ outcome }) => outcome === 'makes 1')!;
  shop.rows = [placed(made, 3610)];
  await look();
  await server.services.db
    .updateTable('orders')
    .set({ status: 'Processing', address_state: 'verifying', attention: false })
    .where('_id', '=', (await find(3610))._id)
    .execute();
  await longWaiting.run(server.services);
  expect((await find(3610)).attention).toBe(true);
});

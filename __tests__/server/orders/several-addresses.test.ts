import { jsonb } from '../../../src/server/db/json';
import { prepareOrder } from '../../../src/server/making/prepare-order';
import { keepOrders } from '../../../src/server/sales/keep-orders';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { readCorpus, readTold } from '../../support/orders/told-orders';
import { readWork } from '../../../src/server/workshop/rows';
import { asSeller, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const MAKE = 'mutation ($params: StoreInput!) { makeStore(params: $params) { _id } }';
const ORDERS = 'query ($search: String) { orders(search: $search) { _id number status blocking_gate address_state gates { gate code } } }';
const DESK = `query ($id: ID!) { order(_id: $id) { lines { _id ship_to { first_name address_1 } address_code } questions { code }
  fulfilment_orders { _id status kind pieces { line_id quantity } } } }`;
const SPLIT = 'mutation ($id: ID!, $pieces: [OrderPiecesInput!]!) { orderSplit(_id: $id, pieces: $pieces) { _id } }';

interface Desk {
  readonly lines: readonly {
    readonly _id: string;
    readonly ship_to: { readonly address_1: string } | null;
    readonly address_code: string | null;
  }[];
  readonly questions: readonly { readonly code: string }[];
  readonly fulfilment_orders: readonly {
    readonly _id: string;
    readonly status: string;
    readonly pieces: readonly { readonly line_id: string; readonly quantity: number }[];
  }[];
}

let server: TestServer;
let ask: Ask;
let container: string;
let store: string;
let sku: string;
const NOW = 1_773_100_000;

/** The corpus' order of BigCommerce with two consignments, under a number and a buyer of its own. */
const twoConsignments = async (number: string, changes: Partial<FetchedOrder['buyer']> = {}): Promise<FetchedOrder> => {
  const found = readCorpus('bigcommerce').find(({ why }) => why === 'two addresses');
  if (!found) throw new Error('The corpus has no such order.');
  const told = await readTold('bigcommerce', found);
  return {
    ...told,
    platform_id: number,
    number,
    buyer: { ...told.buyer, last_name: `Reed ${number}` },
    items: told.items.map((line) => ({ ...line, sku, ship_to: line.ship_to && { ...line.ship_to, ...changes } })),
  };
};

const keep = async (order: FetchedOrder): Promise<void> => {
  const row = await server.services.db.selectFrom('stores').selectAll().where('_id', '=', store).executeTakeFirstOrThrow();
  await server.services.inContainer(container, async (tx) => {
    await keepOrders(tx, row as unknown as Parameters<typeof keepOrders>[1], [order], NOW);
  });
};

/** Keeps an order, has its artwork be there, and has its addresses judged. */
const take = async (order: FetchedOrder): Promise<string> => {
  await keep(order);
  const { _id } = await server.services.db
    .selectFrom('orders')
    .select('_id')
    .where('store_id', '=', store)
    .where('platform_id', '=', order.platform_id)
    .executeTakeFirstOrThrow();
  const print_files = jsonb({ areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] });
  await server.services.db.updateTable('order_lines').set({ print_files }).where('order_id', '=', _id).execute();
  await prepareOrder.perform(server.services, { container_id: container, order_id: _id, tries: '0' }, new AbortController().signal);
  return _id;
};

const deskOf = async (id: string): Promise<Desk> => (await ask(DESK, { id })).order as Desk;

const live = ({ fulfilment_orders }: Desk) => fulfilment_orders.filter(({ status }) => status !== 'cancelled');

/** Where the fulfilment orders of an order go, as their packing slips say it. */
const slipCities = async (desk: Desk): Promise<string[]> => {
  const ids = live(desk).map(({ _id }) => _id);
  const work = await server.services.inContainer(container, (tx) => readWork(tx, container, ids));
  return work.map(({ to }) => to.city).toSorted();
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
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
  const params = {
    platform_id: 'woocommerce',
    sto_name: 'Two places',
    woocommerce: { website: 'https://two-places.test', key: 'ck_1', secret: 'cs_1' },
  };
  const made = await ask(MAKE, { params });
  store = made.makeStore._id as string;
  await server.services.db
    .updateTable('stores')
    .set({ created_at: 1_770_000_000, settings: jsonb({ sto_auto_fulfilment: true }) })
    .where('_id', '=', store)
    .execute();
});
afterAll(() => server.stop());

test('an order with two consignments becomes two fulfillment orders, each with its address', async () => {
  const id = await take(await twoConsignments('71001'));
  const desk = await deskOf(id);
  expect(desk.questions).toEqual([]);
  expect(live(desk)).toHaveLength(2);
  const streets = live(desk).map(({ pieces }) =>
    pieces.map(({ line_id }) => desk.lines.find(({ _id }) => _id === line_id)?.ship_to?.address_1 ?? null),
  );
  expect(streets.every((each) => new Set(each).size === 1)).toBe(true);
  expect(new Set(streets.flat()).size).toBe(2);
  expect(new Set(await slipCities(desk)).size).toBe(2);
});

test('a faulty second address holds the whole order, and its line says so; the corrected one lets it go', async () => {
  const id = await take(await twoConsignments('71002', { address_1: '' }));
  const [order] = (await ask(ORDERS, { search: '71002' })).orders as Record<string, unknown>[];
  expect(order).toMatchObject({ blocking_gate: 'address', address_state: 'invalid' });
  const desk = await deskOf(id);
  expect(live(desk)).toEqual([]);
  expect(desk.lines.map(({ address_code }) => address_code).toSorted()).toEqual(['bad_street', null]);
  await take(await twoConsignments('71002'));
  expect(live(await deskOf(id))).toHaveLength(2);
});

test('a plan whose lines the store sends to several addresses is planned anew, and a split keeps them', async () => {
  const two = await twoConsignments('71003');
  const id = await take({ ...two, items: two.items.map((line) => ({ ...line, ship_to: null })) });
  expect(live(await deskOf(id))).toHaveLength(1);
  await take(two);
  const desk = await deskOf(id);
  expect(live(desk)).toHaveLength(2);
  const pieces = live(desk).flatMap((fo) => fo.pieces.map(({ line_id, quantity }) => ({ line_id, quantity })));
  await ask(SPLIT, { id, pieces });
  expect(live(await deskOf(id))).toHaveLength(2);
});

test('an address of a line that the store changes once a provider has it is asked about', async () => {
  const id = await take(await twoConsignments('71004'));
  await server.services.db.updateTable('fulfilment_orders').set({ status: 'submitted' }).where('order_id', '=', id).execute();
  await keep(await twoConsignments('71004', { address_1: '99 Other Street' }));
  expect((await deskOf(id)).questions).toEqual([{ code: 'address_edited' }]);
});

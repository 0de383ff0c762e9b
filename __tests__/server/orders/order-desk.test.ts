import { sql } from 'kysely';
import { demoSeller } from '../../../src/server/demo/acting';
import { makeDemoListing } from '../../../src/server/demo/listings';
import { DEMO_DESIGNS } from '../../../src/server/demo/trade-designs';
import { awaitedListing } from '../../../src/server/making/awaited-listing';
import { newId } from '../../../src/server/db/ids';
import { ConnectorError } from '../../../src/server/connectors/connector';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { keepOrders } from '../../../src/server/sales/keep-orders';
import { settleOrders } from '../../../src/server/sales/settle';
import { settleClosedStore } from '../../../src/server/sales/store-orders';
import type { StoreRow } from '../../../src/server/stores/connection';
import { noteStoreStatus } from '../../../src/server/stores/status';
import { asSeller, NOBODY, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

/** 9 March 2026, a Monday, noon UTC. */
const NOON = 1_773_057_600;
const DAY = 24 * 60 * 60;

let server: TestServer;
let ask: Ask;
let store: StoreRow;
let containerId: string;
let listing: { _id: string; sku: string };
let blanks: readonly { readonly sku: string }[];
let number = 1;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ask = asSeller(server.origin, await server.signIn());
  // Its store has been connected for a day when the first order comes.
  store = await server.services.db
    .updateTable('stores')
    .set({ created_at: NOON - DAY })
    .returningAll()
    .executeTakeFirstOrThrow();
  containerId = store.container_id;
  const saved = await saveListing(ask, 'Fox tee');
  const found = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.sku', 'p.attribute_specifics'])
    .where('i._id', '=', saved._id)
    .executeTakeFirstOrThrow();
  listing = found;
  blanks = found.attribute_specifics;
  await workshop();
});
afterAll(() => server.stop());

/** Somebody who makes whatever it is given. */
const workshop = () => ask('mutation { makeFulfilment(params: { type: "private", name: "Attic", default: true }) { _id } }');

const ADDRESS = { first_name: 'Ida', last_name: 'Lund', address_1: '4 Sea Street', city: 'Bergen', postcode: '5003', country: 'NO' };

const line = (sku: string, more: Partial<FetchedOrder['items'][number]> = {}): FetchedOrder['items'][number] => ({
  line_id: 'l1',
  name: 'Fox tee',
  sku,
  quantity: 2,
  completed: 0,
  price: 20,
  image: null,
  product_platform_id: null,
  variant_platform_id: null,
  ...more,
});

const told = (more: Partial<FetchedOrder> = {}): FetchedOrder => {
  const id = String((number += 1));
  return {
    platform_id: id,
    number: id,
    status: 'Processing',
    currency: 'USD',
    total: 40,
    tax: 3,
    shipping: 4,
    refunded: 0,
    fees: 1.5,
    created_at: NOON,
    paid_at: NOON,
    ship_by: null,
    cancel_requested: false,
    note: null,
    gift_message: null,
    payments: [],
    buyer: { ...NOBODY, ...ADDRESS, last_name: `Lund ${id}` },
    items: [line(`${listing.sku}-${blanks[0]!.sku}`)],
    ...more,
  };
};

const keep = (orders: readonly FetchedOrder[], now = NOON): Promise<number> =>
  server.services.inContainer(containerId, (tx) => keepOrders(tx, store, orders, now));

const ORDER = `_id number status platform_status attention blocking_gate gates { gate open code } hold { reason until by { name } } ship_by act_by cost fees profit
  address { city } address_state tags assignee { name } notes { internal } archived_at cancelled_at updated_at
  items { sku quantity cancelled completed item_info_id variant_sku }`;

const find = async ({ number: search }: Pick<FetchedOrder, 'number'>) =>
  (await ask(`query ($search: String) { orders(search: $search) { ${ORDER} } }`, { search })).orders.find(
    (order: { number: string }) => order.number === search,
  );

const kept = async (more: Partial<FetchedOrder> = {}) => {
  const order = told(more);
  await keep([order]);
  return { order, row: await find(order) };
};

const update = async (ids: readonly string[], params: object) =>
  (
    await ask(`mutation ($ids: [ID!]!, $params: OrderUpdateInput!) { orderUpdate(ids: $ids, params: $params) { ${ORDER} } }`, {
      ids,
      params,
    })
  ).orderUpdate;

const settle = (id: string, now: number): Promise<void> =>
  server.services.inContainer(containerId, (tx) => settleOrders(tx, containerId, [id], now));

const codes = ({ gates }: { gates: readonly { gate: string; code: string | null }[] }) => gates.map(({ code }) => code);

test('an order that comes is known for what it is: its listing, its variant, its gates, its days and its money', async () => {
  const { row } = await kept();
  expect(row.items).toMatchObject([{ item_info_id: listing._id, variant_sku: blanks[0]!.sku, cancelled: 0, completed: 0 }]);
  expect(row).toMatchObject({ status: 'Processing', address_state: 'verifying', cost: 0, fees: 1.5, profit: 35.5 });
  // The listing has no mockup, so there is nothing to print yet.
  expect(codes(row)).toEqual([null, 'none', 'verifying', null, null]);
  expect(row).toMatchObject({ blocking_gate: 'artwork', attention: true });
  // Three working days after Monday, and three more before them for making it.
  expect(row.ship_by).toBe(Date.UTC(2026, 2, 12, 23, 59, 59) / 1000);
  expect(row.act_by).toBe(Date.UTC(2026, 2, 9, 23, 59, 59) / 1000);
});

describe('the rules of a store', () => {
  const save = (params: object) =>
    ask('mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { global_shipping } }', {
      _id: store._id,
      params: { platform_id: 'woocommerce', sto_name: store.sto_name, ...params },
    });
  /** An order that lacks nothing. */
  const ready = async (): Promise<FetchedOrder> => {
    const { order, row } = await kept();
    const print_files = { areas: 1, files: [{ area: 'front', file_id: 'x', dpi: 300 }] };
    await server.services.db
      .updateTable('order_lines')
      .set({ print_files: sql`${JSON.stringify(print_files)}::jsonb` })
      .where('order_id', '=', row._id)
      .execute();
    await update([row._id], { confirm_address: true });
    return order;
  };
  const standsAt = async (order: FetchedOrder): Promise<readonly unknown[]> => {
    const row = await find(order);
    return [row.blocking_gate, row.gates.at(-1).code, row.ship_by];
  };

  test('bring what waits to where they put it as soon as they are saved, and leave it alone where they say nothing', async () => {
    const order = await ready();
    const [open, , ship_by] = await standsAt(order);
    expect(open).toBeNull();
    await save({ country: 'US', approve_above: 0 });
    expect(await standsAt(order)).toEqual([null, null, ship_by]);
    await save({ global_shipping: false });
    expect(await standsAt(order)).toEqual(['policy', 'country', ship_by]);
    await save({ country: null, approve_above: 39.99 });
    expect(await standsAt(order)).toEqual(['policy', 'approval', ship_by]);
    await save({ approve_above: null, dispatch_time_max: 5 });
    expect(await standsAt(order)).toEqual([null, null, Number(ship_by) + 4 * DAY]);
    // A new store, and one that takes its word back, sends everywhere.
    expect((await save({ country: 'US', global_shipping: null })).makeStore).toEqual({ global_shipping: true });
    expect((await standsAt(order)).slice(0, 2)).toEqual([null, null]);
    await save({ country: null, dispatch_time_max: null });
  });

  test('let what lacks nothing go once they say that it goes by itself', async () => {
    const order = await ready();
    await save({ sto_auto_fulfilment: true, sto_auto_fulfilment_delay: 2 });
    const { _id } = await find(order);
    const fos = await server.services.db.selectFrom('fulfilment_orders').select('status').where('order_id', '=', _id).execute();
    expect(fos).toEqual([{ status: 'scheduled' }]);
    await save({ sto_auto_fulfilment: false, sto_auto_fulfilment_delay: null });
  });

  test('move what waits to go: by the delay they now say, and not at all where it goes by itself no more', async () => {
    const HOUR = 3600;
    const [alone, sent, atOnce] = [await ready(), await ready(), await ready()];
    const idOf = async (order: FetchedOrder): Promise<string> => (await find(order))._id;
    const process = async (order: FetchedOrder, now: boolean): Promise<unknown> =>
      ask('mutation ($ids: [ID!]!, $now: Boolean) { orderProcess(ids: $ids, now: $now) { _id } }', { ids: [await idOf(order)], now });
    const goes = async (order: FetchedOrder) =>
      server.services.db
        .selectFrom('fulfilment_orders')
        .select(['status', 'submit_at', 'delay_from'])
        .where('order_id', '=', await idOf(order))
        .executeTakeFirstOrThrow();
    await save({ sto_auto_fulfilment_delay: 6 });
    await process(sent, false);
    await process(atOnce, true);
    const gone = await goes(atOnce);
    await save({ sto_auto_fulfilment: true });
    const [first, second] = [await goes(alone), await goes(sent)];
    for (const { submit_at, delay_from } of [first, second]) expect(submit_at).toBe(Number(delay_from) + 6 * HOUR);

    await save({ sto_auto_fulfilment_delay: 24 });
    expect(await goes(alone)).toEqual({ ...first, submit_at: Number(first.delay_from) + 24 * HOUR });
    expect(await goes(sent)).toEqual({ ...second, submit_at: Number(second.delay_from) + 24 * HOUR });
    await save({ sto_auto_fulfilment_delay: 1 });
    expect(await goes(alone)).toEqual({ ...first, submit_at: Number(first.delay_from) + HOUR });

    // What a person sent still goes.
    await save({ sto_auto_fulfilment: false });
    expect(await goes(alone)).toEqual({ status: 'draft', submit_at: null, delay_from: null });
    expect(await goes(sent)).toMatchObject({ status: 'scheduled', submit_at: Number(second.delay_from) + HOUR });
    expect(await goes(atOnce)).toEqual(gone);
    await save({ sto_auto_fulfilment_delay: null });
  });

  test('send nothing that the account or the store holds back, and the order names the setting that does', async () => {
    const { _id } = await find(await ready());
    const account = (await ask('{ fulfilments { _id name } }')).fulfilments.find(({ name }: { name: string }) => name === 'Attic');
    const submit = (auto: boolean) =>
      ask('mutation ($_id: ID, $params: FulfilmentInput!) { makeFulfilment(_id: $_id, params: $params) { auto } }', {
        _id: account._id,
        params: { name: 'Attic', type: 'private', auto },
      });
    const heldBy = async () =>
      (await ask('query ($id: ID!) { order(_id: $id) { not_automatic { setting name } } }', { id: _id })).order.not_automatic;
    const statuses = async () =>
      (await server.services.db.selectFrom('fulfilment_orders').select('status').where('order_id', '=', _id).execute()).map(
        ({ status }) => status,
      );
    expect(await heldBy()).toEqual([{ setting: 'sto_auto_fulfilment', name: store.sto_name }]);
    await submit(false);
    await save({ sto_auto_fulfilment: true, sto_auto_fulfilment_delay: 2 });
    expect([await statuses(), await heldBy()]).toEqual([['draft'], [{ setting: 'auto', name: 'Attic' }]]);
    await submit(true);
    expect([await statuses(), await heldBy()]).toEqual([['scheduled'], []]);
    await submit(false);
    expect(await statuses()).toEqual(['draft']);
    // A person may still send to it.
    await ask('mutation ($ids: [ID!]!, $now: Boolean) { orderProcess(ids: $ids, now: $now) { _id } }', { ids: [_id], now: false });
    expect([await statuses(), await heldBy()]).toEqual([['scheduled'], []]);
    await submit(true);

    const other = (await find(await ready()))._id;
    const standing = async () => {
      const { order } = await ask('query ($id: ID!) { order(_id: $id) { not_automatic { setting } fulfilment_orders { status } } }', {
        id: other,
      });
      return [order.fulfilment_orders.map(({ status }: { status: string }) => status), order.not_automatic];
    };
    expect(await standing()).toEqual([['scheduled'], []]);
    await save({ sto_auto: false });
    expect(await standing()).toEqual([['draft'], [{ setting: 'sto_auto' }]]);
    await save({ sto_auto: true, dead_state: true });
    expect(await standing()).toEqual([['draft'], [{ setting: 'dead_state' }]]);
    await save({ dead_state: false });
    expect(await standing()).toEqual([['scheduled'], []]);
    // The platform itself says so: nothing is asked of the store any more, and nothing is sent for it.
    const frozen = new ConnectorError('store_closed', 'shop.closed', { values: { platform: 'Shopify' }, storeStatus: 'Invalid' });
    await server.services.inContainer(containerId, (tx) => noteStoreStatus(tx, { container_id: containerId, store_id: store._id }, frozen));
    await settleClosedStore.perform(server.services, { container_id: containerId, store_id: store._id }, new AbortController().signal);
    expect(await standing()).toEqual([['draft'], [{ setting: 'dead_state' }]]);
    await save({ dead_state: false });
    expect(await standing()).toEqual([['scheduled'], []]);
    await save({ sto_auto_fulfilment: false, sto_auto_fulfilment_delay: null });
  });
});

test('the same order again changes nothing; what is ours stays when the shop changes what is its own', async () => {
  const { order, row } = await kept();
  await update([row._id], { add_tags: ['gift'], note_internal: 'Ring twice.' });
  const before = await find(order);
  await keep([order], NOON + 60);
  expect(await find(order)).toEqual(before);
  await keep([{ ...order, total: 50 }], NOON + 60);
  expect(await find(order)).toMatchObject({ tags: ['gift'], notes: { internal: 'Ring twice.' }, profit: 45.5 });
});

test('a SKU nobody knows waits for a person; remembered, it opens the gate of every order that has it, and of the next one', async () => {
  const strange = [line('STRANGE-1')];
  const [first, second] = [await kept({ items: strange }), await kept({ items: strange })];
  expect(codes(first.row)[0]).toBe('no_listing');
  const { lines } = (await ask('query ($_id: ID!) { order(_id: $_id) { lines { _id } } }', { _id: first.row._id })).order;
  const match = { line_id: lines[0]._id, item_info_id: listing._id, variant_sku: blanks[1]!.sku };
  await ask('mutation ($_id: ID!, $lines: [OrderLineMatchInput!]!) { orderMatch(_id: $_id, lines: $lines, remember: true) { _id } }', {
    _id: first.row._id,
    lines: [match],
  });
  const third = await kept({ items: strange });
  for (const { order } of [first, second, third]) {
    const row = await find(order);
    expect(row.items[0]).toMatchObject({ item_info_id: listing._id, variant_sku: blanks[1]!.sku });
    expect(codes(row)[0]).toBeNull();
  }
});

test('orders that came before their item was made are matched anew together, and a dry run says which lines', async () => {
  const early = await kept({ items: [line(`LATER-${blanks[0]!.sku}`)] });
  const strange = await kept({ items: [line('STRANGE-9')] });
  const CHECK = 'query ($ids: [ID!]!) { bulkCheck(action: "orderUpdate", ids: $ids, params: { match: true }) { ok code count } }';
  const look = async () => (await ask(CHECK, { ids: [early.row._id, strange.row._id] })).bulkCheck;
  const nothing = { ok: false, code: 'orderNothingToMatch', count: 0 };
  expect(await look()).toEqual([nothing, nothing]);
  const later = await saveListing(ask, 'Later tee');
  await server.services.db.updateTable('item_infos').set({ sku: 'LATER' }).where('_id', '=', later._id).execute();
  expect(await look()).toEqual([{ ok: true, code: 'linesMatched', count: 1 }, nothing]);
  const matched = await update([early.row._id, strange.row._id], { match: true });
  expect(matched).toMatchObject([{ _id: early.row._id, items: [{ item_info_id: later._id, variant_sku: blanks[0]!.sku }] }]);
  expect(codes(matched[0])[0]).toBeNull();
  expect(await look()).toEqual([nothing, nothing]);
});

test('an order whose buyer paid another way is marked as paid once, and the shop does not take that back', async () => {
  const { order, row } = await kept({ paid_at: null });
  expect(row).toMatchObject({ status: 'Pending' });
  expect(codes(row)[3]).toBe('unpaid');
  const [paid] = await update([row._id], { paid: true });
  expect(codes(paid)[3]).toBeNull();
  expect(paid).toMatchObject({ status: 'Processing' });
  await keep([{ ...order, total: 50 }], NOON + 60);
  expect(codes(await find(order))[3]).toBeNull();
  const CHECK = 'query ($ids: [ID!]!) { bulkCheck(action: "orderUpdate", ids: $ids, params: { paid: true }) { ok code } }';
  expect((await ask(CHECK, { ids: [row._id] })).bulkCheck).toEqual([{ ok: false, code: 'orderPaid' }]);
});

test('a match of what there is not is refused, and nothing is remembered', async () => {
  const { row } = await kept({ items: [line('STRANGE-2')] });
  const { lines } = (await ask('query ($_id: ID!) { order(_id: $_id) { lines { _id } } }', { _id: row._id })).order;
  const match = (more: object) =>
    ask('mutation ($_id: ID!, $lines: [OrderLineMatchInput!]!) { orderMatch(_id: $_id, lines: $lines, remember: true) { _id } }', {
      _id: row._id,
      lines: [{ line_id: lines[0]._id, item_info_id: listing._id, ...more }],
    });
  await expect(match({ variant_sku: 'NONE' })).rejects.toThrow('no variant NONE');
  await expect(match({ item_info_id: newId() })).rejects.toThrow('no longer exists');
  await expect(match({ line_id: newId() })).rejects.toThrow('isn’t in the order');
  const remembered = await server.services.db.selectFrom('sku_matches').select('sku').where('sku', '=', 'STRANGE-2').execute();
  expect(remembered).toEqual([]);
});

test('an order is held until its day, and goes on by itself', async () => {
  const { order, row } = await kept();
  const until = (await server.services.marketNow()) + DAY;
  await update([row._id], { hold: { reason: 'buyer', until } });
  expect(await find(order)).toMatchObject({ status: 'On Hold', hold: { reason: 'buyer', until } });
  await settle(row._id, until - 1);
  expect(await find(order)).toMatchObject({ status: 'On Hold' });
  await settle(row._id, until);
  expect(await find(order)).toMatchObject({ status: 'Processing', hold: null });
});

test('the shop’s own hold comes and goes with its word; a person’s does not', async () => {
  const { order, row } = await kept({ status: 'On Hold', paid_at: null });
  expect(row).toMatchObject({ status: 'On Hold', hold: { reason: 'shop' } });
  await keep([{ ...order, status: 'Processing', paid_at: NOON }], NOON + 60);
  expect(await find(order)).toMatchObject({ status: 'Processing', hold: null });
  await update([row._id], { hold: { reason: 'person' } });
  await keep([{ ...order, status: 'Processing', paid_at: NOON, total: 41 }], NOON + 120);
  expect(await find(order)).toMatchObject({ status: 'On Hold', hold: { reason: 'person', by: { name: 'Sam Seller' } } });
});

test('what no country writes is invalid at once; a person says where it goes, and the shop does not take that back', async () => {
  const bad = { ...NOBODY, ...ADDRESS, postcode: 'x' };
  const { order, row } = await kept({ buyer: bad });
  expect(row).toMatchObject({ address_state: 'invalid' });
  expect(codes(row)[2]).toBe('bad_postcode');
  const address = { ...ADDRESS, city: 'Oslo', postcode: '0150' };
  await expect(update([row._id], { address: { ...address, postcode: 'x' } })).rejects.toThrow();
  await update([row._id], { address });
  expect(await find(order)).toMatchObject({ address: { city: 'Oslo' }, address_state: 'verifying' });
  await keep([{ ...order, buyer: { ...bad, city: 'Elsewhere' } }], NOON + 60);
  expect(await find(order)).toMatchObject({ address: { city: 'Oslo' }, address_state: 'verifying' });
  await update([row._id], { confirm_address: true });
  expect(await find(order)).toMatchObject({ address_state: 'confirmed' });
});

test('the same things for the same buyer within a day are taken for a slip until somebody approves', async () => {
  const buyer = { ...NOBODY, ...ADDRESS, last_name: 'Twice' };
  await kept({ buyer });
  const { order, row } = await kept({ buyer, created_at: NOON + 60 });
  expect(codes(row)[4]).toBe('duplicate');
  await update([row._id], { approve: true });
  expect(codes(await find(order))[4]).toBeNull();
  const later = await kept({ buyer, created_at: NOON + 2 * DAY });
  expect(codes(later.row)[4]).toBeNull();
});

test('an order that is given up has nothing left to make; one that comes back has', async () => {
  const { order, row } = await kept();
  await keep([{ ...order, status: 'Cancelled' }], NOON + 60);
  expect(await find(order)).toMatchObject({ status: 'Cancelled', act_by: null, attention: false, items: [{ cancelled: 2 }] });
  await expect(update([row._id], { hold: { reason: 'person' } })).rejects.toThrow('Nothing left to produce');
  await keep([order], NOON + 120);
  expect(await find(order)).toMatchObject({ status: 'Processing', items: [{ cancelled: 0 }] });
});

test('what the shop sent by itself has arrived', async () => {
  const { row } = await kept({ status: 'Delivered' });
  expect(row).toMatchObject({ status: 'Delivered', act_by: null, blocking_gate: null });
  const part = await kept({ items: [line('STRANGE-3', { completed: 1 })] });
  expect(part.row).toMatchObject({ status: 'Partially Shipped' });
});

test('a currency without a rate has no profit; the rate of the day it was paid stays', async () => {
  const { row } = await kept({ currency: 'PLN' });
  expect(row).toMatchObject({ profit: null });
  const rate = (value: number) =>
    server.services.inContainer(containerId, (tx) =>
      tx
        .insertInto('currency_rates')
        .values({ currency: 'EUR', rate: value, updated_at: 1 })
        .onConflict((conflict) => conflict.columns(['container_id', 'currency']).doUpdateSet({ rate: value }))
        .execute(),
    );
  await rate(1.1);
  const paid = await kept({ currency: 'EUR' });
  expect(paid.row).toMatchObject({ fees: 1.65, profit: 39.05 });
  await rate(2);
  await keep([{ ...paid.order, total: 50 }], NOON + 60);
  expect(await find(paid.order)).toMatchObject({ profit: 50.05 });
});

test('counts agree with the list, tab by tab, also after they were folded', async () => {
  const counts = async () => (await ask('{ ordersCount { status count } }')).ordersCount as { status: string; count: number }[];
  const all = asSeller(server.origin, await server.signIn(), { perpage: 100 });
  const rows = (await all('{ orders { status attention } }')).orders as { status: string; attention: boolean }[];
  const { total } = await server.services.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('container_id', '=', containerId)
    .executeTakeFirstOrThrow();
  expect(rows).toHaveLength(total);
  const expected = new Map<string, number>();
  for (const { status, attention } of rows) {
    expected.set(status, (expected.get(status) ?? 0) + 1);
    if (attention) expected.set('attention', (expected.get('attention') ?? 0) + 1);
  }
  const asMap = (list: { status: string; count: number }[]) => new Map(list.map(({ status, count }) => [status, count]));
  expect(asMap(await counts())).toEqual(expected);
  const { foldOrderCounts } = await import('../../../src/server/sales/counts');
  await foldOrderCounts.run(server.services);
  expect(await server.services.db.selectFrom('order_count_changes').select('key').execute()).toEqual([]);
  expect(asMap(await counts())).toEqual(expected);
});

test('tags are put on and taken off in bulk; what is open is not archived', async () => {
  const rows = [(await kept()).row, (await kept({ status: 'Cancelled' })).row];
  const ids = rows.map(({ _id }) => _id as string);
  await update(ids, { add_tags: ['a', ' b ', ''] });
  const tagged = await update(ids, { add_tags: ['c'], remove_tags: ['a'] });
  for (const { tags } of tagged) expect(tags).toEqual(['b', 'c']);
  expect(await update(ids, { archive: true })).toHaveLength(1);
  const visible = (await ask('{ orders { _id } }')).orders.map(({ _id }: { _id: string }) => _id);
  expect(visible).toContain(ids[0]);
  expect(visible).not.toContain(ids[1]);
});

test('somebody who is no member looks after nothing', async () => {
  const { row } = await kept();
  await expect(update([row._id], { assignee: newId() })).rejects.toThrow('a member');
});

test('a day that is over, an unknown reason and a change of many addresses are refused', async () => {
  const [one, two] = [(await kept()).row, (await kept()).row];
  await expect(update([one._id], { hold: { reason: 'person', until: 1 } })).rejects.toThrow('future date');
  await expect(update([one._id], { hold: { reason: 'shop' } })).rejects.toThrow('reason for the hold');
  await expect(update([one._id, two._id], { address: { ...ADDRESS } })).rejects.toThrow('one order at a time');
});

test('lists are narrowed by gate, risk, tag and attention', async () => {
  const { row } = await kept({ items: [line('STRANGE-9')], ship_by: NOON - 1 });
  await update([row._id], { add_tags: ['narrow'] });
  const ids = async (args: string) => (await ask(`{ orders(${args}) { _id risk } }`)).orders.map(({ _id }: { _id: string }) => _id);
  expect(await ids('tag: "narrow", gate: "matched", risk: 4, attention: true')).toEqual([row._id]);
  expect(await ids('tag: "narrow", gate: "paid"')).toEqual([]);
  expect(await ids('tag: "narrow", address: "valid"')).toEqual([]);
  expect((await ids('sort: "act_by"'))[0]).toBe(row._id);
});

test('an order that waits for a listing is looked at again when the listing, or its mockup, is saved', async () => {
  const { order, row } = await kept();
  expect(codes(row)[1]).toBe('none');
  const unknown = await kept({ items: [line('WOLF-TEE-X')] });
  const seller = (await demoSeller(server.services, server.origin))!;
  const drawn = await makeDemoListing({ ...DEMO_DESIGNS[0]!, text: 'hi' }, seller);
  const asked = async (): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select j.payload->>'item_info_id' as id from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'awaited_listing'`.execute(server.services.db);
    return rows.map(({ id }) => id);
  };
  const change = (columns: object) =>
    server.services.inContainer(containerId, (tx) => tx.updateTable('item_infos').set(columns).where('_id', '=', listing._id).execute());
  const before = await asked();
  expect(before).not.toContain(listing._id);
  const { mockup_id } = await server.services.db
    .selectFrom('item_infos')
    .select('mockup_id')
    .where('_id', '=', drawn!)
    .executeTakeFirstOrThrow();
  await change({ mockup_id });
  expect(await asked()).toContain(listing._id);
  const work = { container_id: containerId, item_info_id: listing._id };
  await awaitedListing.perform(server.services, work, new AbortController().signal);
  // Its print files are being drawn.
  expect(codes(await find(order))[1]).toBe('in_design');
  expect(codes(await find(unknown.order))[0]).toBe('no_listing');
  // A print file that is too soft is drawn anew as well; one that is good stays.
  const drawnAs = async (dpi: number): Promise<string | null> => {
    await server.services.inContainer(containerId, async (tx) => {
      const files = JSON.stringify({ areas: 1, files: [{ area: 'front', file_id: newId(), dpi }] });
      await sql`update order_lines set print_files = ${files}::jsonb where order_id = ${row._id}`.execute(tx);
      await settleOrders(tx, containerId, [row._id], await server.services.marketNow());
    });
    return codes(await find(order))[1] ?? null;
  };
  expect(await drawnAs(149)).toBe('low_dpi');
  await awaitedListing.perform(server.services, work, new AbortController().signal);
  expect(codes(await find(order))[1]).toBe('in_design');
  expect(await drawnAs(150)).toBeNull();
  await awaitedListing.perform(server.services, work, new AbortController().signal);
  expect(codes(await find(order))[1] ?? null).toBeNull();
  await change({ sku: 'WOLF' });
  await awaitedListing.perform(server.services, work, new AbortController().signal);
  expect((await find(unknown.order)).items[0]).toMatchObject({ item_info_id: listing._id });
});

test.each([
  ['KWD', 12.345, 12.345, '12.345'],
  ['JPY', 533, 533, '533'],
  ['USD', 18.999, 19, '19.00'],
])('an order in %s keeps the digits of its currency: a whole refund is whole', async (currency, total, stored, written) => {
  const lines = [line('MUG-1', { price: total, quantity: 1 })];
  const { row } = await kept({ currency, total, tax: 0, shipping: 0, items: lines });
  const id = row._id;
  expect((await ask('query ($id: ID!) { orders(_id: $id) { total items { price } } }', { id })).orders[0]).toEqual({
    total: stored,
    items: [{ price: stored }],
  });
  expect((await ask('query ($id: ID!) { order(_id: $id) { refundable } }', { id })).order.refundable).toBe(stored);
  const REFUND = 'mutation ($id: ID!, $amount: Float!) { orderRefund(_id: $id, amount: $amount) { _id } }';
  await expect(ask(REFUND, { id, amount: stored + 1 })).rejects.toThrow(`You can refund up to ${written} ${currency} more.`);
  await ask(REFUND, { id, amount: stored });
  expect((await ask('query ($id: ID!) { order(_id: $id) { refundable } }', { id })).order.refundable).toBe(0);
});

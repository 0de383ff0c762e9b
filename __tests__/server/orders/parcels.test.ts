import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { lookAtParcels } from '../../../src/server/parcels/look';
import { pushParcels } from '../../../src/server/parcels/push';
import { settleOrders } from '../../../src/server/sales/settle';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { makingOf, type Parcel } from '../../../src/server/sandbox/print/fate';
import { addFault, asSeller, healFaults, NOBODY, sandboxOrder, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { order as printOrder } from '../sandbox/print-client';

const [HOUR, DAY] = [3600, 86_400];
const SEED = 'parcels';
const FIELDS = `_id tracking_number courier_code courier_name status substatus silent delivered_at updated_at tracking_url events { at status }
  goods { name quantity } store_push { state msg { refusal } }`;
const ADD = `mutation ($order: ID!, $number: String!, $courier: String, $pieces: [OrderPiecesInput!]) {
  trackingAdd(order_id: $order, tracking_number: $number, courier_code: $courier, pieces: $pieces) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $number: String!, $courier: String) {
  trackingUpdate(_id: $id, tracking_number: $number, courier_code: $courier) { ${FIELDS} } }`;

let server: TestServer;
let ask: Ask;
let container: string;
let store: string;
let fulfilment: string;
const stop = new AbortController();

const advance = async (seconds: number): Promise<void> => {
  const body = JSON.stringify({ speed: 0, seed: SEED, advance: Math.round(seconds) });
  await httpRequest(server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body });
};
const look = () => lookAtParcels.perform(server.services, { container_id: container }, stop.signal);
const push = () => pushParcels.perform(server.services, { container_id: container, store_id: store }, stop.signal);
const ledger = async (place: string, key: string): Promise<string[]> =>
  (await httpRequest(server.origin, `/sandbox/${place}/ledger?key=${encodeURIComponent(key)}`))
    .json<{ what: string }[]>()
    .map(({ what }) => what);
const parcel = async (id: string) => (await ask(`query ($id: ID!) { trackings(_id: $id) { ${FIELDS} } }`, { id })).trackings[0];
const statusOf = async (id: string) => (await ask('query ($id: ID!) { orders(_id: $id) { status attention } }', { id })).orders[0];
const timeline = async (id: string): Promise<string[]> =>
  (await ask('query ($id: ID!) { order(_id: $id) { events { code } } }', { id })).order.events
    .map(({ code }: { code: string }) => code)
    .reverse();

interface Sale {
  readonly order: string;
  readonly line: string;
  /** Of the shop. */
  readonly number: string;
}

/** An order of the sandbox's shop as it stands here, whose pieces a provider has. */
const sell = async (quantity: number): Promise<Sale> => {
  const now = await server.services.marketNow();
  const number = await sandboxOrder(server.services, 10);
  const [order, line, fo] = [newId(), newId(), newId()];
  await server.services.inContainer(container, async (tx) => {
    const times = { created_at: now, updated_at: now };
    await tx
      .insertInto('orders')
      .values({
        _id: order,
        store_id: store,
        platform_id: number,
        number,
        status: 'Processing',
        currency: 'USD',
        total: 10,
        paid_at: now,
        buyer: jsonb(NOBODY),
        ...times,
      })
      .execute();
    const goods = { line_id: '1', place: 1, name: 'Mug', sku: `MUG-${number}`, quantity, price: 5 };
    await tx
      .insertInto('order_lines')
      .values({ _id: line, order_id: order, ...goods })
      .execute();
    const pieces = jsonb([{ line_id: line, quantity }]);
    await tx
      .insertInto('fulfilment_orders')
      .values({ _id: fo, order_id: order, fulfilment_id: fulfilment, kind: 'first', status: 'production', pieces, reference: fo, ...times })
      .execute();
    await settleOrders(tx, container, [order], now);
  });
  return { order, line, number };
};

/** A parcel the sandbox's workshop sends, of this end. */
const send = async (end: string): Promise<Parcel> => {
  const paid = await server.services.marketNow();
  const made = (reference: string) => makingOf(SEED, printOrder(reference), paid);
  const external_id = Array.from({ length: 3000 }, () => newId()).find((each) => made(each).parcels[0]?.journey.end === end)!;
  const { lines, address } = printOrder(external_id);
  const row = await server.services.db
    .insertInto('sandbox_print_orders')
    .values({
      id: newId(),
      account: 'harbour',
      external_id,
      label: null,
      shipping_method: 1,
      address: jsonb(address),
      lines: jsonb(lines),
      files: jsonb([]),
      price: 1,
      shipping: 1,
      created_at: paid,
      sent_at: paid,
      paid_at: paid,
      canceled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return makingOf(SEED, row, paid).parcels[0]!;
};

const add = async ({ order }: Sale, { number, carrier }: Pick<Parcel, 'number' | 'carrier'>, pieces?: object) =>
  (await ask(ADD, { order, number, courier: carrier, pieces })).trackingAdd;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  await advance(0);
  ask = asSeller(server.origin, await server.signIn());
  const rows = await server.services.db
    .selectFrom('stores')
    .select(['container_id', '_id'])
    .where('website', 'like', `%${SHOP_SLUG}`)
    .execute();
  ({ container_id: container, _id: store } = rows[0]!);
  fulfilment = (await ask('mutation { makeFulfilment(params: { type: "private", name: "Workshop" }) { _id } }')).makeFulfilment._id;
});
afterAll(async () => {
  stop.abort();
  await server.stop();
});

test('two of three pieces in a parcel are Partially Shipped; with the third the order is shipped, told to the shop once each and completed last', async () => {
  const sale = await sell(3);
  const [first, second] = [await send('delivered'), await send('delivered')];
  const one = await add(sale, first, [{ line_id: sale.line, quantity: 2 }]);
  expect(one).toMatchObject({ status: 'pending', goods: [{ name: 'Mug', quantity: 2 }], store_push: { state: 'waiting' } });
  expect(await statusOf(sale.order)).toMatchObject({ status: 'Partially Shipped' });
  await look();
  await advance(HOUR);
  await push();
  expect(await parcel(one._id)).toMatchObject({ store_push: { state: 'pushed' } });
  expect(await ledger(SHOP_SLUG, sale.number)).toEqual([]);

  const two = await add(sale, second);
  expect(two).toMatchObject({ goods: [{ quantity: 1 }] });
  expect(await statusOf(sale.order)).toMatchObject({ status: 'Shipped' });
  await advance(HOUR);
  await push();
  await push();
  for (const { number } of [first, second]) {
    expect(await ledger(SHOP_SLUG, `${sale.number}/${number}`)).toEqual(['tracking added']);
    expect(await ledger('carrier', number)).toEqual(number === first.number ? ['tracking created'] : []);
  }
  expect(await ledger(SHOP_SLUG, sale.number)).toEqual(['status changed']);
  expect(await timeline(sale.order)).toEqual(['parcel_sent', 'parcel_state', 'told_shop', 'parcel_sent', 'fo_shipped', 'told_shop']);
});

test('what was delivered stays so when the tracker repeats itself, and what came late changes nothing', async () => {
  const sale = await sell(1);
  const sent = await send('delivered');
  const { _id } = await add(sale, sent);
  await look();
  await advance(30 * DAY);
  await look();
  const there = await parcel(_id);
  expect(there).toMatchObject({ status: 'delivered', substatus: '001', delivered_at: sent.journey.events.at(-1)!.at, silent: false });
  expect(there.events.map(({ at }: { at: number }) => at)).toEqual(sent.journey.events.map(({ at }) => at).reverse());
  expect(await statusOf(sale.order)).toMatchObject({ status: 'Delivered' });
  const seen = [there, await timeline(sale.order)];
  await ask('mutation ($ids: [ID!]!) { trackingCheck(ids: $ids) { _id } }', { ids: [_id] });
  await look();
  expect([await parcel(_id), await timeline(sale.order)]).toEqual(seen);
  expect(await ledger('carrier', sent.number)).toEqual(['tracking created']);
});

test('a wrong number is held; corrected, it takes the place of the wrong one at the shop, once, though the answer is lost', async () => {
  const sale = await sell(1);
  const told = await send('delivered');
  const { _id } = await add(sale, { number: told.number, carrier: told.carrier });
  await advance(HOUR);
  await push();
  expect(await parcel(_id)).toMatchObject({ store_push: { state: 'pushed' } });

  // A number of another courier than the one it is said to be of.
  const wrong = await ask(UPDATE, { id: _id, number: '1ZAAAAAA0300000009', courier: 'usps' });
  expect(wrong.trackingUpdate).toMatchObject({ store_push: { state: 'waiting' } });
  // The tracker has its say first.
  await push();
  expect(await parcel(_id)).toMatchObject({ store_push: { state: 'waiting' } });
  await look();
  await push();
  expect(await parcel(_id)).toMatchObject({
    status: 'pending',
    substatus: '003',
    store_push: { state: 'failed', msg: { refusal: 'tracking.checkNumber' } },
  });
  expect(await statusOf(sale.order)).toMatchObject({ attention: true });
  expect(await ledger(SHOP_SLUG, `${sale.number}/1ZAAAAAA0300000009`)).toEqual([]);

  const right = await send('delivered');
  await ask(UPDATE, { id: _id, number: right.number, courier: right.carrier });
  await look();
  await addFault(server.origin, { method: 'POST', path: '', drop: true });
  await push();
  expect(await parcel(_id)).toMatchObject({ store_push: { state: 'waiting' } });
  await healFaults(server.origin);
  // Else the shop is given half a minute to be done with the call nobody heard of.
  await server.services.db.updateTable('outside_effects').set({ outcome: 'looked' }).where('outcome', 'is distinct from', 'done').execute();
  await advance(HOUR);
  await push();
  expect(await parcel(_id)).toMatchObject({ tracking_number: right.number, store_push: { state: 'pushed', msg: null } });
  expect(await ledger(SHOP_SLUG, `${sale.number}/${right.number}`)).toEqual(['tracking added']);
  expect(await ledger(SHOP_SLUG, `${sale.number}/${told.number}`)).toEqual(['tracking added', 'tracking removed']);
});

test('of many parcels only the one the shop has no order for fails; while it is away all wait', async () => {
  const sales: Sale[] = [];
  for (let n = 0; n < 12; n += 1) sales.push(await sell(1));
  const ids: string[] = [];
  for (const [n, sale] of sales.entries()) ids.push((await add(sale, { number: `1Z000000030000${1000 + n}`, carrier: 'ups' }))._id);
  const bad = sales[5]!;
  await server.services.db.deleteFrom('sandbox_orders').where('id', '=', Number(bad.number)).execute();
  await advance(HOUR);
  await addFault(server.origin, { method: 'GET', path: '', status: 503, times: 8 });
  await push();
  const states = async () => Promise.all(ids.map(async (id) => (await parcel(id)).store_push.state));
  expect(new Set(await states())).toEqual(new Set(['waiting']));
  await healFaults(server.origin);
  await advance(HOUR);
  await push();
  expect(await states()).toEqual(sales.map((sale) => (sale === bad ? 'failed' : 'pushed')));
  expect(await timeline(bad.order)).toEqual(['parcel_sent', 'fo_shipped', 'told_shop_failed']);
  const done = await ask('mutation ($ids: [ID!]!) { trackingPush(ids: $ids, to: "store") { _id } }', { ids });
  expect(done.trackingPush).toEqual([{ _id: ids[5] }]);
});

test('a ticket is opened for each of some parcels, once', async () => {
  const [one, other] = [await sell(1), await sell(1)];
  const ids = [(await add(one, await send('lost')))._id, (await add(other, await send('lost')))._id];
  const open = (of: readonly string[]) => ask('mutation ($ids: [ID!]!) { trackingTicket(ids: $ids) }', { ids: of });
  await open([ids[0]!]);
  expect((await open(ids)).trackingTicket).toEqual([ids[1]]);
  await expect(open(ids)).rejects.toThrow('Already has a ticket.');
  const tickets = 'query ($id: ID!) { tasks(order_id: $id) { category wanted } }';
  for (const { order } of [one, other]) {
    expect((await ask(tickets, { id: order })).tasks).toEqual([{ category: 'not_received', wanted: 'reprint' }]);
    expect((await timeline(order)).filter((code) => code === 'ticket_opened')).toHaveLength(1);
  }
  await expect(ask('mutation ($ids: [ID!]!) { trackingPush(ids: $ids, to: "carrier") { _id } }', { ids })).rejects.toThrow(
    'not to “carrier”',
  );
});

test('a courier is guessed where one fits; where several do, or none does, somebody has to choose', async () => {
  const sale = await sell(1);
  await expect(ask(ADD, { order: sale.order, number: '123456789013' })).rejects.toThrow('Choose a carrier for 123456789013.');
  await expect(ask(ADD, { order: sale.order, number: 'X' })).rejects.toThrow('“X” isn’t a tracking number.');
  const { trackingAdd } = await ask(ADD, { order: sale.order, number: ' 1z 0000000300001996 ' });
  expect(trackingAdd).toMatchObject({ tracking_number: '1Z0000000300001996', courier_code: 'ups', courier_name: 'UPS' });
  expect(trackingAdd.tracking_url).toContain('1Z0000000300001996');
  await expect(ask(ADD, { order: sale.order, number: '1Z5R89390357567127' })).rejects.toThrow(
    'Every item in this order has already shipped',
  );
});

test('parcels nobody hears of for ten working days are found; counts and filters agree with the list', async () => {
  const sale = await sell(1);
  const lost = await send('lost');
  const { _id } = await add(sale, lost);
  await look();
  const silent = async () =>
    ((await ask('{ trackings(silent_days: 10) { _id silent } }')).trackings as { _id: string; silent: boolean }[]).filter(
      (each) => each._id === _id,
    );
  expect(await silent()).toEqual([]);
  // The journey's last word but one, and then nothing.
  const word = lost.journey.events.at(-2)!.at;
  await advance(word - (await server.services.marketNow()) + 60);
  await look();
  await server.services.db.updateTable('trackings').set({ next_look_at: null }).where('_id', '=', _id).execute();
  expect(await parcel(_id)).toMatchObject({ status: 'transit' });
  await advance(16 * DAY);
  expect(await silent()).toEqual([{ _id, silent: true }]);
  const { trackingsCount, trackings } = await ask('{ trackingsCount { status count } trackings { status } }');
  const counted: Record<string, number> = {};
  for (const { status } of trackings as { status: string }[]) counted[status] = (counted[status] ?? 0) + 1;
  expect(Object.fromEntries(trackingsCount.map(({ status, count }: { status: string; count: number }) => [status, count]))).toEqual(
    counted,
  );
  const by = async (filter: string) => (await ask(`{ trackings(${filter}) { _id } }`)).trackings as { _id: string }[];
  expect(await by(`search: "${lost.number.toLowerCase()}"`)).toEqual([{ _id }]);
  expect(await by(`search: "#${sale.number}"`)).toEqual([{ _id }]);
  expect(await by(`store: "${store}", provider: "${fulfilment}", courier: "${lost.carrier}", status: "transit"`)).toContainEqual({ _id });
  expect(await by('store: "nobody"')).toEqual([]);
});

test('a parcel the shop breaks down over is tried again later each time, and keeps back no other', async () => {
  const sales = [await sell(1), await sell(1), await sell(1)];
  const ids: string[] = [];
  for (const [n, sale] of sales.entries()) ids.push((await add(sale, { number: `1Z000000040000${1000 + n}`, carrier: 'ups' }))._id);
  for (const method of ['GET', 'POST', 'PUT'])
    await addFault(server.origin, { method, path: `/orders/${sales[0]!.number}`, status: 500, times: 1000 });
  await advance(HOUR);
  await push();
  const states = async () => Promise.all(ids.map(async (id) => (await parcel(id)).store_push.state));
  expect(await states()).toEqual(['waiting', 'pushed', 'pushed']);
  const { msg } = (await parcel(ids[0]!)).store_push;
  expect(msg).toMatchObject({ refusal: 'shop.down' });
  const wait = async (): Promise<number> => {
    const { store_push_at } = await server.services.db
      .selectFrom('trackings')
      .select('store_push_at')
      .where('_id', '=', ids[0]!)
      .executeTakeFirstOrThrow();
    return store_push_at! - (await server.services.marketNow());
  };
  expect(await wait()).toBe(60);
  await advance(60);
  await push();
  expect(await wait()).toBe(120);
  await healFaults(server.origin);
  await advance(120);
  await push();
  expect(await states()).toEqual(['pushed', 'pushed', 'pushed']);
});

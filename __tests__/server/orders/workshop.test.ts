import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { findAccount } from '../../../src/server/fulfilments/account';
import { holdFo } from '../../../src/server/making/fo';
import { applyTold, barely } from '../../../src/server/making/told';
import { settleOrders } from '../../../src/server/sales/settle';
import { asSeller, NOBODY, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const BUYER = {
  ...NOBODY,
  first_name: 'Łukasz',
  last_name: '=cmd()',
  address_1: '1 Sea Street',
  city: 'Kraków',
  postcode: '30-001',
  country: 'PL',
};
const WORK = `_id number stage act_by to goods { name options sku quantity left files { area url } } msg { refusal values } hand_over_id tracking_numbers`;
const QUEUE = `query ($f: ID, $id: ID, $stage: String, $search: String, $sort: String) {
  workQueue(fulfilment_id: $f, _id: $id, stage: $stage, search: $search, sort: $sort) { ${WORK} } }`;
const MOVE = `mutation ($ids: [ID!]!, $to: String!, $reason: String) { workMove(ids: $ids, to: $to, reason: $reason) }`;
const HAND = 'mutation ($f: ID!) { makeHandOver(fulfilment_id: $f) { _id name orders csv } }';
const IMPORT = `mutation ($f: ID!, $parcels: [ToldParcelInput!]!, $dry: Boolean) {
  trackingImport(fulfilment_id: $f, parcels: $parcels, dry: $dry) { state order_number courier_name msg { refusal } } }`;
const SLIPS = 'query ($ids: [ID!]!, $paper: String) { packingSlips(ids: $ids, paper: $paper) { name pages pdf unprintable } }';
const ADD = `mutation ($order: ID!, $fo: ID, $number: String!) {
  trackingAdd(order_id: $order, fo_id: $fo, tracking_number: $number) { courier_code pieces { quantity } } }`;

let server: TestServer;
let ask: Ask;
let rival: Ask;
let container: string;
let store: string;
let workshop: string;
let onos: string;
let listing: { readonly _id: string; readonly product_id: string; readonly variant: string };
let sold = 0;

const makeFulfilment = async (params: object): Promise<string> =>
  (await ask('mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }', { params })).makeFulfilment._id;

interface Sold {
  readonly order: string;
  readonly fo: string;
  readonly number: string;
}

/** An order of two tees that one of them is to make, or is making. */
const sell = async (
  fulfilment_id: string,
  status: 'scheduled' | 'submitted',
  more: { name?: string; gift?: string; act?: number } = {},
): Promise<Sold> => {
  const now = await server.services.marketNow();
  const [order, line, fo, number] = [newId(), newId(), newId(), `W${(sold += 1)}`];
  const times = { created_at: now, updated_at: now };
  await server.services.inContainer(container, async (tx) => {
    const kept = {
      store_id: store,
      platform_id: number,
      number,
      status: 'Processing' as const,
      currency: 'USD',
      total: 40,
      paid_at: now - 86_400 * (more.act ?? 0),
    };
    await tx
      .insertInto('orders')
      .values({ _id: order, ...kept, buyer: jsonb(BUYER), address_state: 'valid', note_gift: more.gift ?? null, ...times })
      .execute();
    const goods = { line_id: '1', place: 1, name: more.name ?? 'Fox tee', sku: `FOX-${number}`, quantity: 2, price: 20 };
    const known = { item_info_id: listing._id, variant_sku: listing.variant, print_files: jsonb({ areas: 0, files: [] }) };
    await tx
      .insertInto('order_lines')
      .values({ _id: line, order_id: order, ...goods, ...known })
      .execute();
    const made = {
      pieces: jsonb([{ line_id: line, quantity: 2 }]),
      reference: fo,
      submit_at: now,
      ...(status === 'submitted' && { submitted_at: now }),
    };
    await tx
      .insertInto('fulfilment_orders')
      .values({ _id: fo, order_id: order, fulfilment_id, kind: 'first', status, ...made, ...times })
      .execute();
    if (status === 'submitted') await settleOrders(tx, container, [order], now);
  });
  return { order, fo, number };
};

const queue = async (f: string, stage = '', more: object = {}) => (await ask(QUEUE, { f, stage, ...more })).workQueue;
const numbers = async (...args: Parameters<typeof queue>): Promise<string[]> =>
  (await queue(...args)).map(({ number }: { number: string }) => number);
const work = async (id: string) => (await ask(QUEUE, { id })).workQueue[0];
const orderOf = async (id: string) =>
  await ask(
    'query ($id: ID!) { orders(_id: $id) { status } order(_id: $id) { events { code by { _id } } trackings { tracking_number courier_code pieces { quantity } } } }',
    { id },
  );
const refusal = (document: string, variables: object): Promise<string> =>
  ask(document, variables).then(
    () => 'done',
    (error: Error) => error.message,
  );

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ask = asSeller(server.origin, await server.signIn());
  rival = asSeller(server.origin, await server.signIn('seller@rival.test'), { host: 'rival.localhost' });
  const row = await server.services.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow();
  [container, store] = [row.container_id, row._id];
  workshop = await makeFulfilment({ type: 'private', name: 'Attic', private: { sender: 'Attic Prints, 4 Sea Street, Bergen' } });
  onos = await makeFulfilment({ type: 'onos', name: 'Onos' });
  const saved = await saveListing(ask, 'Fox tee');
  const item = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.product_id', 'p.attribute_specifics'])
    .where('i._id', '=', saved._id)
    .executeTakeFirstOrThrow();
  listing = { _id: item._id, product_id: item.product_id, variant: item.attribute_specifics[0]!.sku };
  const listed = { product_id: listing.product_id, variant_sku: listing.variant, provider_sku: 'ON-TEE', cost: null, updated_at: 1 };
  await server.services.inContainer(container, (tx) =>
    tx
      .insertInto('provider_variants')
      .values({ fulfilment_id: onos, ...listed })
      .execute(),
  );
});
afterAll(() => server.stop());

test('work goes from new over production, a hold and done to the parcel, and the order with it', async () => {
  const { order, fo, number } = await sell(workshop, 'submitted', { gift: 'In your favor' });
  expect(await work(fo)).toMatchObject({
    number,
    stage: 'new',
    to: 'Łukasz =cmd(), PL',
    goods: [{ name: 'Fox tee', quantity: 2, left: 2 }],
  });
  await ask(MOVE, { ids: [fo], to: 'start' });
  expect(await work(fo)).toMatchObject({ stage: 'making' });
  expect(await refusal(MOVE, { ids: [fo], to: 'start' })).toBe('Already at this stage.');
  expect(await refusal(MOVE, { ids: [fo], to: 'hold' })).toBe('Enter a reason for the hold.');
  await ask(MOVE, { ids: [fo], to: 'hold', reason: 'No ink' });
  expect(await work(fo)).toMatchObject({ stage: 'held', msg: { values: { answer: 'No ink' } } });
  await ask(MOVE, { ids: [fo], to: 'made' });
  expect(await work(fo)).toMatchObject({ stage: 'made', msg: null });
  expect(await numbers(workshop, 'made')).toEqual([number]);
  const { trackingAdd } = await ask(ADD, { order, fo, number: '1Z999AA10123456784' });
  expect(trackingAdd).toEqual({ courier_code: 'ups', pieces: [{ quantity: 2 }] });
  expect(await work(fo)).toMatchObject({ stage: 'sent', act_by: null, tracking_numbers: ['1Z999AA10123456784'], goods: [{ left: 0 }] });
  expect(await numbers(workshop)).not.toContain(number);
  const { orders, order: desk } = await orderOf(order);
  expect(orders[0].status).toBe('Shipped');
  const told = desk.events.map(({ code, by }: { code: string; by: { _id: string } | null }) => [code, by !== null]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['fo_production', true],
      ['fo_held', true],
      ['parcel_sent', true],
      ['fo_shipped', true],
    ]),
  );
  expect(await refusal(MOVE, { ids: [fo], to: 'hold', reason: 'x' })).toContain('Already shipped');
});

test('what is due first stands first, like goods stand together on request, and a barcode finds its work', async () => {
  const [late, soon] = [await sell(workshop, 'submitted', { name: 'Mug', act: 9 }), await sell(workshop, 'submitted', { act: 1 })];
  const ours = (all: readonly string[]): string[] => all.filter((each) => each === late.number || each === soon.number);
  expect(ours(await numbers(workshop))).toEqual([late.number, soon.number]);
  expect(ours(await numbers(workshop, 'new', { sort: '-goods' }))).toEqual([soon.number, late.number]);
  expect(await numbers(workshop, '', { search: soon.fo.toUpperCase() })).toEqual([soon.number]);
  expect(await numbers(workshop, '', { search: 'mug' })).toEqual([late.number]);
  expect(await queue(onos)).toEqual([]);
});

const isPdf = (base64: string): { readonly pages: number } => {
  const text = Buffer.from(base64, 'base64').toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  return { pages: text.match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0 };
};

test('packing slips are one file, a page or more each, for whoever may see orders of this shop', async () => {
  const [first, second] = [
    await sell(workshop, 'submitted', { gift: 'Alles Gute' }),
    await sell(workshop, 'submitted', { name: 'Mug 日' }),
  ];
  const { packingSlips } = await ask(SLIPS, { ids: [first.fo, second.fo], paper: 'letter' });
  expect(packingSlips).toMatchObject({ name: 'packing-slips-2.pdf', pages: 2 });
  expect(isPdf(packingSlips.pdf).pages).toBe(2);
  expect(await refusal(SLIPS, { ids: [first.fo], paper: 'A0' })).toBe('Paper size “A0” isn’t supported. Choose A4 or Letter.');
  await expect(rival(SLIPS, { ids: [first.fo] })).rejects.toThrow('No longer exists.');
});

test('everything that waits is handed over in one file, once, and the file can be had again', async () => {
  const [first, second] = [await sell(onos, 'scheduled'), await sell(onos, 'scheduled')];
  expect(await numbers(onos, 'waiting')).toEqual([first.number, second.number]);
  const twice = await Promise.allSettled([ask(HAND, { f: onos }), ask(HAND, { f: onos })]);
  const [done, ...more] = twice.flatMap((each) => (each.status === 'fulfilled' ? [each.value.makeHandOver] : []));
  expect(more).toEqual([]);
  expect(done).toMatchObject({ orders: 2 });
  expect(done.csv.match(new RegExp(`${first.fo}|${second.fo}`, 'gu'))).toHaveLength(2);
  expect(done.csv).toContain("'=cmd()");
  expect(done.csv).toContain('ON-TEE');
  expect(await work(first.fo)).toMatchObject({ stage: 'handed', hand_over_id: done._id });
  expect(await refusal(HAND, { f: onos })).toBe('No orders to send to Onos.');
  expect(await refusal(HAND, { f: workshop })).toBe('In-house production doesn’t accept orders as files.');
  const { handOver } = await ask('query ($id: ID!) { handOver(_id: $id) { _id name orders csv } }', { id: done._id });
  expect(handOver).toEqual(done);
  await expect(rival('query ($id: ID!) { handOver(_id: $id) { csv } }', { id: done._id })).rejects.toThrow('This file no longer exists.');
});

test('parcels of a file are taken in once; what is wrong with a line is told and changes nothing', async () => {
  const [sent, waiting] = [await sell(onos, 'submitted'), await sell(onos, 'scheduled')];
  await server.services.inContainer(container, (tx) =>
    tx.updateTable('fulfilment_orders').set({ hand_over_id: newId() }).where('_id', '=', sent.fo).execute(),
  );
  const parcel = (reference: string, tracking_number: string, courier = 'UPS') => ({
    reference,
    tracking_number,
    courier,
    shipped_at: null,
  });
  const parcels = [
    parcel(sent.fo.toUpperCase(), '1Z999AA10123456784'),
    parcel(sent.fo, 'LOCAL-2', 'Bike courier'),
    parcel(waiting.fo, 'NUMBER-3'),
    parcel('nobody', 'NUMBER-4'),
    parcel(sent.fo, '=1+1'),
  ];
  const answers = async (variables: object) => (await ask(IMPORT, { f: onos, parcels, ...variables })).trackingImport;
  const expected = [
    { state: 'new', order_number: sent.number, courier_name: 'UPS', msg: null },
    { state: 'new', order_number: sent.number, courier_name: 'Bike courier', msg: null },
    { state: 'refused', order_number: waiting.number, courier_name: 'UPS', msg: { refusal: 'work.notHanded' } },
    { state: 'refused', order_number: null, courier_name: 'UPS', msg: { refusal: 'work.noReference' } },
    { state: 'refused', order_number: sent.number, courier_name: 'UPS', msg: { refusal: 'tracking.notANumber' } },
  ];
  expect(await answers({ dry: true })).toEqual(expected);
  expect((await orderOf(sent.order)).order.trackings).toEqual([]);
  expect(await answers({})).toEqual(expected);
  const { orders, order } = await orderOf(sent.order);
  expect(orders[0].status).toBe('Shipped');
  expect(order.trackings).toEqual([
    { tracking_number: '1Z999AA10123456784', courier_code: 'ups', pieces: [] },
    { tracking_number: 'LOCAL-2', courier_code: 'Bike courier', pieces: [{ quantity: 2 }] },
  ]);
  expect((await answers({})).map(({ state }: { state: string }) => state)).toEqual(['known', 'known', 'refused', 'refused', 'refused']);
  expect((await orderOf(sent.order)).order.trackings).toHaveLength(2);
});

test('several numbers of one cell are several parcels of their own couriers; a word in its place is refused', async () => {
  const sent = await sell(onos, 'submitted');
  await server.services.inContainer(container, (tx) =>
    tx.updateTable('fulfilment_orders').set({ hand_over_id: newId() }).where('_id', '=', sent.fo).execute(),
  );
  const told = (tracking_number: string, courier: string) => ({ reference: sent.fo, tracking_number, courier, shipped_at: null });
  const parcels = [told('N/A', ''), told('12 Baker St', 'USPS'), told('1Z5R89390357567127, 9400111201080805483016', 'Standard')];
  const { trackingImport } = await ask(IMPORT, { f: onos, parcels });
  expect(trackingImport.map(({ state, msg }: { state: string; msg: { refusal: string } | null }) => [state, msg?.refusal])).toEqual([
    ['refused', 'tracking.notANumber'],
    ['refused', 'tracking.notANumber'],
    ['new', undefined],
  ]);
  expect((await orderOf(sent.order)).order.trackings).toEqual([
    { tracking_number: '1Z5R89390357567127', courier_code: 'ups', pieces: [] },
    { tracking_number: '9400111201080805483016', courier_code: 'usps', pieces: [{ quantity: 2 }] },
  ]);
});

test('several numbers typed at once are as many parcels; what is no number is refused with the reason, and nothing is kept', async () => {
  const { order, fo } = await sell(workshop, 'submitted');
  expect(await refusal(ADD, { order, fo, number: 'PENDING' })).toBe('“PENDING” isn’t a tracking number.');
  expect(await refusal(ADD, { order, fo, number: '9.40011E+21' })).toBe(
    'A spreadsheet shortened the tracking number to 9.40011E+21. Enter the full number.',
  );
  // Its check digit is wrong: nobody can tell whose it is.
  expect(await refusal(ADD, { order, fo, number: '1Z5R89390357567128' })).toBe('Choose a carrier for 1Z5R89390357567128.');
  expect((await orderOf(order)).order.trackings).toEqual([]);
  const { trackingAdd } = await ask(ADD, { order, fo, number: '1Z5R89390357567127\n9400111201080805483016' });
  expect(trackingAdd).toEqual({ courier_code: 'usps', pieces: [{ quantity: 2 }] });
  expect((await orderOf(order)).order.trackings).toHaveLength(2);
});

test('what a provider tells in place of a number is told of the order once, and its real number is kept when it comes', async () => {
  const { order, fo } = await sell(onos, 'submitted');
  const tell = (tracking_number: string) =>
    server.services.inContainer(container, async (tx) => {
      const kept = (await holdFo(tx, { container_id: container, fo_id: fo }))!;
      const parcel = { tracking_number, courier: 'usps_ground', tracking_url: null, lines: [], shipped_at: null, delivered_at: null };
      const told = { ...barely(kept.fo, 'shipped' as const), parcels: [parcel] };
      await applyTold(tx, { ...kept, fulfilment: await findAccount(tx, container, onos), order: told, now: 1, lookAgainAt: null });
    });
  await tell('PENDING');
  await tell('PENDING');
  const codes = async () => (await orderOf(order)).order.events.map(({ code }: { code: string }) => code);
  expect((await codes()).filter((code: string) => code === 'parcel_refused')).toHaveLength(1);
  expect((await orderOf(order)).order.trackings).toEqual([]);
  await tell('9400111201080805483016');
  expect((await orderOf(order)).order.trackings).toEqual([
    { tracking_number: '9400111201080805483016', courier_code: 'usps', pieces: [{ quantity: 2 }] },
  ]);
});

test('a tracking number somebody adds is told to its store after the delay of the store', async () => {
  const delays = (hours: number | null) =>
    ask('mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }', {
      _id: store,
      params: { platform_id: 'woocommerce', sto_name: 'Attic shop', sto_tracking_delay: hours },
    });
  const waits: number[] = [];
  for (const [hours, number] of [
    [5, '1Z999AA10123456784'],
    [null, '9400111201080805483016'],
  ] as const) {
    await delays(hours);
    const { order, fo } = await sell(workshop, 'submitted');
    await ask(ADD, { order, fo, number });
    const { created_at, store_push_at } = await server.services.db
      .selectFrom('trackings')
      .select(['created_at', 'store_push_at'])
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    waits.push(Number(store_push_at) - created_at);
  }
  expect(waits).toEqual([5 * 3600, 0]);
});

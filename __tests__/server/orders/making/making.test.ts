import { comes } from '../../../support/comes';
import { addFault, buy, healFaults, push, saveListing, settled } from '../../commerce';
import { MONDAY } from '../../sandbox/print-client';
import { BUYER, openDesk, usual, type Desk, type Seen } from './desk';

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.stop());

const CANCEL = 'mutation ($id: ID!, $fo: ID) { orderCancel(ids: [$id], fo_id: $fo, reason: "No longer wanted") { _id } }';
const PROCESS = 'mutation ($ids: [ID!]!, $to: ID) { orderProcess(ids: $ids, fulfilment_id: $to, now: true) { _id } }';
const REROUTE = 'mutation ($ids: [ID!]!, $to: ID) { orderProcess(ids: $ids, fulfilment_id: $to) { _id } }';
const ORDERED = ['order submitted', 'order sent to production', 'order paid'];

/** The order once it stands as is wanted. */
const stands = (id: string, wanted: object): Promise<void> => comes(async () => expect(await desk.look(id)).toMatchObject(wanted), 20_000);

/** It goes to its provider, planned so that the dice fall as is wanted. */
const sent = async (quantity = 1, fate = usual): Promise<{ id: string; fo: Seen }> => {
  const id = await desk.sell(quantity);
  const fo = await desk.plan(id, fate, quantity);
  await desk.send(id);
  return { id, fo };
};

test('a sale is prepared, sent once with what was approved, and followed until its parcel has left', async () => {
  const id = await desk.sell(2);
  expect(await desk.look(id)).toMatchObject({
    address_state: 'valid',
    blocking_gate: null,
    lines: [{ print_files: [{ area: 'front', dpi: null, url: expect.stringMatching(/^\/files\//) }] }],
  });
  const fo = await desk.plan(id, usual, 2);
  await desk.send(id);
  await stands(id, { status: 'In Production', fos: [{ status: 'submitted', external_id: expect.any(String) }] });
  expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
  const { sent: told } = await desk.services.db
    .selectFrom('fulfilment_orders')
    .select('sent')
    .where('reference', '=', fo.reference)
    .executeTakeFirstOrThrow();
  // As large as the product type says that it prints there.
  expect(told).toMatchObject({ lines: [{ print_files: [{ area: 'front', inches: { width: 15, height: 18 } }] }] });
  const { cost, fos } = await desk.look(id);
  expect(cost).toBe(fos[0].cost);
  const { fulfilments } = await desk.ask('{ fulfilments { _id total_paid } }');
  expect(fulfilments.find(({ _id }: Seen) => _id === desk.harbour).total_paid).toBe(cost);
  await desk.advance(7);
  await stands(id, { status: 'Shipped', fos: [{ status: 'shipped' }], trackings: [{ pieces: [{ quantity: 2 }] }] });
  const again = (await desk.ask('{ fulfilments { _id total_paid } }')).fulfilments;
  expect(again).toEqual(fulfilments);
  expect(await desk.refusal(CANCEL, { id })).toBe('Already shipped. Open a ticket for a return or refund.');
});

test('an address the provider does not take closes its gate, and Process says so', async () => {
  const id = await desk.sell(1, { buyer: { ...BUYER, address_1: '12 Harbour Street ?' } });
  expect(await desk.look(id)).toMatchObject({ address_state: 'invalid', blocking_gate: 'address', attention: true });
  expect(await desk.refusal(PROCESS, { ids: [id] })).toBe('Address: apartment or unit missing.');
});

describe('an address that a provider cannot print on a label', () => {
  const UPDATE = 'mutation ($id: ID!, $params: OrderUpdateInput!) { orderUpdate(ids: [$id], params: $params) { _id } }';
  const PROPOSAL = `query ($id: ID!) { order(_id: $id) {
    address_proposal { first_name last_name company email phone address_1 address_2 city state postcode country } } }`;
  const SOFIA = {
    ...BUYER,
    first_name: 'Иван',
    last_name: 'Петров',
    address_1: 'бул. Витоша 5',
    city: 'София',
    state: null,
    postcode: '1000',
    country: 'BG',
  };
  const sentTo = async (reference: string): Promise<Seen> => {
    const fos = desk.services.db.selectFrom('fulfilment_orders').select('sent').where('reference', '=', reference);
    return (await fos.executeTakeFirstOrThrow()).sent?.to;
  };

  test('waits for a person; what is suggested is sent once they accept it', async () => {
    const id = await desk.sell(1, { buyer: SOFIA });
    expect(await desk.look(id)).toMatchObject({ address_state: 'invalid', blocking_gate: 'address', attention: true });
    expect(await desk.refusal(PROCESS, { ids: [id] })).toBe('Address: not in Latin letters.');
    const { address_proposal: address } = (await desk.ask(PROPOSAL, { id })).order;
    expect(address).toMatchObject({ first_name: 'Ivan', last_name: 'Petrov', address_1: 'bul. Vitosha 5', city: 'Sofiya', country: 'BG' });
    await desk.ask(UPDATE, { id, params: { address } });
    await stands(id, { address_state: 'valid', blocking_gate: null });
    expect((await desk.ask(PROPOSAL, { id })).order.address_proposal).toBeNull();
    const fo = await desk.plan(id);
    await desk.send(id);
    await stands(id, { fos: [{ status: 'submitted' }] });
    expect(await sentTo(fo.reference)).toMatchObject({ address_1: 'bul. Vitosha 5', city: 'Sofiya' });
  });

  test('goes as it is where a person confirms it', async () => {
    const id = await desk.sell(1, { buyer: { ...SOFIA, email: 'confirmed@example.test', last_name: 'Иванов' } });
    await desk.ask(UPDATE, { id, params: { confirm_address: true } });
    const fo = await desk.plan(id);
    await desk.send(id);
    await stands(id, { fos: [{ status: 'submitted' }] });
    expect(await sentTo(fo.reference)).toMatchObject({ address_1: 'бул. Витоша 5' });
  });

  test('is not sent where it was checked for another provider', async () => {
    const id = await desk.sell(1, { buyer: { ...SOFIA, email: 'checked@example.test', last_name: 'Тодоров' } });
    const { db } = desk.services;
    await db.updateTable('orders').set({ address_state: 'valid', address_code: null }).where('_id', '=', id).execute();
    await desk.ask(UPDATE, { id, params: { add_tags: ['checked'] } });
    const fo = await desk.plan(id);
    await desk.send(id);
    await stands(id, { address_state: 'invalid', blocking_gate: 'address', attention: true });
    expect(await desk.ledger(fo.reference)).toEqual([]);
  });

  test('is broken into two lines where that is enough', async () => {
    const street = { address_1: '4500 North Saint Michael Boulevard West', address_2: 'Apt 12' };
    const id = await desk.sell(1, { buyer: { ...BUYER, ...street, email: 'wrapped@example.test', last_name: 'Wrapped' } });
    const fo = await desk.plan(id);
    await desk.send(id);
    await stands(id, { fos: [{ status: 'submitted' }] });
    expect(await sentTo(fo.reference)).toMatchObject({ address_1: '4500 North Saint Michael Boulevard', address_2: 'West, Apt 12' });
  });
});

test('what a provider refuses goes to another one, and what it refused is given up', async () => {
  const { id, fo } = await sent(1, (_made, rejected) => rejected);
  await stands(id, { attention: true, fos: [{ status: 'rejected', msg: { refusal: 'provider.answered' } }] });
  expect(await desk.ledger(fo.reference)).toEqual([]);
  await desk.ask(REROUTE, { ids: [id], to: desk.northern });
  await stands(id, { attention: false, fos: [{ status: 'cancelled' }, { fulfilment_id: desk.northern, status: 'scheduled' }] });
  await desk.roll([(await desk.look(id)).fos[1].reference]);
  await desk.send(id);
  await stands(id, { attention: false, fos: [{ status: 'cancelled' }, { fulfilment_id: desk.northern, status: 'submitted' }] });
});

test('what is printed already is not taken back, and what is not paid yet is; nobody asks twice', async () => {
  const printing = await sent();
  await stands(printing.id, { fos: [{ status: 'submitted' }] });
  await desk.ask(CANCEL, { id: printing.id, fo: printing.fo._id });
  await stands(printing.id, {
    fos: [{ status: 'submitted', msg: { msg: 'Printify has started printing, so this can’t be canceled.' } }],
    status: 'In Production',
  });
  const id = await desk.sell();
  // Nothing is paid there from now on.
  await desk.credit('northern', -1000);
  await desk.ask(REROUTE, { ids: [id], to: desk.northern });
  const [{ reference }] = (await desk.look(id)).fos;
  await desk.roll([reference]);
  await desk.send(id);
  await stands(id, { attention: true, fos: [{ status: 'held', msg: { values: { answer: 'payment-not-received' } } }] });
  await desk.ask(CANCEL, { id });
  await stands(id, { status: 'Cancelled', cost: 0 });
  expect(await desk.ledger(reference)).toEqual(['order submitted', 'order sent to production', 'order cancelled']);
  expect(await desk.refusal(CANCEL, { id })).toBe('Nothing left to produce.');
  await desk.credit('northern', 1000);
});

test('where nothing is left at the provider an order waits, and goes once there is', async () => {
  const id = await desk.sell();
  await desk.credit('harbour', -100_000);
  await desk.services.db.updateTable('fulfilments').set({ balance: 0 }).where('_id', '=', desk.harbour).execute();
  await desk.ask('mutation ($ids: [ID!]!) { orderUpdate(ids: $ids, params: { add_tags: ["poor"] }) { _id } }', { ids: [id] });
  expect(await desk.refusal(PROCESS, { ids: [id] })).toBe('Payment: provider balance or wallet too low.');
  await desk.credit('harbour', 100_000);
  await stands(id, { blocking_gate: null });
  const fo = await desk.plan(id);
  await desk.send(id);
  await stands(id, { fos: [{ status: 'submitted' }] });
  expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
});

test('of three pieces two have left: Partially Shipped, until the last one has', async () => {
  const { id } = await sent(
    3,
    ({ parcels, starts_at }, rejected) =>
      !rejected && starts_at === MONDAY && parcels.length === 2 && parcels[0]!.shipped_at - starts_at < 86_400 * 1.5,
  );
  await stands(id, { fos: [{ status: 'submitted' }] });
  const seen = new Set<string>();
  for (let half = 0; half < 24 && !seen.has('Shipped'); half += 1) {
    await desk.advance(0.5);
    await comes(async () => {
      const due = await desk.services.db
        .selectFrom('fulfilment_orders')
        .select('_id')
        .where('order_id', '=', id)
        .where('next_look_at', '<=', await desk.services.marketNow())
        .execute();
      expect(due).toEqual([]);
    });
    seen.add((await desk.look(id)).status);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['In Production', 'Partially Shipped', 'Shipped']));
  expect((await desk.look(id)).trackings).toHaveLength(2);
});

test('an answer that is lost is read back, and the provider made the order once', async () => {
  const id = await desk.sell();
  const fo = await desk.plan(id);
  await desk.spoil({ method: 'POST', path: '/shops/5101/orders.json', drop: true });
  await desk.send(id);
  await stands(id, { fos: [{ status: 'submitted' }] });
  expect((await desk.look(id)).events.map(({ code }: Seen) => code)).toEqual(expect.arrayContaining(['fo_unknown', 'fo_found']));
  expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
});

test('a provider that is down gets the order once it is back', async () => {
  const id = await desk.sell();
  const fo = await desk.plan(id);
  await desk.spoil({ method: 'POST', path: '/shops/5101/orders.json', status: 503, times: 5 });
  await desk.send(id);
  await stands(id, { fos: [{ status: 'submitted' }] });
  expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
});

test('an order that its provider answers with an error keeps back no other of its orders', async () => {
  const ids = [await desk.sell(), await desk.sell(), await desk.sell()];
  const fos: Seen[] = [];
  for (const id of ids) fos.push(await desk.plan(id));
  await desk.roll(fos.map(({ reference }) => reference));
  for (const id of ids) await desk.send(id);
  for (const id of ids) await stands(id, { fos: [{ status: 'submitted' }] });
  const [odd = '', ...others] = ids;
  const [{ external_id }] = (await desk.look(odd)).fos;
  await desk.spoil({ method: 'GET', path: `/shops/5101/orders/${external_id}`, status: 500, times: 1000 });
  await desk.advance(7);
  for (const id of others) await stands(id, { status: 'Shipped' });
  expect(await desk.look(odd)).toMatchObject({ status: 'In Production', fos: [{ status: 'submitted' }] });
  await desk.heal();
  await desk.advance(1);
  await stands(odd, { status: 'Shipped' });
});

test('pieces are split off by hand, and made again after they left', async () => {
  const id = await desk.sell(3);
  const [{ _id: line_id }] = (await desk.look(id)).lines;
  const SPLIT =
    'mutation ($id: ID!, $n: Int!, $line: ID!, $to: ID) { orderSplit(_id: $id, pieces: [{ line_id: $line, quantity: $n }], fulfilment_id: $to) { _id } }';
  expect(await desk.refusal(SPLIT, { id, n: 4, line: line_id })).toBe('You can select up to 3 of Tee.');
  await desk.ask(SPLIT, { id, n: 1, line: line_id, to: desk.northern });
  expect(await desk.look(id)).toMatchObject({
    lines: [{ unplaced: 2 }],
    fos: [{ kind: 'split', status: 'draft', fulfilment_id: desk.northern, pieces: [{ quantity: 1 }] }],
  });
  const made = await sent();
  await stands(made.id, { fos: [{ status: 'submitted' }] });
  await desk.advance(7);
  await stands(made.id, { status: 'Shipped' });
  const { cost, lines } = await desk.look(made.id);
  await desk.ask(
    'mutation ($id: ID!, $fo: ID!, $line: ID!) { orderReprint(_id: $id, fo_id: $fo, pieces: [{ line_id: $line, quantity: 1 }]) { _id } }',
    { id: made.id, fo: made.fo._id, line: lines[0]._id },
  );
  await comes(async () => {
    const order = await desk.look(made.id);
    expect(order.fos[1]).toMatchObject({ kind: 'reprint' });
    expect(['submitted', 'held', 'production', 'rejected']).toContain(order.fos[1].status);
    if (order.fos[1].status !== 'rejected') expect(order.cost).toBe(cost + order.fos[1].cost);
  }, 20_000);
});

test('one of three pieces made again costs what the provider quoted, not a third of the order', async () => {
  const made = await sent(3);
  await stands(made.id, { fos: [{ status: 'submitted' }] });
  await desk.advance(7);
  await stands(made.id, { status: 'Shipped' });
  const { cost, lines } = await desk.look(made.id);
  const one = { id: made.id, fo: made.fo._id, pieces: [{ line_id: lines[0]._id, quantity: 1 }] };
  const COST =
    'query ($id: ID!, $fo: ID!, $pieces: [OrderPiecesInput!]!) { reprintCost(order_id: $id, fo_id: $fo, pieces: $pieces) { cost quoted } }';
  const { reprintCost: told } = await desk.ask(COST, one);
  expect(told).toEqual({ cost: expect.any(Number), quoted: true });
  expect(told.cost).toBeGreaterThan(cost / 3);
  await desk.spoil({ method: 'POST', path: '/shops/5101/orders/shipping.json', status: 400, times: 9 });
  const { reprintCost: guessed } = await desk.ask(COST, one);
  expect(guessed).toEqual({ cost: Math.round((cost * 100) / 3) / 100, quoted: false });
  await desk.heal();
  await desk.ask(
    'mutation ($id: ID!, $fo: ID!, $pieces: [OrderPiecesInput!]!) { orderReprint(_id: $id, fo_id: $fo, pieces: $pieces) { _id } }',
    one,
  );
  const reprint = (await desk.look(made.id)).fos[1];
  await desk.roll([reprint.reference]);
  await comes(async () => {
    const { fos } = await desk.look(made.id);
    expect(['submitted', 'held', 'production']).toContain(fos[1].status);
    expect(fos[1].cost).toBe(told.cost);
  }, 20_000);
  expect(await desk.refusal(COST, { ...one, pieces: [{ line_id: lines[0]._id, quantity: 3 }] })).toBe('You can select up to 2 of Tee.');
});

test('an order is given back in part, and never more than was paid, however often it is asked', async () => {
  const { ask, server } = desk;
  const [store] = (await ask('{ stores { _id } }')).stores;
  const item = await saveListing(ask, 'Refunded tee');
  const [job] = await settled(ask, await push(ask, [item], store._id));
  const { location } = (await buy(server.origin, job!.data.external_url!)).headers;
  const number = /order-received\/(\d+)/.exec(location ?? '')![1]!;
  await settled(
    ask,
    (await ask('mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }', { ids: [store._id] })).ordersFetch[0]._id,
  );
  const find = async (): Promise<Seen> =>
    (await ask('query ($n: String) { orders(search: $n) { _id number total refunded currency } }', { n: number })).orders[0];
  const order = await find();
  const REFUND = 'mutation ($id: ID!, $amount: Float!) { orderRefund(_id: $id, amount: $amount, to: "It was late.") { _id } }';
  const amount = Math.round(order.total * 60) / 100;
  const both = await Promise.allSettled([ask(REFUND, { id: order._id, amount }), ask(REFUND, { id: order._id, amount })]);
  const left = (order.total - amount).toFixed(2);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: `You can refund up to ${left} ${order.currency} more.` },
  });
  await comes(async () => expect((await find()).refunded).toBe(amount));
  expect(await desk.refusal(REFUND, { id: order._id, amount })).toBe(`You can refund up to ${left} ${order.currency} more.`);
  // The buyer may have been promised what the store then refuses.
  await addFault(server.origin, { method: 'POST', path: `/orders/${number}/refunds`, status: 400, times: 9 });
  await ask(REFUND, { id: order._id, amount: 0.5 });
  await comes(async () => {
    const told = await server.services.db
      .selectFrom('notifications')
      .select(['subject', 'referent'])
      .where('code', '=', 'order-refund-failed')
      .execute();
    expect(told).toEqual([{ subject: `Refund of 0.50 ${order.currency} for order ${order.number} failed`, referent: order._id }]);
  });
  await healFaults(server.origin);
});

test('of two people who refund the same half of an order at once, the second is told that another amount is left', async () => {
  const { ask, server } = desk;
  const [store] = (await ask('{ stores { _id } }')).stores;
  const item = await saveListing(ask, 'Twice refunded tee');
  const [job] = await settled(ask, await push(ask, [item], store._id));
  const { location } = (await buy(server.origin, job!.data.external_url!)).headers;
  const number = /order-received\/(\d+)/.exec(location ?? '')![1]!;
  const fetched = await ask('mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }', { ids: [store._id] });
  await settled(ask, fetched.ordersFetch[0]._id);
  const {
    _id: id,
    total,
    currency,
  } = (await ask('query ($n: String) { orders(search: $n) { _id total currency } }', { n: number })).orders[0];
  const left = async (): Promise<number> => (await ask('query ($id: ID!) { order(_id: $id) { refundable } }', { id })).order.refundable;
  expect(await left()).toBe(total);
  const amount = Math.floor(total * 50) / 100;
  const REFUND = 'mutation ($id: ID!, $amount: Float!, $left: Float) { orderRefund(_id: $id, amount: $amount, left: $left) { _id } }';
  const refund = () => ask(REFUND, { id, amount, left: total });
  const both = await Promise.allSettled([refund(), refund()]);
  const rest = Math.round((total - amount) * 100) / 100;
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      message: `The refundable amount of this order changed to ${rest.toFixed(2)} ${currency}. Check the amount and refund again.`,
    },
  });
  // A refund that is being sent counts, whether or not the store has it yet.
  expect(await left()).toBe(rest);
  await ask(REFUND, { id, amount: rest, left: rest });
  expect(await left()).toBe(0);
});

describe('an order that changes at its store', () => {
  const atShop = async (id: string, change: object): Promise<void> => {
    const { platform_id } = await desk.services.db
      .selectFrom('orders')
      .select('platform_id')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow();
    await desk.services.db
      .updateTable('sandbox_orders')
      .set({ ...change, modified_at: await desk.services.marketNow() })
      .where('id', '=', Number(platform_id))
      .execute();
  };
  const told = async (id: string): Promise<Seen[]> =>
    (await desk.services.db.selectFrom('notifications').selectAll().where('referent', '=', id).orderBy('_id').execute()).filter(
      ({ code }) => code === 'order-changed-at-store' || code === 'order-at-provider',
    );

  test('before its provider gets it is not sent: cancelled, refunded, sent elsewhere, fewer of it, or deleted', async () => {
    for (const change of ['cancelled', 'refunded', 'address', 'deleted'] as const) {
      const id = await desk.sell();
      const fo = await desk.plan(id);
      const { platform_id } = await desk.services.db
        .selectFrom('orders')
        .select('platform_id')
        .where('_id', '=', id)
        .executeTakeFirstOrThrow();
      if (change === 'deleted') await desk.services.db.deleteFrom('sandbox_orders').where('id', '=', Number(platform_id)).execute();
      else if (change === 'address')
        await atShop(id, { billing: JSON.stringify({ ...BUYER, phone: '', company: '', address_1: '12 Harbour Street ?' }) });
      else await atShop(id, { status: change });
      await desk.send(id);
      const status = { cancelled: 'Cancelled', refunded: 'Cancelled', address: 'Processing', deleted: 'Cancelled' }[change];
      await stands(id, { status, fos: [{ status: change === 'address' ? 'draft' : 'cancelled' }] });
      expect(await desk.ledger(fo.reference)).toEqual([]);
      expect(await told(id)).toEqual([]);
    }
  });

  const look = async (): Promise<void> => {
    const { stores } = await desk.ask('{ stores { _id } }');
    await desk.ask('mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }', { ids: stores.map(({ _id }: Seen) => _id) });
  };
  const refusals = (rows: readonly Seen[]): string[][] => rows.map(({ params }) => params.reason.map(({ refusal }: Seen) => refusal));

  test('after its provider got it: the provider is asked to cancel it once, people are told once, and its no stays in sight', async () => {
    const { id } = await sent();
    await stands(id, { fos: [{ status: 'submitted' }] });
    await atShop(id, { status: 'cancelled' });
    await look();
    await stands(id, {
      status: 'In Production',
      attention: true,
      fos: [{ status: 'submitted', msg: { refusal: 'order.printing' } }],
      store_changes: [{ refusal: 'order.changedAtStore.cancelled' }, { refusal: 'order.changedAtStore.asked' }],
    });
    await atShop(id, { status: 'cancelled', billing: JSON.stringify({ ...BUYER, phone: '', company: '' }) });
    await look();
    await comes(async () => expect((await desk.look(id)).events.filter(({ code }: Seen) => code === 'fo_cancel_asked')).toHaveLength(1));
    expect(refusals(await told(id))).toEqual([['order.changedAtStore.cancelled', 'order.changedAtStore.asked']]);
  });

  test('after its provider got it, and the provider takes it back: it is cancelled, and nobody has to look any more', async () => {
    await desk.credit('northern', -1000);
    const id = await desk.sell();
    await desk.ask(REROUTE, { ids: [id], to: desk.northern });
    const [{ reference }] = (await desk.look(id)).fos;
    await desk.roll([reference]);
    await desk.send(id);
    await stands(id, { fos: [{ status: 'held' }] });
    await atShop(id, { status: 'cancelled' });
    await look();
    await stands(id, { status: 'Cancelled', attention: false, fos: [{ status: 'cancelled' }], store_changes: [] });
    expect(await desk.ledger(reference)).toEqual(['order submitted', 'order sent to production', 'order cancelled']);
    await desk.credit('northern', 1000);
  });

  test('after its provider got it, in its address or its pieces: people are told what, and nothing is canceled', async () => {
    const { id } = await sent(2);
    await stands(id, { fos: [{ status: 'submitted' }] });
    await atShop(id, { billing: JSON.stringify({ ...BUYER, phone: '', company: '', address_1: '99 Other Street' }) });
    await look();
    await stands(id, { attention: true, questions: [{ code: 'address_edited' }], store_changes: [], fos: [{ status: 'submitted' }] });
    await atShop(id, {
      line_items: JSON.stringify([
        { id: 1, name: 'Tee', product_id: 0, variation_id: 0, quantity: 1, sku: '', price: 50, total: '50.00', image_id: null, chosen: [] },
      ]),
    });
    await look();
    await stands(id, {
      questions: [{ code: 'lines_edited' }, { code: 'address_edited' }],
      store_changes: [],
      fos: [{ status: 'submitted' }],
    });
    expect(refusals(await told(id))).toEqual([['order.changedAtStore.address'], ['order.changedAtStore.pieces']]);
  });

  test('a store that does not answer keeps the order waiting, with the reason, and it goes once the store is back', async () => {
    const id = await desk.sell();
    const fo = await desk.plan(id);
    const { origin } = desk.server;
    await addFault(origin, { method: 'GET', path: '/orders', status: 503, times: 50 });
    await desk.send(id);
    await stands(id, { fos: [{ status: 'scheduled', msg: { refusal: 'shop.down' } }] });
    expect(await desk.ledger(fo.reference)).toEqual([]);
    await healFaults(origin);
    await look();
    await stands(id, { fos: [{ status: 'submitted', msg: null }] });
    expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
  });

  const lookAgain = async (id: string): Promise<void> => {
    await desk.services.db.updateTable('fulfilment_orders').set({ next_look_at: 0 }).where('order_id', '=', id).execute();
  };
  const missed = async (id: string): Promise<number | undefined> =>
    (await desk.services.db.selectFrom('fulfilment_orders').select('missed_looks').where('order_id', '=', id).executeTakeFirst())
      ?.missed_looks;

  test('a provider that has it no more is asked twice and by our reference, then it is unclear and never sent again by itself', async () => {
    const { id, fo } = await sent();
    await stands(id, { fos: [{ status: 'submitted' }] });
    await desk.services.db.deleteFrom('sandbox_print_orders').where('external_id', '=', fo.reference).execute();
    await lookAgain(id);
    await comes(async () => expect(await missed(id)).toBe(1));
    await stands(id, { attention: false, fos: [{ status: 'submitted' }] });
    await lookAgain(id);
    await stands(id, { attention: true, fos: [{ status: 'unknown', msg: { refusal: 'order.lostAtProvider' }, can_cancel: true }] });
    expect(refusals(await told(id))).toEqual([['order.lostAtProvider']]);
    await desk.ask('mutation ($id: ID!, $fo: ID!) { orderRetry(_id: $id, fo_id: $fo) { _id } }', { id, fo: fo._id });
    await lookAgain(id);
    await comes(async () => {
      const [row] = await desk.services.db.selectFrom('fulfilment_orders').select('next_look_at').where('order_id', '=', id).execute();
      expect(row!.next_look_at).toBeGreaterThan(0);
    });
    await stands(id, { fos: [{ status: 'unknown' }] });
    expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
    await desk.ask(CANCEL, { id, fo: fo._id });
    await stands(id, { attention: false, fos: [{ status: 'cancelled' }] });
  });

  test('a provider that tells of it under another id: the first stays, both are shown, and people are told once', async () => {
    const { id, fo } = await sent();
    await stands(id, { fos: [{ status: 'submitted' }] });
    const [first] = (await desk.look(id)).fos;
    const other = '5f00000000000000000000ff';
    await desk.services.db.updateTable('sandbox_print_orders').set({ id: other }).where('external_id', '=', fo.reference).execute();
    // A look that is under way puts the next one off, so it is asked for until it has been.
    const lookUntil = (expected: () => Promise<void>): Promise<void> =>
      comes(async () => {
        await lookAgain(id);
        await expected();
      }, 20_000);
    await lookUntil(async () => expect((await desk.look(id)).fos).toMatchObject([{ other_ids: [other] }]));
    await stands(id, { attention: true, fos: [{ status: 'submitted', external_id: first.external_id, other_ids: [other] }] });
    await lookUntil(async () => expect(await missed(id)).toBe(1));
    await lookUntil(async () => expect(await missed(id)).toBe(0));
    expect(refusals(await told(id))).toEqual([['order.doubledAtProvider']]);
    await stands(id, { fos: [{ external_id: first.external_id, other_ids: [other] }] });
  });
});

import { keepTransactions, settleItems } from '../../../../src/server/paypal/keep-payments';
import { comes } from '../../../support/comes';
import { DAY, openWorld, uspsNumber, type Sale, type Seen, type World } from './world';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.server.stop());

let made = 0;
const number = (): string => uspsNumber((made += 1));

const UPDATE = `mutation ($items: [PaypalItemInput!]!) { updatePaypalItem(items: $items) { _id status tracking_number push { state msg { msg } } } }`;
const ACT = `mutation ($id: ID!, $act: String!, $note: String, $amount: Float) {
  paypalDispute(_id: $id, act: $act, note: $note, amount: $amount) { _id dispute { acts act { act state } } } }`;
const ADD =
  'mutation ($order: ID!, $number: String!) { trackingAdd(order_id: $order, tracking_number: $number) { _id paypal_push { state } } }';

const stands = (id: string, wanted: object): Promise<void> => comes(async () => expect(await world.item(id)).toMatchObject(wanted), 20_000);
const orderStands = (id: string, wanted: object): Promise<void> =>
  comes(async () => expect(await world.order(id)).toMatchObject(wanted), 20_000);

const paid = async (id: string): Promise<string | null> => (await world.order(id)).gates.find(({ gate }: Seen) => gate === 'paid').code;

/** One sale with a parcel that PayPal and the shop know of. */
const sent = async (): Promise<Sale & { tracking: string; number: string }> => {
  const [sale] = await world.sell(1);
  await world.submit(sale!.order_id);
  const parcel = number();
  const { trackingAdd } = await world.ask(ADD, { order: sale!.order_id, number: parcel });
  expect(trackingAdd.paypal_push.state).toBe('waiting');
  await world.advance(400);
  await orderStands(sale!.order_id, { trackings: [{ store_push: { state: 'pushed' }, paypal_push: { state: 'pushed' } }] });
  return { ...sale!, tracking: trackingAdd._id, number: parcel };
};

const dispute = async (sale: Sale, body: object = {}): Promise<string> => {
  const { id } = await world.post('disputes', { transaction_id: sale.transaction_id, ...body });
  await world.fetch();
  return id as string;
};

test('payments are fetched, belong to their orders by their id, and fetched twice no row changes', async () => {
  const [sale] = await world.sell(1);
  expect(await world.item(sale!.item_id)).toMatchObject({
    ...{ status: 'missing', amount: 100, fee: 3.98, refunded: 0, currency: 'USD', push: { state: 'off' }, dispute: null },
    ...{ order: { _id: sale!.order_id }, store: { sto_name: 'Sandbox shop' }, account: { email: 'pay@sandbox-shop.test' } },
  });
  const before = await world.services.db.selectFrom('paypal_items').selectAll().orderBy('_id').execute();
  await world.fetch();
  expect(await world.services.db.selectFrom('paypal_items').selectAll().orderBy('_id').execute()).toEqual(before);
});

test('a payment is listed hours later, and belongs to an order that is told of after it', async () => {
  const [early] = await world.sell(1, { fetch: false });
  await world.fetch();
  expect(
    await world.services.db.selectFrom('paypal_items').select('_id').where('transaction_id', '=', early!.transaction_id).execute(),
  ).toEqual([]);
  const { payments } = await world.services.db
    .selectFrom('orders')
    .select('payments')
    .where('_id', '=', early!.order_id)
    .executeTakeFirstOrThrow();
  await world.services.db
    .updateTable('orders')
    .set({ payments: '[]' as never })
    .where('_id', '=', early!.order_id)
    .execute();
  await world.services.db.updateTable('orders').set({ number: 'elsewhere' }).where('_id', '=', early!.order_id).execute();
  await world.advance(4 * 3600);
  await world.fetch();
  const { _id, order_id } = await world.services.db
    .selectFrom('paypal_items')
    .select(['_id', 'order_id'])
    .where('transaction_id', '=', early!.transaction_id)
    .executeTakeFirstOrThrow();
  expect(order_id).toBeNull();
  await world.services.db
    .updateTable('orders')
    .set({ payments: JSON.stringify(payments) as never })
    .where('_id', '=', early!.order_id)
    .execute();
  await world.fetch();
  expect(await world.item(_id)).toMatchObject({ order: { _id: early!.order_id } });
});

test('a parcel is told to the shop and to PayPal, one number at each; a corrected one replaces it at both', async () => {
  const sale = await sent();
  expect(await world.item(sale.item_id)).toMatchObject({
    status: 'synced',
    tracking_number: sale.number,
    carrier: 'usps',
    push: { state: 'pushed' },
  });
  expect(await world.ledger(`${sale.transaction_id}/${sale.number}`)).toEqual(['tracker added']);
  const right = number();
  await world.ask('mutation ($id: ID!, $number: String!) { trackingUpdate(_id: $id, tracking_number: $number) { _id } }', {
    id: sale.tracking,
    number: right,
  });
  await stands(sale.item_id, { status: 'synced', tracking_number: right });
  expect(await world.ledger(`${sale.transaction_id}/${sale.number}`)).toEqual(['tracker added', 'tracker cancelled']);
  expect(await world.ledger(`${sale.transaction_id}/${right}`)).toEqual(['tracker added']);
  await orderStands(sale.order_id, { trackings: [{ tracking_number: right, store_push: { state: 'pushed' } }] });
  const there = await world.services.db
    .selectFrom('sandbox_orders')
    .select('trackings')
    .where('id', '=', Number(sale.number ? await orderNumber(sale) : 0))
    .executeTakeFirstOrThrow();
  expect(there.trackings.map(({ tracking_number }) => tracking_number)).toEqual([right]);
  // Typed at the payment, it corrects the parcel too.
  const third = number();
  await world.ask(UPDATE, { items: [{ _id: sale.item_id, tracking_number: third }] });
  await stands(sale.item_id, { status: 'synced', tracking_number: third, trackers: [{ tracking_id: sale.tracking }] });
  await orderStands(sale.order_id, { trackings: [{ tracking_number: third, store_push: { state: 'pushed' } }] });
  const { events } = await world.order(sale.order_id);
  expect(events.filter(({ code }: Seen) => code === 'told_paypal')).toHaveLength(3);
});

test('a number PayPal breaks down over is told later, and keeps back no other', async () => {
  const [one, other] = await world.sell(2, { kept: false });
  const [before, after] = [
    [number(), number()],
    [number(), number()],
  ] as const;
  const items = (numbers: readonly string[]) => [one!, other!].map(({ item_id }, n) => ({ _id: item_id, tracking_number: numbers[n]! }));
  await world.ask(UPDATE, { items: items(before) });
  await stands(one!.item_id, { status: 'synced', tracking_number: before[0] });
  await stands(other!.item_id, { status: 'synced', tracking_number: before[1] });
  await world.spoil({ method: 'GET', path: `/v1/shipping/trackers/${one!.transaction_id}`, status: 500, times: 1000 });
  await world.ask(UPDATE, { items: items(after) });
  await stands(other!.item_id, { status: 'synced', tracking_number: after[1] });
  const row = async () =>
    world.services.db
      .selectFrom('paypal_trackers')
      .select(['push', 'push_failures', 'told_number'])
      .where('item_id', '=', one!.item_id)
      .executeTakeFirstOrThrow();
  await comes(async () => expect(await row()).toMatchObject({ push: 'waiting', told_number: before[0] }));
  expect((await row()).push_failures).toBeGreaterThan(0);
  await world.heal();
  await world.advance(3600);
  await stands(one!.item_id, { status: 'synced', tracking_number: after[0] });
});

test('a parcel PayPal refused is told again when somebody says so; what it knows is not', async () => {
  const [sale] = await world.sell(1);
  const { transaction_id } = sale!;
  const knownAs = (id: string) =>
    world.services.db.updateTable('paypal_items').set({ transaction_id: id }).where('_id', '=', sale!.item_id).execute();
  await world.submit(sale!.order_id);
  await knownAs('NOTTHERE000000002');
  const parcel = number();
  const { _id } = (await world.ask(ADD, { order: sale!.order_id, number: parcel })).trackingAdd;
  await world.advance(400);
  await orderStands(sale!.order_id, { trackings: [{ paypal_push: { state: 'failed' } }] });
  await knownAs(transaction_id);
  const PUSH = 'mutation ($ids: [ID!]!) { trackingPush(ids: $ids, to: "paypal") { paypal_push { state } } }';
  expect((await world.ask(PUSH, { ids: [_id] })).trackingPush).toEqual([{ paypal_push: { state: 'waiting' } }]);
  await world.advance(400);
  await orderStands(sale!.order_id, { trackings: [{ paypal_push: { state: 'pushed' } }] });
  expect(await world.ledger(`${transaction_id}/${parcel}`)).toEqual(['tracker added']);
  expect(await world.refusal(PUSH, { ids: [_id] })).toBe('Tracking already sent to PayPal.');
});

const orderNumber = async ({ order_id }: Sale): Promise<string> =>
  (await world.services.db.selectFrom('orders').select('number').where('_id', '=', order_id).executeTakeFirstOrThrow()).number;

test('45 numbers are three calls, and only the bad row fails, with its sentence', async () => {
  const sales = await world.sell(45, { kept: false });
  const calls = async (): Promise<number> =>
    (await world.services.db.selectFrom('outside_effects').select('_id').where('what', '=', 'add trackers').execute()).length;
  const before = await calls();
  // PayPal does not know this one.
  await world.services.db
    .updateTable('paypal_items')
    .set({ transaction_id: 'NOTTHERE000000001' })
    .where('_id', '=', sales[30]!.item_id)
    .execute();
  await world.ask(UPDATE, { items: sales.map(({ item_id }) => ({ _id: item_id, tracking_number: number() })) });
  await comes(async () => {
    const rows = await world.services.db
      .selectFrom('paypal_trackers')
      .select('push')
      .where(
        'item_id',
        'in',
        sales.map(({ item_id }) => item_id),
      )
      .execute();
    expect(rows.filter(({ push }) => push === 'pushed')).toHaveLength(44);
  }, 40_000);
  expect(await world.item(sales[30]!.item_id)).toMatchObject({
    status: 'missing',
    push: {
      state: 'failed',
      msg: { msg: expect.stringMatching(/^PayPal responded: The transaction ID NOTTHERE000000001 is not valid\. \(\w+\)$/) },
    },
  });
  expect((await calls()) - before).toBe(3);
});

test('a number whose answer was lost is told once, though PayPal cannot be asked for it at first', async () => {
  const [sale] = await world.sell(1, { kept: false });
  await world.spoil({ method: 'POST', path: '/v1/shipping/trackers-batch', drop: true });
  await world.spoil({ method: 'GET', path: '/v1/shipping/trackers/', status: 401, times: 2 });
  const told = number();
  await world.ask(UPDATE, { items: [{ _id: sale!.item_id, tracking_number: told }] });
  await comes(async () => {
    await world.advance(700);
    // Its keys were refused: a person has the account asked again.
    const { refused_at } = await world.services.db.selectFrom('paypal_accounts').select('refused_at').limit(1).executeTakeFirstOrThrow();
    if (refused_at !== null) await world.ask('mutation { paypalFetch { _id } }');
    expect(await world.item(sale!.item_id)).toMatchObject({ status: 'synced' });
  }, 20_000);
  expect(await world.ledger(`${sale!.transaction_id}/${told}`)).toEqual(['tracker added']);
});

test('what cannot be a number or has several couriers is said in its row, and the others go on', async () => {
  const [bad, unclear, good] = await world.sell(3, { kept: false });
  const { updatePaypalItem } = await world.ask(UPDATE, {
    items: [
      { _id: bad!.item_id, tracking_number: 'a b' },
      { _id: unclear!.item_id, tracking_number: '12345678901234' },
      { _id: good!.item_id, tracking_number: '12345678901235', carrier: 'dpd' },
    ],
  });
  const said = (id: string): Seen => updatePaypalItem.find(({ _id }: Seen) => _id === id).push;
  expect(said(bad!.item_id).msg.msg).toBe('“AB” isn’t a valid tracking number. Use 4 to 60 letters, digits, and hyphens.');
  expect(said(unclear!.item_id)).toEqual({ state: 'failed', msg: { msg: 'Choose a carrier for 12345678901234.' } });
  await stands(good!.item_id, { status: 'synced', carrier: 'dpd' });
  await world.ask(UPDATE, { items: [{ _id: unclear!.item_id, tracking_number: '12345678901234', carrier: 'gls' }] });
  await stands(unclear!.item_id, { status: 'synced' });
  expect(await world.refusal(UPDATE, { items: [bad, bad].map(() => ({ _id: bad!.item_id, tracking_number: '1' })) })).toBe(
    'The same payment is listed twice.',
  );
});

test('a dispute closes the gate; its evidence is there already and sent once, whatever is pressed twice or lost; won, the gate opens', async () => {
  const sale = await sent();
  await world.services.db.updateTable('fulfilment_orders').set({ status: 'rejected' }).where('order_id', '=', sale.order_id).execute();
  const id = await dispute(sale);
  await stands(sale.item_id, {
    status: 'disputed',
    dispute: { dispute_id: id, stage: 'INQUIRY', acts: ['message', 'offer', 'escalate', 'accept'] },
  });
  expect(await paid(sale.order_id)).toBe('disputed');
  expect(await world.refusal(ACT, { id: sale.item_id, act: 'evidence', note: 'Here' })).toBe(
    'You can send evidence while PayPal reviews a claim.',
  );
  await world.ask(ACT, { id: sale.item_id, act: 'escalate', note: 'Please decide.' });
  await stands(sale.item_id, {
    dispute: { stage: 'CHARGEBACK', acts: ['offer', 'accept', 'evidence'], act: { act: 'escalate', state: 'sent' } },
  });
  // In the queue until it was answered.
  const due = async (): Promise<string[]> => (await world.ask('{ queue(kinds: ["dispute"]) { _id } }')).queue.map(({ _id }: Seen) => _id);
  expect(await due()).toEqual([sale.item_id]);
  const { paypalItem } = await world.ask(
    'query ($id: ID!) { paypalItem(_id: $id) { evidence { tracking_number carrier_name note } messages { by text } } }',
    {
      id: sale.item_id,
    },
  );
  expect(paypalItem.evidence).toMatchObject({
    tracking_number: sale.number,
    carrier_name: 'USPS',
    note: expect.stringContaining('1 High Street'),
  });
  await world.spoil({ method: 'POST', path: '/v1/customer/disputes', drop: true });
  const pressed = await Promise.allSettled(
    [1, 2, 3].map(() => world.ask(ACT, { id: sale.item_id, act: 'evidence', note: paypalItem.evidence.note })),
  );
  expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await due()).toEqual([]);
  await comes(async () => {
    await world.advance(5);
    expect(await world.item(sale.item_id)).toMatchObject({
      dispute: { status: 'UNDER_REVIEW', respond_by: null, acts: [], act: { act: 'evidence', state: 'sent' } },
    });
  }, 20_000);
  expect(await world.ledger(id)).toEqual(['dispute opened', 'dispute escalate', 'dispute evidence']);
  await world.advance(4 * DAY);
  await world.fetch();
  await stands(sale.item_id, { status: 'resolved', dispute: { outcome: 'RESOLVED_SELLER_FAVOUR' }, refunded: 0 });
  expect(await paid(sale.order_id)).toBeNull();
  expect((await world.order(sale.order_id)).events.map(({ code }: Seen) => code)).toEqual(
    expect.arrayContaining(['disputed', 'dispute_answered', 'dispute_over']),
  );
});

test('a lost dispute is money given back, counted once although PayPal tells of it twice', async () => {
  const [sale] = await world.sell(1, { total: 80 });
  await dispute(sale!);
  await world.advance(25 * DAY);
  await world.fetch();
  await stands(sale!.item_id, { status: 'resolved', dispute: { outcome: 'RESOLVED_BUYER_FAVOUR' }, refunded: 80 });
  await orderStands(sale!.order_id, { status: 'Refunded', refunded: 80 });
  await world.advance(DAY);
  await world.fetch();
  expect(await world.item(sale!.item_id)).toMatchObject({ refunded: 80 });
  const { events, refunded } = await world.order(sale!.order_id);
  expect(refunded).toBe(80);
  expect(events.filter(({ code }: Seen) => code === 'refunded_at_paypal')).toHaveLength(1);
});

test('an offer the buyer takes is given back in part; the shop may still give back the rest, and no more', async () => {
  const [sale] = await world.sell(1);
  await dispute(sale!);
  expect(await world.refusal(ACT, { id: sale!.item_id, act: 'offer', note: 'Half', amount: 100.01 })).toBe(
    'The amount can’t exceed the disputed 100.00.',
  );
  await world.ask(ACT, { id: sale!.item_id, act: 'offer', note: 'Half of it', amount: 60 });
  await stands(sale!.item_id, { dispute: { status: 'WAITING_FOR_BUYER_RESPONSE' } });
  await world.advance(3 * DAY);
  await world.fetch();
  await stands(sale!.item_id, { refunded: 60, order: { _id: sale!.order_id } });
  expect(await world.order(sale!.order_id)).toMatchObject({ refunded: 60 });
  expect(await world.refusal('mutation ($id: ID!) { orderRefund(_id: $id, amount: 60) { _id } }', { id: sale!.order_id })).toBe(
    'You can refund up to 40.00 USD more.',
  );
});

test('money PayPal keeps back closes the gate until it lets it go', async () => {
  const [sale] = await world.sell(1, { fetch: false });
  await world.post('holds', { transaction_id: sale!.transaction_id, days: 5 });
  await world.advance(4 * 3600);
  await world.fetch();
  const { _id } = await world.services.db
    .selectFrom('paypal_items')
    .select('_id')
    .where('transaction_id', '=', sale!.transaction_id)
    .executeTakeFirstOrThrow();
  expect(await world.item(_id)).toMatchObject({ status: 'hold', release_at: expect.any(Number) });
  expect(await paid(sale!.order_id)).toBe('on_hold');
  await world.advance(6 * DAY);
  await world.fetch();
  expect(await world.item(_id)).toMatchObject({ status: 'missing', release_at: null });
  expect(await paid(sale!.order_id)).toBeNull();
});

test('lists are filtered by status, store, account, stage and what is searched for; counts are those of the lists', async () => {
  const rows = async (args: string): Promise<Seen[]> =>
    (await world.ask(`{ paypalItems(${args}) { _id status transaction_id } }`)).paypalItems;
  const { paypalItemsCount } = await world.ask('{ paypalItemsCount { status count } }');
  const { total } = await world.services.db
    .selectFrom('paypal_items')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(paypalItemsCount.reduce((sum: number, { count }: Seen) => sum + count, 0)).toBe(total);
  for (const { status, count } of paypalItemsCount) {
    const { length } = await world.services.db.selectFrom('paypal_items').select('_id').where('status', '=', status).execute();
    expect([status, length]).toEqual([status, count]);
  }
  const [one] = await rows('status: "resolved", sort: "respond_by"');
  expect(one).toMatchObject({ status: 'resolved' });
  expect(await rows(`search: "${one!.transaction_id}"`)).toEqual([one]);
  expect(await rows('stage: "PRE_ARBITRATION"')).toEqual([]);
  expect((await rows(`account: "${world.account}", store: "${world.storeId}"`)).length).toBeGreaterThan(0);
  expect(await rows('store: "nobody"')).toEqual([]);
});

test('keys that PayPal refuses once disturb the account, and refused again ten minutes later they make it Invalid until they work', async () => {
  const account = () =>
    world.services.db
      .selectFrom('paypal_accounts')
      .select(['status', 'reason', 'refused_at'])
      .where('_id', '=', world.account)
      .executeTakeFirstOrThrow();
  const refuse = async (): Promise<void> => {
    await world.spoil({ method: 'GET', path: '/v1/', status: 401, times: 4 });
    await world.ask('mutation { paypalFetch { _id } }');
  };
  await refuse();
  await comes(async () => expect(await account()).toMatchObject({ status: 'Lostconnection', reason: { refusal: 'paypal.keysRefused' } }));
  await world.services.db
    .updateTable('paypal_accounts')
    .set({ refused_at: Math.floor(Date.now() / 1000) - 601 })
    .where('_id', '=', world.account)
    .execute();
  await refuse();
  await comes(async () => expect((await account()).status).toBe('Invalid'));
  await comes(async () => {
    await world.ask('mutation { paypalFetch { _id } }');
    expect(await account()).toMatchObject({ status: 'Valid', reason: null, refused_at: null });
  }, 20_000);
});

test('wrong keys are refused in words and keep the account from being asked; its secret opens nothing elsewhere', async () => {
  const email = 'other@example.test';
  const url = `${world.server.origin}/sandbox/paypal`;
  const MAKE =
    'mutation ($id: ID, $params: PaypalAccountInput!) { makePaypalAccount(_id: $id, params: $params) { _id status reason { refusal } secret } }';
  const { makePaypalAccount: other } = await world.ask(MAKE, { params: { email, url, client_id: 'main', secret: 'wrong-secret-0000' } });
  expect(other).toMatchObject({ status: 'Invalid', reason: { refusal: 'paypal.keysRefused' } });
  expect(await world.refusal(MAKE, { params: { email: email.toUpperCase(), url, client_id: 'main', secret: 'x' } })).toBe(
    'OTHER@EXAMPLE.TEST is already connected.',
  );
  expect(
    await world.refusal(MAKE, {
      id: other._id,
      params: { email, url: 'https://example.com', client_id: other.secret, secret: other.secret },
    }),
  ).toBe('The URL has changed. Enter the client ID and secret too.');
  expect(
    (await world.ask('mutation ($ids: [ID!]!) { trashPaypalAccount(delete_ids: $ids) }', { ids: [other._id] })).trashPaypalAccount,
  ).toEqual([other._id]);
});

test('a refund PayPal has not completed counts as given back, and is taken back where PayPal denies it', async () => {
  const [sale] = await world.sell(1);
  const { container_id } = await world.services.db
    .selectFrom('paypal_items')
    .select('container_id')
    .where('_id', '=', sale!.item_id)
    .executeTakeFirstOrThrow();
  const account = await world.services.db.selectFrom('paypal_accounts').selectAll().executeTakeFirstOrThrow();
  const now = await world.services.marketNow();
  const tell = async (status: string): Promise<void> =>
    world.services.inContainer(container_id, async (tx) => {
      const refund = {
        transaction_id: 'RFPENDING1',
        reference_id: sale!.transaction_id,
        ...{ code: 'T1107', status, amount: -30, currency: 'USD', fee: 0, invoice_id: null, payer: null, at: now },
      };
      await settleItems(tx, container_id, [...(await keepTransactions(tx, account, [refund], now))], now);
    });
  await tell('P');
  expect(await world.item(sale!.item_id)).toMatchObject({ refunded: 30 });
  expect(await world.order(sale!.order_id)).toMatchObject({ refunded: 30 });
  await tell('D');
  await tell('D');
  expect(await world.item(sale!.item_id)).toMatchObject({ refunded: 0 });
  const { events, refunded } = await world.order(sale!.order_id);
  expect(refunded).toBe(0);
  expect(events.filter(({ code }: Seen) => code === 'refund_denied_at_paypal')).toHaveLength(1);
});

test('a pending refund is asked for by its id until PayPal has completed it', async () => {
  const [sale] = await world.sell(1);
  const refund = {
    id: 'RFLATER1',
    transaction_id: sale!.transaction_id,
    event_code: 'T1107',
    amount: 20,
    at: await world.services.marketNow(),
  };
  await world.services.db.insertInto('sandbox_paypal_refunds').values(refund).execute();
  await world.advance(4 * 3600);
  await world.fetch();
  const row = () =>
    world.services.db
      .selectFrom('paypal_items')
      .select(['refunds', 'refunds_pending'])
      .where('_id', '=', sale!.item_id)
      .executeTakeFirstOrThrow();
  await comes(async () => expect((await row()).refunds).toEqual({ RFLATER1: 20 }), 20_000);
  await world.services.db
    .updateTable('paypal_items')
    .set({ refunds_pending: JSON.stringify({ RFLATER1: refund.at }) as never })
    .where('_id', '=', sale!.item_id)
    .execute();
  await world.fetch();
  await comes(async () => expect((await row()).refunds_pending).toEqual({}), 20_000);
});

test('a PayPal account shows the stores that name its address, in either field and in whatever case', async () => {
  const { settings } = await world.services.db
    .selectFrom('stores')
    .select('settings')
    .where('_id', '=', world.storeId)
    .executeTakeFirstOrThrow();
  const { paypal_email: email, ...others } = settings as { paypal_email: string };
  const paidTo = async (change: object): Promise<number> => {
    await world.services.db
      .updateTable('stores')
      .set({ settings: JSON.stringify({ ...others, ...change }) as never })
      .where('_id', '=', world.storeId)
      .execute();
    return (await world.ask('{ paypalAccounts { stores { _id } } }')).paypalAccounts[0].stores.length;
  };
  expect(await paidTo({ paypal_emails: ['other@shop.test', email.toUpperCase()] })).toBe(1);
  expect(await paidTo({ paypal_emails: ['other@shop.test'] })).toBe(0);
  expect(await paidTo({ paypal_email: email })).toBe(1);
});

import { pollOrders } from '../../../src/server/sales/fetch-job';
import { mailAccess, SHOP_SLUG } from '../../../src/server/sandbox';
import { writeOnOrder } from '../../../src/server/sandbox/shop/order-messages';
import { fetchShopMessages } from '../../../src/server/support/shop/fetch';
import { keepShopMessages } from '../../../src/server/support/shop/keep';
import { scheduleOfShopMessages, scheduleOfShopReplies } from '../../../src/server/support/shop/schedule';
import { sendShopMessage } from '../../../src/server/support/shop/send';
import type { FetchedMessage } from '../../../src/server/connectors/platforms/messages';
import { jsonb } from '../../../src/server/db/json';
import {
  addFault,
  asSeller,
  connectSandbox,
  healFaults,
  NOBODY,
  restCall,
  sandboxOrder,
  trashStores,
  type Ask,
  type TestConnection,
} from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { refusal } from './desk';

const MAKE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id } }';
const DESK = `_id support { channel platform status filter subject buyer { name email } order { number } due_at failed preview previous_id }
  messages { _id direction body status name automatic channel refusal refusal_values remote_pictures }
  way { channel name most links files refusal mail }`;
const READ = `query ($id: ID!) { support(_id: $id) { ${DESK} } }`;
const SEND = `mutation ($id: ID!, $body: String!, $by: String) {
  messageSend(support_id: $id, kind: "reply", body: $body, by: $by) { ${DESK} } }`;

let server: TestServer;
let ask: Ask;
let container: string;
let store: string;
let shop: TestConnection;
const { signal } = new AbortController();

const advance = async (seconds: number): Promise<void> => {
  const body = JSON.stringify({ speed: 0, advance: Math.round(seconds) });
  await httpRequest(server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body });
};
const ref = () => ({ container_id: container, store_id: store });
const look = () => fetchShopMessages.perform(server.services, ref(), signal);
const send = (message_id: string) => sendShopMessage.perform(server.services, { container_id: container, message_id }, signal);
const desk = async (id: string) => (await ask(READ, { id })).support;
const rows = () =>
  server.services.inContainer(container, (tx) =>
    tx.selectFrom('messages').selectAll().where('store_id', '=', store).orderBy('_id').execute(),
  );
const conversations = () =>
  server.services.inContainer(container, (tx) =>
    tx.selectFrom('supports').selectAll().where('store_id', '=', store).orderBy('_id').execute(),
  );

/** What the buyer of an order reads of the shop's. */
const notes = async (order: string): Promise<string[]> =>
  (await restCall(shop, 'GET', `/orders/${order}/notes?type=customer`))
    .json<{ author: string; note: string }[]>()
    .filter(({ author }) => author === 'WooCommerce')
    .map(({ note }) => note)
    .reverse();

const write = (order: string, text: string) => writeOnOrder(server.services, { id: Number(order) }, text);

/** Somebody with a name buys something. */
const sell = async (): Promise<string> => {
  const order = await sandboxOrder(server.services, 40);
  const billing = { ...NOBODY, first_name: 'Mia', last_name: `Number ${order}`, email: `mia${order}@buyers.test`, phone: '' };
  await server.services.db
    .updateTable('sandbox_orders')
    .set({ billing: jsonb({ ...billing, company: '', address_2: '', state: '' }) })
    .where('id', '=', Number(order))
    .execute();
  await pollOrders.perform(server.services, ref(), signal);
  return order;
};

/** Somebody buys and writes about it; gives the order and the conversation. */
const begin = async (text: string): Promise<{ order: string; support: string }> => {
  const order = await sell();
  await write(order, text);
  await look();
  const at = (await conversations()).at(-1)!;
  return { order, support: at._id };
};

/** Writes a reply that is due by now. */
const reply = async (id: string, body: string, by?: string): Promise<string> => {
  const { messageSend } = await ask(SEND, { id, body, by });
  await advance(11);
  return messageSend.messages.at(-1)._id as string;
};
const messageOf = async (id: string) => (await rows()).find(({ _id }) => _id === id)!;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  ask = asSeller(server.origin, await server.signIn());
  await advance(0);
  await trashStores(ask);
  shop = await connectSandbox(server.services, server.origin);
  const { website, key, secret } = shop;
  const params = { platform_id: 'woocommerce', sto_name: 'Talking shop', woocommerce: { website, key, secret }, sto_auto_messenger: true };
  store = (await ask(MAKE, { params })).makeStore._id;
  container = (await server.services.db.selectFrom('stores').select('container_id').where('_id', '=', store).executeTakeFirstOrThrow())
    .container_id;
  await server.services.db.updateTable('stores').set({ trashed_at: 1 }).where('_id', '!=', store).execute();
  await scheduleOfShopMessages.run(server.services);
}, 120_000);
afterEach(() => healFaults(server.origin));
afterAll(() => server.stop());

test('a store that wants messages is read when its time has come, and no other', async () => {
  const { db } = server.services;
  expect(await db.selectFrom('shop_inboxes').select('store_id').execute()).toEqual([{ store_id: store }]);
  await db
    .updateTable('stores')
    .set({ settings: jsonb({}) })
    .where('_id', '=', store)
    .execute();
  await db.updateTable('shop_inboxes').set({ next_at: 0 }).execute();
  await scheduleOfShopMessages.run(server.services);
  expect((await db.selectFrom('shop_inboxes').select('next_at').executeTakeFirstOrThrow()).next_at).toBe(0);
  await db
    .updateTable('stores')
    .set({ settings: jsonb({ sto_auto_messenger: true }) })
    .where('_id', '=', store)
    .execute();
});

test('what a buyer writes at the shop becomes a conversation; the answer goes out there, once', async () => {
  const { order, support } = await begin('Where is my parcel?');
  const before = await desk(support);
  expect(before).toMatchObject({
    support: {
      channel: 'shop',
      platform: 'WooCommerce',
      status: 'New',
      filter: 'order',
      order: { number: order },
      subject: 'Where is my parcel?',
    },
    messages: [{ direction: 'in', body: 'Where is my parcel?', channel: 'shop', status: 'received', automatic: false }],
    way: { channel: 'shop', name: 'WooCommerce', most: 10_000, links: true, files: false, refusal: null, mail: false },
  });
  expect(before.support.buyer).toEqual({ name: `Mia Number ${order}`, email: `mia${order}@buyers.test` });
  expect(before.support.due_at).not.toBeNull();
  for (let times = 0; times < 2; times += 1) await look();
  expect(await desk(support)).toMatchObject({ messages: [{}] });

  const id = await reply(support, 'It’s on its way & arrives "soon" <3.');
  expect(await notes(order)).toEqual([]);
  await scheduleOfShopReplies.run(server.services);
  await send(id);
  expect(await notes(order)).toHaveLength(1);
  expect(await messageOf(id)).toMatchObject({ status: 'sent', shop_key: expect.stringContaining(`order ${order}/`) as unknown });
  expect((await desk(support)).support.status).toBe('Waiting');
  // Sent again, and looked at again: nothing more.
  await send(id);
  await look();
  expect(await notes(order)).toHaveLength(1);
  expect((await desk(support)).messages).toHaveLength(2);

  await advance(3600);
  await write(order, 'Thank you!');
  await look();
  expect(await desk(support)).toMatchObject({
    support: { status: 'Inprocess', preview: 'Thank you!' },
    messages: [{}, {}, { direction: 'in' }],
  });
});

test.each([
  ['its answer is lost', { drop: true }],
  ['half of its answer comes', { cut: true }],
  ['the connection breaks before', { reset: true }],
  ['the server in front gives up', { status: 504, gives_up_ms: 1, delay_after_ms: 20 }],
])('a message arrives once where %s', async (_what, fault) => {
  const { order, support } = await begin('Hello?');
  const id = await reply(support, 'Here we are.');
  await addFault(server.origin, { method: 'POST', path: `/orders/${order}/notes`, ...fault });
  await send(id);
  expect(await messageOf(id)).toMatchObject({ status: 'sending', attempts: 1 });
  await server.services.db
    .updateTable('outside_effects')
    .set({ sent_at: new Date(Date.now() - 60_000) })
    .execute();
  await advance(60);
  await send(id);
  expect(await messageOf(id)).toMatchObject({ status: 'sent' });
  expect(await notes(order)).toEqual(['Here we are.']);
  await look();
  expect((await desk(support)).messages).toHaveLength(2);
});

test('a look that meets our own message first says that it was sent', async () => {
  const { order, support } = await begin('Anybody?');
  const id = await reply(support, 'Yes.');
  await addFault(server.origin, { method: 'POST', path: `/orders/${order}/notes`, drop: true });
  await send(id);
  await look();
  expect(await messageOf(id)).toMatchObject({ status: 'sent' });
  expect(await desk(support)).toMatchObject({ support: { status: 'Waiting' }, messages: [{}, { body: 'Yes.' }] });
  await advance(60);
  await send(id);
  expect(await notes(order)).toEqual(['Yes.']);
});

test('a shop that is away is tried again; one that refuses is told of in its own words, and asked again by a person', async () => {
  const { order, support } = await begin('One question.');
  const id = await reply(support, 'One answer.');
  const fault = { method: 'GET', path: `/orders/${order}/notes` };
  await addFault(server.origin, { ...fault, status: 503 });
  await send(id);
  expect(await messageOf(id)).toMatchObject({ status: 'scheduled', attempts: 1 });
  await advance(30);
  await addFault(server.origin, { ...fault, status: 400 });
  await send(id);
  const failed = await desk(support);
  expect(failed).toMatchObject({ support: { failed: true, status: 'Inprocess' } });
  expect(failed.messages.at(-1)).toMatchObject({
    status: 'failed',
    refusal: 'shop.answered',
    refusal_values: { answer: expect.any(String) as unknown },
  });
  await ask(`mutation ($id: ID!) { messageRetry(_id: $id) { _id } }`, { id });
  await advance(11);
  await send(id);
  expect(await notes(order)).toEqual(['One answer.']);
  expect((await messageOf(id)).refusal_values).toBeNull();
});

test('a reply can be taken back until it goes, and what the shop does not take is refused before', async () => {
  const { order, support } = await begin('Undo?');
  const { messageSend } = await ask(SEND, { id: support, body: 'Too early.' });
  const { _id } = messageSend.messages.at(-1);
  await ask('mutation ($_id: ID!) { messageUndo(_id: $_id) { _id } }', { _id });
  await advance(11);
  await send(_id);
  expect(await notes(order)).toEqual([]);
  expect(await refusal(ask(SEND, { id: support, body: 'x'.repeat(10_001) }))).toBe(
    'Messages on WooCommerce can have up to 10,000 characters.',
  );
  expect(await refusal(ask(SEND, { id: support, body: 'By mail', by: 'pigeon' }))).not.toBe('');
});

test('with a mailbox a buyer can be answered by mail instead', async () => {
  const { support } = await begin('By mail, please.');
  const mailbox = (await mailAccess(server.services, { shop: SHOP_SLUG, origin: server.origin }))!;
  await ask(MAKE, {
    _id: store,
    params: { platform_id: 'woocommerce', sto_name: 'Talking shop', sto_mailer: mailbox.mailer, sto_mailer_secret: mailbox.secret },
  });
  expect((await desk(support)).way).toMatchObject({ channel: 'shop', mail: true });
  const id = await reply(support, 'Here is your letter.', 'mail');
  expect(await messageOf(id)).toMatchObject({ channel: 'mail', mail_id: expect.stringContaining('@') as unknown });
  await send(id);
  expect(await messageOf(id)).toMatchObject({ status: 'scheduled' });
  await server.services.db
    .updateTable('stores')
    .set({ settings: jsonb({ sto_auto_messenger: true }) })
    .where('_id', '=', store)
    .execute();
});

test('without a mailbox a conversation about an order begins at the shop', async () => {
  const order = await sell();
  const row = await server.services.db
    .selectFrom('orders')
    .select('_id')
    .where('platform_id', '=', order)
    .where('store_id', '=', store)
    .executeTakeFirstOrThrow();
  const { makeSupport } = await ask('mutation ($params: SupportInput!) { makeSupport(params: $params) { _id channel } }', {
    params: { order_id: row._id, subject: 'Your address' },
  });
  expect(makeSupport.channel).toBe('shop');
  await send(await reply(makeSupport._id, 'Is it number 5?'));
  expect(await notes(order)).toEqual(['Is it number 5?']);
});

describe('what is told of conversations', () => {
  const THREAD = 'thread-1';
  const told = (id: string, text: string, more: Partial<FetchedMessage> = {}): FetchedMessage => ({
    ...{ id, thread: THREAD, order_platform_id: null, from: 'buyer', name: 'ada', buyer: { name: 'ada', account: 'ada' } },
    ...{ subject: 'Tee', text, attachments: 0, at: 0 },
    ...more,
  });
  const keep = async (messages: readonly Partial<FetchedMessage>[], answerable?: boolean): Promise<number> => {
    const now = await server.services.marketNow();
    const threads = answerable === undefined ? [] : [{ thread: THREAD, answerable }];
    const page = { messages: messages.map((each) => ({ ...told('', ''), at: now, ...each })), threads, cursor: null };
    return server.services.inContainer(container, (tx) => keepShopMessages(tx, ref(), page, now));
  };
  const latest = async () => desk((await conversations()).findLast(({ shop_thread }) => shop_thread === THREAD)!._id);

  beforeAll(() => server.services.db.updateTable('stores').set({ platform_id: 'ebay' }).where('_id', '=', store).execute());

  test('what the shop or the platform says begins nothing; a buyer does, and the order is the one of that member', async () => {
    await server.services.db.updateTable('orders').set({ buyer_account: 'ada' }).where('store_id', '=', store).execute();
    expect(await keep([told('1', 'Welcome.', { from: 'platform' }), told('2', 'Hello.', { from: 'shop' })])).toBe(0);
    expect(await keep([told('3', 'Is it cotton?', { attachments: 2 })])).toBe(1);
    expect(await latest()).toMatchObject({
      support: { channel: 'shop', platform: 'eBay', filter: 'order', subject: 'Tee', status: 'New' },
      messages: [{ body: 'Is it cotton?', remote_pictures: 2 }],
      way: { name: 'eBay', most: 2000, links: false, refusal: null },
    });
  });

  test('what somebody answered at the platform answers the buyer; its own words change nothing', async () => {
    expect(await keep([told('4', 'Yes, it is.', { from: 'shop', name: 'herons' })])).toBe(1);
    expect(await latest()).toMatchObject({ support: { status: 'Waiting', due_at: null } });
    expect(await keep([told('5', 'How was it?', { from: 'platform', name: '' })])).toBe(1);
    const { support, messages } = await latest();
    expect(support).toMatchObject({ status: 'Waiting', preview: 'Yes, it is.' });
    expect(messages.at(-1)).toMatchObject({ automatic: true });
  });

  test('what was edited there is kept beside what was read, once; what comes late in its place', async () => {
    expect(await keep([told('3', 'Is it organic cotton?')])).toBe(1);
    expect(await keep([told('3', 'Is it organic cotton?'), told('3', 'Is it cotton?'), told('4', 'Yes, it was.', { from: 'shop' })])).toBe(
      0,
    );
    expect((await latest()).support).toMatchObject({ status: 'Inprocess', preview: 'Is it organic cotton?' });
    expect(await keep([told('6', 'Earlier.', { at: (await server.services.marketNow()) - 3600 })])).toBe(1);
    expect((await latest()).messages[0]).toMatchObject({ body: 'Earlier.' });
  });

  test('links are refused where they are not allowed, and nothing goes into what is closed there', async () => {
    const { _id } = await latest();
    expect(await refusal(ask(SEND, { id: _id, body: 'See https://herons.example' }))).toBe('eBay doesn’t allow links or email addresses.');
    await keep([], false);
    expect((await latest()).way).toMatchObject({ refusal: 'message.threadClosed' });
    expect(await refusal(ask(SEND, { id: _id, body: 'Hello.' }))).toBe('eBay no longer allows replies to this conversation.');
    await keep([], true);
    expect((await latest()).way).toMatchObject({ refusal: null });
  });

  test('what is closed here goes on in another conversation', async () => {
    const { _id } = await latest();
    await server.services.db.updateTable('supports').set({ status: 'Closed' }).where('_id', '=', _id).execute();
    await keep([told('7', 'Once more.')]);
    expect(await latest()).toMatchObject({ support: { previous_id: _id, status: 'New' }, messages: [{ body: 'Once more.' }] });
    // The first of two: told again, it is known.
    expect(await keep([told('7', 'Once more.')])).toBe(0);
  });

  test('a platform that lets nobody answer says so', async () => {
    await server.services.db.updateTable('stores').set({ platform_id: 'bigcommerce' }).where('_id', '=', store).execute();
    const { way, _id } = await latest();
    expect(way).toMatchObject({ name: 'BigCommerce', refusal: 'message.noReply', most: null });
    expect(await refusal(ask(SEND, { id: _id, body: 'Hello.' }))).toBe(
      'BigCommerce doesn’t allow replies from other apps. Reply on BigCommerce.',
    );
  });
});

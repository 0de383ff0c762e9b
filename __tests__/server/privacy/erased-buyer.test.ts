import { sql } from 'kysely';
import sharp from 'sharp';
import { tidyUp } from '../../../src/server/housekeeping';
import { ordersCsv } from '../../../src/server/connectors/providers/orders-csv';
import { jsonb } from '../../../src/server/db/json';
import { fetchMail } from '../../../src/server/mail/fetch';
import { eraseBuyer } from '../../../src/server/privacy/erase-buyer';
import { mailAccess, SHOP_SLUG } from '../../../src/server/sandbox';
import { correspondence } from '../../../src/server/support/correspondence';
import { settleOrders } from '../../../src/server/sales/settle';
import { mailOf, textMail } from '../../unit/server/mail/make-mail';
import { eventually, settled } from '../commerce';
import { httpRequest } from '../http-client';
import { openWorld, type World } from '../orders/paypal/world';
import { uploadClient } from '../upload-client';
import { placesOf } from './every-place';

const BUYER = {
  first_name: 'Quinlan',
  last_name: 'Zyxtrović',
  company: 'Canary Kontor',
  email: 'Quinlan.Zyx@canary.test',
  phone: '+1 503 555 7711',
  address_1: '7788 Canarybird Lane',
  address_2: 'Floor canarydeck',
  city: 'Zuxville',
  state: 'ORcanary',
  postcode: '98877-1234',
  country: 'US',
};

const WORDS = {
  internal: 'canarynote for the team',
  gift: 'canarygift with love',
  buyer: 'canarybell is broken',
  tag: 'canarytag',
  personal: 'ENGRAVE CANARYTEXT',
  body: 'canarybody where is my mug',
  subject: 'Canarysubject of a mail',
  reply: 'canaryreply it is on its way',
  draft: 'canarydraft unfinished',
  attachment: 'canaryattachment bytes in a file',
  filename: 'canaryfile.txt',
  upload: 'canaryupload.png',
  signed: 'Signed by CANARYSIGN',
  dispute: 'canarydispute I never got it',
  view: 'Quinlan Zyxtrović orders',
} as const;

const CANARIES: readonly string[] = [
  ...Object.entries(BUYER).flatMap(([name, value]) => (name === 'country' ? [] : [value])),
  `${BUYER.first_name} ${BUYER.last_name}`,
  ...Object.values(WORDS),
];

let world: World;
let order: string;
let token: string;
const { signal } = new AbortController();

const sandboxRow = () =>
  world.services.db.selectFrom('sandbox_orders').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

const fetchOrders = async (): Promise<void> => {
  const [group] = (await world.ask('mutation ($ids: [ID!]!) { ordersFetch(store_ids: $ids) { _id } }', { ids: [world.storeId] }))
    .ordersFetch;
  await settled(world.ask, group._id);
};

const mail = async (raw: Buffer): Promise<void> => {
  const { secret } = (await mailAccess(world.services, { shop: SHOP_SLUG, origin: world.server.origin }))!;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  const answer = await httpRequest(world.server.origin, '/sandbox/mail/v1/arrivals', {
    headers,
    body: JSON.stringify({ raw: raw.toString('base64') }),
  });
  expect(answer.status).toBe(201);
};

const conversation = (subject: string) =>
  eventually(() => world.services.db.selectFrom('supports').selectAll().where('subject', '=', subject).executeTakeFirst());

const keyed = async (key: string, document: string, variables: object): Promise<void> => {
  const answer = await world.server.graphql(document, variables, { token, idempotencyKey: key });
  expect(answer.errors).toBeUndefined();
};

const buy = async (): Promise<void> => {
  await world.sell(1, { kept: false, fetch: false });
  const { id } = await sandboxRow();
  await world.services.db
    .updateTable('sandbox_orders')
    .set({ billing: jsonb(BUYER as never) })
    .where('id', '=', id)
    .execute();
  await fetchOrders();
  order = (await world.services.db.selectFrom('orders').select('_id').where('platform_id', '=', String(id)).executeTakeFirstOrThrow())._id;
  await world.advance(4 * 3600);
  await world.fetch();
  // PayPal's sandbox calls payers by the names of its own.
  await sql`update paypal_items set payer = ${`${BUYER.first_name} ${BUYER.last_name}`}, dispute = ${JSON.stringify({
    ...{
      dispute_id: 'D1',
      reason: 'OTHER',
      stage: 'INQUIRY',
      status: 'RESOLVED',
      amount: 1,
      currency: 'USD',
      respond_by: null,
      outcome: null,
    },
    ...{ refunded: 0, offered: [], opened_at: 1, changed_at: 1, messages: [{ by: 'BUYER', at: 1, text: WORDS.dispute }] },
  })}::jsonb where order_id = ${order}`.execute(world.services.db);
};

const workOn = async (): Promise<void> => {
  // A look by schedule would take the shop's notes over the ones written here.
  await world.services.db.updateTable('stores').set({ fetch_every: 0 }).where('_id', '=', world.storeId).execute();
  await world.services.db.updateTable('orders').set({ note_buyer: WORDS.buyer }).where('_id', '=', order).execute();
  await keyed(
    'note',
    'mutation ($ids: [ID!]!, $params: OrderUpdateInput!) { orderUpdate(ids: $ids, params: $params) { _id number buyer { first_name email } notes { internal } } }',
    {
      ids: [order],
      params: { note_internal: WORDS.internal, note_gift: WORDS.gift, add_tags: [WORDS.tag] },
    },
  );
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const uploaded = await uploadClient(world.server, { _id: '', email: '', token }).upload({ bytes, filename: WORDS.upload });
  const file = uploaded.data.updatePreSignedFile._id as string;
  const { makeTask } = await world.ask('mutation ($params: TaskInput!) { makeTask(params: $params) { _id } }', {
    params: { type: 'support', category: 'damaged', order_id: order, brief: WORDS.personal },
  });
  await world.ask('mutation ($ids: [ID!]!, $params: TaskUpdateInput!) { taskUpdate(ids: $ids, params: $params) { _id } }', {
    ids: [makeTask._id],
    params: { files: [file], note: WORDS.personal },
  });
  await keyed('view', 'mutation ($params: ListViewInput!) { makeListView(params: $params) { _id name } }', {
    params: { list: 'orders', name: WORDS.view, shared: true, query: `/orders?search=${encodeURIComponent(BUYER.email)}`, columns: [] },
  });
};

const talk = async (): Promise<void> => {
  await mail(
    mailOf(
      {
        type: 'multipart/mixed',
        body: [
          { type: 'text/plain; charset=utf-8', body: `${WORDS.body}\r\n` },
          {
            type: 'text/plain',
            body: Buffer.from(WORDS.attachment),
            headers: [`Content-Disposition: attachment; filename="${WORDS.filename}"`],
          },
        ],
      },
      {
        From: `"Quinlan Zyxtrovic" <${BUYER.email}>`,
        'Message-ID': '<canary1@canary.test>',
        Subject: WORDS.subject,
        Date: new Date((await world.services.marketNow()) * 1000).toUTCString(),
      },
    ),
  );
  const { _id } = await conversation(WORDS.subject);
  await keyed(
    'reply',
    'mutation ($id: ID!, $body: String!) { messageSend(support_id: $id, kind: "reply", body: $body) { support { buyer { name email } } messages { body } } }',
    {
      id: _id,
      body: WORDS.reply,
    },
  );
  await world.ask('mutation ($params: MessageDraftInput!) { draftSave(params: $params) { body } }', {
    params: { support_id: _id, device: 'd'.repeat(24), kind: 'note', body: WORDS.draft },
  });
  await world.advance(60);
  await eventually(async () => {
    const sent = await world.services.db.selectFrom('messages').select('status').where('body', '=', WORDS.reply).executeTakeFirst();
    return sent?.status === 'sent';
  });
};

/** A workshop has the order by a file, and a carrier delivers it. */
const deliver = async (): Promise<void> => {
  const { services, containerId } = world;
  await world.submit(order);
  const fo = await services.db.selectFrom('fulfilment_orders').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow();
  const line = { line_id: '1', sku: 'TEE', quantity: 1, print_files: [] };
  const sent = { reference: fo.reference, to: BUYER, shipping_method: null, lines: [line], gift_message: WORDS.gift };
  const other = { ...sent, reference: 'other', to: { ...BUYER, ...NEIGHBOUR }, gift_message: null };
  await services.inContainer(containerId, async (tx) => {
    await tx
      .insertInto('hand_overs')
      .values({
        _id: 'h'.repeat(24),
        fulfilment_id: fo.fulfilment_id,
        user_id: 'u',
        orders: 2,
        csv: ordersCsv([sent, other]),
        created_at: 1,
      })
      .execute();
    await tx
      .updateTable('fulfilment_orders')
      .set({ sent: jsonb(sent as never), hand_over_id: 'h'.repeat(24) })
      .where('_id', '=', fo._id)
      .execute();
  });
  await world.ask(
    'mutation ($order: ID!, $fo: ID!, $number: String!) { trackingAdd(order_id: $order, fo_id: $fo, tracking_number: $number) { _id } }',
    {
      order,
      fo: fo._id,
      number: '1Z999AA10123456784',
    },
  );
  const now = await services.marketNow();
  await services.inContainer(containerId, async (tx) => {
    const event = { at: now, status: 'delivered', substatus: null, text: WORDS.signed, place: BUYER.city };
    await tx
      .updateTable('trackings')
      .set({
        status: 'delivered',
        delivered_at: now,
        last_event_at: now,
        tracking_url: `https://carrier.test/?to=${BUYER.city}`,
        events: jsonb([event] as never),
      })
      .where('order_id', '=', order)
      .execute();
    await settleOrders(tx, containerId, [order], now);
  });
};

const NEIGHBOUR = {
  ...{ first_name: 'Ned', last_name: 'Neighbour', company: null, email: 'ned@next.test', phone: null },
  ...{ address_1: '1 Next Door', address_2: null, city: 'Salem', state: 'OR', postcode: '97301' },
};

const eraseNow = async (id: string): Promise<string> => {
  const { buyerErase } = await world.ask(
    'mutation ($id: ID!, $confirm: String!) { buyerErase(_id: $id, confirm: $confirm) { _id state } }',
    {
      id,
      confirm: ` ${BUYER.email.toUpperCase()} `,
    },
  );
  return buyerErase._id as string;
};

const row = () => world.services.db.selectFrom('orders').selectAll().where('_id', '=', order).executeTakeFirstOrThrow();

const done = (id: string) =>
  eventually(async () => {
    const erasure = await world.services.db.selectFrom('erasures').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
    return erasure.state === 'done' && erasure;
  });

beforeAll(async () => {
  world = await openWorld();
  token = await world.server.signIn();
  await buy();
  await workOn();
  await talk();
});
afterAll(() => world.server.stop());

test('a buyer is found by e-mail, name, phone and order number, with what is kept and what is in the way', async () => {
  const find = async (search: string) =>
    (await world.ask('query ($search: String!) { buyers(search: $search) { _id name email numbers } }', { search })).buyers;
  const { number } = await row();
  for (const search of [BUYER.email, 'quinlan', 'Quinlan Zyx', '(503) 555-7711', '+1 503 555 7711', `#${number}`]) {
    expect(await find(search)).toMatchObject([
      { name: expect.stringContaining('Quinlan'), email: BUYER.email.toLowerCase(), numbers: [number] },
    ]);
  }
  for (const search of ['%', '555-7712', 'uinlan', `${BUYER.email}m`]) expect(await find(search)).toEqual([]);
  expect(await find('  ')).toEqual([]);
  const { buyerData } = await world.ask('query ($id: ID!) { buyerData(_id: $id) { confirm blocked blocked_by held { kind count } } }', {
    id: order,
  });
  expect(buyerData).toMatchObject({ confirm: BUYER.email.toLowerCase(), blocked: 'order', blocked_by: number });
  const counts = Object.fromEntries(buyerData.held.map(({ kind, count }: { kind: string; count: number }) => [kind, count]));
  expect(counts).toMatchObject({ orders: 1, tasks: 1, conversations: 1, messages: 2, files: 1, payments: 1 });
});

test('an export holds all of it as JSON that no cache keeps, and nothing the team wrote for itself', async () => {
  const get = (id: string, as = token) => world.server.request(`/buyers/${id}.json`, { headers: { authorization: `Bearer ${as}` } });
  const answer = await get(order);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="?buyer-[0-9a-f]{24}\.json/),
  });
  const all = answer.json<Record<string, { text: string; base64: string; name: string }[]>>();
  expect(Object.keys(all)).toEqual(['format', 'exported_at', 'name', 'email', 'orders', 'parcels', 'conversations', 'payments', 'files']);
  for (const word of [WORDS.body, WORDS.reply, WORDS.gift, WORDS.buyer, BUYER.address_1, WORDS.dispute])
    expect(answer.text).toContain(word);
  for (const word of [WORDS.internal, WORDS.tag, WORDS.personal]) expect(answer.text).not.toContain(word);
  expect(all.files).toMatchObject([{ name: WORDS.filename, base64: Buffer.from(WORDS.attachment).toString('base64') }]);
  // Messages to and from others are not the buyer's.
  const aside = (is: boolean) =>
    world.services.db.updateTable('messages').set({ aside: is }).where('body', 'like', `%${WORDS.reply}%`).execute();
  await aside(true);
  expect((await get(order)).text).not.toContain(WORDS.reply);
  await aside(false);
  expect((await get('f'.repeat(24))).status).toBe(404);
  const agent = await world.server.makeUser({ _id: world.containerId, domain: 'demo', label: 'Demo' }, { role: 'designer' });
  expect((await get(order, agent.token)).status).toBe(403);
});

test('whoever is not closed yet, or is not confirmed, is refused with one sentence', async () => {
  const erase = (confirm: string) =>
    world.refusal('mutation ($id: ID!, $confirm: String!) { buyerErase(_id: $id, confirm: $confirm) { _id } }', { id: order, confirm });
  expect(await erase('somebody@else.test')).toBe(`Type ${BUYER.email.toLowerCase()} to confirm.`);
  expect(await erase(BUYER.email)).toBe(
    `Order ${(await row()).number} is still open. You can erase this buyer’s data once the order is delivered, canceled, or refunded.`,
  );
});

describe('once the goods are delivered', () => {
  let before: Awaited<ReturnType<typeof row>>;
  beforeAll(async () => {
    await deliver();
    before = await row();
  });

  test('the scan sees the buyer in all the places it is meant to find', async () => {
    expect(before.status).toBe('Delivered');
    const places = await placesOf(world.services, CANARIES);
    const tables = [...new Set(places.map((place) => place.split(': ')[0]))];
    expect(tables).toEqual(
      expect.arrayContaining([
        ...[
          'fulfilment_orders',
          'hand_overs',
          'idempotency',
          'list_views',
          'message_drafts',
          'message_files',
          'messages',
          'notifications',
          'order_tags',
        ],
        ...['orders', 'paypal_items', 'supports', 'support_words', 'support_texts', 'tasks', 'trackings', 'files', 'order_events'],
      ]),
    );
    expect(places.filter((place) => place.includes('attachment.bin'))).not.toEqual([]);
    const seen = new Set(places.map((place) => place.slice(place.indexOf(': ') + 2)));
    expect(CANARIES.filter((text) => !seen.has(text))).toEqual([]);
  });

  test('two who ask at once make one request, which is done again where it ended between rows and files; the buyer is in no table, file or index', async () => {
    const ended = jest.spyOn(world.services.storage, 'remove').mockRejectedValueOnce(new Error('The process ended here.'));
    const ids = await Promise.all([eraseNow(order), eraseNow(order)]);
    expect(new Set(ids).size).toBe(1);
    const erasure = await done(ids[0]!);
    expect(erasure).toMatchObject({
      seed_id: null,
      storage_keys: [],
      counts: { orders: 1, tasks: 1, conversations: 1, messages: 2, files: 1, payments: 1 },
    });
    expect(ended.mock.calls.length).toBeGreaterThan(1);
    ended.mockRestore();
    expect(await placesOf(world.services, CANARIES)).toEqual([]);
    const acts = await world.services.db.selectFrom('audit_events').select(['action', 'subject_id']).orderBy('_id').execute();
    expect(acts.filter(({ action }) => action.startsWith('buyer.'))).toEqual([
      { action: 'buyer.exported', subject_id: null },
      { action: 'buyer.exported', subject_id: null },
      { action: 'buyer.erasureRequested', subject_id: ids[0] },
      { action: 'buyer.erasureRequested', subject_id: ids[0] },
    ]);
  });

  test('what the books need stays', async () => {
    const after = await row();
    const { number, status, total, tax, shipping, currency, paid_at, created_at, payments, gross_cents, profit, attention, blocking_gate } =
      before;
    expect(after).toMatchObject({
      number,
      status,
      total,
      tax,
      shipping,
      currency,
      paid_at,
      created_at,
      payments,
      gross_cents,
      profit,
      attention,
      blocking_gate,
    });
    expect(after.buyer).toMatchObject({ first_name: '', email: null, country: 'US' });
    expect(after.erased_at).not.toBeNull();
    const item = await world.services.db.selectFrom('paypal_items').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow();
    expect(item).toMatchObject({ payer: null, transaction_id: payments[0]?.transaction_id, amount: total });
    const { csv } = await world.services.db.selectFrom('hand_overs').select('csv').executeTakeFirstOrThrow();
    expect(csv).toContain(NEIGHBOUR.address_1);
    const [shown] = (await world.ask('query ($id: ID!) { orders(_id: $id) { erased_at buyer { first_name country } } }', { id: order }))
      .orders;
    expect(shown).toEqual({ erased_at: after.erased_at, buyer: { first_name: '', country: 'US' } });
  });

  test('done again after being killed, it changes nothing', async () => {
    const { _id } = await world.services.db.selectFrom('erasures').select('_id').executeTakeFirstOrThrow();
    const first = await row();
    await eraseBuyer(world.services, { container_id: world.containerId, erasure_id: _id });
    expect(await row()).toEqual(first);
  });

  test('what shop, mailbox and PayPal tell again does not bring the buyer back', async () => {
    const { services, containerId, storeId } = world;
    await services.db
      .updateTable('sandbox_orders')
      .set({ modified_at: (await services.marketNow()) + 1 })
      .where('billing', '@>', jsonb({ city: BUYER.city }) as never)
      .execute();
    await services.db.updateTable('stores').set({ fetch_cursor: null }).where('_id', '=', storeId).execute();
    await services.db.updateTable('paypal_accounts').set({ payments_until: null, disputes_until: null }).execute();
    await fetchOrders();
    await world.fetch();
    // Nobody else reads the mailbox meanwhile.
    await services.db.updateTable('mailboxes').set({ place: null, next_at: 2_000_000_000 }).execute();
    await fetchMail(correspondence).perform(services, { container_id: containerId, store_id: storeId }, signal);
    expect(await services.db.selectFrom('mailboxes').select('place').where('store_id', '=', storeId).executeTakeFirst()).toMatchObject({
      place: { id: expect.any(Number) },
    });
    await services.db.updateTable('mailboxes').set({ next_at: 0 }).execute();
    expect(await placesOf(services, CANARIES)).toEqual([]);
    // The same shop connected anew tells of the order as if it had never been here.
    await services.inContainer(containerId, (tx) => tx.deleteFrom('orders').where('_id', '=', order).execute());
    await services.db.updateTable('stores').set({ fetch_cursor: null }).where('_id', '=', storeId).execute();
    await fetchOrders();
    const again = await services.db
      .selectFrom('orders')
      .select(['erased_at', 'status'])
      .where('number', '=', before.number)
      .executeTakeFirstOrThrow();
    expect(again.erased_at).not.toBeNull();
    expect(await placesOf(services, CANARIES)).toEqual([]);
  });

  test('a mail that comes later is new', async () => {
    const at = new Date(((await world.services.marketNow()) + 5) * 1000).toUTCString();
    await world.advance(10);
    await mail(
      textMail('A new question', {
        From: `Quinlan <${BUYER.email}>`,
        'Message-ID': '<canary2@canary.test>',
        Subject: 'Hello again',
        Date: at,
      }),
    );
    expect(await conversation('Hello again')).toMatchObject({ buyer_email: BUYER.email.toLowerCase(), order_id: null });
    await tidyUp(world.services);
    expect(signal.aborted).toBe(false);
  });
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import sharp from 'sharp';
import { newId } from '../../../src/server/db/ids';
import type { Tx } from '../../../src/server/kernel/context';
import { jsonb } from '../../../src/server/db/json';
import { asSeller, JOB_ITEM, NOBODY, saveListing, type Ask } from '../commerce';
import { everyCall } from '../every-operation';
import { ROOT, startTestServer, type TestServer, type TestUser } from '../harness';
import { uploadClient } from '../upload-client';
import { isLongRun } from '../../support/long-runs';

const MISSING = 'f'.repeat(24);
const calls = everyCall().filter(({ takesId }) => takesId);

let server: TestServer;
let theirs: string;
/** Who has the other shop, and nothing in the demo shop. */
let rival: { token: string; host: string };
/** Per table with ids, one id of the demo shop's. */
let foreign: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  const { db } = server.services;
  theirs = (await db.selectFrom('containers').select('_id').where('domain', '=', 'demo').executeTakeFirstOrThrow())._id;
  rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  await fill(await server.signIn());
  foreign = Object.fromEntries(await Promise.all((await tablesWithIds()).map(async (table) => [table, await anIdOf(table)] as const)));
  const person = await db.selectFrom('users').select('_id').where('email', '=', 'support@demo.test').executeTakeFirstOrThrow();
  foreign.users = person._id;
});
afterAll(() => server.stop());

/** Something of every kind in the demo shop. */
const fill = async (token: string): Promise<void> => {
  const ask: Ask = asSeller(server.origin, token);
  const listing = await saveListing(ask, 'Theirs');
  const queued = await saveListing(ask, 'Theirs, later');
  const { stores } = await ask('{ stores { _id } }');
  await ask(JOB_ITEM, { ids: [listing._id], store_ids: [stores[0]._id] });
  await ask('mutation ($ids: [ID!]!, $store_ids: [ID!]!) { jobItem(ids: $ids, store_ids: $store_ids, push: "theirs") { _id } }', {
    ids: [listing._id],
    store_ids: [stores[0]._id],
  });
  await ask('mutation ($ids: [ID!]!) { bulkItemInfo(ids: $ids, tags: ["theirs"]) { _id } }', { ids: [listing._id] });
  await ask('mutation ($ids: [ID!]!, $store_id: ID!) { queueItem(ids: $ids, store_id: $store_id, platform: "woocommerce") { _id } }', {
    ids: [queued._id],
    store_id: stores[0]._id,
  });
  const { productMockupPresets: templates } = await ask('{ productMockupPresets { product_id } }');
  const print_area = { x: 0, y: 0, width: 10, height: 10, rotation: 0, scaleX: 1, scaleY: 1, knewX: 0, knewY: 0 };
  const sides = [
    { id: 'front', name: 'Front', document: { mockup_type: '2D', width: 10, height: 10, settings: [] }, print_area, layers: [] },
  ];
  await ask(
    `mutation ($product_id: ID!, $sides: [MockupSideInput!]!) {
      makeProductMockup(product_id: $product_id, name: "Theirs", sides: $sides) { _id } }`,
    { ...templates[0], sides },
  );
  await ask(
    `mutation ($product_id: ID!, $sides: [MockupSideInput!]!) {
      makeEditorDraft(_id: "theirs", revision: 1, params: { product_id: $product_id, sides: $sides, form: {
        name: "Theirs", description: "", tags: [], fix_profit: "", fixed_profit: "", offered: [], excluded: [], prices: [] } }) { _id } }`,
    { ...templates[0], sides },
  );
  await ask(
    'mutation { makeListView(params: { list: "stores", name: "Theirs", shared: true, query: "/stores/all", columns: [] }) { _id } }',
  );
  await ask('mutation { makeBlog(params: { title: "Theirs", body: "" }) { _id } }');
  const terms = {
    name: 'Theirs',
    handling: { min: 1, max: 2 },
    domestic: [{ service: 'Post', countries: ['US'], cost: 4, additional_cost: 1, days: { min: 2, max: 5 } }],
    international: [],
    excluded: [],
    returns: { accept: true, days: 30, paid_by: 'buyer', exchanges: false },
  };
  await ask('mutation ($params: ShippingPresetInput!) { makeShippingPreset(params: $params) { _id } }', { params: terms });
  await ask('mutation { makeFulfilment(params: { type: "private", name: "Theirs" }) { _id } }');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await uploadClient(server, { _id: '', email: '', token } satisfies TestUser).upload({ bytes: picture });
  await ask('mutation { createMockupDesign(params: { name: "Theirs" }) { _id } }');
  await uploadFont(ask);
  const order = {
    platform_id: '7',
    number: '#7',
    status: 'Processing' as const,
    currency: 'USD',
    total: 1,
    buyer: jsonb(NOBODY),
  };
  const item = { item_info_id: listing._id, platform: 'woocommerce', platform_id: '7', external_url: null, sku: 'S', imported_at: 1 };
  const times = { created_at: 1, updated_at: 1 };
  const [orderId, itemId] = [newId(), newId()];
  await server.services.inContainer(theirs, async (tx) => {
    await tx
      .insertInto('orders')
      .values({ _id: orderId, store_id: stores[0]._id, ...order, ...times })
      .execute();
    await deskOf(tx, orderId);
    await talkOf(tx, stores[0]._id, orderId);
    await tx
      .insertInto('items')
      .values({ _id: itemId, store_id: stores[0]._id, ...item, updated_at: 1 })
      .execute();
    await tx
      .insertInto('shared_documents')
      .values({ _id: itemId, store_id: stores[0]._id, item_info_id: listing._id, status: 'shared', ...times })
      .execute();
  });
};

/** What belongs to an order. */
const deskOf = async (tx: Tx, order_id: string): Promise<void> => {
  const [_id, times] = [newId(), { created_at: 1, updated_at: 1 }];
  const { _id: fulfilment_id } = await tx.selectFrom('fulfilments').select('_id').executeTakeFirstOrThrow();
  const line = { _id: newId(), order_id, line_id: '1', place: 1, name: 'Mug', sku: 'MUG', quantity: 1, price: 1 };
  await tx.insertInto('order_lines').values(line).execute();
  const plan = { kind: 'first', status: 'draft', pieces: jsonb([]), reference: _id } as const;
  await tx
    .insertInto('fulfilment_orders')
    .values({ _id, order_id, fulfilment_id, ...plan, ...times })
    .execute();
  await tx.insertInto('hand_overs').values({ _id: newId(), fulfilment_id, user_id: newId(), orders: 1, csv: '', created_at: 1 }).execute();
  const refund = { amount: 1, pieces: jsonb([]), reason: '', given_before: null, user_id: newId(), created_at: 1 };
  await tx
    .insertInto('order_refunds')
    .values({ _id: newId(), order_id, ...refund })
    .execute();
  const month = { store_id: (await tx.selectFrom('stores').select('_id').executeTakeFirstOrThrow())._id, month: '2026-01' };
  await tx
    .insertInto('invoices')
    .values({ _id: newId(), kind: 'statement', fulfilment_id, ...month, ...times })
    .execute();
  const parcel = { tracking_number: 'SB1', courier_code: 'usps', pieces: jsonb([]), ...times };
  await tx
    .insertInto('trackings')
    .values({ _id: newId(), order_id, fo_id: _id, ...parcel })
    .execute();
  const ticket = { type: 'support', category: 'refund', ...times } as const;
  await tx
    .insertInto('tasks')
    .values({ _id: newId(), order_id, ...ticket })
    .execute();
  await tx
    .insertInto('order_events')
    .values({ _id: newId(), order_id, at: 1, code: 'ordered', params: jsonb({}) })
    .execute();
  await paidByPaypal(tx, order_id);
};

/** A conversation about an order. */
const talkOf = async (tx: Tx, store_id: string, order_id: string): Promise<void> => {
  const [support_id, message_id, user_id] = [newId(), newId(), newId()];
  const begun = {
    subject: 'Where is it',
    buyer_email: 'buyer@example.test',
    tags: ['late'],
    last_message_at: 1,
    created_at: 1,
    updated_at: 1,
  };
  await tx
    .insertInto('supports')
    .values({ _id: support_id, store_id, order_id, ...begun })
    .execute();
  const message = { direction: 'in', body: 'Where is it?', status: 'received', mail_id: 'a@example.test', created_at: 1 } as const;
  await tx
    .insertInto('messages')
    .values({ _id: message_id, support_id, store_id, ...message })
    .execute();
  const file = { place: 0, filename: 'a.png', mime: 'image/png', size: 1, file_id: null, storage_key: null, refusal: null };
  await tx
    .insertInto('message_files')
    .values({ _id: newId(), message_id, ...file })
    .execute();
  await tx.insertInto('message_drafts').values({ support_id, user_id, device: 'a', kind: 'reply', body: 'Soon', updated_at: 1 }).execute();
  await tx.insertInto('presences').values({ support_id, user_id, device: 'a', mode: 'view', seen_at: 1 }).execute();
  await tx
    .insertInto('support_ratings')
    .values({ _id: newId(), support_id, hash: 'theirs', asked_at: 1, expires_at: 2 ** 31 - 1 })
    .execute();
  const times = { created_at: 1, updated_at: 1 };
  await tx
    .insertInto('canned_replies')
    .values({ _id: newId(), name: 'Theirs', shortcut: 'theirs', body: 'Soon', ...times })
    .execute();
  await tx
    .insertInto('macros')
    .values({ _id: newId(), name: 'Theirs', steps: jsonb([]), ...times })
    .execute();
  const happened = { subject: 'support', subject_id: support_id, event: 'received', occasion: message_id } as const;
  const definition = { event: 'received', hours: null, match: 'all', conditions: [], steps: [] } as const;
  const rule = { _id: newId(), subject: 'support', name: 'Theirs', enabled: false, stop: false, place: 1, since: 1 };
  await tx
    .insertInto('rules')
    .values({ ...rule, definition: jsonb(definition), ...times })
    .execute();
  await tx
    .insertInto('rule_events')
    .values({ ...happened, at: 1 })
    .execute();
  await tx
    .insertInto('rule_runs')
    .values({ _id: newId(), rule_id: rule._id, rule_name: 'Theirs', ...happened, outcome: 'done', steps: jsonb([]), created_at: 1 })
    .execute();
  await tx.insertInto('order_status_changes').values({ _id: newId(), order_id, status: 'Shipped', at: 1 }).execute();
  await tx.insertInto('mailboxes').values({ store_id }).execute();
  const asked = { requested_by: user_id, requested_at: 1, finished_at: 2, blocked_by: null, seed_id: null };
  await tx
    .insertInto('erasures')
    .values({ _id: newId(), state: 'done', ...asked })
    .execute();
  const odd = { platform_id: '9', number: '9', refusal: 'order.unreadable.noId', values: jsonb({}), sent: '{}', draft: null } as const;
  await tx
    .insertInto('set_aside_orders')
    .values({ _id: newId(), store_id, key: 'id:9', order_id: null, dismissed_at: null, ...odd, ...times })
    .execute();
  await tx
    .insertInto('listing_templates')
    .values({ _id: newId(), name: 'Theirs', body: 'Soft', ...times })
    .execute();
  await tx.insertInto('trademark_words').values({ _id: newId(), word: 'Theirs', key: 'theirs', created_at: 1 }).execute();
  await tx.insertInto('shop_inboxes').values({ store_id }).execute();
  const told = { sku: 'S', name: 'Theirs', description: null, standing: 'live', problem: null, external_url: null } as const;
  const lists = { images: jsonb([]), options: jsonb([]), variants: jsonb([]), tags: null, category: null, currency: null };
  const known = { price_least: null, price_most: null, changed_at: 1, seen_at: 1, gone_at: null, print: '' };
  const stands = { state: 'warning', reason: 'notLinked', reason_msg: null } as const;
  await tx
    .insertInto('external_products')
    .values({ _id: newId(), store_id, platform_id: '77', item_info_id: null, ...told, ...lists, ...known, ...stands, ...times })
    .execute();
  await tx.insertInto('external_marks').values({ _id: newId(), store_id, platform_id: 'none', item_info_id: null }).execute();
};

/** How an order was paid. */
const paidByPaypal = async (tx: Tx, order_id: string): Promise<void> => {
  const [account_id, item_id, times] = [newId(), newId(), { created_at: 1, updated_at: 1 }];
  const account = { email: 'pay@example.test', status: 'Invalid', reason: null, config: jsonb({}), credentials: '' } as const;
  await tx
    .insertInto('paypal_accounts')
    .values({ _id: account_id, ...account, payments_until: null, disputes_until: null, fetched_at: null, trashed_at: null, ...times })
    .execute();
  const payment = { transaction_id: 'T1', invoice_id: null, payer: null, amount: 1, fee: null, currency: 'USD', release_at: null };
  const nothing = { store_id: null, dispute_id: null, dispute: null, stage: null, respond_by: null };
  await tx
    .insertInto('paypal_items')
    .values({ _id: item_id, account_id, order_id, ...payment, ...nothing, ...times })
    .execute();
  const number = { tracking_id: null, tracking_number: 'SB1', carrier: 'usps', told_number: null, told_carrier: null, sent_at: null };
  await tx
    .insertInto('paypal_trackers')
    .values({ _id: newId(), item_id, ...number, push: 'failed', push_at: 1, push_msg: null, created_at: 1 })
    .execute();
  const act = { dispute_id: 'D1', act: 'message', note: '', amount: null, tracking_number: null, carrier: null, state: 'failed' } as const;
  await tx
    .insertInto('paypal_acts')
    .values({ _id: newId(), item_id, ...act, files: jsonb([]), send_at: 1, msg: null, user_id: newId(), created_at: 1 })
    .execute();
};

const uploadFont = async (ask: Ask): Promise<void> => {
  const bytes = await readFile(path.join(ROOT, 'static/fonts/lobster/400.woff'));
  const { signedUploadFont } = await ask(
    'mutation ($size: Int!) { signedUploadFont(filename: "a.woff", mimetype: "font/woff", size: $size) { _id url } }',
    { size: bytes.length },
  );
  await server.request(signedUploadFont.url, {
    method: 'PUT',
    headers: { 'content-type': 'font/woff', 'content-length': String(bytes.length) },
    body: bytes,
  });
  await ask('mutation ($_id: ID!) { fontUpdatePreSignedFile(_id: $_id) { _id } }', signedUploadFont);
};

const tablesWithIds = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name in ('container_id', '_id')
    group by table_name having count(*) = 2`.execute(server.services.db);
  return rows.map(({ name }) => name).sort();
};

const anIdOf = async (table: string): Promise<string> => {
  const { rows } = await sql<{ _id: string }>`select _id from ${sql.id(table)} where container_id = ${theirs} limit 1`.execute(
    server.services.db,
  );
  return rows[0]?._id ?? '';
};

/** Everything the demo shop has, as one text per table. */
const fingerprint = async (): Promise<Record<string, string>> => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'container_id'`.execute(
    server.services.db,
  );
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const print = await sql<{ print: string | null }>`
      select md5(string_agg(t::text, ',' order by t::text)) as print from ${sql.id(name)} t where container_id = ${theirs}`.execute(
      server.services.db,
    );
    prints[name] = print.rows[0]?.print ?? '';
  }
  const people = await sql<{ print: string }>`
    select md5(string_agg(u::text, ',' order by u::text)) as print from users u join memberships m on m.user_id = u._id
    where m.container_id = ${theirs}`.execute(server.services.db);
  return { ...prints, users: people.rows[0]?.print ?? '' };
};

test('there is something of every kind to look for', () => {
  const empty = Object.entries(foreign).filter(([, id]) => id === '');
  // A test job is no container's own affair; of its id, of a line of the ledger, of a charge and of a mark of a day no operation knows.
  expect(empty.map(([table]) => table)).toEqual(['fo_charges', 'outside_effects', 'report_dirty', 'test_jobs']);
  expect(Object.keys(foreign)).toEqual(
    expect.arrayContaining(['files', 'fonts', 'mockup_designs', 'item_infos', 'jobs', 'mockups', 'orders', 'stores', 'user_groups']),
  );
});

/** The names that each table, function and view of ours refers to, as text, by its own name. */
const readSources = async (): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ name: string; text: string }>`
    select c.conrelid::regclass::text as name, string_agg(distinct c.confrelid::regclass::text, ' ') as text
    from pg_constraint c where c.contype = 'f' group by 1
    union all select p.proname, p.prosrc from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select v.viewname, v.definition from pg_views v where v.schemaname = 'public'`.execute(server.services.db);
  return new Map(rows.map(({ name, text }) => [name, text]));
};

/** The tables that SQL reads or writes by its words: also through functions, views and foreign keys. */
const tablesIn = (text: string, sources: ReadonlyMap<string, string>, found = new Set<string>()): ReadonlySet<string> => {
  for (const word of new Set(text.match(/\w+/g))) {
    if (found.has(word)) continue;
    found.add(word);
    const source = sources.get(word);
    if (source !== undefined) tablesIn(source, sources, found);
  }
  return found;
};

// An id of a table that an operation does not touch for a missing id can change nothing about its answer; the long run tries these too.
test('a foreign id looks like a missing one, in every operation, and nothing of the other shop changes', async () => {
  const before = await fingerprint();
  const sources = await readSources();
  const told: string[] = [];
  let count = 0;
  for (const call of calls) {
    const answerTo = async (id: string): Promise<string> => {
      const { document, args } = call.with(id, { optional: true });
      const { status, data, errors, total } = await server.graphql(document, args, rival);
      return JSON.stringify({ status, data, errors, total }).replaceAll(id, 'ID');
    };
    const asked = jest.spyOn(Client.prototype, 'query');
    const missing = await answerTo(MISSING);
    const texts = asked.mock.calls.map(([query]) => String((query as unknown as { text?: string }).text ?? query));
    asked.mockRestore();
    const touched = tablesIn(texts.join(' '), sources);
    const tried = Object.entries(foreign).filter(([table, id]) => id !== '' && (isLongRun || touched.has(table)));
    count += tried.length;
    for (const [table, id] of tried) {
      const answer = await answerTo(id);
      if (answer !== missing) told.push(`${call.name} tells of ${table}: ${answer} instead of ${missing}`);
    }
  }
  expect(told).toEqual([]);
  expect(count).toBeGreaterThan(2 * calls.length);
  expect(await fingerprint()).toEqual(before);
});

import { sql } from 'kysely';
import { slaOf } from '../../../src/domain/tasks/sla';
import { isOver, TASK_CATEGORIES } from '../../../src/domain/tasks/tasks';
import { GATE_CODES, type Gate } from '../../../src/domain/sales/gates';
import { riskOf } from '../../../src/domain/sales/deadlines';
import { supportSla } from '../../../src/domain/support/standing';
import { TRACKING_STATUSES } from '../../../src/domain/sales/tracking';
import { connectDemoStore } from '../../../src/server/demo';
import { asSeller, eventually, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';
import { httpRequest } from '../http-client';

const EVERYTHING = `{
  itemsInfo { name images { src } mockup_id job_list { status } }
  jobGroups { waiting pending rejected total }
  ordersCount { status count }
  notifications { code }
  stores { sto_name sto_status }
  fulfilments { name status default balance { value currency } }
  shippingPresets { name is_default used_by }
}`;

let server: TestServer;
let ask: Ask;

beforeAll(async () => {
  server = await startTestServer({ demo: 'sold' });
  ask = asSeller(server.origin, await server.signIn());
  // Nothing moves on while it is looked at.
  const headers = { 'content-type': 'application/json' };
  await httpRequest(server.origin, '/sandbox/clock', { headers, body: JSON.stringify({ speed: 0 }) });
  // The first suite that asks for the demo's sales makes them.
}, 600_000);
afterAll(() => server.stop());

test('a first look finds listings with drawn pictures, pushes that went well and one that did not', async () => {
  const found = await ask(EVERYTHING);
  expect(found.itemsInfo).toHaveLength(8);
  for (const { name, images, mockup_id } of found.itemsInfo) {
    expect([name, mockup_id === null]).toEqual([name, name === 'Mug with Your Name']);
    if (mockup_id === null) continue;
    const picture = await server.request(images[0].src);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  const pushes = found.jobGroups.filter(({ total }: { total: number }) => total > 1);
  expect(pushes).toEqual([
    { waiting: 0, pending: 0, rejected: 1, total: 2 },
    { waiting: 0, pending: 0, rejected: 0, total: 3 },
  ]);
  const codes = found.notifications.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['pushes-failed', 'pushes-done', 'demo-welcome']));
  expect(codes).not.toContain('order-new');
  expect(found.stores).toEqual(['Fast Tees', 'Nordic Gifts', 'Sandbox shop'].map((sto_name) => ({ sto_name, sto_status: 'Valid' })));
  expect(found.shippingPresets).toEqual(
    ['Standard', 'Europe', 'Free shipping in the US', 'Made to order'].map((name, at) => ({
      name,
      is_default: at === 0,
      used_by: at === 0 ? 8 : 0,
    })),
  );
  expect(found.fulfilments).toEqual([
    { name: 'Northern Press', status: 'Valid', default: false, balance: { value: 0, currency: 'USD' } },
    { name: 'Harbour Print', status: 'Valid', default: true, balance: { value: 4218.6, currency: 'USD' } },
  ]);
});

const tally = <T>(rows: readonly T[], of: (row: T) => string | number | null): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const key = of(row);
    if (key !== null) sums[key] = (sums[key] ?? 0) + 1;
  }
  return sums;
};

test('orders of every status, at every gate that can be closed, late and in time, with parcels in every state', async () => {
  const now = await server.services.marketNow();
  const orders = await server.services.db.selectFrom('orders').selectAll().execute();
  expect(tally(orders, ({ status }) => status)).toEqual({
    Pending: 8,
    Processing: 46,
    'On Hold': 10,
    'In Production': 38,
    'Partially Shipped': 8,
    Shipped: 52,
    Delivered: 58,
    Cancelled: 10,
    Refunded: 6,
    Returned: 4,
  });
  const processing = orders.filter(({ status }) => status === 'Processing');
  const gates = { matched: 6, artwork: 10, address: 10, paid: 6, policy: 7, open: 7 };
  expect(tally(processing, ({ blocking_gate }) => blocking_gate ?? 'open')).toEqual(gates);
  expect(tally(orders, (order) => riskOf(order, now, 'UTC') || null)).toEqual({ 4: 5, 3: 7, 2: 9, 1: 12 });
  const codes = new Set(orders.flatMap((order) => order.gates.flatMap(({ code }) => code ?? [])));
  const all = (Object.keys(GATE_CODES) as Gate[]).flatMap((gate) => [...GATE_CODES[gate]]);
  // The sandbox's shops say nothing that is not understood.
  expect(all.filter((code) => !codes.has(code))).toEqual(['unclear']);
  const trackings = await server.services.db.selectFrom('trackings').select(['status', 'store_push']).execute();
  expect(Object.keys(tally(trackings, ({ status }) => status)).toSorted()).toEqual([...TRACKING_STATUSES].toSorted());
  expect(Math.min(...orders.map(({ created_at }) => created_at))).toBeGreaterThan(now - 60 * 86_400);
  for (const { created_at, updated_at } of orders) expect([created_at <= now, updated_at <= now + 240]).toEqual([true, true]);
});

test('tickets and design tasks in every state, some of them late, lost parcels among them', async () => {
  const now = await server.services.marketNow();
  const tasks = await server.services.db.selectFrom('tasks').selectAll().execute();
  const [tickets, designs] = [tasks.filter(({ type }) => type === 'support'), tasks.filter(({ type }) => type === 'design')];
  expect(tally(tickets, ({ status }) => status)).toEqual({ New: 6, Inprocess: 12, Waiting: 9, Resolved: 8, Closed: 5 });
  expect(tally(designs, ({ status }) => status)).toEqual({
    New: 4,
    Assigned: 2,
    'In design': 2,
    Review: 1,
    Revision: 1,
    Approved: 6,
    Cancelled: 2,
  });
  expect(new Set(tickets.map(({ category }) => category)).size).toBe(TASK_CATEGORIES.support.length);
  const due = tally(tasks, (task) => (task.status === 'Resolved' || isOver(task.status) ? null : slaOf(task, now)));
  expect(due).toEqual({ ok: expect.any(Number), soon: expect.any(Number), overdue: expect.any(Number), paused: 9 });
  for (const { type, status, assignee } of tasks) if (type === 'design' && status !== 'New') expect(assignee).not.toBeNull();
});

test('buyers have written: conversations of every status, late and in time, with ready answers and macros', async () => {
  const { services } = server;
  const now = await services.marketNow();
  const talks = await services.db.selectFrom('supports').selectAll().execute();
  expect(tally(talks, ({ status }) => status)).toEqual({ New: 9, Inprocess: 16, Waiting: 14, Resolved: 13, Closed: 8 });
  const running = talks.filter(({ due_at }) => due_at !== null);
  expect(tally(running, (talk) => supportSla(talk, now))).toEqual({ overdue: 5, soon: 6, ok: 10 });
  expect(talks.filter(({ snoozed_until }) => snoozed_until !== null && snoozed_until > now)).toHaveLength(4);
  const { cannedReplies, macros } = await ask('{ cannedReplies { shortcut body } macros { name } }');
  expect([cannedReplies, macros].map(({ length }) => length)).toEqual([12, 6]);
  // Nothing was left to be filled in, and nobody answers from the future.
  const messages = await services.db.selectFrom('messages').selectAll().execute();
  expect(messages.filter(({ body }) => /[{}]/u.test(body))).toEqual([]);
  expect(messages.filter(({ created_at }) => created_at > now)).toEqual([]);
  expect(talks.filter(({ order_id }) => order_id === null)).toHaveLength(12);
});

test('payments by PayPal in every state, with the numbers PayPal knows', async () => {
  const { db, marketNow } = server.services;
  const now = await marketNow();
  const items = await db.selectFrom('paypal_items').selectAll().execute();
  expect(tally(items, ({ status }) => status)).toEqual({ missing: 14, synced: 58, hold: 5, disputed: 8, resolved: 5 });
  expect(items.filter(({ order_id, store_id }) => order_id === null || store_id === null)).toEqual([]);
  const waiting = items.filter(({ respond_by }) => respond_by !== null);
  expect(waiting).toHaveLength(7);
  for (const { respond_by, created_at, dispute } of waiting)
    expect([Number(respond_by) > now, Number(dispute?.opened_at) > created_at]).toEqual([true, true]);
  const orders = await db.selectFrom('orders').select(['_id', 'status', 'blocking_gate', 'gates']).execute();
  const blocked = orders
    .filter(({ blocking_gate }) => blocking_gate === 'paid')
    .flatMap(({ gates }) => gates.find(({ gate }) => gate === 'paid') ?? []);
  expect(tally(blocked, ({ code }) => code)).toEqual({ balance: 4, on_hold: 1, disputed: 1, unpaid: expect.any(Number) });
  // Each number once, at PayPal as here.
  const told = await db
    .selectFrom('sandbox_effects')
    .select('key')
    .where('place', 'like', 'paypal/%')
    .where('what', '=', 'tracker added')
    .execute();
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
  const known = await db.selectFrom('paypal_trackers').select('told_number').where('push', '=', 'pushed').execute();
  expect(known).toHaveLength(told.length);
});

/** Every row of ours that tells how an order stands; not when somebody looked at it last, or will. */
const readRows = async (): Promise<unknown[]> => {
  const rows: unknown[] = [];
  for (const table of [
    'paypal_items',
    'paypal_trackers',
    'orders',
    'order_lines',
    'fulfilment_orders',
    'trackings',
    'order_events',
    'tasks',
    'supports',
    'messages',
  ])
    rows.push(
      (
        await sql`select to_jsonb(r) - 'seen_at' - 'next_look_at' as row from ${sql.table(table)} r order by _id`.execute(
          server.services.db,
        )
      ).rows,
    );
  return rows;
};

test('a look at every shop, workshop and parcel changes nothing of it', async () => {
  const { db, marketNow } = server.services;
  const before = await readRows();
  const now = await marketNow();
  await sql`update fulfilment_orders set next_look_at = ${now} where next_look_at is not null`.execute(db);
  await sql`update trackings set next_look_at = ${now}`.execute(db);
  // From the beginning, and not from where the last look ended.
  await sql`update stores set fetch_cursor = null, next_fetch_at = 0`.execute(db);
  await sql`update paypal_accounts set payments_until = null, disputes_until = null, next_fetch_at = 0`.execute(db);
  await eventually(async () => {
    const { rows } = await sql<{ due: number }>`select (select count(*) from fulfilment_orders where next_look_at <= ${now})
      + (select count(*) from trackings where next_look_at <= ${now})
      + (select count(*) from stores where fetch_cursor is null)
      + (select count(*) from paypal_accounts where disputes_until is null or fetching) as due`.execute(db);
    return Number(rows[0]?.due) === 0;
  });
  expect(await readRows()).toEqual(before);
}, 60_000);

test('stores and workshops of the sandbox move with the server', async () => {
  const moved = 'http://localhost:9';
  await connectDemoStore(server.services, moved);
  const addresses = '{ stores { website woocommerce { website } } fulfilments { printify { url } } }';
  const at = (origin: string) => ({
    stores: ['fast-tees', 'nordic-gifts', 'shop'].map((slug) => {
      const website = `${origin}/sandbox/${slug}`;
      return { website, woocommerce: { website } };
    }),
    fulfilments: Array.from({ length: 2 }, () => ({ printify: { url: `${origin}/sandbox/print/v1` } })),
  });
  expect(await ask(addresses)).toEqual(at(moved));
  await connectDemoStore(server.services, server.origin);
  expect(await ask(addresses)).toEqual(at(server.origin));
});

test('every demo listing sells the colour its picture shows', async () => {
  const { itemsInfo } = await ask(
    '{ itemsInfo { name mockup_id attribute_specifics_modify { selected name_value { type value } } prety_attributes { options { ffm_value hex } } } }',
  );
  for (const { name, mockup_id, attribute_specifics_modify, prety_attributes } of itemsInfo) {
    if (mockup_id === null) continue;
    const { productMockups } = await ask(
      'query ($_id: ID) { productMockups(_id: $_id) { sides { document { settings { name value } } } } }',
      {
        _id: mockup_id,
      },
    );
    const shown = productMockups[0].sides[0].document.settings.find((setting: { name: string }) => setting.name === 'color').value;
    const options = prety_attributes.flatMap((attribute: { options: unknown[] }) => attribute.options);
    const color = options.find((option: { hex: string | null }) => option.hex === shown)?.ffm_value;
    const sold = attribute_specifics_modify
      .filter((variant: { selected: boolean }) => variant.selected)
      .flatMap((variant: { name_value: { type: string; value: string }[] }) => variant.name_value.map(({ value }) => value));
    expect({ name, sold }).toEqual({ name, sold: expect.arrayContaining([color ?? 'a colour of the product type']) });
  }
}, 60_000);

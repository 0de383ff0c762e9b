import { sql } from 'kysely';
import { tidyUp } from '../../../src/server/housekeeping';
import { keepMarks } from '../../../src/server/erasures/erased-marks';
import { readErasureList, takeErasureList } from '../../../src/server/erasures/erasure-list';
import { notify } from '../../../src/server/inbox/notify';
import { eraseBuyer } from '../../../src/server/privacy/erase-buyer';
import { replayErasures } from '../../../src/server/privacy/replay-erasures';
import { startTestServer, type TestServer } from '../harness';
import { asSeller, type Ask } from '../commerce';

const DAY = 86_400;
const SAVE = `mutation ($_id: ID!, $params: ContainerSettingInput!) { makeContainerSetting(_id: $_id, params: $params) { retention { kind days least most usual } } }`;

let server: TestServer;
let ask: Ask;
let container: string;
beforeAll(async () => {
  server = await startTestServer({ demo: 'sold', workers: false });
  ask = asSeller(server.origin, await server.signIn());
  container = (await server.services.db.selectFrom('orders').select('container_id').limit(1).executeTakeFirstOrThrow()).container_id;
});
afterAll(() => server.stop());

const keep = async (kind: string, days: number) =>
  (await ask(SAVE, { _id: container, params: { retention: [{ kind, days }] } })).makeContainerSetting.retention;

const count = async (
  table: 'orders' | 'supports' | 'messages' | 'message_files' | 'erasures',
  where = sql<boolean>`true`,
): Promise<number> =>
  (
    await server.services.db
      .selectFrom(table)
      .select((is) => is.fn.countAll<number>().as('n'))
      .where(where)
      .executeTakeFirstOrThrow()
  ).n;

test('each kind has a default and limits, and what is outside of them is refused with one sentence', async () => {
  const [set] = (await keep('conversations', 400)).filter(({ kind }: { kind: string }) => kind === 'conversations');
  expect(set).toEqual({ kind: 'conversations', days: 400, least: 30, most: 3650, usual: 1095 });
  await expect(keep('buyers', 179)).rejects.toThrow('Enter a whole number of days from 180 to 3,650.');
  await expect(keep('everything', 100)).rejects.toThrow('List each type of data once, using the names in the settings.');
  await keep('conversations', 1095);
});

test('nothing that is younger than its days is touched', async () => {
  const before = [await count('orders', sql<boolean>`erased_at is null`), await count('supports'), await count('message_files')];
  await tidyUp(server.services);
  expect([await count('orders', sql<boolean>`erased_at is null`), await count('supports'), await count('message_files')]).toEqual(before);
});

test('notifications, job logs and sign-ins go after the days of their workspace', async () => {
  const { db } = server.services;
  const other = await server.makeContainer();
  const old = Math.floor(Date.now() / 1000) - 20 * DAY;
  const ids: string[] = [];
  for (const id of [container, other._id])
    ids.push(await server.services.inContainer(id, (tx) => notify(tx, { type: 'Support', subject: 'News', content: '' })));
  await db.updateTable('notifications').set({ created_at: old }).where('_id', 'in', ids).execute();
  await db.updateTable('job_attempts').set({ started_at: old }).execute();
  const [strict, lax] = [await server.makeUser({ _id: container, domain: 'demo', label: '' }), await server.makeUser(other)];
  const event = { address: '1.2.3.4', outcome: 'in' as never, created_at: Math.floor(Date.now() / 1000) - 40 * DAY };
  await db
    .insertInto('login_events')
    .values([strict, lax].map(({ _id, email }) => ({ ...event, _id: `e${_id.slice(1)}`, user_id: _id, email }) as never))
    .execute();
  await keep('notifications', 7);
  await keep('job_logs', 7);
  await keep('sign_ins', 30);
  await tidyUp(server.services);
  expect(await db.selectFrom('notifications').select('_id').where('_id', 'in', ids).execute()).toEqual([{ _id: ids[1] }]);
  expect(await db.selectFrom('job_attempts').select('job_id').where('container_id', '=', container).execute()).toEqual([]);
  expect(await db.selectFrom('login_events').select('user_id').where('user_id', 'in', [strict._id, lax._id]).execute()).toEqual([
    { user_id: lax._id },
  ]);
});

test('who was erased after a backup was made is erased again after it was restored', async () => {
  const { services } = server;
  const order = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('container_id', '=', container)
    .where('status', '=', 'Delivered')
    .where('found_email', 'is not', null)
    .where(sql<boolean>`not exists (select from orders o where o.found_email = orders.found_email and o.status not in ('Delivered', 'Cancelled', 'Refunded'))
      and not exists (select from paypal_items p join orders o on o._id = p.order_id where o.found_email = orders.found_email and p.dispute is not null)`)
    .limit(1)
    .executeTakeFirstOrThrow();
  const now = await services.marketNow();
  await services.inContainer(container, (tx) => keepMarks(tx, services, container, [{ by: 'email', email: order.buyer.email! }], now));
  const { json } = await readErasureList(services.pool);
  expect(json).not.toContain(order.buyer.email!);
  await services.db.deleteFrom('erased_marks').execute();
  expect(await takeErasureList(services.pool, json)).toBe(1);
  expect(await takeErasureList(services.pool, json)).toBe(0);
  await expect(takeErasureList(services.pool, '{"format":1}')).rejects.toThrow('isn’t a list of erased buyers');
  await replayErasures(services);
  const waiting = await services.db
    .selectFrom('erasures')
    .select(['container_id', '_id as erasure_id'])
    .where('state', '=', 'waiting')
    .execute();
  for (const ref of waiting) await eraseBuyer(services, ref);
  expect(await count('orders', sql<boolean>`found_email = ${order.found_email}`)).toBe(0);
  expect(await count('supports', sql<boolean>`buyer_email = ${order.found_email}`)).toBe(0);
  expect(await count('erasures', sql<boolean>`state <> 'done'`)).toBe(0);
  await replayErasures(services);
  expect(await count('erasures', sql<boolean>`state <> 'done'`)).toBe(0);
});

test('years later closed orders have no buyer, conversations are gone, and the sums of the books are the same', async () => {
  const { services } = server;
  const sums = () =>
    services.db
      .selectFrom('orders')
      .select((is) => [is.fn.sum('total').as('total'), is.fn.sum('gross_cents').as('gross'), is.fn.sum('profit').as('profit')])
      .execute();
  const statuses = () =>
    services.db
      .selectFrom('orders')
      .select(['status', (is) => is.fn.countAll().as('n')])
      .groupBy('status')
      .orderBy('status')
      .execute();
  const before = [await sums(), await statuses()];
  const far = 4 * 365 * DAY;
  const moved = { ...services, marketNow: async (ahead?: number) => (await services.marketNow(ahead)) + far };
  for (let run = 0; run < 3; run += 1) await tidyUp(moved);
  const open = sql<boolean>`status in ('Pending', 'Processing', 'On Hold', 'In Production', 'Partially Shipped')`;
  expect(
    await count(
      'orders',
      sql<boolean>`erased_at is null and not ${open} and not exists (select from paypal_items p
    where p.order_id = orders._id and p.dispute ->> 'status' <> 'RESOLVED')`,
    ),
  ).toBe(0);
  expect(await count('orders', sql<boolean>`erased_at is null and ${open}`)).toBeGreaterThan(0);
  expect(await count('supports', sql<boolean>`status in ('Resolved', 'Closed')`)).toBe(0);
  expect(await count('supports')).toBeGreaterThan(0);
  expect([await sums(), await statuses()]).toEqual(before);
});

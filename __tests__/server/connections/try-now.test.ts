import { sql } from 'kysely';
import { jsonb } from '../../../src/server/db/json';
import { asSeller, type Ask } from '../commerce';
import { startTestServer, type TestServer } from '../harness';

const STORE = 'mutation ($id: ID!) { storeTryNow(_id: $id) { _id sto_status } }';
const PROVIDER = 'mutation ($id: ID!) { fulfilmentTryNow(_id: $id) { _id status } }';
const TEST = 'mutation ($id: ID!) { appConfigTest(_id: $id) { _id status } }';

let server: TestServer;
let token: string;
let ask: Ask;
let container: string;
let store: string;
let order: string;

const now = (): number => Math.floor(Date.now() / 1000);
const queued = async (key: string): Promise<number> =>
  (await sql`select from graphile_worker._private_jobs where key like ${`%${key}`}`.execute(server.services.db)).rows.length;
const forget = () => sql`delete from graphile_worker._private_jobs`.execute(server.services.db);

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  const row = await server.services.db.selectFrom('stores').select(['_id', 'container_id']).executeTakeFirstOrThrow();
  [store, container] = [row._id, row.container_id];
  order = 'o'.repeat(24);
});
afterAll(() => server.stop());

test('a disturbed store is looked at now, with all that failed there, once however often somebody asks', async () => {
  const { db, inContainer } = server.services;
  const later = now() + 3000;
  await db
    .updateTable('stores')
    .set({ sto_status: 'Lostconnection', next_fetch_at: later, failures: 6 })
    .where('_id', '=', store)
    .execute();
  await inContainer(container, async (tx) => {
    const failed = { next_at: later, attempts: 3, failed_at: now() };
    await tx
      .insertInto('external_reads')
      .values({ store_id: store, place: null, read_at: null, reason: null, ...failed })
      .onConflict((conflict) => conflict.columns(['container_id', 'store_id']).doUpdateSet(failed))
      .execute();
    await sql`insert into shop_inboxes (container_id, store_id, next_at, attempts, failed_at) values (${container}, ${store}, ${later}, 3, ${now()})
      on conflict (container_id, store_id) do update set next_at = excluded.next_at, failed_at = excluded.failed_at`.execute(tx);
    await sql`insert into mailboxes (container_id, store_id, next_at, attempts, failed_at) values (${container}, ${store}, ${later}, 3, ${now()})
      on conflict (container_id, store_id) do update set next_at = excluded.next_at, failed_at = excluded.failed_at`.execute(tx);
  });
  await forget();
  const answers = await Promise.all([1, 2, 3].map(() => ask(STORE, { id: store })));
  for (const { storeTryNow } of answers) expect(storeTryNow).toEqual({ _id: store, sto_status: 'Lostconnection' });
  expect(await queued(`poll:${store}`)).toBe(1);
  for (const table of ['external_reads', 'shop_inboxes', 'mailboxes'] as const) {
    const { next_at } = await db.selectFrom(table).select('next_at').where('store_id', '=', store).executeTakeFirstOrThrow();
    expect(next_at).toBeLessThanOrEqual(now() + 1);
  }
});

test('what has not failed keeps its time when somebody tries a store now', async () => {
  const { db } = server.services;
  const later = now() + 3000;
  await db.updateTable('external_reads').set({ next_at: later, failed_at: null }).where('store_id', '=', store).execute();
  await ask(STORE, { id: store });
  const { next_at } = await db.selectFrom('external_reads').select('next_at').where('store_id', '=', store).executeTakeFirstOrThrow();
  expect(next_at).toBe(later);
});

test('a disturbed provider is looked at now, with orders that were put off', async () => {
  const { services } = server;
  const params = { type: 'private', name: 'Away' };
  const { _id } = (await ask('mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }', { params }))
    .makeFulfilment;
  const at = await services.marketNow();
  await services.inContainer(container, async (tx) => {
    const times = { created_at: at, updated_at: at };
    await tx
      .insertInto('orders')
      .values({
        ...{ _id: order, store_id: store, platform_id: 'try-now', number: 'try-now', status: 'Processing', currency: 'USD', total: 10 },
        ...{ paid_at: at, buyer: jsonb({}) as never, ...times },
      })
      .execute();
    await tx
      .insertInto('fulfilment_orders')
      .values({
        ...{ _id: order, order_id: order, fulfilment_id: _id, kind: 'first', status: 'submitted', pieces: jsonb([]), reference: order },
        ...{ next_look_at: at + 5000, ...times },
      })
      .execute();
  });
  await forget();
  expect((await ask(PROVIDER, { id: _id })).fulfilmentTryNow._id).toBe(_id);
  expect(await queued(`look:${_id}`)).toBe(1);
  const fo = await services.db.selectFrom('fulfilment_orders').select('next_look_at').where('_id', '=', order).executeTakeFirstOrThrow();
  expect(fo.next_look_at).toBeLessThanOrEqual(await services.marketNow());
});

test('a test of a failing integration that goes well makes due what waited for it', async () => {
  const { db } = server.services;
  await db
    .updateTable('mailboxes')
    .set({ next_at: now() + 3000, failed_at: now() })
    .where('store_id', '=', store)
    .execute();
  await sql`insert into app_configs (container_id, code, is_on, last_error, created_at, updated_at)
    values (${container}, 'trackingmore', true, '{"refusal": "shop.down", "values": {"host": "x", "status": "500"}}', 1, 1)
    on conflict (container_id, code) do update set last_error = excluded.last_error`.execute(db);
  const at = await server.services.marketNow();
  await sql`update trackings set next_look_at = ${at + 600} where next_look_at is not null`.execute(db);
  expect((await ask(TEST, { id: 'trackingmore' })).appConfigTest).toEqual({ _id: 'trackingmore', status: 'ok' });
  const { rows } = await sql`select from trackings where next_look_at > ${await server.services.marketNow()}`.execute(db);
  expect(rows).toHaveLength(0);
});

test('who may only look cannot try anything now, and a foreign store or provider looks like a missing one', async () => {
  const support = await server.signIn('support@demo.test');
  const codeOf = async (document: string, id: string, as: { token: string; host?: string }): Promise<string | undefined> =>
    (await server.graphql(document, { id }, as)).errors?.[0]?.extensions?.code;
  expect(await codeOf(STORE, store, { token: support })).toBe('FORBIDDEN');
  expect(await codeOf(PROVIDER, store, { token: support })).toBe('FORBIDDEN');
  const rival = { token: await server.signIn('seller@rival.test'), host: 'rival.localhost' };
  expect(await codeOf(STORE, store, rival)).toBe('NOT_FOUND');
  expect(await codeOf(PROVIDER, store, rival)).toBe('NOT_FOUND');
});

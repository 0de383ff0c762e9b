import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import { knownBefore } from '../../../../src/server/parcels/push';
import { settleOrders } from '../../../../src/server/sales/settle';
import { chance } from '../../../../src/server/sandbox/chance';
import { openServices } from '../../../../src/server/services';
import { comes } from '../../../support/comes';
import { makeTestDatabase, testConfig, type TestDatabase } from '../../../support/databases';
import { graphql, signIn } from '../../harness';
import { httpRequest } from '../../http-client';
import { launchServer, type ServerProcess } from '../../server-process';
import { BUYER, openDesk, type Desk, placeAtShop } from './desk';
import { foldOf, standOf } from './outside-world';
import { isLongRun } from '../../../support/long-runs';

const [ORDERS, KILLS] = isLongRun ? [300, 50] : [12, 1];

/** Rows the page has changed at once. */
const CHUNK = isLongRun ? 25 : 6;

let database: TestDatabase;
let close: () => Promise<void>;
let server: ServerProcess;
let port: number;
let token: string;
let desk: Desk;
let container: string;

/** The whole program in a process of its own, always at the same port: the workshops are connected there. */
const start = async (): Promise<void> => {
  server = await launchServer({ DATABASE_URL: database.url, DATA_DIR: database.dataDir, DEMO: 'bare', PORT: String(port) });
};

const freePort = async (): Promise<number> => {
  const taken = createServer().listen(0, 'localhost');
  await once(taken, 'listening');
  const found = (taken.address() as AddressInfo).port;
  taken.close();
  await once(taken, 'close');
  return found;
};

beforeAll(async () => {
  [database, port] = [await makeTestDatabase('demo'), await freePort()];
  const opened = openServices({ ...testConfig(database.url, database.dataDir), demo: true }, database.url);
  ({ close } = opened);
  await start();
  token = await signIn(server.origin);
  desk = await openDesk({
    services: opened.services,
    origin: server.origin,
    signIn: () => Promise.resolve(token),
    stop: () => Promise.resolve(),
  });
  await desk.credit('harbour', 1_000_000);
});

afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
  await server.ended;
  await close();
  await database.drop();
});

/** Orders of the sandbox's shop that may go to their workshop as they are, in the likeness of one that was prepared. */
const ready = async (count: number): Promise<string[]> => {
  const { services } = desk;
  const [like, now] = [await desk.sell(), await services.marketNow()];
  const order = await services.db.selectFrom('orders').selectAll().where('_id', '=', like).executeTakeFirstOrThrow();
  const line = await services.db.selectFrom('order_lines').selectAll().where('order_id', '=', like).executeTakeFirstOrThrow();
  container = order.container_id;
  await services.db.updateTable('stores').set({ fetch_every: 0 }).execute();
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const buyer = { ...BUYER, address_2: null, last_name: `Killed ${n}`, postcode: String(10_000 + n) };
    const number = String(await placeAtShop(services, { buyer, quantity: 1, now }));
    const [_id, lineId] = [newId(), newId()];
    await services.inContainer(container, async (tx) => {
      await tx
        .insertInto('orders')
        .values({
          _id,
          store_id: order.store_id,
          platform_id: number,
          number,
          status: 'Processing',
          currency: 'USD',
          total: 100,
          paid_at: now,
          buyer: jsonb(buyer),
          address_state: 'valid',
          created_at: now,
          updated_at: now,
        })
        .execute();
      const { print_files, sku_key: _generated, ...goods } = line;
      await tx
        .insertInto('order_lines')
        .values({ ...goods, print_files: print_files && jsonb(print_files), _id: lineId, order_id: _id })
        .execute();
      await settleOrders(tx, container, [_id], now);
    });
    ids.push(_id);
  }
  return ids;
};

/** Asks until there is an answer, under one key, as the page does. */
const insist = async (document: string, variables: object, idempotencyKey: string): Promise<void> => {
  for (;;) {
    const answer = await graphql(desk.server.origin, document, variables, { token, idempotencyKey }).catch(() => null);
    if (answer?.data) return expect(answer.errors).toBeUndefined();
    await sleep(100);
  }
};

/** Ends the server with all it holds again and again, at moments nobody chose. */
const killAgainAndAgain = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await sleep(200 + 2500 * chance('kills', String(n), 'when'));
    process.kill(server.pid, 'SIGKILL');
    await server.ended;
    await start();
  }
};

/** What is still to be done for now. */
const open = async (): Promise<string[]> => {
  const now = await desk.services.marketNow();
  const { rows } = await sql<{ open: string }>`select status || ' at the workshop' as open from fulfilment_orders
      where status in ('scheduled', 'submitting', 'unknown', 'cancelling') or next_look_at <= ${now}
    union all select status || ' parcel' from trackings where next_look_at <= ${now}
    union all select status || ' parcel to be told' from trackings where store_push = 'waiting' and store_push_at <= ${now} and created_at <= ${knownBefore(desk.services, now)}
    union all select 'refund' from order_refunds where state = 'waiting'`.execute(desk.services.db);
  return rows.map((row) => row.open);
};

const rests = (): Promise<void> => comes(async () => expect(await open()).toEqual([]), isLongRun ? 600_000 : 120_000);

test('a server that is killed again and again sends each order once, and every place outside agrees with what is known of it', async () => {
  const ids = await ready(ORDERS);
  const refunded = ids.filter((_id, n) => n % 10 === 3);
  const killing = killAgainAndAgain(KILLS);
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await insist('mutation ($ids: [ID!]!) { orderProcess(ids: $ids, now: true) { _id } }', { ids: chunk }, `send ${chunk[0]}`);
  }
  for (const id of refunded)
    await insist('mutation ($id: ID!) { orderRefund(_id: $id, amount: 30, to: "It was late.") { _id } }', { id }, `refund ${id}`);
  await killing;
  await rests();
  // What has left is told to the shop once its number is known for a while.
  for (const days of [8, 14, 25, 1]) {
    await desk.advance(days);
    await rests();
  }
  const stand = await standOf(desk.services, ids);
  expect(stand).toEqual(await foldOf(desk.services, ids));
  expect(stand.filter(({ status }) => status === 'Delivered').length).toBeGreaterThan(ORDERS / 2);
  // Each was planned, sent and told once in its history too.
  const { rows: twice } = await sql`select order_id, code from order_events where order_id = any(${ids})
    and code in ('fo_made', 'fo_submitted', 'fo_shipped', 'told_shop', 'refund_given') group by 1, 2 having count(*) > 1`.execute(
    desk.services.db,
  );
  expect(twice).toEqual([]);
  expect((await httpRequest(desk.server.origin, '/healthz')).status).toBe(200);
});

import os from 'node:os';
import { Migrator, sql, type Kysely } from 'kysely';
import { migrateDatabase } from '../../../src/server/commands';
import { openDatabase, openPool } from '../../../src/server/db/connection';
import { migrate } from '../../../src/server/db/migrate';
import { migrations } from '../../../src/server/db/migrations';
import type { Database } from '../../../src/server/db/schema';
import { testConfig } from '../../support/databases';
import { makeDatabase } from '../harness';

let database: Awaited<ReturnType<typeof makeDatabase>>;
let db: Kysely<Database>;

beforeEach(async () => {
  database = await makeDatabase();
  db = openDatabase(openPool(database.url));
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

test('0017: codes and hashes of passwords go, and who is invited has a name', async () => {
  await migrate(db, '0016_queue_reasons');
  await sql`insert into users (_id, email, name, password_hash, created_at, updated_at)
    values ('ada', 'ada@example.test', 'Ada', '', 0, 0), ('bob', 'bob@example.test', 'Bob', '', 0, 0)`.execute(db);
  await sql`insert into containers (_id, domain, server, label, created_at) values ('c', 'shop', 'localhost', 'Shop', 0)`.execute(db);
  await sql`insert into memberships (container_id, _id, user_id, role, status, invited_name, created_at)
    values ('c', 'm1', 'ada', 'sale', 'Pending', null, 0), ('c', 'm2', 'bob', 'sale', 'Active', null, 0)`.execute(db);
  await sql`insert into handover_codes (hash, user_id, origin, expires_at) values ('h', 'ada', 'http://shop.localhost', 0)`.execute(db);
  await sql`insert into idempotency (container_id, user_id, key, operation, args_hash, created_at)
    values ('c', 'ada', 'k1', 'updateProfile', 'a', 0), ('c', 'ada', 'k2', 'makeStore', 'b', 0)`.execute(db);
  await migrate(db, '0017_own_browser');
  expect(await db.selectFrom('handover_codes').select('hash').execute()).toEqual([]);
  expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{ key: 'k2' }]);
  expect(await db.selectFrom('memberships').select(['_id', 'invited_name']).orderBy('_id').execute()).toEqual([
    { _id: 'm1', invited_name: 'ada' },
    { _id: 'm2', invited_name: null },
  ]);
});

test('0025: what was shown of a store’s connection is its platform’s block, and no newer version of it', async () => {
  await migrate(db, '0022_asked_at');
  await sql`insert into containers (_id, domain, server, label, created_at) values ('c', 'shop', 'localhost', 'Shop', 0)`.execute(db);
  await sql`insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, key_mask, secret_mask, credentials, fetch_every, next_fetch_at, trashed_at, created_at, updated_at)
    values ('c', 'kept', 'woocommerce', 'Kept', 'Valid', false, 0, 0, 0, 0, 0, 'https://a.test', '••••1', '••••2', 'sealed', 0, 0, null, 5, 5),
      ('c', 'trashed', 'woocommerce', 'Trashed', 'Valid', false, 0, 0, 0, 0, 0, 'https://b.test', '', '', '', 0, 0, 6, 5, 6)`.execute(db);
  await migrate(db, '0025_store_config');
  expect(await db.selectFrom('stores').select(['_id', 'config', 'updated_at']).orderBy('_id').execute()).toEqual([
    { _id: 'kept', config: { website: 'https://a.test', key: '••••1', secret: '••••2' }, updated_at: 5 },
    { _id: 'trashed', config: {}, updated_at: 6 },
  ]);
});

test('0067: what changed a credit stands against adjustment, and a credit that had no line for it is told as brought forward', async () => {
  await migrate(db, '0060_favorite_counts');
  await sql`insert into containers (_id, domain, server, label, created_at, total_credit)
    values ('a', 'a', 'localhost', 'A', 1, 33.25), ('b', 'b', 'localhost', 'B', 2, -4), ('c', 'c', 'localhost', 'C', 3, 0)`.execute(db);
  await sql`insert into wallet_entries (container_id, _id, kind, amount, note, created_at)
    values ('a', 'e2', 'charge', -7.25, 'Order 1001', 20), ('a', 'e1', 'credit', 40.5, 'Welcome', 10), ('b', 'e3', 'credit', 6, null, 5)`.execute(
    db,
  );
  await migrate(db, '0067_double_entry');
  const { rows } =
    await sql`select e.container_id as of, account, amount::text, balance_after::text as after, kind, note, e.created_at as at
    from wallet_entries e join wallet_transactions t on t.container_id = e.container_id and t._id = e.transaction_id
    where account = 'wallet' order by 1, place`.execute(db);
  const line = { account: 'wallet', kind: 'adjustment' };
  expect(rows).toEqual([
    { ...line, of: 'a', amount: '40.50', after: '40.50', note: 'Welcome', at: 10 },
    { ...line, of: 'a', amount: '-7.25', after: '33.25', note: 'Order 1001', at: 20 },
    { ...line, of: 'b', amount: '6.00', after: '6.00', note: null, at: 5 },
    { ...line, of: 'b', amount: '-10.00', after: '-4.00', note: 'Brought forward', at: 5 },
  ]);
  const accounts =
    await sql`select container_id as of, code, balance::text, credit_line::text as line from wallet_accounts order by 1, 2`.execute(db);
  expect(accounts.rows).toEqual([
    { of: 'a', code: 'adjustment', balance: '-33.25', line: '0.00' },
    { of: 'a', code: 'wallet', balance: '33.25', line: '0.00' },
    { of: 'b', code: 'adjustment', balance: '4.00', line: '0.00' },
    { of: 'b', code: 'wallet', balance: '-4.00', line: '4.00' },
    { of: 'c', code: 'wallet', balance: '0.00', line: '0.00' },
  ]);
});

test('0082: tasks of orders stay as they are, and only artwork goes without one, with a subject', async () => {
  await migrate(db, '0081_sandbox_documents');
  await sql`insert into containers (_id, domain, server, label, created_at) values ('c', 'shop', 'localhost', 'Shop', 0)`.execute(db);
  await sql`insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
    values ('c', 's', 'woocommerce', 'S', 'Valid', false, 0, 0, 0, 0, 0, 'https://a.test', '{}', '', 0, 0, 1, 1)`.execute(db);
  await sql`insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, created_at, updated_at)
    values ('c', 'o', 's', '1', '1', 'Processing', 'USD', 1, '{}', 1, 1)`.execute(db);
  await sql`insert into tasks (container_id, _id, type, category, order_id, due_at, created_at, updated_at)
    values ('c', 't1', 'support', 'damaged', 'o', 9, 1, 1), ('c', 't2', 'design', 'missing', 'o', 8, 1, 1)`.execute(db);
  const read = () =>
    sql<object>`select t.*, q.place, q.store_id from tasks t join queue_items q on q._id = t._id order by 1, 2`.execute(db);
  const { rows: before } = await read();
  await migrate(db, '0082_tasks_without_order');
  expect(before).toHaveLength(2);
  expect((await read()).rows).toEqual(before.map((row) => ({ ...row, subject: null, trend_kind: null, trend_id: null })));
  const insert = (type: string, order: string | null, subject: string | null) =>
    sql`insert into tasks (container_id, _id, type, category, order_id, subject, created_at, updated_at)
      values ('c', 'new', ${type}, ${type === 'design' ? 'missing' : 'damaged'}, ${order}, ${subject}, 1, 1)`.execute(db);
  for (const [type, order, subject] of [
    ['support', null, 'Cats'],
    ['design', null, null],
    ['design', null, ' '],
    ['support', 'o', 'Cats'],
  ] as const)
    await expect(insert(type, order, subject)).rejects.toThrow('tasks_about');
  await insert('design', null, 'Cats');
  expect(await db.selectFrom('queue_items').select(['kind', 'order_id', 'store_id']).where('_id', '=', 'new').execute()).toEqual([
    { kind: 'task', order_id: null, store_id: null },
  ]);
});

const hasColumn = async (table: string, column: string): Promise<boolean> =>
  (await sql`select from information_schema.columns where table_name = ${table} and column_name = ${column}`.execute(db)).rows.length > 0;

test('a database that ran newer migrations before an older one was merged is brought up to date', async () => {
  const { '0161_claims_email': merged, ...others } = migrations;
  expect(merged).toBeDefined();
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => others } }).migrateToLatest();
  expect([error, await hasColumn('fulfilments', 'claims_email')]).toEqual([undefined, false]);
  await migrate(db);
  expect(await hasColumn('fulfilments', 'claims_email')).toBe(true);
  await migrate(db);
});

test('a version starts on a database that a newer one has added to, and refuses one it took something away from', async () => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9998_added', now()::text)`.execute(db);
  await migrate(db);
  await sql`comment on table kysely_migration is '9998_added'`.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    "This database belongs to a newer version, and this one can't work with it (9998_added). Start the newer version, or restore a backup made by this one.",
  );
});

describe('npm run migrate', () => {
  const never = new AbortController().signal;
  const run = (...args: string[]): Promise<string> =>
    migrateDatabase(testConfig(database.url, os.tmpdir()), args, never).catch((error: Error) => error.message);

  test('tells what it would run, fails where anything is pending, runs it, and then has nothing to do', async () => {
    const [before, ...pending] = Object.keys(migrations).slice(-3);
    await migrate(db, before);
    const names = `2 migrations: ${pending.join(', ')}.`;
    expect(await run('--plan')).toBe(`Would run ${names}`);
    expect(await run('--check')).toBe(`The database isn’t up to date. Pending ${names}`);
    expect(await run()).toBe(`Ran ${names}`);
    for (const args of [[], ['--plan'], ['--check']]) expect(await run(...args)).toBe('The database is up to date.');
  });

  test('refuses a database of a newer version that this one can’t read, and words it does not know', async () => {
    await migrate(db);
    await sql`comment on table kysely_migration is '9999_later'`.execute(db);
    expect(await run('--plan')).toMatch(/^This database belongs to a newer version, and this one can't work with it \(9999_later\)\./u);
    expect(await run('--now')).toBe('Use npm run migrate, with -- --plan or -- --check behind it.');
  });
});

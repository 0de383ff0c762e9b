import { sql, type Kysely } from 'kysely';
import { openDatabase, openPool } from '../../src/server/db/connection';
import { migrate } from '../../src/server/db/migrate';
import type { Database } from '../../src/server/db/schema';
import { makeDatabase } from './harness';

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

test('0026: what was shown of a store’s connection is its platform’s block, and no newer version of it', async () => {
  await migrate(db, '0022_asked_at');
  await sql`insert into containers (_id, domain, server, label, created_at) values ('c', 'shop', 'localhost', 'Shop', 0)`.execute(db);
  await sql`insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, key_mask, secret_mask, credentials, fetch_every, next_fetch_at, trashed_at, created_at, updated_at)
    values ('c', 'kept', 'woocommerce', 'Kept', 'Valid', false, 0, 0, 0, 0, 0, 'https://a.test', '••••1', '••••2', 'sealed', 0, 0, null, 5, 5),
      ('c', 'trashed', 'woocommerce', 'Trashed', 'Valid', false, 0, 0, 0, 0, 0, 'https://b.test', '', '', '', 0, 0, 6, 5, 6)`.execute(db);
  await migrate(db, '0026_store_config');
  expect(await db.selectFrom('stores').select(['_id', 'config', 'updated_at']).orderBy('_id').execute()).toEqual([
    { _id: 'kept', config: { website: 'https://a.test', key: '••••1', secret: '••••2' }, updated_at: 5 },
    { _id: 'trashed', config: {}, updated_at: 6 },
  ]);
});

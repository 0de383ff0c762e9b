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

import pg, { type Pool } from 'pg';
import { readDatabaseNow } from '../../../src/server/db/clock';
import { openDatabase, openPool } from '../../../src/server/db/connection';
import { refuseTransactionPooling } from '../../../src/server/db/pooler';
import { makeTestDatabase, type TestDatabase } from '../../support/databases';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await makeTestDatabase('nothing');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const setting of [
    "datestyle to 'German'",
    "intervalstyle to 'iso_8601'",
    "timezone to 'Asia/Kathmandu'",
    'standard_conforming_strings to off',
    "bytea_output to 'escape'",
  ])
    await client.query(`alter database ${client.escapeIdentifier(new URL(database.url).pathname.slice(1))} set ${setting}`);
  await client.end();
  pool = openPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('dates, intervals, zones and literals are read as the server needs them, whatever the database has for a default', async () => {
  const { rows } =
    await pool.query<object>(`select date '2026-11-27' as day, timestamptz '2026-11-27 12:00+00' as at, date '2026-11-27'::text as text,
    (interval '1 day 2 hours')::text as span, 'a\\b' as plain, '\\x00ff'::bytea::text as bytes, current_setting('timezone') as zone`);
  expect(rows[0]).toEqual({
    day: new Date(2026, 10, 27),
    at: new Date('2026-11-27T12:00:00Z'),
    text: '2026-11-27',
    span: '1 day 02:00:00',
    plain: 'a\\b',
    bytes: '\\x00ff',
    zone: 'UTC',
  });
});

test('without the demo the time orders go by is the clock of the database, whatever that of this machine says', async () => {
  const before = Math.floor(Date.now() / 1000);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const now = await readDatabaseNow(openDatabase(pool), 10);
  clock.mockRestore();
  expect(Math.abs(now - 10 - before)).toBeLessThan(30);
});

test('connections of their own are taken, and a pooler that shares one by transactions is refused in one sentence', async () => {
  await refuseTransactionPooling(pool);
  const client = await pool.connect();
  const shared = { query: client.query.bind(client), release: () => undefined };
  const pooler = { connect: () => Promise.resolve(shared) } as unknown as Pool;
  await expect(refuseTransactionPooling(pooler)).rejects.toThrow(/session mode/);
  client.release();
});

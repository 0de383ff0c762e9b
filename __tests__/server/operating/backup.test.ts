import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { backUp, restore } from '../../../src/server/commands';
import { migrate } from '../../../src/server/db/migrate';
import { openDatabase, openPool } from '../../../src/server/db/connection';
import type { Database } from '../../../src/server/db/schema';
import { startServer } from '../../../src/server/server';
import { makeTestDatabase, testConfig, type TestDatabase } from '../../support/databases';
import { signIn, startTestServer, type TestServer } from '../harness';
import { isLongRun } from '../../support/long-runs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-backup-'));
const never = new AbortController().signal;
const made: TestDatabase[] = [];
let server: TestServer;
let backup: string;

/** An empty database and an empty data folder. */
const emptyPlace = async () => {
  const database = await makeTestDatabase('nothing');
  made.push(database);
  return { database, config: testConfig(database.url, database.dataDir) };
};

const query = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const tablesOf = async (url: string): Promise<string[]> =>
  (await query<{ name: string }>(url, `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'))
    .sort();

/** All rows of all tables, as text. */
const rowsOf = async (url: string): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const table of await tablesOf(url))
    found[table] = (await query<{ row: string }>(url, `select t::text as row from "${table}" t order by 1`)).map(({ row }) => row);
  return found;
};

/** What protects the rows and counts on, and what waits in the queue. */
const restOf = async (url: string) => ({
  security: await query(
    url,
    `select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' order by 1`,
  ),
  policies: await query(url, `select tablename, policyname, roles::text, qual, with_check from pg_policies order by 1, 2`),
  constraints: await query(
    url,
    `select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
  ),
  triggers: await query(
    url,
    `select tgrelid::regclass::text as of, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  ),
  sequences: await query(url, `select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`),
  queue: await query(url, `select task_identifier, key, priority, run_at, queue_name from graphile_worker.jobs order by key`),
});

const filesOf = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    ['files', 'keys', 'secrets.key']
      .filter((name) => existsSync(path.join(dataDir, name)))
      .flatMap((name) =>
        name.endsWith('.key')
          ? [name]
          : readdirSync(path.join(dataDir, name), { recursive: true }).map((each) => `${name}/${String(each)}`),
      )
      .filter((name) => statSync(path.join(dataDir, name)).isFile())
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(dataDir, name)))
          .digest('hex'),
      ]),
  );

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  const token = await server.signIn();
  // Something that waits, for now and for later.
  await server.graphql('mutation { testJob { _id } }', {}, { token });
  await query(
    server.config.databaseUrl!,
    `select graphile_worker.add_job('poll_orders', '{"container_id": "c", "store_id": "s"}', 'c:store:s', '2040-01-01', job_key => 'later')`,
  );
  backup = path.join(folder, 'whole.backup');
  await backUp(server.config, backup, never);
});

afterAll(async () => {
  await server.stop();
  for (const database of made) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup taken while serving, restored, has the same rows, numbers, rules, queue, files and keys, and serves', async () => {
  const { database, config } = await emptyPlace();
  expect(await restore(config, backup, never)).toMatch(/^Restored [\d,]+ rows and [\d,]+ files from /);
  const from = server.config.databaseUrl!;
  expect(await rowsOf(database.url)).toEqual(await rowsOf(from));
  expect(await restOf(database.url)).toEqual(await restOf(from));
  expect(filesOf(config.dataDir)).toEqual(filesOf(server.config.dataDir));
  expect(Object.keys(filesOf(config.dataDir)).length).toBeGreaterThan(5);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  const restored = await startServer(config);
  try {
    expect(await signIn(restored.origin)).toMatch(/\w/);
  } finally {
    await restored.stop();
  }
});

test('what is not empty is refused in one sentence and stays as it is', async () => {
  const { database, config } = await emptyPlace();
  const before = await rowsOf(server.config.databaseUrl!);
  await expect(restore({ ...server.config, dataDir: config.dataDir }, backup, never)).rejects.toThrow(
    /^The database isn’t empty\. Restore into a new database\b.*\.$/,
  );
  expect(await rowsOf(server.config.databaseUrl!)).toEqual(before);

  await expect(
    restore({ ...server.config, databaseUrl: database.url, dataDir: database.dataDir }, path.join(folder, 'none'), never),
  ).rejects.toThrow(/^File not found: /);
  writeFileSync(path.join(config.dataDir, 'secrets.key'), 'f'.repeat(64));
  await expect(restore(config, backup, never)).rejects.toThrow(/secrets\.key differs from the key in the backup\.$/);
  expect(readFileSync(path.join(config.dataDir, 'secrets.key'), 'utf8')).toBe('f'.repeat(64));
  expect(readdirSync(config.dataDir)).toEqual(['secrets.key']);
  expect(await tablesOf(database.url)).toEqual([]);
});

test('a file that is there is not written over', async () => {
  await expect(backUp(server.config, backup, never)).rejects.toThrow(`${backup} already exists. Enter another file name.`);
});

const changeBits = (file: string, from: (size: number) => number, count: number): void => {
  const bytes = readFileSync(file);
  const at = from(bytes.length);
  for (let each = at; each < at + count; each += 1) bytes[each]! ^= 0x10;
  writeFileSync(file, bytes);
};

test.each([
  ['cut short', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['changed', (file: string) => changeBits(file, (size) => size - 3000, 100)],
  ['something else', (file: string) => writeFileSync(file, 'no backup at all')],
])('a backup that is %s is told in one sentence and leaves nothing', async (what, change) => {
  const { database, config } = await emptyPlace();
  const file = path.join(folder, `${what}.backup`);
  writeFileSync(file, readFileSync(backup));
  change(file);
  await expect(restore(config, file, never)).rejects.toThrow(/ isn’t a backup of Pressroom, or it’s incomplete or damaged \(.*\)\.$/);
  expect(await tablesOf(database.url)).toEqual([]);
  expect(filesOf(config.dataDir)).toEqual({});
  expect(existsSync(path.join(config.dataDir, 'restoring'))).toBe(false);
});

test('a single bit that is wrong is told, wherever it is, and nothing is written', async () => {
  const { database, config } = await emptyPlace();
  const file = path.join(folder, 'one-bit.backup');
  for (let at = 0; at < 40; at += 1) {
    writeFileSync(file, readFileSync(backup));
    // The first ten bytes are those of the packing, where a name or a time may stand.
    changeBits(file, (size) => 10 + Math.floor(((size - 10) * at) / 40), 1);
    await expect(restore(config, file, never)).rejects.toThrow(/ or it’s incomplete or damaged \(.*\)\.$/);
  }
  expect(await tablesOf(database.url)).toEqual([]);
  expect(readdirSync(config.dataDir)).toEqual([]);
});

test('a backup of an older version is brought up to date', async () => {
  const [old, fresh] = [await emptyPlace(), await emptyPlace()];
  const pool = openPool(old.database.url);
  const db: Kysely<Database> = openDatabase(pool);
  await migrate(db, '0016_queue_reasons');
  await query(
    old.database.url,
    `insert into users (_id, email, name, password_hash, created_at, updated_at) values ('u', 'ada@example.test', 'Ada', '', 0, 0);
    insert into containers (_id, domain, server, label, created_at) values ('c', 'ada', 'localhost', 'Ada', 0);
    insert into memberships (container_id, _id, user_id, role, status, created_at) values ('c', 'm', 'u', 'sale', 'Pending', 0);
    create schema graphile_worker; create table graphile_worker._private_jobs (id int, payload json, run_at timestamptz, key text, priority int,
      attempts int, max_attempts int, task_id int, job_queue_id int);
    create table graphile_worker._private_tasks (id int, identifier text); create table graphile_worker._private_job_queues (id int, queue_name text)`,
  );
  await pool.end();
  const file = path.join(folder, 'old.backup');
  await backUp(old.config, file, never);
  await restore(fresh.config, file, never);
  expect(await query(fresh.database.url, 'select user_id, invited_name from memberships')).toEqual([{ user_id: 'u', invited_name: 'ada' }]);
});

test('a table is never held in memory, neither at the backup nor at the restore', async () => {
  const [big, fresh] = [await emptyPlace(), await emptyPlace()];
  const pool = openPool(big.database.url);
  await migrate(openDatabase(pool));
  const { prepareQueue } = await import('../../../src/server/jobs');
  await prepareQueue({ pool });
  await pool.end();
  // 2 kB each.
  const [rows, megabytes] = isLongRun ? [45_000, 40] : [30_000, 40];
  await query(
    big.database.url,
    `insert into login_events (_id, user_id, email, address, outcome, created_at)
      select i::text, repeat(md5(i::text), 64), '', '', 'refused', 0 from generate_series(1, ${rows}) i`,
  );
  // What is held, not what nobody has cleared away yet.
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  const held = (): number => {
    clear();
    return process.memoryUsage().arrayBuffers;
  };
  const before = held();
  let most = before;
  // A look walks the whole heap of this process, other suites' modules included: it may take a fifth of the time, not all of it.
  let watch: NodeJS.Timeout;
  const look = (): void => {
    const began = performance.now();
    most = Math.max(most, held());
    watch = setTimeout(look, Math.max(200, 4 * (performance.now() - began)));
  };
  look();
  const file = path.join(folder, `${path.basename(big.config.dataDir)}.backup`);
  await backUp(big.config, file, never);
  await restore(fresh.config, file, never);
  clearTimeout(watch!);
  expect((most - before) / 1024 ** 2).toBeLessThan(megabytes);
  const sum = `select count(*)::int, sum(hashtext(t::text)) from login_events t`;
  const found = await query(fresh.database.url, sum);
  expect(found).toMatchObject([{ count: rows }]);
  expect(found).toEqual(await query(big.database.url, sum));
});

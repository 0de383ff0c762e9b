import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { backUp, manageKeys, restore } from '../../../src/server/commands';
import { openDatabase, openPool } from '../../../src/server/db/connection';
import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import type { Database } from '../../../src/server/db/schema';
import { findErased, keepMarks, type BuyerMark } from '../../../src/server/erasures/erased-marks';
import type { Config } from '../../../src/server/kernel/config';
import { openVault } from '../../../src/server/kernel/vault';
import { SEALED_COLUMNS, type SealedColumn } from '../../../src/server/secret-keys/columns';
import { presentColumns, readSealed, replaceSealed } from '../../../src/server/secret-keys/scan';
import { startServer, type RunningServer } from '../../../src/server/server';
import { makeTestDatabase, testConfig, type TestDatabase } from '../../support/databases';
import { startTestServer, type TestServer } from '../harness';
import { launch, runToEnd } from '../server-process';

const never = new AbortController().signal;
const [OLD, NEW] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
const folders: string[] = [];

let server: TestServer;
let uploads: string;

/** A data folder of a node with these secrets keys. */
const nodeWith = (...keys: readonly string[]): Config => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-keys-'));
  folders.push(dataDir);
  writeFileSync(path.join(dataDir, 'secrets.key'), `${keys.join('\n')}\n`, { mode: 0o600 });
  mkdirSync(path.join(dataDir, 'keys'));
  writeFileSync(path.join(dataDir, 'keys', 'uploads'), uploads);
  return { ...testConfig(server.config.databaseUrl!, dataDir) };
};

const run = async (config: Config, ...args: readonly string[]): Promise<{ readonly said: string; readonly lines: readonly string[] }> => {
  const lines: string[] = [];
  const said = await manageKeys(config, args, never, (line) => lines.push(line)).catch((error: Error) => error.message);
  return { said, lines };
};

const idOf = async (config: Config): Promise<string> =>
  (JSON.parse((await run(config, 'status', '--json')).said) as { readonly newest: string }).newest;

let db: Kysely<Database>;
let containerId: string;
let old: Config;

/** Values sealed with the old key in every column there is. */
const fillAll = async (): Promise<void> => {
  const vault = await openVault(old.dataDir);
  const user = await db.selectFrom('users').select('_id').executeTakeFirstOrThrow();
  const store = await db.selectFrom('stores').select('_id').where('container_id', '=', containerId).executeTakeFirstOrThrow();
  const later = 2_000_000_000;
  const secret = vault.seal('', '');
  await db.insertInto('authenticators').values({ user_id: user._id, secret, last_step: 0, created_at: 1 }).execute();
  await db.insertInto('authenticator_setups').values({ user_id: user._id, secret, expires_at: later }).execute();
  await db
    .insertInto('mail_grants')
    .values({ container_id: containerId, store_id: store._id, provider: 'google', address: 'a@b.test', tokens: secret, refused_at: null })
    .execute();
  await db
    .insertInto('store_doors')
    .values({
      ...{ container_id: containerId, hash: 'h', store_id: store._id, user_id: user._id },
      ...{ origin: 'http://localhost', redirect: 'http://localhost', verifier: secret, mail_provider: null, expires_at: later },
    })
    .execute();
  const row = { container_id: containerId, config: jsonb({}), credentials: secret, created_at: 1, updated_at: 1 };
  await db
    .insertInto('app_configs')
    .values({ ...row, code: 'trackingmore', is_on: false })
    .execute();
  const account = { ...row, _id: newId(), status: 'Valid' as const };
  await db
    .insertInto('paypal_accounts')
    .values({ ...account, email: 'a@b.test' })
    .execute();
  await db
    .insertInto('fulfilments')
    .values({ ...account, type: 'private', name: 'By hand', auto: false, is_default: false })
    .execute();
  await db.updateTable('stores').set({ secrets: secret }).execute();
  await db.insertInto('erasure_keys').values({ _id: 'e', secret, created_at: 1 }).execute();
  // Each is sealed for its row only now, when the row is known.
  for (const column of await presentColumns(db))
    for await (const values of readSealed(db, column))
      for (const value of values) await replaceSealed(db, column, value, vault.seal(`secret of ${column.table}`, value.context));
};

/** All values, opened with the keys of a node. */
const readAll = async (config: Config): Promise<readonly string[]> => {
  const vault = await openVault(config.dataDir);
  const found: string[] = [];
  for (const column of SEALED_COLUMNS)
    for await (const values of readSealed(db, column))
      found.push(...values.map(({ sealed, context }) => `${column.table}.${column.column} ${vault.open(sealed, context)}`));
  return found.sort();
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  uploads = readFileSync(path.join(server.config.dataDir, 'keys', 'uploads'), 'utf8');
  await server.services.db.updateTable('stores').set({ trashed_at: null }).execute();
  db = openDatabase(openPool(server.config.databaseUrl!));
  containerId = (await db.selectFrom('stores').select('container_id').executeTakeFirstOrThrow()).container_id;
  // The nodes of this file are started beside none that has another key.
  await server.services.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid in (7368575, 7368577)
      and database = (select oid from pg_database where datname = current_database())`,
  );
});

beforeEach(async () => {
  old = nodeWith(OLD);
  for (const { table, column } of SEALED_COLUMNS)
    if (table !== 'stores' && table !== 'fulfilments') await sql`delete from ${sql.table(table)}`.execute(db);
    else await sql`update ${sql.table(table)} set ${sql.ref(column)} = ''`.execute(db);
  await db
    .updateTable('stores')
    .set({ credentials: (await openVault(old.dataDir)).seal('', '') })
    .execute();
  await fillAll();
});

afterAll(async () => {
  await db.destroy();
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('every column that holds a sealed value is on the list, with its table’s primary key', async () => {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = 'public' and data_type = 'text'`.execute(db);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const sealed = await sql`select from ${sql.table(table)} where ${sql.ref(column)} ~ '^v[12]:' limit 1`.execute(db);
    if (sealed.rows.length > 0) found.push(`${table}.${column}`);
  }
  expect(found.sort()).toEqual(SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
  const keys = await sql<{ table: string; key: string[] }>`select conrelid::regclass::text as "table",
    array(select attname::text from unnest(conkey) with ordinality as k(n, at) join pg_attribute on attrelid = conrelid and attnum = n order by at) as key
    from pg_constraint where contype = 'p'`.execute(db);
  const keyOf = ({ table }: SealedColumn): readonly string[] | undefined => keys.rows.find((each) => each.table === table)?.key;
  expect(SEALED_COLUMNS.map(({ key }) => key)).toEqual(SEALED_COLUMNS.map(keyOf));
});

test('an operator adds a key, rotates, verifies, and retires the old one; every value opens as before', async () => {
  const before = await readAll(old);
  expect(before.length).toBeGreaterThanOrEqual(SEALED_COLUMNS.length);
  const oldId = await idOf(old);
  const versions = await db.selectFrom('stores').select(['_id', 'updated_at']).orderBy('_id').execute();

  const added = await run(old, 'add');
  const file = path.join(old.dataDir, 'secrets.key');
  const [first, second, ...more] = readFileSync(file, 'utf8').trim().split('\n');
  expect([second, more]).toEqual([OLD, []]);
  expect(added.said).not.toContain(first);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const newId = await idOf(old);
  expect(newId).not.toBe(oldId);
  expect(added.said).toMatch(new RegExp(`^Key ${newId} is the first line of `, 'u'));

  const refused = await run(old, 'verify');
  expect(refused.said).toBe(`${before.length} values can’t be opened with key ${newId}, the newest of ${file}.`);
  expect(refused.lines.join('\n')).toContain(`stores.secrets: `);
  expect((await run(old, 'retire', oldId)).said).toMatch(
    new RegExp(
      `^${before.length} values still need key ${oldId} \\(app_configs\\.credentials, .*\\)\\. Run npm run keys -- rotate first\\.$`,
      'u',
    ),
  );
  expect((await run(old, 'retire', newId)).said).toBe(
    `Key ${newId} is the newest of ${file} and encrypts everything, so it can’t be retired.`,
  );
  expect((await run(old, 'retire', '00000000')).said).toBe(`${file} has no key 00000000.`);

  const rotated = await run(old, 'rotate');
  expect(rotated.said).toBe(`${before.length} values encrypted with key ${newId}.`);
  expect(rotated.lines).toHaveLength(SEALED_COLUMNS.length);
  expect((await run(old, 'verify')).said).toBe(`Key ${newId} opens all stored values: ${before.length} values.`);
  expect(await readAll(old)).toEqual(before);
  // Nobody who has a store open is told that it changed.
  expect(await db.selectFrom('stores').select(['_id', 'updated_at']).orderBy('_id').execute()).toEqual(versions);

  expect((await run(old, 'retire', oldId)).said).toMatch(new RegExp(`^Key ${oldId} is no longer in `, 'u'));
  expect(readFileSync(file, 'utf8')).toBe(`${first}\n`);
  expect(await readAll(nodeWith(first!))).toEqual(before);
  const said = [added, refused, rotated].flatMap((each) => [each.said, ...each.lines]).join('\n');
  expect(said).not.toMatch(new RegExp(`${OLD}|${first}|secret of`, 'u'));
});

test('a value that is in no table’s own words stays, and is counted as unreadable', async () => {
  const both = nodeWith(NEW, OLD);
  const stranger = nodeWith(randomBytes(32).toString('hex'));
  const id = await idOf(stranger);
  const sealed = (await openVault(stranger.dataDir)).seal('lost', 'lost');
  await db.updateTable('mail_grants').set({ tokens: sealed }).execute();
  expect((await run(both, 'rotate')).said).toMatch(/ 1 value can’t be opened with any key; see npm run keys -- status\.$/u);
  expect((await run(both, 'status')).said).toContain(`mail_grants.tokens: 1 value unreadable, for key ${id} is missing`);
  expect((await run(both, 'verify')).said).toMatch(/^1 value can’t be opened/u);
  expect(await db.selectFrom('mail_grants').select('tokens').executeTakeFirst()).toEqual({ tokens: sealed });
});

test('a value somebody saves during a rotation stays as they saved it', async () => {
  const column = SEALED_COLUMNS.find(({ table }) => table === 'mail_grants')!;
  const vault = await openVault(nodeWith(NEW, OLD).dataDir);
  for await (const [value] of readSealed(db, column)) {
    const saved = vault.seal('saved meanwhile', value!.context);
    await db.updateTable('mail_grants').set({ tokens: saved }).execute();
    expect(await replaceSealed(db, column, value!, vault.seal('stale', value!.context))).toBe(false);
    expect(await db.selectFrom('mail_grants').select('tokens').executeTakeFirst()).toEqual({ tokens: saved });
  }
});

test('a rotation that is killed goes on where it was, and every value opens at each moment', async () => {
  const many = 2000;
  const both = nodeWith(NEW, OLD);
  const vault = await openVault(old.dataDir);
  const rows = Array.from({ length: many }, (_, i) => ({ user_id: `many-${i}`, secret: vault.seal(`s${i}`, `authenticator:many-${i}`) }));
  await sql`alter table authenticator_setups drop constraint if exists authenticator_setups_user_id_fkey`.execute(db);
  await db
    .insertInto('authenticator_setups')
    .values(rows.map((row) => ({ ...row, expires_at: 2_000_000_000 })))
    .execute();
  const before = await readAll(old);
  const env = { DATABASE_URL: server.config.databaseUrl!, DATA_DIR: both.dataDir };
  const child = launch(env, 'keys', 'rotate');
  const newest = await idOf(both);
  const done = async (): Promise<number> => {
    const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from authenticator_setups
      where starts_with(secret, ${`v2:${newest}:`})`.execute(db);
    return counted[0]!.n;
  };
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while ((await done()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await ended;
  const reached = await done();
  expect(reached).toBeGreaterThan(0);
  expect(reached).toBeLessThan(many);
  expect(await readAll(both)).toEqual(before);
  const resumed = await runToEnd(env, 'keys', 'rotate');
  expect([resumed.code, resumed.error]).toEqual([0, '']);
  expect(await runToEnd(env, 'keys', 'verify')).toMatchObject({ code: 0 });
  expect(await readAll(nodeWith(NEW))).toEqual(before);
  const without = await runToEnd({ ...env, DATA_DIR: old.dataDir }, 'keys', 'verify', '--json');
  const told = JSON.parse(without.output) as { readonly values: readonly { readonly state: string }[] };
  expect([without.code, told.values.map(({ state }) => state).includes('current')]).toEqual([1, false]);
}, 120_000);

describe('nodes', () => {
  const running: RunningServer[] = [];
  const start = async (config: Config): Promise<RunningServer> => {
    const node = await startServer(config);
    running.push(node);
    return node;
  };
  const sentence = (config: Config): Promise<string> =>
    startServer(config).then(
      () => 'started',
      (error: Error) => error.message,
    );
  afterEach(async () => {
    for (const node of running.splice(0)) await node.stop();
  });

  test('with both keys work beside each other, whichever of them is the newest', async () => {
    const [a, b] = [nodeWith(OLD, NEW), nodeWith(NEW, OLD)];
    await start(a);
    await start(b);
    const [first, second] = [await openVault(a.dataDir), await openVault(b.dataDir)];
    expect(second.open(first.seal('x', 'c'), 'c')).toBe('x');
    expect(first.open(second.seal('y', 'c'), 'c')).toBe('y');
    const rotated = await run(b, 'rotate');
    expect(rotated.said).toMatch(/ A server or worker still encrypts with key [0-9a-f]{8}: make key [0-9a-f]{8} the first one there, /u);
    expect((await run(b, 'retire', await idOf(a))).said).toMatch(/^A server or worker still encrypts with key /u);
  });

  test('are refused where another one lacks the newest key, and a rotation is too', async () => {
    await start(old);
    const both = nodeWith(NEW, OLD);
    const refused = new RegExp(
      `^Another server or worker on this database doesn’t have key ${await idOf(both)}, the newest of \\S+\\. Add it to all of them as the last one first, `,
      'u',
    );
    expect(await sentence(both)).toMatch(refused);
    expect((await run(both, 'rotate')).said).toMatch(refused);
  });

  test('are refused where they lack the key another one encrypts with', async () => {
    await start(nodeWith(NEW, OLD));
    const third = randomBytes(32).toString('hex');
    expect(await sentence(nodeWith(OLD, third))).toMatch(
      /^Another server or worker on this database encrypts with a key that \S+ doesn’t have\. Give all of them the same keys\.$/u,
    );
  });
});

test('a buyer who was erased before a rotation is recognized after the old key is gone', async () => {
  await sql`delete from erasure_keys`.execute(db);
  const mark: BuyerMark = { by: 'email', email: 'gone@buyer.test' };
  const { inContainer } = server.services;
  await inContainer(containerId, (tx) => keepMarks(tx, { config: old }, containerId, [mark], 100));
  const both = nodeWith(NEW, OLD);
  await run(both, 'rotate');
  expect((await run(both, 'retire', await idOf(old))).said).toMatch(/ is no longer in /u);
  const found = await inContainer(containerId, (tx) => findErased(tx, { config: nodeWith(NEW) }, containerId, [{ marks: [mark], at: 50 }]));
  expect(found).toEqual([true]);
});

describe('a backup', () => {
  const made: TestDatabase[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
  });

  test('from before a rotation is restored where the old key is in the list, and refused where it is not', async () => {
    const file = path.join(old.dataDir, 'before.backup');
    await backUp(old, file, never);
    const place = async (keys?: string): Promise<Config> => {
      const database = await makeTestDatabase('nothing');
      made.push(database);
      if (keys) writeFileSync(path.join(database.dataDir, 'secrets.key'), keys, { mode: 0o600 });
      return testConfig(database.url, database.dataDir);
    };
    const third = randomBytes(32).toString('hex');
    expect(await restore(await place(`${NEW}\n${third}\n`), file, never).catch((error: Error) => error.message)).toMatch(
      new RegExp(`secrets\\.key lacks key ${await idOf(old)} of the backup\\. Add it as the last one\\.$`, 'u'),
    );
    const there = await place(`${NEW}\n${OLD}\n`);
    expect(await restore(there, file, never)).toMatch(/^Restored /u);
    await (await startServer(there)).stop();
    expect((await run(there, 'rotate')).said).toMatch(/ encrypted with key /u);
    expect((await run(there, 'verify')).said).toMatch(/ opens all stored values: /u);
    // A backup of several keys brings all of them along.
    const both = path.join(old.dataDir, 'both.backup');
    await backUp(nodeWithDatabase(there, NEW, OLD), both, never);
    const empty = await place();
    await restore(empty, both, never);
    expect(readFileSync(path.join(empty.dataDir, 'secrets.key'), 'utf8')).toBe(`${NEW}\n${OLD}\n`);
  });

  const nodeWithDatabase = (config: Config, ...keys: readonly string[]): Config => {
    const node = nodeWith(...keys);
    cpSync(path.join(config.dataDir, 'keys'), path.join(node.dataDir, 'keys'), { recursive: true });
    return { ...node, databaseUrl: config.databaseUrl };
  };
});

test.each([[['rotate', 'now']], [['retire']], [['status', 'x']], [[]], [['forget']], [['add', '--json']]])(
  'an operator who asks for keys %j is told how to',
  async (args) => {
    expect((await run(old, ...args)).said).toBe(
      'Use npm run keys -- status, add, rotate, verify, or retire followed by the ID of a key; status and verify take --json.',
    );
  },
);

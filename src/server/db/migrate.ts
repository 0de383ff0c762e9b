import { Kysely, Migrator, PostgresAdapter, PostgresDialect, sql, type Migration, type PostgresPoolClient } from 'kysely';
import type { ClientBase } from 'pg';
import { lock } from './advisory-locks';
import { migrations } from './migrations';
import type { Database } from './schema';
import { ensureTenantRole } from './tenancy';

/** Every migration there is, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** The migrations the database has run, and the one a version has to know to work with its schema; none before the first start. */
const readState = async (db: Kysely<Database>): Promise<{ readonly run: readonly string[]; readonly needed: string | null }> => {
  const { rows: there } = await sql<{ needed: string | null }>`select obj_description(oid, 'pg_class') as needed from pg_class
    where oid = to_regclass('kysely_migration')`.execute(db);
  if (!there[0]) return { run: [], needed: null };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return { run: rows.map(({ name }) => name), needed: there[0].needed };
};

const ALREADY_RUN: Migration = { up: async () => undefined };

/**
 * The migrations of this version, and in the place of those a newer version has run something that does nothing. Throws a sentence where the newer
 * version took away what this one reads.
 */
const migrationsFor = async (db: Kysely<Database>): Promise<Record<string, Migration>> => {
  const { run, needed } = await readState(db);
  if (needed !== null && !Object.hasOwn(migrations, needed))
    throw new Error(
      `This database belongs to a newer version, and this one can't work with it (${needed}). Start the newer version, or restore a backup made by this one.`,
    );
  const newer = run.filter((name) => !Object.hasOwn(migrations, name));
  return { ...migrations, ...Object.fromEntries(newer.map((name) => [name, ALREADY_RUN])) };
};

/** The migrations this version would run on the database, in order. Throws a sentence where the database belongs to a newer version. */
export const readPendingMigrations = async (db: Kysely<Database>): Promise<readonly string[]> => {
  const all = await migrationsFor(db);
  const { run } = await readState(db);
  return Object.keys(all).filter((name) => !run.includes(name));
};

/**
 * Brings the schema up to date, or up to one migration; a migration that was merged below the newest one is run, too. Safe to run from several servers at once: an advisory lock lets one work while the
 * others wait. Throws the first migration's error; what that migration began is rolled back.
 */
export const migrate = async (db: Kysely<Database>, upTo?: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'tenantRole');
    await ensureTenantRole(tx);
  });
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsFor(db) }, allowUnorderedMigrations: true });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error instanceof Error ? error : new Error(String(error));
};

const NESTED: Readonly<Record<string, string>> = {
  begin: 'savepoint migrations',
  commit: 'release savepoint migrations',
  rollback: 'rollback to savepoint migrations',
};

/**
 * The database as one client's open transaction sees it, in which `migrate` can run: its transactions become parts of that one. Servers that
 * start meanwhile wait with their migrations until the client is ended.
 */
export const inTransactionOf = async (client: ClientBase): Promise<Kysely<Database>> => {
  const query = (text: string, values?: unknown[]) => client.query(NESTED[text] ?? text, values);
  const connection = { query: query as unknown as PostgresPoolClient['query'], release: () => undefined };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => undefined } }),
  });
  // Once more than the migrator gives it back.
  await new PostgresAdapter().acquireMigrationLock(db, { lockTable: '', lockRowId: '' });
  return db;
};

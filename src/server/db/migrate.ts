import { Kysely, Migrator, PostgresAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { ClientBase } from 'pg';
import { lock } from './advisory-locks';
import { migrations } from './migrations';
import type { Database } from './schema';
import { ensureTenantRole } from './tenancy';

/** Every migration there is, in order. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/**
 * Brings the schema up to date, or up to one migration. Safe to run from several servers at once: an advisory lock lets one work while the
 * others wait. Throws the first migration's error; what that migration began is rolled back.
 */
export const migrate = async (db: Kysely<Database>, upTo?: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'tenantRole');
    await ensureTenantRole(tx);
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
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

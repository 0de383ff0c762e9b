import { Migrator, type Kysely } from 'kysely';
import { lock } from './advisory-locks';
import { migrations } from './migrations';
import type { Database } from './schema';
import { ensureTenantRole } from './tenancy';

/**
 * Brings the schema up to date. Safe to run from several servers at once: an advisory lock lets one work while the others wait.
 * Throws the first migration's error; what that migration began is rolled back.
 */
export const migrate = async (db: Kysely<Database>): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await lock(tx, 'tenantRole');
    await ensureTenantRole(tx);
  });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
};

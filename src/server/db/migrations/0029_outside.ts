import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/**
 * What calls to places outside share among processes: allowances, which belong to a place or an application and to no container, and a line for
 * every effect.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('outside_allowances')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('tokens', 'double precision', (c) => c.notNull())
    .addColumn('filled_at', 'timestamptz', (c) => c.notNull())
    .addColumn('paused_until', 'timestamptz')
    .execute();
  await tenantTable(db, 'outside_effects', (table) =>
    table
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('done', 'refused', 'unknown', 'looked')`))
      .addColumn('sent_at', 'timestamptz', (c) => c.notNull())
      .addColumn('ended_at', 'timestamptz'),
  );
  // What nobody knows the outcome of is looked for before each push.
  await sql`create index outside_effects_unknown on outside_effects (container_id, account, key) where outcome is null or outcome = 'unknown'`.execute(
    db,
  );
  await sql`create index outside_effects_sent on outside_effects (sent_at)`.execute(db);
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What is switched on for a container, its wallet's history, and the test jobs of whoever looks after the installation. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('containers')
    .addColumn('setting', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
  await tenantTable(db, 'wallet_entries', (table) =>
    table
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull())
      .addColumn('note', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull()),
  );
  await sql`create index wallet_entries_newest on wallet_entries (container_id, created_at desc, _id desc)`.execute(db);
  await tenantTable(db, 'test_jobs', (table) =>
    table
      .addColumn('requested_by', 'text', (c) => c.notNull())
      .addColumn('requested_at', 'integer', (c) => c.notNull())
      .addColumn('finished_at', 'integer')
      .addColumn('waited_ms', 'integer')
      .addColumn('worker', 'text'),
  );
};

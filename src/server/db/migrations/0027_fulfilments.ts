import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Accounts at providers, through which orders are made. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'fulfilments', (table) =>
    table
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('reason', 'jsonb')
      .addColumn('auto', 'boolean', (c) => c.notNull())
      .addColumn('is_default', 'boolean', (c) => c.notNull())
      .addColumn('total_paid', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
      .addColumn('balance', sql`numeric(14, 2)`)
      .addColumn('balance_currency', 'text')
      .addColumn('balance_at', 'integer')
      .addColumn('config', 'jsonb', (c) => c.notNull())
      .addColumn('credentials', 'text', (c) => c.notNull())
      .addColumn('trashed_at', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index fulfilments_default on fulfilments (container_id) where is_default and trashed_at is null`.execute(db);
  for (const column of ['name', 'status', 'type', 'total_paid', 'created_at']) {
    await sql`create index ${sql.id(`fulfilments_by_${column}`)} on fulfilments (container_id, ${sql.id(column)}, _id)
      where trashed_at is null`.execute(db);
  }
  await sql`create trigger fulfilments_version before update of updated_at on fulfilments
    for each row execute function grow_version()`.execute(db);
};

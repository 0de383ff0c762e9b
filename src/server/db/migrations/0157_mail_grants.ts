import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Mailboxes that are signed in with a provider, and people on their way there and back. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'mail_grants',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('tokens', 'text', (c) => c.notNull())
        .addColumn('refused_at', 'integer')
        .addForeignKeyConstraint('mail_grants_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['store_id'] },
  );
  await sql`alter table store_doors add column mail_provider text`.execute(db);
};

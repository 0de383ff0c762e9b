import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Orders that stores sent and that could not be kept, for a person to see; and what stores need to come back by themselves after a disturbance. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('refused_at', 'integer')
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`drop index stores_due`.execute(db);
  await sql`create index stores_due on stores (next_fetch_at) where trashed_at is null`.execute(db);
  await tenantTable(db, 'set_aside_orders', (table) =>
    table
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('platform_id', 'text')
      .addColumn('number', 'text')
      .addColumn('refusal', 'text', (c) => c.notNull())
      .addColumn('values', 'jsonb', (c) => c.notNull())
      .addColumn('sent', 'text', (c) => c.notNull())
      .addColumn('draft', 'text')
      .addColumn('order_id', 'text')
      .addColumn('dismissed_at', 'integer')
      .addColumn('announced', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('set_aside_orders_key', ['container_id', 'store_id', 'key'])
      .addForeignKeyConstraint('set_aside_orders_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index set_aside_orders_open on set_aside_orders (container_id, created_at, _id)
    where dismissed_at is null and order_id is null`.execute(db);
};

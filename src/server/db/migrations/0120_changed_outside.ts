import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** What stores and providers changed of orders after we had acted on them. */
export const up = async (db: MigrationDb): Promise<void> => {
  const none = sql`'{}'::text[]`;
  await db.schema
    .alterTable('orders')
    .addColumn('store_changes', sql`text[]`, (c) => c.notNull().defaultTo(none))
    .execute();
  await db.schema
    .alterTable('fulfilment_orders')
    .addColumn('called_off_at', 'integer')
    .addColumn('missed_looks', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('other_ids', sql`text[]`, (c) => c.notNull().defaultTo(none))
    .execute();
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Counts failures in a row of each outside call and the time of its next try, so that one that always fails delays no other. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('trackings')
    .addColumn('store_push_failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('paypal_trackers')
    .addColumn('push_failures', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const table of ['orders', 'external_products'])
    await db.schema
      .alterTable(table)
      .addColumn('ask_failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('ask_after', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  // Products a page told of whose details could not be read.
  await db.schema
    .alterTable('external_reads')
    .addColumn('unread', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** How often in a row a thing outside failed, and when it is asked for again: what fails each time keeps back no other. */
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

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What sending orders to providers needs to know of fulfilments, and money that is given back. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('fulfilments')
    // `http://host:port` the seller connected it at: where the provider finds print files.
    .addColumn('origin', 'text')
    // When what the provider lists was last read; empty: not yet.
    .addColumn('catalogue_at', 'integer')
    .execute();
  await db.schema
    .alterTable('fulfilment_orders')
    // Of parcels, as the provider told them: a number that was corrected since is none of another parcel.
    .addColumn('told_numbers', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
  await tenantTable(db, 'order_refunds', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      // In the order's currency.
      .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('pieces', 'jsonb', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) =>
        c
          .notNull()
          .defaultTo('waiting')
          .check(sql`state in ('waiting', 'done', 'failed')`),
      )
      // What had been given back when the shop was first asked.
      .addColumn('given_before', sql`numeric(14, 2)`)
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('order_refunds_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index order_refunds_of_order on order_refunds (container_id, order_id)`.execute(db);
};

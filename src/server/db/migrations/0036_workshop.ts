import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** One's own workshop, and files of orders that are handed over. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'hand_overs', (table) =>
    table
      .addColumn('fulfilment_id', 'text', (c) => c.notNull())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('orders', 'integer', (c) => c.notNull().check(sql`orders > 0`))
      // The file as it was handed over.
      .addColumn('csv', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('hand_overs_fulfilment', ['container_id', 'fulfilment_id'], 'fulfilments', ['container_id', '_id']),
  );
  await db.schema
    .alterTable('fulfilment_orders')
    // In which file it was handed over.
    .addColumn('hand_over_id', 'text')
    // When one's own workshop was done with it; it may still wait for its parcel.
    .addColumn('made_at', 'integer')
    .execute();
  await sql`create index fulfilment_orders_queue on fulfilment_orders (container_id, fulfilment_id, status)`.execute(db);
};

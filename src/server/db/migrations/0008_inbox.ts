import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Who a notification is for, and each member's bookmarks. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('notifications')
    .addColumn('user_id', 'text', (c) => c.references('users._id').onDelete('cascade'))
    .addColumn('module', 'text')
    .execute();
  await sql`update notifications set module = 'order' where type = 'Order'`.execute(db);
  // Old ones are removed across containers.
  await db.schema.createIndex('notifications_created_at').on('notifications').columns(['created_at']).execute();
  await tenantTable(
    db,
    'bookmarks',
    (table) =>
      table
        .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('bookmarks', 'jsonb', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull()),
    { key: ['user_id'] },
  );
};

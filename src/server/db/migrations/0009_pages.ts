import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Every order of a long list gets an index that ends with the id, so that a page is sought from any row. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`drop index orders_newest, orders_list`.execute(db);
  for (const [name, table, columns] of [
    ['orders_by_created_at', 'orders', ['created_at']],
    ['orders_by_status', 'orders', ['status']],
    ['orders_of_status', 'orders', ['status', 'created_at']],
    ['orders_of_store', 'orders', ['store_id', 'created_at']],
    ['jobs_of_group', 'jobs', ['group_id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns(['container_id', ...columns, '_id'])
      .execute();
  }
};

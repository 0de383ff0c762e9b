import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Every list that can grow has an index for each of its orders and for its usual filters, which ends with the id. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.dropIndex('mockups_preset').execute();
  await db.schema.dropIndex('mockups_item_info').execute();
  await db.schema.dropIndex('mockup_presets_provider').execute();
  await db.schema.dropIndex('product_presets_type').execute();
  await db.schema.dropIndex('jobs_by_group').execute();
  for (const [name, table, columns] of [
    ['mockups_of_preset', 'mockups', ['preset_id']],
    ['mockups_of_listing', 'mockups', ['item_info_id']],
    ['mockup_presets_of_provider', 'mockup_presets', ['provider']],
    ['product_presets_of_type', 'product_presets', ['type']],
    ['product_presets_by_provider', 'product_presets', ['provider']],
    ['product_presets_by_created_at', 'product_presets', ['created_at']],
    ['job_groups_by_job_type', 'job_groups', ['job_type']],
    ['job_groups_of_store', 'job_groups', ['store_id']],
    ['jobs_of_group_by_status', 'jobs', ['group_id', 'status']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns(['container_id', ...columns, '_id'])
      .execute();
  }
  for (const column of ['filename', 'size', 'created_at', 'updated_at']) {
    await sql`create index ${sql.id(`files_by_${column}`)} on files (container_id, ${sql.id(column)}, _id)
      where kind = 'upload' and state = 'ready'`.execute(db);
  }
  await sql`create index fonts_by_name on fonts (container_id, lower(name), _id)`.execute(db);
};

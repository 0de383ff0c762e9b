import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Saved views and column layouts; the queue of each store; an index for each order a long list can be sorted by. */
export const up = async (db: MigrationDb): Promise<void> => {
  await views(db);
  await storeQueue(db);
  await orders(db);
};

const views = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'list_views', (table) =>
    table
      .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
      .addColumn('list', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('shared', 'boolean', (c) => c.notNull())
      .addColumn('query', 'text', (c) => c.notNull())
      .addColumn('columns', 'jsonb', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  // One name stands for one view among a person's own, and for one among those that are shared.
  await sql`create unique index list_views_own on list_views (container_id, list, user_id, lower(name)) where not shared`.execute(db);
  await sql`create unique index list_views_shared on list_views (container_id, list, lower(name)) where shared`.execute(db);
  await tenantTable(
    db,
    'list_layouts',
    (table) =>
      table
        .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('list', 'text', (c) => c.notNull())
        .addColumn('columns', 'jsonb', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull()),
    { key: ['user_id', 'list'] },
  );
};

const storeQueue = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'store_queue', (table) =>
    table
      .addColumn('item_info_id', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('queue_at', 'integer', (c) => c.notNull())
      .addColumn('queue_status', 'text', (c) => c.notNull().check(sql`queue_status in ('waiting', 'pushed', 'refused')`))
      .addColumn('queue_messenger', 'text')
      // Where the pictures are fetched from when its turn comes.
      .addColumn('origin', 'text', (c) => c.notNull())
      .addUniqueConstraint('store_queue_listing_store', ['container_id', 'item_info_id', 'store_id'])
      .addForeignKeyConstraint('store_queue_listing', ['container_id', 'item_info_id'], 'item_infos', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      )
      .addForeignKeyConstraint('store_queue_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id']),
  );
  // The scheduler asks across containers which stores have somebody waiting, and takes the longest waiting first.
  await sql`create index store_queue_waiting on store_queue (container_id, store_id, queue_at, _id) where queue_status = 'waiting'`.execute(
    db,
  );
};

const orders = async (db: MigrationDb): Promise<void> => {
  for (const [table, column] of [
    ['item_infos', 'name'],
    ['item_infos', 'price'],
    ['item_infos', 'updated_at'],
    ['orders', 'number'],
    ['orders', 'total'],
    ['job_groups', 'created_at'],
    ['product_presets', 'name'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).columns(['container_id', column, '_id']).execute();
  }
  // Which jobs a listing has, the newest first.
  await sql`create index jobs_by_listing on jobs (container_id, item_info_id, _id desc) where item_info_id is not null`.execute(db);
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What was changed of many listings at once, so that it can be taken back; pushes of many listings to many stores, cell by cell. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'listing_edits', (table) =>
    table
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('fields', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('undone_at', 'integer')
      // Of what was taken back: how many listings, and those that stayed.
      .addColumn('restored', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('kept_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('kept', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`)),
  );
  await sql`create index listing_edits_made on listing_edits (container_id, created_at)`.execute(db);
  await tenantTable(
    db,
    'listing_edit_rows',
    (table) =>
      table
        .addColumn('edit_id', 'text', (c) => c.notNull())
        .addColumn('item_info_id', 'text', (c) => c.notNull())
        // Columns that changed, as they were; and a print of what each became.
        .addColumn('before', 'jsonb', (c) => c.notNull())
        .addColumn('after', 'jsonb', (c) => c.notNull())
        .addForeignKeyConstraint('listing_edit_rows_edit', ['container_id', 'edit_id'], 'listing_edits', ['container_id', '_id'], (c) =>
          c.onDelete('cascade'),
        ),
    { key: ['edit_id', 'item_info_id'] },
  );
  await tenantTable(db, 'pushes', (table) =>
    table
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('store_ids', sql`text[]`, (c) => c.notNull())
      // By the store's id, the group that holds its jobs.
      .addColumn('groups', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
      .addColumn('count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'integer', (c) => c.notNull()),
  );
  await tenantTable(
    db,
    'push_cells',
    (table) =>
      table
        .addColumn('push_id', 'text', (c) => c.notNull())
        // Where its listing stands among those of the push.
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('item_info_id', 'text', (c) => c.notNull())
        .addColumn('job_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('push_cells_push', ['container_id', 'push_id'], 'pushes', ['container_id', '_id'], (c) =>
          c.onDelete('cascade'),
        )
        .addForeignKeyConstraint('push_cells_listing', ['container_id', 'item_info_id'], 'item_infos', ['container_id', '_id'], (c) =>
          c.onDelete('cascade'),
        ),
    { key: ['push_id', 'place', 'store_id'] },
  );
  await sql`create index push_cells_listing on push_cells (container_id, item_info_id)`.execute(db);
  // Pieces a store shows of it; null: as the store says of all its products.
  await db.schema.alterTable('items').addColumn('quantity', 'integer').execute();
};

import { tenantTable, type MigrationDb } from '../tenancy';

/** Unfinished designs: each belongs to one person, under an id their page gave it. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'editor_drafts',
    (table) =>
      table
        .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('_id', 'text', (c) => c.notNull())
        // Counts the writes of the one page that writes it.
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('mockup_id', 'text')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('content', 'jsonb', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull())
        .addForeignKeyConstraint('editor_drafts_product', ['container_id', 'product_id'], 'product_presets', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['user_id', '_id'] },
  );
};

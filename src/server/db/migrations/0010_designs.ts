import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** 2D designs, custom fonts, and what files say of themselves: a status and the seller's own number. */
export const up = async (db: MigrationDb): Promise<void> => {
  await files(db);
  await fonts(db);
  await designs(db);
};

const statusCheck = sql`status in ('published', 'draft', 'trashed')`;
const noTexts = sql`'{}'::text[]`;
const noRows = sql`'[]'::jsonb`;

const files = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('files')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('published').check(statusCheck))
    .addColumn('sku', 'text')
    .execute();
  // The design collection and the trash are small parts of all files.
  await sql`create index files_of_type on files (container_id, type, status, _id desc) where kind = 'upload' and state = 'ready'`.execute(
    db,
  );
};

const fonts = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'fonts', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addColumn('files', 'jsonb', (c) => c.notNull())
      .addColumn('created_by', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index fonts_family on fonts (container_id, lower(family))`.execute(db);
};

const designs = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'mockup_designs', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('width', 'double precision', (c) => c.notNull())
      .addColumn('height', 'double precision', (c) => c.notNull())
      .addColumn('image_id', 'text')
      .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(noTexts))
      .addColumn('images', 'jsonb', (c) => c.notNull().defaultTo(noRows))
      .addColumn('status', 'text', (c) => c.notNull().check(statusCheck))
      .addColumn('created_by', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  for (const column of ['name', 'updated_at'])
    await db.schema.createIndex(`mockup_designs_by_${column}`).on('mockup_designs').columns(['container_id', column, '_id']).execute();
  await db.schema.createIndex('mockup_designs_of_status').on('mockup_designs').columns(['container_id', 'status', '_id']).execute();
};

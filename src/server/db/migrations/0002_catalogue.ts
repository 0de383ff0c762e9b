import { sql, type CreateTableBuilder } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Files, product presets, mockups and their templates, listings. */
export const up = async (db: MigrationDb): Promise<void> => {
  await files(db);
  await productPresets(db);
  await mockups(db);
  await listings(db);
};

const texts = sql`text[]`;
const noTexts = sql`'{}'::text[]`;
const noRows = sql`'[]'::jsonb`;
const money = sql`numeric(12, 2)`;

const times = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table.addColumn('created_at', 'integer', (c) => c.notNull()).addColumn('updated_at', 'integer', (c) => c.notNull());

const files = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'files', (table) =>
    times(
      table
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('filename', 'text', (c) => c.notNull())
        .addColumn('mimetype', 'text', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('width', 'integer')
        .addColumn('height', 'integer')
        .addColumn('tags', texts, (c) => c.notNull().defaultTo(noTexts))
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('content_hash', 'text')
        .addColumn('image_sizes', 'jsonb', (c) => c.notNull().defaultTo(noRows))
        .addColumn('created_by', 'text'),
    ),
  );
  await sql`create index files_listed on files (container_id, _id desc) where kind = 'upload' and state = 'ready'`.execute(db);
  await sql`create index files_unfinished on files (container_id, updated_at) where state <> 'ready'`.execute(db);
  await sql`create unique index files_rendered on files (container_id, content_hash) where content_hash is not null`.execute(db);
  await tenantTable(
    db,
    'file_uses',
    (table) =>
      table
        .addColumn('file_id', 'text', (c) => c.notNull())
        .addColumn('user_kind', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('file_uses_file', ['container_id', 'file_id'], 'files', ['container_id', '_id']),
    { key: ['file_id', 'user_kind', 'user_id'] },
  );
  await db.schema.createIndex('file_uses_user').on('file_uses').columns(['container_id', 'user_kind', 'user_id']).execute();
};

const productPresets = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'product_presets', (table) =>
    times(
      table
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('raw_name', 'text', (c) => c.notNull())
        .addColumn('image', 'text')
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('provider', 'text', (c) => c.notNull())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('prety_attributes', 'jsonb', (c) => c.notNull())
        .addColumn('attribute_specifics', 'jsonb', (c) => c.notNull())
        .addColumn('print_areas', 'jsonb', (c) => c.notNull())
        .addColumn('weight', 'double precision', (c) => c.notNull())
        .addColumn('tags', texts, (c) => c.notNull().defaultTo(noTexts))
        .addColumn('favorite', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('garment', 'text')
        .addUniqueConstraint('product_presets_raw_name', ['container_id', 'provider', 'raw_name']),
    ),
  );
  await db.schema.createIndex('product_presets_type').on('product_presets').columns(['container_id', 'type']).execute();
};

const mockups = async (db: MigrationDb): Promise<void> => {
  const columns = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    times(
      table
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('mockup_type', 'text', (c) => c.notNull())
        .addColumn('model', 'text')
        .addColumn('src', 'text')
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('provider', 'text')
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('preset_id', 'text')
        .addColumn('item_info_id', 'text')
        .addColumn('sides', 'jsonb', (c) => c.notNull()),
    );
  await tenantTable(db, 'mockups', (table) =>
    columns(table).addForeignKeyConstraint('mockups_product', ['container_id', 'product_id'], 'product_presets', ['container_id', '_id']),
  );
  await tenantTable(db, 'mockup_presets', (table) =>
    columns(table)
      .addColumn('type', 'text', (c) => c.notNull())
      .addForeignKeyConstraint('mockup_presets_product', ['container_id', 'product_id'], 'product_presets', ['container_id', '_id']),
  );
  await db.schema
    .alterTable('mockup_presets')
    .alterColumn('provider', (c) => c.setNotNull())
    .execute();
  for (const name of ['mockups', 'mockup_presets'])
    await db.schema.createIndex(`${name}_product`).on(name).columns(['container_id', 'product_id', '_id']).execute();
  await db.schema.createIndex('mockups_preset').on('mockups').columns(['container_id', 'preset_id']).execute();
  await db.schema.createIndex('mockups_item_info').on('mockups').columns(['container_id', 'item_info_id']).execute();
  await db.schema.createIndex('mockup_presets_provider').on('mockup_presets').columns(['container_id', 'provider']).execute();
};

const listings = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'item_infos', (table) =>
    times(
      table
        .addColumn('identity', 'integer', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('type', 'text')
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('mockup_id', 'text')
        .addColumn('images', 'jsonb', (c) => c.notNull())
        .addColumn('sku', 'text', (c) => c.notNull())
        .addColumn('tags', texts, (c) => c.notNull().defaultTo(noTexts))
        .addColumn('collections', texts, (c) => c.notNull().defaultTo(noTexts))
        .addColumn('price', money, (c) => c.notNull())
        .addColumn('price_addition', money, (c) => c.notNull())
        .addColumn('fix_profit', 'double precision', (c) => c.notNull())
        .addColumn('fixed_profit', money, (c) => c.notNull())
        .addColumn('prety_attributes', 'jsonb', (c) => c.notNull())
        .addColumn('attribute_specifics_modify', 'jsonb', (c) => c.notNull())
        .addUniqueConstraint('item_infos_identity', ['container_id', 'identity'])
        .addUniqueConstraint('item_infos_sku', ['container_id', 'sku'])
        .addForeignKeyConstraint('item_infos_product', ['container_id', 'product_id'], 'product_presets', ['container_id', '_id']),
    ),
  );
  await tenantTable(db, 'item_info_numbers', (table) => table.addColumn('last', 'integer', (c) => c.notNull()), { key: [] });
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The sandbox shop's own world. No tenant table: the tenant role has no right to it. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_shops')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_keys')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
  await products(db);
  await db.schema
    .createTable('sandbox_images')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addColumn('mimetype', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bytea', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
  await orders(db);
};

const products = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_products')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('parent_id', 'integer', (c) => c.references('sandbox_products.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('sku', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('regular_price', 'text', (c) => c.notNull())
    .addColumn('attributes', 'jsonb', (c) => c.notNull())
    .addColumn('default_attributes', 'jsonb', (c) => c.notNull())
    .addColumn('image_ids', 'jsonb', (c) => c.notNull())
    .addColumn('meta_data', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('modified_at', 'integer', (c) => c.notNull())
    .execute();
  await sql`create unique index sandbox_products_sku on sandbox_products (shop, sku) where sku <> ''`.execute(db);
  await sql`create unique index sandbox_products_slug on sandbox_products (shop, slug) where parent_id is null`.execute(db);
  await sql`create index sandbox_products_parent on sandbox_products (parent_id)`.execute(db);
};

const orders = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_orders')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('order_key', 'text', (c) => c.notNull().unique())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('total', 'text', (c) => c.notNull())
    .addColumn('billing', 'jsonb', (c) => c.notNull())
    .addColumn('line_items', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('modified_at', 'integer', (c) => c.notNull())
    .execute();
  // Numbers begin where a shop with some past would be.
  await sql`alter table sandbox_orders alter column id restart with 1001`.execute(db);
  await sql`create index sandbox_orders_modified on sandbox_orders (shop, modified_at)`.execute(db);
};

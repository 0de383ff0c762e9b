import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What providers make and how platforms sort products, as they were last asked. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'provider_products',
    (table) =>
      table
        .addColumn('fulfilment_id', 'text', (c) => c.notNull())
        // The provider's own id of it.
        .addColumn('product', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('description', 'text', (c) => c.notNull())
        .addColumn('image', 'text')
        .addColumn('brand', 'text')
        .addColumn('kept_at', 'integer', (c) => c.notNull()),
    { key: ['fulfilment_id', 'product'] },
  );
  await tenantTable(
    db,
    'provider_makes',
    (table) =>
      table
        .addColumn('fulfilment_id', 'text', (c) => c.notNull())
        .addColumn('product', 'text', (c) => c.notNull())
        .addColumn('maker', 'text', (c) => c.notNull())
        .addColumn('maker_name', 'text', (c) => c.notNull())
        .addColumn('country', 'text')
        .addColumn('made', 'jsonb', (c) => c.notNull())
        .addColumn('kept_at', 'integer', (c) => c.notNull()),
    { key: ['fulfilment_id', 'product', 'maker'] },
  );
  await tenantTable(
    db,
    'platform_kept',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        // What was asked for: a parent, words, a category.
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('answer', 'jsonb', (c) => c.notNull())
        .addColumn('kept_at', 'integer', (c) => c.notNull()),
    { key: ['store_id', 'kind', 'key'] },
  );
  // When what it makes was last read for somebody who chose from it; null: nobody did.
  await db.schema.alterTable('fulfilments').addColumn('products_at', 'integer').execute();
  // Those that were made of one account's products are compared together.
  await sql`create index product_presets_source on product_presets (container_id, (source->>'fulfilment_id'))`.execute(db);
  await sql`alter table sandbox_products add column categories jsonb not null default '[]'`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Pictures of providers are asked for here, by keys of ours; terms name a platform's ids for each store; two lists of product types are read from an index alone. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('provider_products').addColumn('image_key', 'text').execute();
  await sql`create index provider_products_by_image on provider_products (image_key) where image_key is not null`.execute(db);
  // What was kept without a key is read anew when somebody next looks.
  await sql`update fulfilments set products_at = null where products_at is not null`.execute(db);
  await db.schema
    .alterTable('shipping_presets')
    .addColumn('store_ids', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
  // An index on an expression answers alone only where it holds what the expression is made of.
  await sql`drop index product_presets_by_base_price`.execute(db);
  await sql`create index product_presets_by_base_price on product_presets (container_id, (coalesce(base_price_from, 0)), _id)
    include (type, provider, favorite, base_price_from)`.execute(db);
  await sql`create index product_presets_of_provider_by_updated_at on product_presets (container_id, provider, updated_at, _id)
    include (type, favorite)`.execute(db);
  await labelledTogether(db);
};

/** Labels of product types that come together are written together, and counted once: that costs a quarter of one after the other. */
const labelledTogether = async (db: MigrationDb): Promise<void> => {
  await sql`drop trigger product_presets_labels_made on product_presets`.execute(db);
  await sql`create function make_preset_labels() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      insert into public.preset_labels (container_id, kind, label, preset_id)
      select distinct p.container_id, 'tag', label, p._id from come p, unnest(p.tags) as label
      union all select distinct p.container_id, 'collection', label, p._id from come p, unnest(p.collections) as label;
      return null;
    end $$`.execute(db);
  await sql`create trigger product_presets_labels_made after insert on product_presets referencing new table as come
    for each statement execute function make_preset_labels()`.execute(db);
};

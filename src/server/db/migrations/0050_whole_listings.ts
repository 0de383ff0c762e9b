import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** All that is said of a listing. What is there already goes to the shops as it did. */
export const up = async (db: MigrationDb): Promise<void> => {
  const list = sql`'[]'::jsonb`;
  await db.schema
    .alterTable('item_infos')
    .addColumn('description_ai', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('description_ai_pos', 'text', (c) => c.notNull().defaultTo(''))
    // Pictures of its sides, by the side's name.
    .addColumn('sides', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('plf_price', sql`double precision`)
    .addColumn('barcode', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('barcode_type', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('size_chart', 'jsonb')
    .addColumn('include_size_chart', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('tax_fee', sql`double precision`, (c) => c.notNull().defaultTo(0))
    .addColumn('tax_fee_fix', sql`double precision`, (c) => c.notNull().defaultTo(0))
    .addColumn('weight', sql`double precision`)
    .addColumn('package_width', sql`double precision`)
    .addColumn('package_height', sql`double precision`)
    .addColumn('package_length', sql`double precision`)
    .addColumn('package_dimension_unit', 'text', (c) => c.notNull().defaultTo('cm'))
    .addColumn('custom_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('include_extend_images', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('extend_images', 'jsonb', (c) => c.notNull().defaultTo(list))
    .addColumn('ebay_template_id', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('url', 'text')
    .addColumn('specifics', 'jsonb', (c) => c.notNull().defaultTo(list))
    .addColumn('platform_specifics', 'jsonb', (c) => c.notNull().defaultTo(list))
    .addColumn('platform_category', 'jsonb', (c) => c.notNull().defaultTo(list))
    .addColumn('attribute_specifics', 'jsonb', (c) => c.notNull().defaultTo(list))
    .execute();
  // The document of it that was shared, and when.
  await db.schema.alterTable('items').addColumn('issuu', 'jsonb').execute();
  await sql`update item_infos as listing set url = first.external_url from (
    select distinct on (container_id, item_info_id) container_id, item_info_id, external_url from items
    where external_url is not null order by container_id, item_info_id, imported_at, _id) as first
    where first.container_id = listing.container_id and first.item_info_id = listing._id`.execute(db);
};

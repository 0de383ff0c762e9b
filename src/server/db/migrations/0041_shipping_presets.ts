import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Terms listings share: how they are sent and taken back. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'shipping_presets', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('is_default', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('handling', 'jsonb', (c) => c.notNull())
      .addColumn('domestic', 'jsonb', (c) => c.notNull())
      .addColumn('international', 'jsonb', (c) => c.notNull())
      .addColumn('excluded', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('returns', 'jsonb', (c) => c.notNull())
      .addColumn('platform_ids', 'jsonb', (c) => c.notNull())
      // Dollars one piece costs by the cheapest service.
      .addColumn('cheapest', sql`double precision`, (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create trigger shipping_presets_version before update of updated_at on shipping_presets
    for each row execute function grow_version()`.execute(db);
  await sql`create unique index shipping_presets_name on shipping_presets (container_id, lower(name))`.execute(db);
  await sql`create unique index shipping_presets_default on shipping_presets (container_id) where is_default`.execute(db);
  await db.schema.alterTable('item_infos').addColumn('shipping_preset', 'text').execute();
  await db.schema
    .alterTable('item_infos')
    .addForeignKeyConstraint('item_infos_terms', ['container_id', 'shipping_preset'], 'shipping_presets', ['container_id', '_id'])
    .execute();
  await sql`create index item_infos_shipping_preset on item_infos (container_id, shipping_preset, _id) where shipping_preset is not null`.execute(
    db,
  );
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The sandbox shop does as real ones do: SKUs are looked up before a write, and no index holds them during it. Products have tags. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.dropIndex('sandbox_products_sku').execute();
  await sql`create index sandbox_products_sku on sandbox_products (shop, sku) where sku <> ''`.execute(db);
  await db.schema
    .alterTable('sandbox_products')
    .addColumn('tags', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
};

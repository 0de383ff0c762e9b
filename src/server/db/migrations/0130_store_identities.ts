import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * The keys of a store's shop, and the time the store was connected to it. Stores that are connected to one shop twice stay as they
 * are: their orders wait for a person.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('identities', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    // Null: since it was made.
    .addColumn('connected_at', 'integer')
    .execute();
  // As src/domain/stores/store-identity.ts writes them; what is sealed is told when the store is next read.
  await sql`update stores set identities = array_remove(array[
    case when platform_id in ('woocommerce', 'shopify', 'bigcommerce')
      then 'site:' || regexp_replace(regexp_replace(lower(website), '^https?://(www\\.)?', ''), '/+$', '') end,
    case when platform_id = 'etsy' then 'etsy:' || lower(nullif(config->>'shop_id', '')) end,
    case when platform_id = 'tiktok' then 'tiktok:' || lower(nullif(config->>'shop', '')) end,
    case when platform_id = 'shopify' then 'site:' || lower(nullif(config->>'shopName', '')) || '.myshopify.com' end,
    case when platform_id = 'bigcommerce' then 'bigcommerce:' || lower(nullif(config->>'storeHash', '')) end], null)`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * The currency a store sells in, and when its platform told it. `items.price_rate`: dollars one unit of the store's currency was worth when prices
 * were pushed last; null: they were pushed before prices were converted.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table stores add column currency text check (currency ~ '^[A-Z]{3}$'), add column currency_at bigint`.execute(db);
  await sql`alter table items add column price_rate double precision check (price_rate > 0)`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** `item_infos.store_prices`: prices the seller set for other currencies than dollars, of a listing without variants. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('item_infos')
    .addColumn('store_prices', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
};

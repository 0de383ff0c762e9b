import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Products the demo copied to its other shops had an object in the place of their categories, so that no list of these shops could be read. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`update sandbox_products set categories = '[]'::jsonb where jsonb_typeof(categories) <> 'array'`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Orders that wait for their payment and nobody has been told of, by their age. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create index orders_unpaid on orders (created_at)
    where status in ('Pending', 'On Hold') and paid_at is null and not attention`.execute(db);
};

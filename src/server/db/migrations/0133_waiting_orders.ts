import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Orders that wait for their payment or for their store and nobody has been told of, by their age. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`drop index orders_unpaid`.execute(db);
  await sql`create index orders_unpaid on orders (created_at)
    where (status = 'Pending' and paid_at is null or status = 'On Hold' and hold_reason = 'shop') and not attention`.execute(db);
};

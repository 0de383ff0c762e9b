import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Orders that wait for their payment, their store, or the check of their address, and nobody has been told of, by their age. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`drop index orders_unpaid`.execute(db);
  await sql`create index orders_waiting on orders (created_at)
    where (status = 'Pending' and paid_at is null or status = 'On Hold' and hold_reason = 'shop'
      or status = 'Processing' and address_state = 'verifying') and not attention`.execute(db);
};

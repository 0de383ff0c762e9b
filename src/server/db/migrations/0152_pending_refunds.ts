import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Refunds PayPal has not completed, by their ids, with the time each was made: PayPal may still deny them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table paypal_items add column refunds_pending jsonb not null default '{}'`.execute(db);
  await sql`create index paypal_items_refunds_pending on paypal_items (container_id, account_id, created_at)
    where refunds_pending <> '{}'`.execute(db);
};

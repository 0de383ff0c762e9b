import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Orders tell what was given back and whether the shop still has them; a store tells why its connection does not work. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('orders')
    .addColumn('refunded', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .addColumn('removed', 'text', (c) => c.check(sql`removed in ('trashed', 'deleted')`))
    .addColumn('seen_at', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update orders set seen_at = updated_at`.execute(db);
  await sql`create index orders_unseen on orders (container_id, store_id, seen_at) where removed is null`.execute(db);
  await db.schema.alterTable('stores').addColumn('sto_reason', 'jsonb').execute();
  // Those kept told a guess in the place of the reason; they stay in the words they were kept in.
  await sql`update notifications set code = null, params = null
    where code in ('store-lost', 'store-refused') and not params ? 'reason'`.execute(db);
  await db.schema
    .alterTable('sandbox_keys')
    .addColumn('permissions', 'text', (c) => c.notNull().defaultTo('read_write'))
    .execute();
  await db.schema
    .alterTable('sandbox_orders')
    .addColumn('refunds', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** What stores say that a person has to decide on, pieces they took out of orders, and what they said last of a gift message. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('orders')
    .addColumn('questions', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('platform_gift', 'text')
    .execute();
  await sql`update orders set platform_gift = note_gift where note_gift is not null`.execute(db);
  await sql`alter table orders drop constraint orders_hold_reason_check`.execute(db);
  await sql`alter table orders add constraint orders_hold_reason_check
    check (hold_reason in ('person', 'shop', 'buyer', 'trademark', 'stock', 'unclear'))`.execute(db);
  await db.schema
    .alterTable('order_lines')
    .addColumn('dropped', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('to_ship', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute();
};

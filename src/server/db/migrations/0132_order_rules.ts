import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Sellers' rules for all orders of a store, the shop's facts they apply to, and lines that are not fulfilled here. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('stores')
    .addColumn('order_rules', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
  await db.schema.alterTable('orders').addColumn('told', 'jsonb').execute();
  await db.schema
    .alterTable('order_lines')
    .addColumn('unfulfilled', 'text', (c) => c.check(sql`unfulfilled in ('rule', 'line')`))
    .execute();
};

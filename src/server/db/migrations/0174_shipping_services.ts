import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * `orders.shipping_service`: the service the buyer chose, as the store names it, and whether it is faster than the standard one;
 * `fulfilments.shipping_choices`: the provider's method a seller chose for each service; `sandbox_orders.shipping_title`: the sandbox's own.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('orders')
    .addColumn('shipping_service', 'text')
    .addColumn('shipping_faster', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('sandbox_orders')
    .addColumn('shipping_title', 'text', (c) => c.notNull().defaultTo('Flat rate'))
    .execute();
  await db.schema
    .alterTable('fulfilments')
    .addColumn('shipping_choices', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
};

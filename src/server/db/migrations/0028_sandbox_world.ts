import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * The sandbox grows into a small world: its own clock, a ledger of what was done at each place, two print providers and a carrier beside
 * the shops. No tenant tables.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await world(db);
  await shops(db);
  await print(db);
  await db.schema
    .createTable('sandbox_trackings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('tracking_number', 'text', (c) => c.notNull())
    .addColumn('courier_code', 'text', (c) => c.notNull())
    .addColumn('details', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('sandbox_trackings_number', ['tracking_number', 'courier_code'])
    .execute();
};

const world = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_clock')
    .addColumn('one', 'boolean', (c) =>
      c
        .primaryKey()
        .defaultTo(true)
        .check(sql`one`),
    )
    .addColumn('real_at', 'double precision', (c) => c.notNull())
    .addColumn('at', 'double precision', (c) => c.notNull())
    .addColumn('speed', 'double precision', (c) => c.notNull())
    .addColumn('busy_until', 'double precision', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .execute();
  // Shows real time until somebody turns it; a day in a minute while something is on its way.
  await sql`insert into sandbox_clock (real_at, at, speed, busy_until, seed) values (0, 0, 1440, 0, 'sandbox')`.execute(db);
  await db.schema
    .createTable('sandbox_effects')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sandbox_effects_key').on('sandbox_effects').columns(['place', 'key']).execute();
  await db.schema
    .createTable('sandbox_tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
};

const shops = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('sandbox_shops').addColumn('ship_by_days', 'integer').execute();
  await db.schema
    .alterTable('sandbox_orders')
    .addColumn('paid_at', 'integer')
    .addColumn('completed_at', 'integer')
    .addColumn('ship_by', 'integer')
    .addColumn('notes', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('trackings', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
  await sql`update sandbox_orders set paid_at = created_at`.execute(db);
};

const print = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_print_accounts')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('shop_id', 'integer', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .createTable('sandbox_blueprints')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('title', 'text', (c) => c.notNull().unique())
    .addColumn('brand', 'text', (c) => c.notNull())
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('placeholders', 'jsonb', (c) => c.notNull())
    .addColumn('variants', 'jsonb', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_print_orders')
    .addColumn('number', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('account', 'text', (c) => c.notNull().references('sandbox_print_accounts.slug').onDelete('cascade'))
    .addColumn('external_id', 'text', (c) => c.notNull())
    .addColumn('label', 'text')
    .addColumn('shipping_method', 'integer', (c) => c.notNull())
    .addColumn('address', 'jsonb', (c) => c.notNull())
    .addColumn('lines', 'jsonb', (c) => c.notNull())
    .addColumn('files', 'jsonb', (c) => c.notNull())
    .addColumn('price', 'integer', (c) => c.notNull())
    .addColumn('shipping', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'integer')
    .addColumn('paid_at', 'integer')
    .addColumn('canceled_at', 'integer')
    .addUniqueConstraint('sandbox_print_orders_reference', ['account', 'external_id'])
    .execute();
  await db.schema
    .createTable('sandbox_print_money')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('account', 'text', (c) => c.notNull().references('sandbox_print_accounts.slug').onDelete('cascade'))
    .addColumn('amount', 'integer', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.unique())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Messages that come and go by the store's platform. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table supports add column shop_thread text, add column shop_closed boolean not null default false`.execute(db);
  await sql`create index supports_of_thread on supports (container_id, store_id, shop_thread) where shop_thread is not null`.execute(db);
  await sql`alter table messages
    add column channel text not null default 'mail' check (channel in ('mail', 'shop')),
    add column shop_key text collate "C",
    add column refusal_values jsonb`.execute(db);
  // Each message of a platform once.
  await sql`create unique index messages_of_shop on messages (container_id, store_id, shop_key) where shop_key is not null`.execute(db);
  await sql`alter table orders add column buyer_account text`.execute(db);
  await sql`create index orders_of_account on orders (container_id, store_id, buyer_account, created_at) where buyer_account is not null`.execute(
    db,
  );
  await tenantTable(
    db,
    'shop_inboxes',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('place', 'jsonb')
        // By the database's clock.
        .addColumn('next_at', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('failed_at', 'integer')
        .addColumn('refusal', 'text')
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addForeignKeyConstraint('shop_inboxes_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['store_id'] },
  );
  await sql`create index shop_inboxes_due on shop_inboxes (next_at)`.execute(db);
};

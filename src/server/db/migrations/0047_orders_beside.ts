import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/**
 * Payments of orders stand as rows beside them, as tags do; orders that wait are found without those that do not; the queue is counted in an index of
 * its own; and parts of orders know from when they wait to go.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await payments(db);
  await tags(db);
  await sql`create index orders_unshipped on orders (container_id, created_at, _id)
    include (archived_at, act_by, ship_by, store_id, status) where act_by is not null`.execute(db);
  // What the queue's counts read: rows alike stand in it once.
  await sql`create index queue_items_counted on queue_items (container_id, kind, enters_at, assignee)`.execute(db);
  await db.schema
    .alterTable('fulfilment_orders')
    // From when the store's delay counts until `submit_at`; empty: somebody said when it goes.
    .addColumn('delay_from', 'integer')
    .addColumn('by_itself', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
};

/** Tags know whether their order is archived, so that those of a tag are counted without a look at the orders. */
const tags = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('order_tags')
    .addColumn('archived', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
  await sql`update order_tags t set archived = true from orders o
    where o.container_id = t.container_id and o._id = t.order_id and o.archived_at is not null`.execute(db);
  await sql`create index order_tags_open on order_tags (container_id, tag, order_id) where archived = false`.execute(db);
  await sql`create or replace function keep_order_tags() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.order_tags where container_id = new.container_id and order_id = new._id; end if;
      insert into public.order_tags (container_id, tag, order_id, archived)
        select distinct new.container_id, tag, new._id, new.archived_at is not null from unnest(new.tags) as tag;
      return null;
    end $$`.execute(db);
  await sql`drop trigger orders_tags_changed on orders`.execute(db);
  await sql`create trigger orders_tags_changed after update of tags, archived_at on orders for each row
    when (new.tags is distinct from old.tags or (new.archived_at is null) <> (old.archived_at is null)) execute function keep_order_tags()`.execute(
    db,
  );
};

/** What a document holds is searched by an operator row-level security keeps from indexes. */
const payments = async (db: MigrationDb): Promise<void> => {
  await sql`drop index orders_payments`.execute(db);
  await tenantTable(
    db,
    'order_payments',
    (table) =>
      table
        .addColumn('transaction_id', 'text', (c) => c.notNull())
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('order_payments_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['transaction_id', 'order_id'] },
  );
  await sql`create index order_payments_of_order on order_payments (container_id, order_id)`.execute(db);
  const found = `select distinct new.container_id, paid->>'transaction_id', new._id from jsonb_array_elements(new.payments) as paid
        where paid->>'transaction_id' is not null`;
  await sql`create function keep_order_payments() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.order_payments where container_id = new.container_id and order_id = new._id; end if;
      insert into public.order_payments (container_id, transaction_id, order_id) ${sql.raw(found)};
      return null;
    end $$`.execute(db);
  await sql`create trigger orders_payments_made after insert on orders for each row when (new.payments <> '[]') execute function keep_order_payments()`.execute(
    db,
  );
  await sql`create trigger orders_payments_changed after update of payments on orders for each row when (new.payments is distinct from old.payments)
    execute function keep_order_payments()`.execute(db);
  await sql`insert into order_payments (container_id, transaction_id, order_id)
    select distinct container_id, paid->>'transaction_id', _id from orders, jsonb_array_elements(payments) as paid
    where paid->>'transaction_id' is not null`.execute(db);
};

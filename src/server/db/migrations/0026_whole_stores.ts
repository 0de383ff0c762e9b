import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** All the specification says of a store, and what is counted of each without looking at what is counted. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('stores')
    // Products it holds at most.
    .addColumn('limit', 'integer', (c) => c.notNull().defaultTo(0))
    // Whatever else was typed, by the names of its fields; no list is sorted or narrowed by it.
    .addColumn('settings', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    // What of it is kept sealed.
    .addColumn('secrets', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('funds', 'jsonb')
    .execute();
  await sql`create index stores_names on stores (container_id, sto_name, _id desc) where trashed_at is null`.execute(db);
  await sql`create index stores_status on stores (container_id, sto_status, _id desc) where trashed_at is null`.execute(db);
  await sql`drop index stores_list`.execute(db);
  await counts(db);
};

/**
 * A slim row a store, so that one more order writes little. Whoever changes the counts of many stores does it in the order of their ids, or two
 * such would wait for each other.
 */
const counts = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'store_counts',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('orders', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('products', 'integer', (c) => c.notNull().defaultTo(0))
        .addForeignKeyConstraint('store_counts_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['store_id'] },
  );
  await sql`alter table store_counts set (fillfactor = 70)`.execute(db);
  await sql`insert into store_counts (container_id, store_id, orders, products)
    select container_id, store_id, sum(orders), sum(products) from (
      select container_id, store_id, count(*) as orders, 0 as products from orders group by 1, 2
      union all select container_id, store_id, 0, count(*) from items group by 1, 2) as counted
    group by 1, 2`.execute(db);
  await sql`create function count_for_stores() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      insert into public.store_counts as known (container_id, store_id, orders, products)
      select container_id, store_id,
        case tg_table_name when 'orders' then sign * count(*) else 0 end, case tg_table_name when 'items' then sign * count(*) else 0 end
      from changed group by container_id, store_id order by container_id, store_id
      on conflict (container_id, store_id) do update
        set orders = known.orders + excluded.orders, products = known.products + excluded.products;
      return null;
    end $$`.execute(db);
  for (const table of ['orders', 'items']) {
    const id = sql.id(table);
    await sql`create trigger ${sql.id(`${table}_come`)} after insert on ${id} referencing new table as changed
      for each statement execute function count_for_stores()`.execute(db);
    await sql`create trigger ${sql.id(`${table}_go`)} after delete on ${id} referencing old table as changed
      for each statement execute function count_for_stores()`.execute(db);
  }
};

import { sql } from 'kysely';
import { TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/** Stores, what is listed on them, jobs, orders. */
export const up = async (db: MigrationDb): Promise<void> => {
  await stores(db);
  await items(db);
  await jobs(db);
  await orders(db);
  await queueDoor(db);
};

const stores = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'stores', (table) =>
    table
      .addColumn('platform_id', 'text', (c) => c.notNull())
      .addColumn('sto_name', 'text', (c) => c.notNull())
      .addColumn('sto_user', 'text')
      .addColumn('sto_status', 'text', (c) => c.notNull())
      .addColumn('sto_auto', 'boolean', (c) => c.notNull())
      .addColumn('brand_name', 'text')
      .addColumn('private_note', 'text')
      .addColumn('default_quantity', 'integer', (c) => c.notNull())
      .addColumn('max_per_day', 'integer', (c) => c.notNull())
      .addColumn('max_per_week', 'integer', (c) => c.notNull())
      .addColumn('max_per_month', 'integer', (c) => c.notNull())
      .addColumn('schedule_fetch', 'integer', (c) => c.notNull())
      .addColumn('country', 'text')
      .addColumn('website', 'text', (c) => c.notNull())
      .addColumn('key_mask', 'text', (c) => c.notNull())
      .addColumn('secret_mask', 'text', (c) => c.notNull())
      .addColumn('credentials', 'text', (c) => c.notNull())
      .addColumn('fetch_every', 'integer', (c) => c.notNull())
      .addColumn('next_fetch_at', 'integer', (c) => c.notNull())
      .addColumn('last_fetch_at', 'integer')
      .addColumn('fetch_cursor', 'text')
      .addColumn('last_push_item_at', 'integer')
      .addColumn('trashed_at', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create index stores_list on stores (container_id, sto_status, created_at desc) where trashed_at is null`.execute(db);
  // The scheduler asks across containers which stores are due.
  await sql`create index stores_due on stores (next_fetch_at) where fetch_every > 0 and trashed_at is null`.execute(db);
};

const items = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'items', (table) =>
    table
      .addColumn('item_info_id', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('platform', 'text', (c) => c.notNull())
      .addColumn('platform_id', 'text')
      .addColumn('external_url', 'text')
      .addColumn('sku', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'integer')
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('items_listing_store', ['container_id', 'item_info_id', 'store_id'])
      .addForeignKeyConstraint('items_listing', ['container_id', 'item_info_id'], 'item_infos', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      )
      .addForeignKeyConstraint('items_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id']),
  );
  await sql`create index items_imported on items (container_id, store_id, imported_at)`.execute(db);
  await sql`create index items_platform on items (container_id, store_id, platform_id)`.execute(db);
};

const jobs = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'job_groups', (table) =>
    table
      .addColumn('job_type', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('job_groups_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id']),
  );
  await tenantTable(db, 'jobs', (table) =>
    table
      .addColumn('group_id', 'text', (c) => c.notNull())
      .addColumn('job_type', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('item_info_id', 'text')
      .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('waiting', 'pending', 'stopped', 'rejected', 'done')`))
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('again', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('data', 'jsonb', (c) => c.notNull())
      .addColumn('msg', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('jobs_group', ['container_id', 'group_id'], 'job_groups', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index jobs_by_group on jobs (container_id, group_id, status)`.execute(db);
  // One job per listing and store, and one look for orders per store, is in the queue or in hand at a time.
  await sql`create unique index jobs_active on jobs (container_id, store_id, job_type, coalesce(item_info_id, ''))
    where status in ('waiting', 'pending')`.execute(db);
};

const orders = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'orders', (table) =>
    table
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('platform_id', 'text', (c) => c.notNull())
      .addColumn('number', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('total', sql`numeric(14, 2)`, (c) => c.notNull())
      .addColumn('buyer', 'jsonb', (c) => c.notNull())
      .addColumn('items', 'jsonb', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('orders_store_platform', ['container_id', 'store_id', 'platform_id'])
      .addForeignKeyConstraint('orders_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id']),
  );
  await sql`create index orders_list on orders (container_id, status, created_at desc)`.execute(db);
  await sql`create index orders_newest on orders (container_id, created_at desc)`.execute(db);
};

/**
 * The tenant role's only way to the job queue, so that a job can be added in the transaction of its cause. Container id and
 * key prefix come from the transaction's own setting: no container can add, replace or remove another's job.
 */
const queueDoor = async (db: MigrationDb): Promise<void> => {
  await sql`create function enqueue_job(identifier text, payload jsonb, queue_name text, run_at timestamptz, job_key text, priority integer)
    returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare container text := nullif(current_setting('app.container', true), '');
    begin
      if container is null then raise exception 'enqueue_job needs app.container'; end if;
      perform graphile_worker.add_job(
        identifier => enqueue_job.identifier,
        payload => (enqueue_job.payload || jsonb_build_object('container_id', container))::json,
        queue_name => container || ':' || enqueue_job.queue_name,
        run_at => enqueue_job.run_at,
        job_key => container || ':' || enqueue_job.job_key,
        priority => enqueue_job.priority
      );
    end $$`.execute(db);
  await sql`create function dequeue_job(job_key text)
    returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare container text := nullif(current_setting('app.container', true), '');
    begin
      if container is null then raise exception 'dequeue_job needs app.container'; end if;
      perform graphile_worker.remove_job(container || ':' || dequeue_job.job_key);
    end $$`.execute(db);
  for (const signature of ['enqueue_job(text, jsonb, text, timestamptz, text, integer)', 'dequeue_job(text)']) {
    await sql`revoke all on function ${sql.raw(signature)} from public`.execute(db);
    await sql`grant execute on function ${sql.raw(signature)} to ${sql.id(TENANT_ROLE)}, current_user`.execute(db);
  }
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Requests to erase a buyer, keyed hashes of whoever was erased, and the days data is kept for. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'erasures', (table) =>
    table
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
      .addColumn('seed_id', 'text')
      .addColumn('counts', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('storage_keys', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('requested_by', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'integer', (column) => column.notNull())
      .addColumn('finished_at', 'integer')
      .addColumn('blocked_by', 'text'),
  );
  await sql`alter table erasures add constraint erasures_state check (state in ('waiting', 'files', 'done', 'blocked'))`.execute(db);
  // One person presses twice, or two at once: one request waits.
  await sql`create unique index erasures_open on erasures (container_id, seed_id) where state in ('waiting', 'files')`.execute(db);
  await sql`create index erasures_unfinished on erasures (requested_at) where state in ('waiting', 'files')`.execute(db);
  await tenantTable(
    db,
    'erased_marks',
    (table) =>
      table
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('erased_at', 'integer', (column) => column.notNull())
        .addColumn('replayed', 'boolean', (column) => column.notNull().defaultTo(true)),
    { key: ['hash'] },
  );
  await db.schema.alterTable('orders').addColumn('erased_at', 'integer').execute();
  await db.schema.alterTable('paypal_items').addColumn('erased_at', 'integer').execute();
  await sql`alter table desk_settings add column retention jsonb not null default '{}'`.execute(db);
  // Housekeeping looks for the oldest closed orders whose buyer is still known.
  await sql`create index orders_unerased on orders (container_id, updated_at) where erased_at is null and status in ('Delivered', 'Cancelled', 'Refunded', 'Shipped', 'Returned')`.execute(
    db,
  );
};

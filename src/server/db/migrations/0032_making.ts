import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What sending orders to providers needs to know of fulfilments, and money that is given back. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('fulfilments')
    // `http://host:port` the seller connected it at: where the provider finds print files.
    .addColumn('origin', 'text')
    // When what the provider lists was last read; empty: not yet.
    .addColumn('catalogue_at', 'integer')
    .execute();
  await db.schema
    .alterTable('fulfilment_orders')
    // Of parcels, as the provider told them: a number that was corrected since is none of another parcel.
    .addColumn('told_numbers', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
  await tenantTable(db, 'order_refunds', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      // In the order's currency.
      .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('pieces', 'jsonb', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) =>
        c
          .notNull()
          .defaultTo('waiting')
          .check(sql`state in ('waiting', 'done', 'failed')`),
      )
      // What had been given back when the shop was first asked.
      .addColumn('given_before', sql`numeric(14, 2)`)
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('order_refunds_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index order_refunds_of_order on order_refunds (container_id, order_id)`.execute(db);
  await awaitedListings(db);
};

/**
 * Whoever saves a listing or a mockup knows nothing of orders, so the database has those looked at again that wait for what was missing in it: in the
 * same transaction, and only where there are such.
 */
const awaitedListings = async (db: MigrationDb): Promise<void> => {
  await sql`create function tell_awaited_listing(container text, listing text, listing_sku text) returns void language plpgsql
    set search_path = pg_catalog, pg_temp as $$
    begin
      if current_setting('app.container', true) is distinct from container then return; end if;
      if exists (select from public.order_lines l where l.container_id = container and l.item_info_id = listing
          and (l.variant_sku is null or l.print_files is null or jsonb_array_length(l.print_files->'files') < greatest(1, (l.print_files->>'areas')::integer)))
        or exists (select from public.order_lines l where l.container_id = container and (l.item_info_id is null or l.variant_sku is null)
          and (l.sku = listing_sku or starts_with(l.sku, listing_sku || '-'))) then
        perform public.enqueue_job('awaited_listing', jsonb_build_object('item_info_id', listing), 'listing:' || listing, now(), 'awaited:' || listing, 5);
      end if;
    end $$`.execute(db);
  await sql`create function awaited_listing_saved() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      perform public.tell_awaited_listing(new.container_id, new._id, new.sku);
      return null;
    end $$`.execute(db);
  await sql`create function awaited_mockup_saved() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      perform public.tell_awaited_listing(i.container_id, i._id, i.sku) from public.item_infos i
        where i.container_id = new.container_id and i.mockup_id = new._id;
      return null;
    end $$`.execute(db);
  await sql`create trigger item_infos_awaited after insert or update of sku, mockup_id, product_id, attribute_specifics_modify on item_infos
    for each row execute function awaited_listing_saved()`.execute(db);
  await sql`create trigger mockups_awaited after update of sides on mockups for each row execute function awaited_mockup_saved()`.execute(
    db,
  );
};

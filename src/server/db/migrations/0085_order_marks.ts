import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * An order that changes marks its own days; those of its fulfilment orders it marks only where it changes what they count by, its store and its ship-by
 * moment. What changed is found once.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create or replace function mark_days_orders_update() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      insert into public.report_dirty (container_id, kind, at)
      with changed as materialized (
        select come.container_id, come._id, come.paid_at, come.created_at, gone.paid_at as paid_before, gone.created_at as created_before,
          (come.store_id, come.ship_by) is distinct from (gone.store_id, gone.ship_by) as of_fos
        from come join gone on gone.container_id = come.container_id and gone._id = come._id
        where (come.store_id, come.currency, come.created_at, come.paid_at, come.rate, come.total, come.tax, come.refunded, come.fees, come.cost, come.ship_by)
          is distinct from
          (gone.store_id, gone.currency, gone.created_at, gone.paid_at, gone.rate, gone.total, gone.tax, gone.refunded, gone.fees, gone.cost, gone.ship_by))
      select distinct container_id, kind, at / 900 * 900 from (
        select container_id, 'order' as kind, created_at as at from changed where paid_at is not null
        union all select container_id, 'order', created_before from changed where paid_before is not null
        union all select fo.container_id, 'fo', fo.sent_at from changed
          join public.fulfilment_orders fo on fo.container_id = changed.container_id and fo.order_id = changed._id
          where changed.of_fos and fo.sent_at is not null) as marked;
      return null;
    end $$`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * `items.price_currency`: the currency `price_rate` is of; a rate of another currency than the store has by now is none. Rates kept so far are taken to
 * be of the currency their store has. What a rate or a store's currency decides is worked out anew when it changes, by marks as migration 0054
 * leaves them.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table items add column price_currency text check (price_currency ~ '^[A-Z]{3}$')`.execute(db);
  await sql`update items i set price_currency = coalesce(s.currency, 'USD') from stores s
    where s.container_id = i.container_id and s._id = i.store_id and i.price_rate is not null`.execute(db);
  await storeMarks(db);
  await rateMarks(db);
};

/** A store in another currency is read from its beginning too: its platform may not tell that products have changed. */
const storeMarks = async (db: MigrationDb): Promise<void> => {
  await sql`create function external_marks_store_currency() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      insert into external_marks (container_id, _id, store_id, platform_id, item_info_id)
        select new.container_id, gen_random_uuid()::text, new._id, null, null;
      update external_reads set place = jsonb_set(place, '{cursor}', 'null'), next_at = 0
        where container_id = new.container_id and store_id = new._id and old.currency is not null;
      return null;
    end $$`.execute(db);
  await sql`create trigger external_marks_store_currency after update on stores for each row
    when (new.currency is distinct from old.currency) execute function external_marks_store_currency()`.execute(db);
};

/** Prices that were pushed at a rate of their currency stay what they were: another rate since is no difference. */
const rateMarks = async (db: MigrationDb): Promise<void> => {
  const causes = {
    insert: ['new table as changed', 'select * from changed'],
    update: [
      'old table as former new table as changed',
      `select n.* from changed n where not exists (select from former o
        where o.container_id = n.container_id and o.currency = n.currency and o.rate = n.rate)`,
    ],
    delete: ['old table as changed', 'select * from changed'],
  } as const;
  for (const [when, [tables, rates]] of Object.entries(causes)) {
    const called = sql.id(`external_marks_rate_${when}`);
    await sql`create function ${called}() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
      begin
        insert into external_marks (container_id, _id, store_id, platform_id, item_info_id)
          select e.container_id, gen_random_uuid()::text, e.store_id, e.platform_id, null from (${sql.raw(rates)}) c
          join stores s on s.container_id = c.container_id
          join external_products e on e.container_id = s.container_id and e.store_id = s._id
          join items i on i.container_id = e.container_id and i.store_id = e.store_id and i.item_info_id = e.item_info_id
          where coalesce(e.currency, s.currency) = c.currency and (i.price_rate is null or i.price_currency is distinct from c.currency);
        return null;
      end $$`.execute(db);
    await sql`create trigger ${called} after ${sql.raw(when)} on currency_rates referencing ${sql.raw(tables)}
      for each statement execute function ${called}()`.execute(db);
  }
};

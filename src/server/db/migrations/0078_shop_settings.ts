import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** What a shop sets for itself: opening hours, a version of all of it, and of each rate who wrote it and what the feed says. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('desk_settings')
    // Null: the usual office week.
    .addColumn('week', 'jsonb')
    .addColumn('created_at', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create trigger desk_settings_version before update of updated_at on desk_settings
    for each row execute function grow_version()`.execute(db);
  await db.schema
    .alterTable('currency_rates')
    .addColumn('user_id', 'text')
    .addColumn('feed_rate', sql`numeric(18, 8)`, (c) => c.check(sql`feed_rate > 0`))
    .addColumn('feed_at', 'integer')
    .execute();
  await sql`update currency_rates set feed_rate = rate, feed_at = updated_at where source is not null`.execute(db);
  // Paid orders that wait for a rate are few, and asked for by their currency.
  await sql`create index orders_unrated on orders (container_id, currency) where rate is null and paid_at is not null`.execute(db);
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Integrations: whether they are on, how they are reached, how they answered. Trend items move there; exchange rates know who wrote them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'app_configs',
    (table) =>
      table
        .addColumn('code', 'text', (c) => c.notNull())
        .addColumn('is_on', 'boolean', (c) => c.notNull())
        .addColumn('config', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
        .addColumn('credentials', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('last_success_at', 'integer')
        .addColumn('last_error', 'jsonb')
        .addColumn('next_at', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull()),
    { key: ['code'] },
  );
  await sql`create trigger app_configs_version before update of updated_at on app_configs
    for each row execute function grow_version()`.execute(db);
  await sql`create index app_configs_due on app_configs (code, next_at) where is_on`.execute(db);
  await sql`insert into app_configs (container_id, code, is_on, created_at, updated_at)
    select _id, 'trends', true, created_at, created_at from containers where setting ->> 'trend' = 'trend'`.execute(db);
  // What the menu goes by follows from the row, so that they cannot differ.
  await sql`create function trend_is_set() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      update public.containers
        set setting = case when new.is_on then setting || '{"trend": "trend"}'::jsonb else setting - 'trend' end
        where _id = new.container_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger is_set after insert or update of is_on on app_configs for each row
    when (new.code = 'trends') execute function trend_is_set()`.execute(db);
  // Null: a person, whose rate no feed writes over.
  await db.schema.alterTable('currency_rates').addColumn('source', 'text').execute();
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Tables whose rows are changed as a whole, by whoever opened them a while ago. */
const VERSIONED = [
  'stores',
  'mockup_designs',
  'files',
  'user_groups',
  'memberships',
  'list_views',
  'mockups',
  'mockup_presets',
  'item_infos',
] as const;

/** `updated_at` names a row's version: whoever writes it, it grows, so that two changes within one second differ too. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create function grow_version() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      new.updated_at := greatest(new.updated_at, coalesce(old.updated_at, old.created_at) + 1);
      return new;
    end $$`.execute(db);
  for (const table of VERSIONED) {
    // `of updated_at`: what is written without it, such as when a store is read next, is no other version.
    await sql`create trigger ${sql.id(`${table}_version`)} before update of updated_at on ${sql.id(table)}
      for each row execute function grow_version()`.execute(db);
  }
};

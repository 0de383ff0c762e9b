import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

const KINDS = { type: 'type', provider: 'provider', favorite: 'favorite::text' };

const counted = (rows: string, sign: '' | '-'): string =>
  Object.entries(KINDS)
    .map(
      ([kind, key]) =>
        `select container_id, '${kind}' as kind, ${key} as key, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3`,
    )
    .join(' union all ');

/** How many product types are favourites is a sum too, as of their types and providers. */
export const up = async (db: MigrationDb): Promise<void> => {
  for (const [event, parts] of [
    ['insert', [counted('come', '')]],
    ['delete', [counted('gone', '-')]],
    ['update', [counted('come', ''), counted('gone', '-')]],
  ] as const)
    await sql`create or replace function ${sql.id(`count_product_presets_${event}`)}() returns trigger language plpgsql
      set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.preset_count_changes (container_id, kind, key, count)
        select container_id, kind, key, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
        group by container_id, kind, key having sum(by) <> 0;
        return null;
      end $$`.execute(db);
  await sql`insert into preset_counts (container_id, kind, key, count)
    select container_id, 'favorite', favorite::text, count(*)::integer from product_presets group by 1, 3`.execute(db);
};

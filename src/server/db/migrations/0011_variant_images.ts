import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Variants of a listing may have a picture of their own. Lists answer with the column as it stands, so those saved before say that they have none. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`
    update item_infos
    set attribute_specifics_modify = (
      select coalesce(jsonb_agg('{"image": null}'::jsonb || variant order by place), '[]'::jsonb)
      from jsonb_array_elements(attribute_specifics_modify) with ordinality as variants(variant, place)
    )
  `.execute(db);
};

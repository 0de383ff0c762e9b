import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The subject of each mail, so that messages that are split off begin under their own. Null: none, or it came before this column. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table messages add column subject text`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The state of a conversation before the change of several that was made last, which can be undone. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table supports add column undo jsonb`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** When stores were asked last is looked for too: a clock that was set back shows in it. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create index stores_asked on stores ((next_fetch_at - fetch_every)) where fetch_every > 0 and trashed_at is null`.execute(db);
};

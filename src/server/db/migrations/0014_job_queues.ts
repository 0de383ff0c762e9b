import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** A job's row says in which queue it waits and how urgent it is, so that it can be put back there without asking its kind. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('jobs').addColumn('queue', 'text').addColumn('priority', 'smallint').execute();
  await sql`update jobs set queue = 'store:' || store_id, priority = case job_type when 'fetch_orders' then -10 else 0 end`.execute(db);
  await sql`alter table jobs alter column queue set not null, alter column priority set not null`.execute(db);
};

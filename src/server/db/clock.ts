import { sql, type Kysely } from 'kysely';
import type { Database } from './schema';

/** Unix seconds by the database's clock, the same for all nodes: when jobs and schedules are due. */
export const databaseNow = sql<number>`extract(epoch from now())::integer`;

/** The same, asked for by itself; so many seconds ahead of it. */
export const readDatabaseNow = async (db: Kysely<Database>, ahead = 0): Promise<number> => {
  const { rows } = await sql<{ now: number }>`select ${databaseNow} as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time.');
  return row.now + ahead;
};

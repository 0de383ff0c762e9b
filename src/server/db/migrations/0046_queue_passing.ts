import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** What becomes due, or comes into a queue, by time alone is looked for in all of them at once. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create index queue_items_enter on queue_items (enters_at) include (container_id, kind) where enters_at > 0`.execute(db);
  await sql`create index queue_items_due on queue_items (due_at) include (container_id, kind, enters_at)`.execute(db);
};

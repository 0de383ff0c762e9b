import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Uploads arrive in parts, from which they go on after a broken line, and say by a checksum what they should be. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('files')
    .addColumn('received', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('parts', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('sha256', 'text')
    .execute();
  // Bytes that had arrived whole.
  await sql`update files set received = size, parts = array['incoming/' || _id] where state = 'uploaded'`.execute(db);
  await sql`drop index files_unfinished`.execute(db);
  await sql`create index files_remains on files (container_id, updated_at) where state <> 'ready' or parts <> '{}'`.execute(db);
};

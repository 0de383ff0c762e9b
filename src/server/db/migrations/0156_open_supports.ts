import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Finds the open conversations of one person, and those of nobody, without looking at any other. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create index supports_open_assignee on supports (container_id, assignee)
    where status in ('New', 'Inprocess') and merged_into is null`.execute(db);
};

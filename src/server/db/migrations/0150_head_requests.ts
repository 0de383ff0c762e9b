import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** When a shop that is put off is next asked by a HEAD request whether it answers again. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table stores add column head_at integer`.execute(db);
  await sql`create index stores_head on stores (head_at) where head_at is not null`.execute(db);
};

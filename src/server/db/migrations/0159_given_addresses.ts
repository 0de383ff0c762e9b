import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The conversation a link for an address was sent in, and messages that say what a buyer did rather than wrote. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table address_links add column support_id text`.execute(db);
  await sql`alter table messages add column code text`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The formatted text of a draft, as a message has it; null: it is plain text. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table message_drafts add column html text`.execute(db);
};

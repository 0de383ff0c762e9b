import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The address claims go to at the provider of an account. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table fulfilments add column claims_email text not null default ''`.execute(db);
};

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The keys of the hashes of erased buyers, sealed: they outlive the secrets key. The first row is made at the start, which has the key. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create table erasure_keys (_id text primary key, secret text not null, created_at integer not null,
    lost_at integer)`.execute(db);
};

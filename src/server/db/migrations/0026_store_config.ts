import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** What is shown of a store's connection is its platform's own block; until now every store was on the one platform there was. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table stores add column config jsonb`.execute(db);
  // A trashed store has nothing to show. The version of a row stays: nobody changed it.
  await sql`update stores set config = case when trashed_at is null
    then jsonb_build_object('website', website, 'key', key_mask, 'secret', secret_mask) else '{}'::jsonb end`.execute(db);
  await sql`alter table stores alter column config set not null, drop column key_mask, drop column secret_mask`.execute(db);
};

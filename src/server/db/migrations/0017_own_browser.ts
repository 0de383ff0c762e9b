import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Codes are for one browser, sign-in attempts tell device and network, and what was kept of passwords and strangers goes. */
export const up = async (db: MigrationDb): Promise<void> => {
  // They live for a minute, and those there are belong to no browser.
  await sql`delete from handover_codes`.execute(db);
  await db.schema
    .alterTable('handover_codes')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('login_events').addColumn('network', 'text').addColumn('device', 'text').execute();
  await db.schema.createIndex('login_events_network').on('login_events').columns(['network', 'created_at']).execute();
  await sql`create index login_events_devices on login_events (email, device) where outcome = 'ok'`.execute(db);
  // Their arguments' hashes were hashes of passwords.
  await sql`delete from idempotency where operation = 'updateProfile'`.execute(db);
  await sql`update memberships m set invited_name = split_part(u.email, '@', 1)
    from users u where u._id = m.user_id and m.status = 'Pending' and m.invited_name is null`.execute(db);
};

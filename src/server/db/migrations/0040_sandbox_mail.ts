import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The mailboxes of the sandbox's shops. No tenant table: it plays other people's mail servers. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_mails')
    .addColumn('id', 'serial', (c) => c.primaryKey())
    .addColumn('mailbox', 'text', (c) => c.notNull())
    // From the shop, or to it.
    .addColumn('direction', 'text', (c) => c.notNull().check(sql`direction in ('in', 'out')`))
    .addColumn('mail_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('raw', 'bytea', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await sql`create index sandbox_mails_of_mailbox on sandbox_mails (mailbox, direction, id)`.execute(db);
  await sql`create index sandbox_mails_ids on sandbox_mails (mailbox, mail_id)`.execute(db);
};

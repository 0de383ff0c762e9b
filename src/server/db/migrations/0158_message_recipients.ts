import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/**
 * The people each mail was sent to, the message it forwards, whether it is with somebody other than the buyer, and the signature it was sent with; the people a
 * draft is for; and signatures of members and of mailboxes.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table messages
    add column recipients jsonb not null default '{"to": [], "cc": [], "bcc": []}',
    add column aside boolean not null default false,
    add column forward_of text,
    add column signature text not null default ''`.execute(db);
  await sql`alter table message_drafts add column recipients jsonb, add column of text,
    drop constraint message_drafts_kind_check,
    add constraint message_drafts_kind_check check (kind in ('reply', 'note', 'forward'))`.execute(db);
  await tenantTable(
    db,
    'signatures',
    (table) =>
      table
        .addColumn('owner', sql`text collate "C"`, (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'integer', (column) => column.notNull()),
    { key: ['owner'] },
  );
};

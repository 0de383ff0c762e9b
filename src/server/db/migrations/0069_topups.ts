import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Topups and how they were paid; and the payment service of the sandbox. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'topups', (table) =>
    table
      // Of the form it was sent with, and its amount: sent again, it is the same topup.
      .addColumn('form_key', 'text', (c) => c.notNull())
      .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull().check(sql`amount between 10 and 10000`))
      .addColumn('method', 'text', (c) => c.notNull())
      .addColumn('payment', 'text')
      .addColumn('pay_url', 'text')
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('pending')
          .check(sql`status in ('pending', 'paid', 'declined', 'expired')`),
      )
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('ended_at', 'integer')
      .addColumn('next_look_at', 'integer')
      .addUniqueConstraint('topups_form', ['container_id', 'form_key']),
  );
  await sql`create unique index topups_payment on topups (method, payment) where payment is not null`.execute(db);
  // Which payments are read back next, of all containers.
  await sql`create index topups_look on topups (next_look_at) where next_look_at is not null`.execute(db);
  await db.schema
    .createTable('sandbox_payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('return_url', 'text', (c) => c.notNull())
    .addColumn('webhook_url', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('open'))
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
};

import type { MigrationDb } from '../tenancy';

/** Emails that people want for their account, until they open the link that was sent there. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users._id').onDelete('cascade'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
};

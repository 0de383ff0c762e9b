import type { MigrationDb } from '../tenancy';

/** Links by which somebody who forgot their password chooses another one: one for each person at most. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('password_resets')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users._id').onDelete('cascade'))
    .addColumn('made_by', 'text', (c) => c.references('users._id').onDelete('cascade'))
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
};

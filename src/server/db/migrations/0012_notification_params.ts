import type { MigrationDb } from '../tenancy';

/** What the words of a notification are filled in with, so that each reader gets them in their own language. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('notifications').addColumn('params', 'jsonb').execute();
};

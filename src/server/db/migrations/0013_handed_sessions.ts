import type { MigrationDb } from '../tenancy';

/** A session of the account site at one host that follows from the one at another, with which it ends. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('account_sessions').addColumn('handed_from', 'text').execute();
  await db.schema.createIndex('account_sessions_handed_from').on('account_sessions').column('handed_from').execute();
};

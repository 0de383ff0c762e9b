import type { MigrationDb } from '../tenancy';

/** People see from which browser and address each of their sessions was begun. Nothing is known of those that are there already. */
export const up = async (db: MigrationDb): Promise<void> => {
  for (const table of ['account_sessions', 'tokens'] as const)
    await db.schema.alterTable(table).addColumn('user_agent', 'text').addColumn('address', 'text').execute();
};

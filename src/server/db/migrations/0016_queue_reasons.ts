import type { MigrationDb } from '../tenancy';

/** Why a listing waits for a store, by the code of the sentence, so that each reader gets it in their own language. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('store_queue').addColumn('queue_reason', 'jsonb').execute();
};

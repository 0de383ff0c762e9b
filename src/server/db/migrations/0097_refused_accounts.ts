import type { MigrationDb } from '../tenancy';

/** When accounts of providers and PayPal were first refused: they count as Invalid only once they are refused again, some minutes later. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('fulfilments').addColumn('refused_at', 'integer').execute();
  await db.schema.alterTable('paypal_accounts').addColumn('refused_at', 'integer').execute();
};

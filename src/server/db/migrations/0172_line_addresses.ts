import type { MigrationDb } from '../tenancy';

/** `order_lines.ship_to`: where a line goes if that is not where its order goes; null: the order's address. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema.alterTable('order_lines').addColumn('ship_to', 'jsonb').execute();
};

import type { MigrationDb } from '../tenancy';

/** `item_infos.include_side_images`: whether a push sends the pictures of a listing's sides behind its other ones. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('item_infos')
    .addColumn('include_side_images', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute();
};

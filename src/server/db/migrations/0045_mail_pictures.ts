import type { MigrationDb } from '../tenancy';

/** Of a picture that came with a mail a small one is kept beside it, drawn anew by us. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('message_files')
    .addColumn('preview', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute();
};

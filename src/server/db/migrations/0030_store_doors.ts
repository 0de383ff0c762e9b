import type { MigrationDb } from '../tenancy';

/** Sellers who were sent to a platform to let us in, and have not come back yet: found again by what they bring back. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('store_doors')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('container_id', 'text', (c) => c.notNull().references('containers._id').onDelete('cascade'))
    .addColumn('store_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('redirect', 'text', (c) => c.notNull())
    .addColumn('verifier', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('store_doors_expires').on('store_doors').column('expires_at').execute();
};

import { tenantTable, type MigrationDb } from '../tenancy';

/** Sellers who were sent to a platform to let us in, and have not come back yet: found again by what they bring back. */
export const up = (db: MigrationDb): Promise<void> =>
  tenantTable(
    db,
    'store_doors',
    (table) =>
      table
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('origin', 'text', (c) => c.notNull())
        .addColumn('redirect', 'text', (c) => c.notNull())
        .addColumn('verifier', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'integer', (c) => c.notNull()),
    { key: ['hash'] },
  );

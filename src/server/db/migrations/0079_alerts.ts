import { tenantTable, type MigrationDb } from '../tenancy';

/** What somebody does not want to be told of in a shop. */
export const up = (db: MigrationDb): Promise<void> =>
  tenantTable(
    db,
    'muted_alerts',
    (table) => table.addColumn('user_id', 'text', (c) => c.notNull()).addColumn('alert', 'text', (c) => c.notNull()),
    {
      key: ['user_id', 'alert'],
    },
  );

import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Who pays for what a fulfilment makes: its provider's own bill, or the wallet. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('fulfilments')
    .addColumn('settle', 'text', (c) =>
      c
        .notNull()
        .defaultTo('provider')
        .check(sql`settle in ('provider', 'wallet')`),
    )
    .execute();
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Words that may be somebody's trade mark; and the days an order's lines were sold on, without a look at every order. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'trademark_words', (table) =>
    table
      .addColumn('word', 'text', (c) => c.notNull())
      // As it is compared: src/domain/trends/caution.ts.
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index trademark_words_key on trademark_words (container_id, key)`.execute(db);
};

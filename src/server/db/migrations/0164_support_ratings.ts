import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** The links by which buyers rate support, with what they answered, and where the links of saved replies lead. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'support_ratings', (table) =>
    table
      .addColumn('support_id', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('asked_at', 'integer', (c) => c.notNull())
      // By the clock of the server, as links of other kinds.
      .addColumn('expires_at', 'integer', (c) => c.notNull())
      .addColumn('score', 'text', (c) => c.check(sql`score in ('good', 'bad')`))
      .addColumn('rated_at', 'integer')
      .addCheckConstraint('support_ratings_whole', sql`(score is null) = (rated_at is null)`)
      .addForeignKeyConstraint('support_ratings_support', ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index support_ratings_of_support on support_ratings (container_id, support_id, rated_at)`.execute(db);
  await sql`alter table canned_replies add column origin text`.execute(db);
  await sql`create index supports_resolved_at on supports (container_id, resolved_at) where status = 'Resolved'`.execute(db);
};

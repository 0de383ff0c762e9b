import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Documents listings are shared as, a row for each listing at each store that was ever to be shared. Its id is that of its row in `items`. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'shared_documents', (table) =>
    table
      .addColumn('item_info_id', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('waiting')
          .check(sql`status in ('waiting', 'sharing', 'shared', 'failed', 'unknown')`),
      )
      // What the other side knows it by: kept as soon as it is known, so that nothing is made twice.
      .addColumn('slug', 'text')
      .addColumn('url', 'text')
      .addColumn('shared_at', 'integer')
      .addColumn('msg', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('shared_documents_item', ['container_id', '_id'], 'items', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index shared_documents_by_change on shared_documents (container_id, updated_at, _id)`.execute(db);
  await sql`create index shared_documents_by_share on shared_documents (container_id, shared_at, _id)`.execute(db);
  await sql`create index shared_documents_of_store on shared_documents (container_id, store_id, shared_at)`.execute(db);
  // Longer ones were never sent anywhere.
  await sql`update stores set settings = jsonb_set(settings, '{issuu_description}', to_jsonb(left(settings ->> 'issuu_description', 1000)))
    where length(settings ->> 'issuu_description') > 1000`.execute(db);
};

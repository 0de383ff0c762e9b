import type { MigrationDb } from '../tenancy';

/** Documents of the sandbox's Issuu: drafts, and what is published of them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_documents')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('account', 'text', (c) => c.notNull())
    // What the next publishing makes of it.
    .addColumn('info', 'jsonb', (c) => c.notNull())
    .addColumn('file', 'jsonb')
    .addColumn('bytes', 'bytea')
    .addColumn('conversion', 'text')
    // Times it was asked for since its file came: converting takes a while.
    .addColumn('looks', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('name', 'text')
    .addColumn('published', 'jsonb')
    .addColumn('published_bytes', 'bytea')
    .addColumn('published_at', 'integer')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('sandbox_documents_name', ['account', 'name'])
    .execute();
};

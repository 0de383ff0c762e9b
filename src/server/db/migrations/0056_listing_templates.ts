import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Texts with variables, from which descriptions of listings are made. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'listing_templates', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index listing_templates_name on listing_templates (container_id, lower(name))`.execute(db);
  await sql`create trigger listing_templates_version before update of updated_at on listing_templates
    for each row execute function grow_version()`.execute(db);
};

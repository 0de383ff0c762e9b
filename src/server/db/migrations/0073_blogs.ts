import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Posts of the shops' blogs, and the jobs that publish them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'blog_posts', (table) =>
    table
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('slug', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('image', 'jsonb')
      .addColumn('store_id', 'text')
      .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('item_info_ids', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('draft')
          .check(sql`status in ('draft', 'scheduled', 'publishing', 'published', 'failed', 'unknown')`),
      )
      .addColumn('publish_at', 'integer')
      .addColumn('published_at', 'integer')
      .addColumn('platform_id', 'text')
      .addColumn('external_url', 'text')
      // The shop it was published at: what is known of it there means nothing at another one.
      .addColumn('published_store', 'text')
      .addColumn('msg', 'jsonb')
      .addColumn('origin', 'text', (c) => c.notNull())
      // Grows with what people write alone, so that publishing makes nobody's page out of date.
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .addColumn('published_version', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addCheckConstraint('blog_posts_schedule', sql`status <> 'scheduled' or publish_at is not null`),
  );
  await sql`create index blog_posts_by_change on blog_posts (container_id, updated_at, _id)`.execute(db);
  await sql`create index blog_posts_due on blog_posts (publish_at) include (container_id) where status = 'scheduled'`.execute(db);
  await sql`update stores set config = config || '{"wp_user": "", "wp_password": ""}'::jsonb where platform_id = 'woocommerce'`.execute(db);
  await db.schema.alterTable('jobs').addColumn('post_id', 'text').execute();
  await db.schema.dropIndex('jobs_active').execute();
  // One job per listing, or post, and store is in the queue or in hand at a time.
  await sql`create unique index jobs_active on jobs (container_id, store_id, job_type, coalesce(item_info_id, post_id, ''))
    where status in ('waiting', 'pending')`.execute(db);
};

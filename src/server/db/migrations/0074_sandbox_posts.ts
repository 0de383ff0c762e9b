import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** The blogs of the sandbox's shops: posts, their tags, pictures by name, and passwords of applications. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_passwords')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_posts')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('featured_media', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('tags', sql`integer[]`, (c) => c.notNull().defaultTo(sql`'{}'::integer[]`))
    .addColumn('date', 'integer', (c) => c.notNull())
    .addColumn('modified', 'integer', (c) => c.notNull())
    .addUniqueConstraint('sandbox_posts_slug', ['shop', 'slug'])
    .execute();
  await db.schema
    .createTable('sandbox_tags')
    .addColumn('id', 'integer', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('shop', 'text', (c) => c.notNull().references('sandbox_shops.slug').onDelete('cascade'))
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addUniqueConstraint('sandbox_tags_slug', ['shop', 'slug'])
    .execute();
  // What a file of the media library is called in its address.
  await db.schema.alterTable('sandbox_images').addColumn('slug', 'text').execute();
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Members as a container knows them, invitations, login-as, and what sign-in records say about the browser. */
export const up = async (db: MigrationDb): Promise<void> => {
  await members(db);
  await invitations(db);
  await loginAs(db);
  await db.schema.alterTable('login_events').addColumn('user_agent', 'text').execute();
};

const members = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('memberships')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('Active'))
    .addColumn('invited_name', 'text')
    .addColumn('vip', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('ship_by_seller', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('phone_number', 'text')
    .addColumn('sale_plan', 'text')
    .addColumn('facebook', 'text')
    .addColumn('skype', 'text')
    .addColumn('ffm_sku', 'text')
    .addColumn('ffm_sku_label', 'text')
    .addColumn('plan_config', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('updated_at', 'integer')
    .execute();
  await db.schema.createIndex('memberships_group').on('memberships').columns(['container_id', 'group_id']).execute();
  await db.schema.createIndex('memberships_list').on('memberships').columns(['container_id', 'status', '_id']).execute();
  await sql`create unique index user_groups_default on user_groups (container_id) where is_default`.execute(db);
};

const invitations = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'invitations',
    (table) =>
      table
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
        .addColumn('invited_by', 'text', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'integer', (c) => c.notNull())
        .addUniqueConstraint('invitations_user', ['container_id', 'user_id']),
    { key: ['hash'] },
  );
};

/** The rows are the audit too, so they outlive the hour they are good for. */
const loginAs = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'login_as',
    (table) =>
      table
        .addColumn('hash', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text', (c) => c.notNull())
        .addColumn('by_id', 'text', (c) => c.notNull())
        .addColumn('as_id', 'text', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'integer', (c) => c.notNull())
        .addColumn('ended_at', 'integer'),
    { key: ['hash'] },
  );
  await sql`create index login_as_running on login_as (container_id, as_id) where ended_at is null`.execute(db);
};

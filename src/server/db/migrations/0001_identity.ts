import { sql } from 'kysely';
import { ensureTenantRole, TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/** People, containers, memberships, tokens; and the tenant tables that go with them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await ensureTenantRole(db);
  await sql`grant usage on schema public to ${sql.id(TENANT_ROLE)}`.execute(db);
  await containersAndUsers(db);
  await signIn(db);
  await memberships(db);
  await notifications(db);
  await tenantTable(
    db,
    'idempotency',
    (table) =>
      table
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('key', 'text', (c) => c.notNull())
        .addColumn('operation', 'text', (c) => c.notNull())
        .addColumn('args_hash', 'text', (c) => c.notNull())
        .addColumn('answer', 'jsonb')
        .addColumn('created_at', 'integer', (c) => c.notNull()),
    { key: ['user_id', 'key'] },
  );
  await db.schema.createIndex('idempotency_created_at').on('idempotency').columns(['created_at']).execute();
};

const containersAndUsers = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('containers')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('domain', 'text', (c) => c.notNull())
    .addColumn('server', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('Active'))
    .addColumn('image', 'text')
    .addColumn('hiden', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('plan', 'text')
    .addColumn('annually', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('unlimit_lifetime', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('plan_log', 'jsonb')
    .addColumn('total_credit', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addUniqueConstraint('containers_host', ['domain', 'server'])
    .execute();
  await db.schema
    .createTable('users')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('identity', 'integer', (c) => c.notNull().unique().generatedAlwaysAsIdentity())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('Active'))
    .addColumn('h', 'text')
    .addColumn('customizer', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('last_login', 'integer')
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .execute();
};

const signIn = async (db: MigrationDb): Promise<void> => {
  for (const name of ['tokens', 'account_sessions']) {
    await db.schema
      .createTable(name)
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('last_used_at', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex(`${name}_user`).on(name).columns(['user_id']).execute();
  }
  // The account session a token came from, so that signing out of the account site ends the tokens of that browser.
  await db.schema.alterTable('tokens').addColumn('account_session', 'text').execute();
  await db.schema.createIndex('tokens_account_session').on('tokens').columns(['account_session']).execute();
  await db.schema
    .createTable('handover_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('account_session', 'text')
    .addColumn('expires_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('login_events')
    .addColumn('_id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('login_events_email').on('login_events').columns(['email', 'created_at']).execute();
  await db.schema.createIndex('login_events_address').on('login_events').columns(['address', 'created_at']).execute();
};

const memberships = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'user_groups', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull().defaultTo('Active'))
      .addColumn('role', 'text')
      .addColumn('parent_id', 'text')
      .addColumn('is_default', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('permission', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('user_groups_name', ['container_id', 'name']),
  );
  await tenantTable(db, 'memberships', (table) =>
    table
      .addColumn('user_id', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('group_id', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('memberships_user', ['container_id', 'user_id'])
      .addForeignKeyConstraint('memberships_group', ['container_id', 'group_id'], 'user_groups', ['container_id', '_id']),
  );
  // Sign-in asks which containers a person belongs to, before any container is chosen.
  await db.schema.createIndex('memberships_by_user').on('memberships').columns(['user_id', 'container_id']).execute();
};

const notifications = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'notifications', (table) =>
    table
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('code', 'text')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('referent', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull()),
  );
  await tenantTable(
    db,
    'notification_reads',
    (table) =>
      table
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('notification_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint(
          'notification_reads_notification',
          ['container_id', 'notification_id'],
          'notifications',
          ['container_id', '_id'],
          (f) => f.onDelete('cascade'),
        ),
    { key: ['user_id', 'notification_id'] },
  );
};

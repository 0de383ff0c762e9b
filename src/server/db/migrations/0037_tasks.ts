import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Where it has none, a row comes after all others, as `nullsLast` says it. */
const LATEST = sql.lit(2 ** 31 - 1);
const EARLIEST = sql.lit(-(2 ** 31));

const oneOf = (column: string, words: readonly string[]) => sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`);

const CATEGORIES = {
  support: [
    'not_received',
    'damaged',
    'misprint',
    'wrong_item',
    'address_change',
    'cancel',
    'refund',
    'artwork',
    'no_tracking',
    'trademark',
  ],
  design: ['missing', 'personalised', 'low_resolution', 'revision'],
} as const;
const STATUSES = {
  support: ['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'],
  design: ['New', 'Assigned', 'In design', 'Review', 'Revision', 'Approved', 'Cancelled'],
} as const;
const RESOLUTIONS = ['reprint', 'refund', 'partial_refund', 'cancel', 'new_address', 'answer', 'refused'];

/** Order tickets and design tasks. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'tasks', (table) =>
    table
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull().defaultTo('New'))
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('pieces', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      // The conversation it came from.
      .addColumn('support_id', 'text')
      // The parcel it is about: each has one ticket that comes by itself.
      .addColumn('tracking_id', 'text')
      .addColumn('priority', 'text', (c) =>
        c
          .notNull()
          .defaultTo('normal')
          .check(oneOf('priority', ['urgent', 'high', 'normal', 'low'])),
      )
      // Id of a user.
      .addColumn('assignee', 'text')
      .addColumn('due_at', 'integer')
      .addColumn('soon_at', 'integer')
      // Seconds of business hours that are left of it while it stands.
      .addColumn('due_left', 'integer')
      .addColumn('waiting_for', 'text', (c) => c.check(oneOf('waiting_for', ['buyer', 'provider', 'designer', 'manager'])))
      .addColumn('wanted', 'text', (c) => c.check(oneOf('wanted', RESOLUTIONS)))
      .addColumn('resolution', 'text', (c) => c.check(oneOf('resolution', RESOLUTIONS)))
      // How it was resolved, or what should change, in words.
      .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('brief', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('files', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('todos', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      // Print areas that are to have a file.
      .addColumn('prints', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      // Who gave the artwork into review: somebody else approves it.
      .addColumn('designed_by', 'text')
      .addColumn('resolved_at', 'integer')
      // Null: it came by itself.
      .addColumn('created_by', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('tasks_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) => f.onDelete('cascade'))
      .addCheckConstraint(
        'tasks_words',
        sql.join(
          (['support', 'design'] as const).map(
            (type) => sql`(type = ${sql.lit(type)} and ${oneOf('category', CATEGORIES[type])} and ${oneOf('status', STATUSES[type])})`,
          ),
          sql` or `,
        ),
      ),
  );
  // An order has one design task under way.
  await sql`create unique index tasks_design on tasks (container_id, order_id)
    where type = 'design' and status not in ('Approved', 'Cancelled')`.execute(db);
  await sql`create unique index tasks_tracking on tasks (container_id, tracking_id) where tracking_id is not null`.execute(db);
  await sql`create index tasks_order_id on tasks (container_id, order_id)`.execute(db);
  for (const [name, last] of [
    ['soonest', LATEST],
    ['latest', EARLIEST],
  ] as const) {
    await sql`create index ${sql.id(`tasks_due_${name}`)} on tasks (container_id, type, coalesce(due_at, ${last}), _id)`.execute(db);
    await sql`create index ${sql.id(`tasks_status_due_${name}`)} on tasks (container_id, type, status, coalesce(due_at, ${last}), _id)`.execute(
      db,
    );
  }
  await sql`create index tasks_created on tasks (container_id, type, created_at, _id)`.execute(db);
  await sql`create index tasks_assignee on tasks (container_id, assignee) where assignee is not null`.execute(db);
  await sql`create index tasks_resolved on tasks (resolved_at) where status = 'Resolved'`.execute(db);
  await sql`create trigger tasks_version before update of updated_at on tasks for each row execute function grow_version()`.execute(db);
  await counts(db);
};

/** How many tasks there are of each type, category and status, as orders are counted: sums that were folded, and changes that were not yet. */
const counts = async (db: MigrationDb): Promise<void> => {
  for (const [name, key] of [
    ['task_counts', ['type', 'category', 'status']],
    ['task_count_changes', undefined],
  ] as const) {
    await tenantTable(
      db,
      name,
      (table) =>
        table
          .addColumn('type', 'text', (c) => c.notNull())
          .addColumn('category', 'text', (c) => c.notNull())
          .addColumn('status', 'text', (c) => c.notNull())
          .addColumn('count', 'integer', (c) => c.notNull()),
      key && { key },
    );
  }
  await sql`alter table task_count_changes alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  const counted = (sign: string, rows: string): string =>
    `select container_id, type, category, status, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3, 4`;
  for (const [event, parts] of [
    ['insert', [counted('', 'come')]],
    ['delete', [counted('-', 'gone')]],
    ['update', [counted('', 'come'), counted('-', 'gone')]],
  ] as const) {
    const name = `count_tasks_${event}`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.task_count_changes (container_id, type, category, status, count)
        select container_id, type, category, status, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
        group by 1, 2, 3, 4 having sum(by) <> 0;
        return null;
      end $$`.execute(db);
    const tables = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on tasks referencing ${sql.raw(tables)}
      for each statement execute function ${sql.id(name)}()`.execute(db);
  }
};

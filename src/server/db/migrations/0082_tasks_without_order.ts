import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';
import { bring, PRIORITY, rebuild, SOURCES, touchedOf, type Sources } from './0039_queue';

const OPEN = "status not in ('Approved', 'Cancelled')";

/** A design task may be about something that is no order, in words; a support task has one always. */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('tasks')
    .alterColumn('order_id', (c) => c.dropNotNull())
    .addColumn('subject', 'text')
    // The trend somebody is to make something of.
    .addColumn('trend_kind', 'text')
    .addColumn('trend_id', 'text')
    .execute();
  await sql`alter table tasks add constraint tasks_about check (
    case when order_id is null then type = 'design' and subject is not null and btrim(subject) <> '' and char_length(subject) <= 200
    else subject is null and trend_id is null end)`.execute(db);
  await sql`alter table tasks add constraint tasks_trend check (
    (trend_kind is null) = (trend_id is null) and trend_kind in ('listing', 'topic', 'product'))`.execute(db);
  // However often it is sent, one is open.
  await sql`create unique index tasks_subject on tasks (container_id, lower(subject)) where order_id is null and ${sql.raw(OPEN)}`.execute(
    db,
  );
  await sql`create unique index tasks_of_trend on tasks (container_id, trend_kind, trend_id) where trend_id is not null and ${sql.raw(OPEN)}`.execute(
    db,
  );
  await sql`create index tasks_without_order on tasks (container_id, _id) where order_id is null`.execute(db);
  await queue(db);
};

/** What is of no order is due too. */
const queue = async (db: MigrationDb): Promise<void> => {
  const rows = `select each.container_id, each._id, o.store_id, each.order_id, each.assignee, ${PRIORITY}, each.due_at, 0, each.created_at
      from public.tasks each left join public.orders o on o.container_id = each.container_id and o._id = each.order_id
      where each.status not in ('Waiting', 'Resolved', 'Closed', 'Approved', 'Cancelled')
        and not exists (select from public.stores s where s.container_id = o.container_id and s._id = o.store_id and s.trashed_at is not null)`;
  const sources: Sources = { ...SOURCES, task: { ...SOURCES.task, rows } };
  for (const [event, touched] of Object.entries(touchedOf('task')))
    await sql`create or replace function ${sql.id(`queue_tasks_${event}`)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin ${sql.raw(bring('task', touched, sources))} return null; end $$`.execute(db);
  await rebuild(db, sources);
};

import { sql } from 'kysely';
import { TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/**
 * A job waits in its own row; the queue holds one turn for each queue of a container that has something to do. Whoever takes the turn does
 * the next job and asks for another one, which stands behind what other containers were waiting with.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('jobs')
    .addColumn('due_at', 'integer')
    .addColumn('order_id', 'text')
    .addColumn('crashes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create index jobs_next on jobs (container_id, queue, priority, _id) where status = 'waiting'`.execute(db);
  await sql`create index jobs_in_hand on jobs (container_id, queue) where status = 'pending'`.execute(db);
  await sql`create index jobs_due on jobs (due_at) include (container_id) where status = 'waiting' and due_at is not null`.execute(db);
  await sql`create index jobs_by_store on jobs (container_id, store_id, status)`.execute(db);
  await tenantTable(
    db,
    'job_holds',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('job_type', 'text', (c) => c.notNull())
        .addColumn('queue', 'text', (c) => c.notNull())
        // Whether all of the kind wait, or what is new to the store.
        .addColumn('scope', 'text', (c) => c.notNull().check(sql`scope in ('all', 'new')`))
        .addColumn('reason', 'jsonb', (c) => c.notNull())
        // Null: nobody can say.
        .addColumn('until', 'integer')
        // When it is looked again whether they still have to wait; null: the next turn looks.
        .addColumn('look_at', 'integer')
        .addForeignKeyConstraint('job_holds_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['store_id', 'job_type'] },
  );
  await sql`create index job_holds_look on job_holds (look_at) include (container_id)`.execute(db);
  await tenantTable(
    db,
    'job_attempts',
    (table) =>
      table
        .addColumn('job_id', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('worker', 'text', (c) => c.notNull())
        .addColumn('started_at', 'integer', (c) => c.notNull())
        .addColumn('ms', 'integer')
        .addColumn('outcome', 'text')
        .addColumn('msg', 'jsonb')
        .addColumn('calls', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
        .addForeignKeyConstraint('job_attempts_job', ['container_id', 'job_id'], 'jobs', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['job_id', 'number'] },
  );
  await sql`create sequence job_turns minvalue 0 start 0`.execute(db);
  await turns(db);
  // Entries of single jobs: the workers look for jobs without a turn as soon as they are up.
  await sql`do $$ begin
    if to_regclass('graphile_worker._private_jobs') is not null then
      delete from graphile_worker._private_jobs where key like '%:job:%';
    end if; end $$`.execute(db);
};

/**
 * A turn's place is a time long past, read as a count of milliseconds: the container's own last place and one more, and never before the
 * place that is being served. So each container with work gets one job in its turn, however many stores and jobs it has.
 */
const turns = async (db: MigrationDb): Promise<void> => {
  await sql`create function enqueue_turns(queues text[])
    returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare
      container text := nullif(current_setting('app.container', true), '');
      origin constant timestamptz := '2000-01-01T00:00:00Z';
      place bigint;
      wanted text;
      urgency smallint;
    begin
      if container is null then raise exception 'enqueue_turns needs app.container'; end if;
      select greatest((select last_value from public.job_turns),
        max((extract(epoch from t.run_at - origin) * 1000)::bigint) filter (where t.run_at < '2020-01-01')) into place
      from graphile_worker._private_jobs t where starts_with(t.key, container || ':turn:');
      foreach wanted in array queues loop
        select j.priority into urgency from public.jobs j
        where j.container_id = container and j.queue = wanted and j.status = 'waiting' and j.due_at is null
        order by j.priority limit 1;
        if not found then
          select j.priority into urgency from public.jobs j
          where j.container_id = container and j.queue = wanted and j.status = 'pending' limit 1;
        end if;
        continue when not found;
        place := place + 1;
        perform graphile_worker.add_job(
          identifier => 'job_turn',
          payload => json_build_object('container_id', container, 'queue', wanted),
          queue_name => container || ':' || wanted,
          run_at => origin + place * interval '1 millisecond',
          job_key => container || ':turn:' || wanted,
          priority => urgency,
          job_key_mode => 'preserve_run_at'
        );
      end loop;
    end $$`.execute(db);
  await sql`revoke all on function enqueue_turns(text[]) from public`.execute(db);
  await sql`grant execute on function enqueue_turns(text[]) to ${sql.id(TENANT_ROLE)}, current_user`.execute(db);
};

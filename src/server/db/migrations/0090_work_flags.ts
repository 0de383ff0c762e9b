import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/**
 * Each job in the queue carries its container as a flag, so that workers can skip a container that has enough jobs running. The functions are
 * otherwise those of 0003 and 0052.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`create or replace function enqueue_job(identifier text, payload jsonb, queue_name text, run_at timestamptz, job_key text, priority integer)
    returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare container text := nullif(current_setting('app.container', true), '');
    begin
      if container is null then raise exception 'enqueue_job needs app.container'; end if;
      perform graphile_worker.add_job(
        identifier => enqueue_job.identifier,
        payload => (enqueue_job.payload || jsonb_build_object('container_id', container))::json,
        queue_name => container || ':' || enqueue_job.queue_name,
        run_at => enqueue_job.run_at,
        job_key => container || ':' || enqueue_job.job_key,
        priority => enqueue_job.priority,
        flags => array['container:' || container]
      );
    end $$`.execute(db);
  await sql`create or replace function enqueue_turns(queues text[])
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
          flags => array['container:' || container],
          job_key_mode => 'preserve_run_at'
        );
      end loop;
    end $$`.execute(db);
  await sql`do $$ begin
    if to_regclass('graphile_worker._private_jobs') is not null then
      update graphile_worker._private_jobs set flags = jsonb_build_object('container:' || (payload ->> 'container_id'), true)
      where payload ->> 'container_id' is not null;
    end if; end $$`.execute(db);
};

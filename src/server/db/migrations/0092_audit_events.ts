import { sql } from 'kysely';
import { TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/**
 * The audit log. The tenant role reads and appends, and a trigger binds the connecting role as well: no row is changed, and none is deleted
 * within 400 days.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'audit_events', (table) =>
    table
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('actor_id', 'text')
      .addColumn('actor_email', 'text')
      .addColumn('as_id', 'text')
      .addColumn('as_email', 'text')
      .addColumn('subject_id', 'text')
      .addColumn('subject', 'text')
      .addColumn('changes', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('operation', 'text')
      .addColumn('reason', 'text')
      .addColumn('address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('created_at', 'integer', (c) => c.notNull()),
  );
  await sql`create index audit_events_by_action on audit_events (container_id, action, _id)`.execute(db);
  await sql`create index audit_events_by_time on audit_events (container_id, created_at, _id)`.execute(db);
  await sql`create index audit_events_denied on audit_events (container_id, actor_id, operation, created_at) where action = 'access.denied'`.execute(
    db,
  );
  await sql`revoke update, delete on audit_events from ${sql.id(TENANT_ROLE)}`.execute(db);
  await sql`create function keep_audit_events() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        if old.created_at < extract(epoch from now()) - 400 * 86400 then return old; end if;
      end if;
      -- A restore empties the tables it fills, which hold nothing yet.
      if tg_op = 'TRUNCATE' then
        if not exists (select from public.audit_events) then return null; end if;
      end if;
      raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`create trigger keep_audit_events before update or delete on audit_events
    for each row execute function keep_audit_events()`.execute(db);
  await sql`create trigger keep_all_audit_events before truncate on audit_events
    for each statement execute function keep_audit_events()`.execute(db);
};

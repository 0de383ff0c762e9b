import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

const FUNCTION = sql`language plpgsql set search_path = pg_catalog, pg_temp`;

/** Rules, what happened to records that rules are about, what rules did, and the messages they wrote. */
export const up = async (db: MigrationDb): Promise<void> => {
  await engine(db);
  await messages(db);
  await events(db);
};

const engine = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'rules', (table) =>
    table
      // The kind of record, such as support.
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('enabled', 'boolean', (c) => c.notNull())
      .addColumn('definition', 'jsonb', (c) => c.notNull())
      .addColumn('stop', 'boolean', (c) => c.notNull())
      // When it was last enabled or changed: earlier moments of timed events are not its concern.
      .addColumn('since', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`alter table rules add column event text not null generated always as (definition ->> 'event') stored`.execute(db);
  await sql`create trigger rules_version before update of updated_at on rules for each row execute function grow_version()`.execute(db);
  await sql`create index rules_enabled on rules (container_id, subject, event) where enabled`.execute(db);
  await tenantTable(
    db,
    'rule_events',
    (table) =>
      table
        .addColumn('_id', 'bigint', (c) => c.notNull().generatedByDefaultAsIdentity())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('subject_id', 'text', (c) => c.notNull())
        .addColumn('event', 'text', (c) => c.notNull())
        // Names what happened for good, such as the message that arrived.
        .addColumn('occasion', 'text', (c) => c.notNull())
        .addColumn('at', 'integer', (c) => c.notNull())
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0)),
    { key: ['_id'] },
  );
  await sql`create index rule_events_next on rule_events (_id)`.execute(db);
  await tenantTable(db, 'rule_runs', (table) =>
    table
      .addColumn('rule_id', 'text', (c) => c.notNull())
      .addColumn('rule_name', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('subject_id', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('occasion', 'text', (c) => c.notNull())
      // Skipped: a timed event a rule did not apply to, so that it is not looked at again. The log does not show it.
      .addColumn('outcome', 'text', (c) => c.notNull().check(sql`outcome in ('done', 'refused', 'skipped')`))
      .addColumn('steps', 'jsonb', (c) => c.notNull())
      .addColumn('refusal', 'text')
      .addColumn('refusal_values', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('rule_runs_once', ['container_id', 'rule_id', 'subject_id', 'occasion']),
  );
  await sql`create index rule_runs_log on rule_runs (container_id, subject, _id) where outcome <> 'skipped'`.execute(db);
  await sql`create index rule_runs_rule on rule_runs (container_id, rule_id, created_at) where outcome <> 'skipped'`.execute(db);
  await sql`create index rule_runs_old on rule_runs (created_at)`.execute(db);
};

const messages = async (db: MigrationDb): Promise<void> => {
  await sql`alter table messages add column rule text, add column rule_id text, add column no_auto_reply boolean not null default false`.execute(
    db,
  );
  await sql`create index messages_of_rules on messages (container_id, rule_id, created_at) where rule_id is not null`.execute(db);
  await sql`create index messages_by_rules on messages (container_id, support_id, created_at) where rule_id is not null`.execute(db);
  await sql`create index messages_of_people on messages (container_id, created_at, _id) where not automatic and rule_id is null`.execute(
    db,
  );
};

/** What happens to conversations is noted by triggers, which no way of writing forgets; only where a rule is about it. */
const events = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'order_status_changes', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('order_status_changes_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index order_status_changes_at on order_status_changes (container_id, at, _id)`.execute(db);
  await sql`create index order_status_changes_of_order on order_status_changes (container_id, order_id)`.execute(db);
  await sql`create function note_message_for_rules() returns trigger ${FUNCTION} as $$
    begin
      insert into public.rule_events (container_id, subject, subject_id, event, occasion, at)
      select new.container_id, 'support', new.support_id, 'received', new._id, new.created_at
        where exists (select from public.rules where container_id = new.container_id and subject = 'support' and event = 'received' and enabled);
      return null;
    end $$`.execute(db);
  await sql`create trigger messages_for_rules after insert on messages for each row
    when (new.direction = 'in' and not new.automatic and not new.aside and new.code is null) execute function note_message_for_rules()`.execute(
    db,
  );
  await sql`create function note_order_status_for_rules() returns trigger ${FUNCTION} as $$
    declare change text := replace(gen_random_uuid()::text, '-', '');
    begin
      if exists (select from public.supports where container_id = new.container_id and order_id = new._id) then
        insert into public.order_status_changes (container_id, _id, order_id, status, at)
          values (new.container_id, change, new._id, new.status, new.updated_at);
        insert into public.rule_events (container_id, subject, subject_id, event, occasion, at)
        select new.container_id, 'support', _id, 'order', change, new.updated_at from public.supports
          where container_id = new.container_id and order_id = new._id and merged_into is null and status <> 'Closed'
          and exists (select from public.rules where container_id = new.container_id and subject = 'support' and event = 'order' and enabled)
          order by _id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger orders_status_for_rules after update of status on orders for each row
    when (new.status is distinct from old.status) execute function note_order_status_for_rules()`.execute(db);
};

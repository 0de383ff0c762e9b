import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** One list of what is due, over conversations, tasks, disputes and orders: a row of it is written with what it stands for. */
export const up = async (db: MigrationDb): Promise<void> => {
  await items(db);
  for (const kind of KINDS) await source(db, kind);
  await ofActs(db);
  await ofStores(db);
  await rebuild(db);
  await sql`select queue_rebuild(null)`.execute(db);
  await figures(db);
};

const items = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'queue_items',
    (table) =>
      table
        .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('support', 'task', 'dispute', 'order')`))
        // Of what it stands for.
        .addColumn('_id', 'text', (c) => c.notNull())
        .addColumn('store_id', 'text')
        .addColumn('order_id', 'text')
        // Id of a user.
        .addColumn('assignee', 'text')
        // 0 urgent, 1 high, 2 normal, 3 low.
        .addColumn('priority', 'smallint', (c) => c.notNull())
        .addColumn('due_at', 'integer')
        // Before that it is in no queue; 0: it is at once.
        .addColumn('enters_at', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull()),
    { key: ['_id', 'kind'] },
  );
  // What is due first, then what presses most, then what is oldest. Compared byte by byte, so that row-level security lets an index answer.
  await sql`alter table queue_items add column place text collate "C" not null generated always as
    (lpad(coalesce(due_at, 2147483647)::text, 10, '0') || priority::text || lpad(created_at::text, 10, '0')) stored`.execute(db);
  for (const [name, column] of [
    ['queue_items_place', 'place'],
    ['queue_items_created', 'created_at'],
  ] as const)
    await sql`create index ${sql.id(name)} on queue_items (container_id, ${sql.id(column)}, _id)
      include (kind, enters_at, assignee, store_id, order_id)`.execute(db);
};

const KINDS = ['support', 'task', 'dispute', 'order'] as const;

type Kind = (typeof KINDS)[number];

interface Source {
  readonly table: string;
  /** What a row of the queue follows from. */
  readonly columns: readonly string[];
  /** Of which some have one. */
  readonly open: string;
  /** The rows it has, of `each`. */
  readonly rows: string;
}

export const PRIORITY = `array_position(array['urgent', 'high', 'normal', 'low'], each.priority) - 1`;

const IN_STORE = `not exists (select from public.stores s where s.container_id = each.container_id and s._id = each.store_id and s.trashed_at is not null)`;

/** Where the container's sellers are. */
const ZONE = `coalesce((select time_zone from public.desk_settings d where d.container_id = each.container_id), 'UTC')`;

const LOCAL = `to_timestamp(each.act_by) at time zone ${ZONE}`;

/** One working day before somebody has to act. */
const SOON = `extract(epoch from (${LOCAL} - case extract(isodow from ${LOCAL}) when 1 then 3 when 7 then 2 else 1 end * interval '1 day') at time zone ${ZONE})::integer`;

export type Sources = Readonly<Record<Kind, Source>>;

export const SOURCES: Sources = {
  support: {
    table: 'supports',
    open: "status in ('New', 'Inprocess')",
    columns: [
      'store_id',
      'order_id',
      'assignee',
      'priority',
      'status',
      'due_at',
      'snoozed_until',
      'snoozed_for_parcel',
      'merged_into',
      'created_at',
    ],
    // Snoozed: it comes back. Without a time it owes nobody an answer.
    rows: `select each.container_id, each._id, each.store_id, each.order_id, each.assignee, ${PRIORITY}, coalesce(each.due_at, each.snoozed_until),
        coalesce(each.snoozed_until, 0), each.created_at
      from public.supports each where each.status in ('New', 'Inprocess') and each.merged_into is null
        and coalesce(each.due_at, each.snoozed_until) is not null and (each.snoozed_until is not null or not each.snoozed_for_parcel) and ${IN_STORE}`,
  },
  task: {
    table: 'tasks',
    open: "status not in ('Closed', 'Approved', 'Cancelled')",
    columns: ['order_id', 'assignee', 'priority', 'status', 'due_at', 'created_at'],
    rows: `select each.container_id, each._id, o.store_id, each.order_id, each.assignee, ${PRIORITY}, each.due_at, 0, each.created_at
      from public.tasks each join public.orders o on o.container_id = each.container_id and o._id = each.order_id
      where each.status not in ('Waiting', 'Resolved', 'Closed', 'Approved', 'Cancelled')
        and not exists (select from public.stores s where s.container_id = o.container_id and s._id = o.store_id and s.trashed_at is not null)`,
  },
  dispute: {
    table: 'paypal_items',
    open: "status = 'disputed'",
    columns: ['store_id', 'order_id', 'status', 'dispute', 'respond_by', 'created_at'],
    // PayPal asks whatever became of the store. What is being sent, and what others have to answer, waits.
    rows: `select each.container_id, each._id, each.store_id, each.order_id, null, 2, each.respond_by, 0, coalesce((each.dispute->>'opened_at')::integer, each.created_at)
      from public.paypal_items each where each.status = 'disputed'
        and each.dispute->>'status' not in ('WAITING_FOR_BUYER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED')
        and not exists (select from public.paypal_acts a where a.container_id = each.container_id and a.item_id = each._id and a.state = 'waiting')`,
  },
  order: {
    table: 'orders',
    open: 'archived_at is null and (attention or act_by is not null)',
    columns: ['store_id', 'assignee', 'attention', 'act_by', 'archived_at', 'removed', 'created_at'],
    rows: `select each.container_id, each._id, each.store_id, each._id, each.assignee, 2, each.act_by, case when each.attention then 0 else ${SOON} end, each.created_at
      from public.orders each where each.archived_at is null and each.removed is null and (each.attention or each.act_by is not null) and ${IN_STORE}`,
  },
};

const COLUMNS = ['container_id', '_id', 'store_id', 'order_id', 'assignee', 'priority', 'due_at', 'enters_at', 'created_at'] as const;

const VALUES = COLUMNS.slice(2);

const valuesOf = (of: string): string => VALUES.map((name) => `${of}.${name}`).join(', ');

/** Brings the rows of a kind to what they are to be; what is so already is not touched. `touched`: a query for which of them may have changed. */
export const bring = (kind: Kind, touched: string, sources = SOURCES): string => `
  with touched as materialized (${touched}),
  wanted (${COLUMNS.join(', ')}) as (${sources[kind].rows} and (each.container_id, each._id) in (select container_id, _id from touched)),
  gone as (delete from public.queue_items q where q.kind = '${kind}' and (q.container_id, q._id) in (select container_id, _id from touched)
    and not exists (select from wanted w where w.container_id = q.container_id and w._id = q._id))
  insert into public.queue_items as q (kind, ${COLUMNS.join(', ')})
  select '${kind}', w.* from wanted w where not exists (select from public.queue_items k where k.container_id = w.container_id and k.kind = '${kind}'
    and k._id = w._id and (${valuesOf('k')}) is not distinct from (${valuesOf('w')}))
  on conflict (container_id, _id, kind) do update set ${VALUES.map((name) => `${name} = excluded.${name}`).join(', ')};`;

const triggered = async (db: MigrationDb, name: string, when: string, body: string): Promise<void> => {
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin ${sql.raw(body)} return null; end $$`.execute(db);
  await sql`create trigger ${sql.id(name)} ${sql.raw(when)} execute function ${sql.id(name)}()`.execute(db);
};

/** Queries for the rows of a kind that came, went or changed. */
export const touchedOf = (kind: Kind) => {
  const read = ['container_id', '_id', ...SOURCES[kind].columns].join(', ');
  return {
    insert: 'select container_id, _id from come',
    delete: 'select container_id, _id from gone',
    update: `select distinct container_id, _id from (select ${read} from come except all select ${read} from gone) as changed`,
  } as const;
};

const source = async (db: MigrationDb, kind: Kind): Promise<void> => {
  const { table } = SOURCES[kind];
  const touched = touchedOf(kind);
  for (const event of ['insert', 'delete', 'update'] as const) {
    const rows = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await triggered(
      db,
      `queue_${table}_${event}`,
      `after ${event} on ${table} referencing ${rows} for each statement`,
      bring(kind, touched[event]),
    );
  }
};

/** A dispute waits while something is being sent about it. */
const ofActs = async (db: MigrationDb): Promise<void> => {
  for (const [event, rows] of [
    ['insert', 'select container_id, item_id, state from come'],
    ['update', 'select container_id, item_id, state from come except all select container_id, item_id, state from gone'],
  ] as const)
    await triggered(
      db,
      `queue_paypal_acts_${event}`,
      `after ${event} on paypal_acts referencing ${event === 'update' ? 'old table as gone ' : ''}new table as come for each statement`,
      bring('dispute', `select distinct container_id, item_id as _id from (${rows}) as changed`),
    );
};

/** What is of a store that is trashed leaves with it. */
const ofStores = (db: MigrationDb): Promise<void> =>
  triggered(
    db,
    'queue_stores_trashed',
    'after update of trashed_at on stores for each row when (old.trashed_at is distinct from new.trashed_at)',
    [
      bring('support', 'select container_id, _id from public.supports where container_id = new.container_id and store_id = new._id'),
      bring('order', 'select container_id, _id from public.orders where container_id = new.container_id and store_id = new._id'),
      bring(
        'task',
        `select t.container_id, t._id from public.tasks t join public.orders o on o.container_id = t.container_id and o._id = t.order_id
         where o.container_id = new.container_id and o.store_id = new._id`,
      ),
    ].join('\n'),
  );

/** Brings the queue of a container to what it is to be, or of all: after what no trigger sees, as another time zone. */
export const rebuild = async (db: MigrationDb, sources = SOURCES): Promise<void> => {
  const here = '(wanted_container is null or container_id = wanted_container)';
  const all = (kind: Kind): string =>
    `select container_id, _id from public.${sources[kind].table} where ${sources[kind].open} and ${here}
     union select container_id, _id from public.queue_items where kind = '${kind}' and ${here}`;
  await sql`create or replace function queue_rebuild(wanted_container text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin ${sql.raw(KINDS.map((kind) => bring(kind, all(kind), sources)).join('\n'))} end $$`.execute(db);
};

/** What figures of a time are worked out from: of tickets also when somebody first took one in hand, and how often it was opened again. */
const figures = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('tasks')
    .addColumn('taken_at', 'integer')
    .addColumn('reopened', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create function tasks_taken() returns trigger language plpgsql as $$
    begin
      if old.status = 'New' then new.taken_at := coalesce(old.taken_at, new.updated_at); end if;
      if old.status in ('Resolved', 'Closed') and new.status not in ('Resolved', 'Closed') then new.reopened := old.reopened + 1; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger tasks_taken before update of status on tasks for each row when (old.status is distinct from new.status)
    execute function tasks_taken()`.execute(db);
  await sql`create index supports_figures on supports (container_id, created_at)
    include (status, assignee, first_in_at, first_answer_at, resolved_at, reopened, order_id) where merged_into is null`.execute(db);
};

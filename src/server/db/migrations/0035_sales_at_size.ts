import { sql, type RawBuilder } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Where it has none, a row comes after all others, as `nullsLast` says it. */
const LATEST = sql.lit(2 ** 31 - 1);
const EARLIEST = sql.lit(-(2 ** 31));

/**
 * Lists of a million orders: counts that are kept, indexes that hold what filters ask for, and what orders are found by. Orders that are cancelled at
 * the shop too, and links by which buyers mend their address.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await withBuyers(db);
  await counts(db);
  await found(db);
  await tags(db);
  await orderIndexes(db);
  await otherIndexes(db);
};

const withBuyers = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('orders')
    // Cancelled here, and asked of the shop; empty: it was not asked.
    .addColumn('shop_cancel', 'text', (c) => c.check(sql`shop_cancel in ('waiting', 'done', 'failed')`))
    .execute();
  await tenantTable(
    db,
    'address_links',
    (table) =>
      table
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('made_by', 'text', (c) => c.notNull())
        .addColumn('created_at', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'integer', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        .addForeignKeyConstraint('address_links_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['order_id'] },
  );
};

interface Counted {
  readonly table: string;
  readonly name: string;
  /** Counts of some of its rows. */
  readonly of: (rows: string, sign: '' | '-') => string;
}

const COUNTED: readonly Counted[] = [
  {
    table: 'orders',
    name: 'order',
    of: (rows, sign) => `select container_id, store_id, status as key, ${sign}count(*)::integer as by from ${rows}
        where archived_at is null group by 1, 2, 3
      union all select container_id, store_id, 'attention', ${sign}count(*)::integer from ${rows}
        where archived_at is null and attention group by 1, 2`,
  },
  {
    table: 'trackings',
    name: 'tracking',
    of: (rows, sign) => `select container_id, store_id, status as key, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3`,
  },
];

/**
 * How many orders and parcels there are of each status at each store: sums that were folded, and changes that were not yet. A change is a row of its
 * own, so that nobody waits for anybody.
 */
const counts = async (db: MigrationDb): Promise<void> => {
  for (const event of ['insert', 'delete', 'update'] as const) {
    await sql`drop trigger ${sql.id(`count_orders_${event}`)} on orders`.execute(db);
    await sql`drop function ${sql.id(`count_orders_${event}`)}()`.execute(db);
  }
  await sql`drop table order_counts, order_count_changes`.execute(db);
  for (const { table, name, of } of COUNTED) {
    const [sums, changes] = [`${name}_counts`, `${name}_count_changes`];
    for (const [each, key] of [
      [sums, ['key', 'store_id']],
      [changes, undefined],
    ] as const) {
      await tenantTable(
        db,
        each,
        (made) =>
          made
            .addColumn('store_id', 'text', (c) => c.notNull())
            .addColumn('key', 'text', (c) => c.notNull())
            .addColumn('count', 'integer', (c) => c.notNull()),
        key && { key },
      );
    }
    await sql`alter table ${sql.id(changes)} alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
    for (const [event, parts] of [
      ['insert', [of('come', '')]],
      ['delete', [of('gone', '-')]],
      ['update', [of('come', ''), of('gone', '-')]],
    ] as const) {
      const made = sql.id(`count_${table}_${event}`);
      await sql`create function ${made}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
          insert into public.${sql.id(changes)} (container_id, store_id, key, count)
          select container_id, store_id, key, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
          group by 1, 2, 3 having sum(by) <> 0;
          return null;
        end $$`.execute(db);
      const rows = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
      await sql`create trigger ${made} after ${sql.raw(event)} on ${sql.id(table)} referencing ${sql.raw(rows)}
        for each statement execute function ${made}()`.execute(db);
    }
    // From here on nobody else writes rows until this is done.
    await sql`insert into ${sql.id(sums)} (container_id, store_id, key, count) ${sql.raw(of(table, ''))}`.execute(db);
  }
};

/** What orders are found by, as it is typed. Compared byte by byte, so that row-level security lets an index answer. */
const found = async (db: MigrationDb): Promise<void> => {
  const word = (name: string, of: string) =>
    sql`add column ${sql.id(name)} text collate "C" generated always as (lower(${sql.raw(of)})) stored`;
  await sql`alter table orders ${sql.join([
    word('found_number', 'number'),
    word('found_first', `buyer->>'first_name'`),
    word('found_last', `buyer->>'last_name'`),
  ])}`.execute(db);
  for (const part of ['number', 'first', 'last']) {
    await sql`create index ${sql.id(`orders_found_${part}`)} on orders (container_id, ${sql.id(`found_${part}`)}, created_at)`.execute(db);
  }
};

/** An array is searched by an operator row-level security keeps from indexes, so tags stand as rows beside their orders too. */
const tags = async (db: MigrationDb): Promise<void> => {
  await sql`drop index orders_tags`.execute(db);
  await tenantTable(
    db,
    'order_tags',
    (table) =>
      table
        .addColumn('tag', 'text', (c) => c.notNull())
        .addColumn('order_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('order_tags_order', ['container_id', 'order_id'], 'orders', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['tag', 'order_id'] },
  );
  await sql`create index order_tags_of_order on order_tags (container_id, order_id)`.execute(db);
  await sql`create function keep_order_tags() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.order_tags where container_id = new.container_id and order_id = new._id; end if;
      insert into public.order_tags (container_id, tag, order_id) select distinct new.container_id, tag, new._id from unnest(new.tags) as tag;
      return null;
    end $$`.execute(db);
  await sql`create trigger orders_tags_made after insert on orders for each row when (new.tags <> '{}') execute function keep_order_tags()`.execute(
    db,
  );
  await sql`create trigger orders_tags_changed after update of tags on orders for each row when (new.tags is distinct from old.tags)
    execute function keep_order_tags()`.execute(db);
  await sql`insert into order_tags (container_id, tag, order_id) select distinct container_id, tag, _id from orders, unnest(tags) as tag`.execute(
    db,
  );
};

/** What filters ask for stands in the indexes, so that rows are passed over, and counted, without being read. */
const orderIndexes = async (db: MigrationDb): Promise<void> => {
  const replaced = [
    'orders_by_created_at',
    'orders_of_status',
    'orders_of_store',
    'orders_attention',
    'orders_attention_act',
    'orders_gate',
    'orders_assignee',
    'orders_act_soonest',
    'orders_act_latest',
    'orders_status_act_soonest',
    'orders_status_act_latest',
  ];
  await sql`drop index ${sql.join(replaced.map((name) => sql.id(name)))}`.execute(db);
  const listed = async (name: string, columns: RawBuilder<unknown>, include: readonly string[], where?: RawBuilder<unknown>) => {
    await sql`create index ${sql.id(name)} on orders (container_id, ${columns}, _id)
      include (${sql.join(['archived_at', ...include].map((column) => sql.id(column)))}) ${where ? sql`where ${where}` : sql``}`.execute(
      db,
    );
  };
  const most = ['store_id', 'status', 'attention', 'blocking_gate', 'address_state', 'assignee', 'act_by', 'ship_by'];
  await listed('orders_by_created_at', sql`created_at`, most);
  await listed('orders_of_status', sql`status, created_at`, ['store_id', 'attention']);
  await listed('orders_of_store', sql`store_id, created_at`, ['status', 'attention']);
  await listed('orders_attention', sql`created_at`, ['store_id', 'status', 'attention'], sql`attention`);
  await listed('orders_attention_act', sql`coalesce(act_by, ${LATEST})`, ['store_id', 'status', 'attention'], sql`attention`);
  await listed('orders_gate', sql`blocking_gate, created_at`, ['store_id', 'status'], sql`blocking_gate is not null`);
  await listed('orders_assignee', sql`assignee, created_at`, ['store_id', 'status'], sql`assignee is not null`);
  await listed('orders_address', sql`address_state, created_at`, ['store_id', 'status']);
  await listed('orders_late', sql`ship_by`, ['act_by', 'store_id', 'status'], sql`act_by is not null`);
  for (const [name, last] of [
    ['soonest', LATEST],
    ['latest', EARLIEST],
  ] as const) {
    await listed(`orders_act_${name}`, sql`coalesce(act_by, ${last})`, ['act_by', 'ship_by', 'store_id', 'status']);
    await listed(`orders_status_act_${name}`, sql`status, coalesce(act_by, ${last})`, ['store_id']);
    await listed(`orders_status_profit_${name}`, sql`status, coalesce(profit, ${last})`, ['store_id']);
  }
  // Where a tab's orders stand together in another order of the whole list, that order would be gone through in vain.
  await listed('orders_status_number', sql`status, number`, ['store_id']);
  await listed('orders_status_total', sql`status, total`, ['store_id']);
};

const otherIndexes = async (db: MigrationDb): Promise<void> => {
  // Which orders a fulfilment makes.
  await sql`create index fulfilment_orders_of_fulfilment on fulfilment_orders (container_id, fulfilment_id, order_id) include (status)`.execute(
    db,
  );
  await sql`drop index trackings_newest`.execute(db);
  await sql`create index trackings_newest on trackings (container_id, created_at, _id)
    include (status, store_id, fulfilment_id, courier_code, store_push)`.execute(db);
};

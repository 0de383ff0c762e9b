import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Sums of each day, and the days whose sums have to be made anew: src/server/reports. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tables(db);
  await marks(db);
};

const SUM = ['pieces', 'gross', 'tax', 'refunds', 'fees', 'cost'];
const FO_SUM = [
  'fos',
  'pieces',
  'cost',
  'shipped',
  'shipped_pieces',
  'due',
  'late',
  'reprinted_provider',
  'reprinted_courier',
  'reprinted_other',
  'cancelled',
  'rejected',
];

const tables = async (db: MigrationDb): Promise<void> => {
  const sums = (names: readonly string[]) => sql.join(names.map((name) => sql`add column ${sql.id(name)} bigint not null`));
  await tenantTable(
    db,
    'order_days',
    (table) =>
      table
        .addColumn('day', 'date', (c) => c.notNull())
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('service', 'text', (c) => c.notNull())
        .addColumn('currency', 'text', (c) => c.notNull())
        .addColumn('orders', 'integer', (c) => c.notNull())
        // Those without a rate, which count in nothing else.
        .addColumn('unrated', 'integer', (c) => c.notNull()),
    { key: ['day', 'store_id', 'service', 'currency'] },
  );
  await sql`alter table order_days ${sums(SUM)}`.execute(db);
  const ofFos = ['day', 'fulfilment_id', 'store_id'];
  await tenantTable(
    db,
    'fo_days',
    (table) =>
      table
        .addColumn('day', 'date', (c) => c.notNull())
        .addColumn('fulfilment_id', 'text', (c) => c.notNull())
        .addColumn('store_id', 'text', (c) => c.notNull()),
    { key: ofFos },
  );
  await sql`alter table fo_days ${sums(FO_SUM)}`.execute(db);
  // How many took so many days: a row for each that was seen, not one of 61 for each day.
  await tenantTable(
    db,
    'fo_day_spans',
    (table) =>
      table
        .addColumn('day', 'date', (c) => c.notNull())
        .addColumn('fulfilment_id', 'text', (c) => c.notNull())
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('what', 'text', (c) => c.notNull().check(sql`what in ('production', 'transit')`))
        .addColumn('days', 'smallint', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull()),
    { key: [...ofFos, 'what', 'days'] },
  );
  // The zone the days were made by; without a row, none were made.
  await tenantTable(db, 'report_zones', (table) => table.addColumn('zone', 'text', (c) => c.notNull()), { key: [] });
  await tenantTable(db, 'report_dirty', (table) =>
    table
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('order', 'fo')`))
      // The quarter of an hour something counts in: whatever the zone, all of it is one day's.
      .addColumn('at', 'integer', (c) => c.notNull()),
  );
  await sql`alter table report_dirty alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  await sql`create index fulfilment_orders_refused on fulfilment_orders (container_id, status) where status in ('rejected', 'unknown')`.execute(
    db,
  );
  await sql`create index fulfilment_orders_sent on fulfilment_orders (container_id, sent_at) where sent_at is not null`.execute(db);
};

interface Marking {
  readonly table: string;
  /** What has to change for a day to change; null: rows are never changed. */
  readonly columns: readonly string[] | null;
  /** The days some rows count in: container, kind, moment. */
  readonly days: (rows: string) => string;
}

const orderDay = (rows: string): string =>
  `select o.container_id, 'order' as kind, o.created_at as at from ${rows} as row
    join public.orders o on o.container_id = row.container_id and o._id = row.order_id where o.paid_at is not null`;
const foDay = (rows: string, id: string): string =>
  `select fo.container_id, 'fo' as kind, fo.sent_at as at from ${rows} as row
    join public.fulfilment_orders fo on fo.container_id = row.container_id and fo._id = row.${id} where fo.sent_at is not null`;

const MARKINGS: readonly Marking[] = [
  {
    table: 'orders',
    columns: ['store_id', 'currency', 'created_at', 'paid_at', 'rate', 'total', 'tax', 'refunded', 'fees', 'cost', 'ship_by'],
    days: (rows) => `select container_id, 'order' as kind, created_at as at from ${rows} as row where paid_at is not null
      union all select fo.container_id, 'fo', fo.sent_at from ${rows} as row
        join public.fulfilment_orders fo on fo.container_id = row.container_id and fo.order_id = row._id where fo.sent_at is not null`,
  },
  { table: 'order_lines', columns: ['quantity', 'order_id'], days: orderDay },
  {
    table: 'fulfilment_orders',
    columns: [
      'fulfilment_id',
      'order_id',
      'kind',
      'reprint_of',
      'pieces',
      'status',
      'sent_at',
      'submitted_at',
      'shipped_at',
      'cost',
      'cause',
    ],
    days: (rows) => `${orderDay(rows)}
      union all select container_id, 'fo', sent_at from ${rows} as row where sent_at is not null
      union all ${foDay(rows, 'reprint_of')}`,
  },
  { table: 'trackings', columns: ['fo_id', 'status', 'shipped_at', 'delivered_at'], days: (rows) => foDay(rows, 'fo_id') },
  { table: 'fo_charges', columns: null, days: (rows) => foDay(rows, 'fo_id') },
];

/** The cause's transaction marks its days by rows of its own: nobody waits for anybody, and no day is ever taken for what it was. */
const marks = async (db: MigrationDb): Promise<void> => {
  for (const { table, columns, days } of MARKINGS) {
    for (const event of ['insert', 'update', 'delete'] as const) {
      if (event === 'update' && columns === null) continue;
      const row = (of: string) => `(${(columns ?? []).map((name) => `${of}.${name}`).join(', ')})`;
      const changed = (of: string, other: string) =>
        `(select ${of}.* from ${of} join ${other} on ${other}.container_id = ${of}.container_id and ${other}._id = ${of}._id
          where ${row('come')} is distinct from ${row('gone')})`;
      const parts = {
        insert: [days('come')],
        delete: [days('gone')],
        update: [days(changed('come', 'gone')), days(changed('gone', 'come'))],
      }[event];
      const made = sql.id(`mark_days_${table}_${event}`);
      await sql`create function ${made}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
          insert into public.report_dirty (container_id, kind, at)
          select distinct container_id, kind, at / 900 * 900 from (${sql.raw(parts.join(' union all '))}) as marked;
          return null;
        end $$`.execute(db);
      const rows = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
      await sql`create trigger ${made} after ${sql.raw(event)} on ${sql.id(table)} referencing ${sql.raw(rows)}
        for each statement execute function ${made}()`.execute(db);
    }
  }
};

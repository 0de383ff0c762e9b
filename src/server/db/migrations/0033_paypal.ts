import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** As `nullsLast` says it. */
const LATEST = sql.lit(2 ** 31 - 1);
const EARLIEST = sql.lit(-(2 ** 31));

/** Payments by PayPal: accounts, what came in, the numbers PayPal is told of, disputes and what was done about them. */
export const up = async (db: MigrationDb): Promise<void> => {
  await accounts(db);
  await items(db);
  await trackers(db);
  await acts(db);
  await orders(db);
  await counts(db);
  await sandbox(db);
};

const accounts = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'paypal_accounts', (table) =>
    table
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('Valid', 'Lostconnection', 'Invalid')`))
      .addColumn('reason', 'jsonb')
      // As they are shown; the rest of how it is reached is sealed.
      .addColumn('config', 'jsonb', (c) => c.notNull())
      .addColumn('credentials', 'text', (c) => c.notNull())
      // Up to when payments and disputes are known; empty: never asked.
      .addColumn('payments_until', 'integer')
      .addColumn('disputes_until', 'integer')
      .addColumn('fetched_at', 'integer')
      // When it is asked again, by the clock orders go by.
      .addColumn('next_fetch_at', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('fetching', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('trashed_at', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create trigger paypal_accounts_version before update of updated_at on paypal_accounts for each row execute function grow_version()`.execute(
    db,
  );
  await sql`create unique index paypal_accounts_email on paypal_accounts (container_id, lower(email)) where trashed_at is null`.execute(db);
  // What is due is asked across containers.
  await sql`create index paypal_accounts_due on paypal_accounts (next_fetch_at) where trashed_at is null`.execute(db);
};

const items = async (db: MigrationDb): Promise<void> => {
  const money = sql`numeric(14, 2)`;
  await tenantTable(db, 'paypal_items', (table) =>
    table
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text')
      .addColumn('order_id', 'text')
      .addColumn('invoice_id', 'text')
      .addColumn('payer', 'text')
      .addColumn('amount', money, (c) => c.notNull())
      .addColumn('fee', money)
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('missing')
          .check(sql`status in ('missing', 'synced', 'hold', 'disputed', 'resolved')`),
      )
      .addColumn('held', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('release_at', 'integer')
      // What went back, by PayPal's ids of it.
      .addColumn('refunds', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'::jsonb`))
      .addColumn('refunded', money, (c) => c.notNull().defaultTo(0))
      .addColumn('dispute_id', 'text')
      .addColumn('dispute', 'jsonb')
      .addColumn('stage', 'text', (c) => c.check(sql`stage in ('INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION')`))
      .addColumn('respond_by', 'integer')
      // What is to be said of the last parcel, for lists and searches.
      .addColumn('tracking_number', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('carrier', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('paypal_items_account', ['container_id', 'account_id'], 'paypal_accounts', ['container_id', '_id'])
      .addUniqueConstraint('paypal_items_transaction', ['container_id', 'transaction_id']),
  );
  await sql`alter table paypal_items add constraint paypal_items_order foreign key (container_id, order_id)
    references orders (container_id, _id) on delete set null (order_id)`.execute(db);
  await sql`create trigger paypal_items_version before update of updated_at on paypal_items for each row execute function grow_version()`.execute(
    db,
  );
  await sql`create index paypal_items_order on paypal_items (container_id, order_id) where order_id is not null`.execute(db);
  await sql`create index paypal_items_orderless on paypal_items (container_id, created_at) where order_id is null`.execute(db);
  await sql`create index paypal_items_held on paypal_items (container_id, account_id, created_at) where held`.execute(db);
  await sql`create index paypal_items_dispute on paypal_items (container_id, dispute_id) where dispute_id is not null`.execute(db);
  await sql`create index paypal_items_invoice on paypal_items (container_id, invoice_id) where invoice_id is not null`.execute(db);
  await sql`create index paypal_items_newest on paypal_items (container_id, created_at, _id)`.execute(db);
  for (const column of ['status', 'store_id', 'account_id', 'stage'])
    await sql`create index ${sql.id(`paypal_items_${column}`)} on paypal_items (container_id, ${sql.id(column)}, created_at, _id)`.execute(
      db,
    );
  await sql`create index paypal_items_amount on paypal_items (container_id, amount, _id)`.execute(db);
  for (const column of ['respond_by', 'release_at'])
    for (const [name, last] of [
      ['first', LATEST],
      ['last', EARLIEST],
    ] as const)
      await sql`create index ${sql.id(`paypal_items_${column}_${name}`)} on paypal_items
        (container_id, coalesce(${sql.id(column)}, ${last}), _id)`.execute(db);
};

const ofItem = (name: string): [string, string[], string, string[]] => [
  `${name}_item`,
  ['container_id', 'item_id'],
  'paypal_items',
  ['container_id', '_id'],
];

const trackers = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'paypal_trackers', (table) =>
    table
      .addColumn('item_id', 'text', (c) => c.notNull())
      // The parcel; empty: the number was typed.
      .addColumn('tracking_id', 'text')
      .addColumn('tracking_number', 'text', (c) => c.notNull())
      .addColumn('carrier', 'text', (c) => c.notNull())
      // The number PayPal has, where it has one.
      .addColumn('told_number', 'text')
      .addColumn('told_carrier', 'text')
      // It was sent, and nobody knows yet what became of that.
      .addColumn('sent_at', 'integer')
      .addColumn('push', 'text', (c) => c.notNull().check(sql`push in ('waiting', 'pushed', 'failed')`))
      .addColumn('push_at', 'integer', (c) => c.notNull())
      .addColumn('push_msg', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint(...ofItem('paypal_trackers'), (f) => f.onDelete('cascade'))
      .addForeignKeyConstraint('paypal_trackers_parcel', ['container_id', 'tracking_id'], 'trackings', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create unique index paypal_trackers_of_parcel on paypal_trackers (container_id, item_id, coalesce(tracking_id, ''))`.execute(
    db,
  );
  await sql`create index paypal_trackers_parcel on paypal_trackers (container_id, tracking_id) where tracking_id is not null`.execute(db);
  await sql`create index paypal_trackers_number on paypal_trackers (container_id, tracking_number)`.execute(db);
  await sql`create index paypal_trackers_push on paypal_trackers (push_at) where push = 'waiting'`.execute(db);
  await sql`create index paypal_trackers_waiting on paypal_trackers (container_id, push_at) where push = 'waiting'`.execute(db);
};

const acts = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'paypal_acts', (table) =>
    table
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('dispute_id', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull().check(sql`act in ('message', 'offer', 'escalate', 'accept', 'evidence', 'appeal')`))
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('amount', sql`numeric(14, 2)`)
      .addColumn('files', 'jsonb', (c) => c.notNull())
      .addColumn('tracking_number', 'text')
      .addColumn('carrier', 'text')
      .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('waiting', 'sent', 'failed')`))
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      // When it is sent, by the clock orders go by.
      .addColumn('send_at', 'integer', (c) => c.notNull())
      .addColumn('msg', 'jsonb')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint(...ofItem('paypal_acts'), (f) => f.onDelete('cascade')),
  );
  // One at a time is sent about a dispute.
  await sql`create unique index paypal_acts_waiting on paypal_acts (container_id, item_id) where state = 'waiting'`.execute(db);
  await sql`create index paypal_acts_due on paypal_acts (send_at) where state = 'waiting'`.execute(db);
  await sql`create index paypal_acts_item on paypal_acts (container_id, item_id, _id)`.execute(db);
};

const orders = async (db: MigrationDb): Promise<void> => {
  // What the shop says was given back; `refunded` is the more of this and of what PayPal says.
  await db.schema
    .alterTable('orders')
    .addColumn('platform_refunded', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update orders set platform_refunded = refunded where refunded <> 0`.execute(db);
  await sql`create index orders_payments on orders using gin (payments jsonb_path_ops)`.execute(db);
};

/** As those of orders: sums that were folded, and changes that were not yet. */
const counts = async (db: MigrationDb): Promise<void> => {
  for (const [name, key] of [
    ['paypal_counts', ['key']],
    ['paypal_count_changes', undefined],
  ] as const) {
    await tenantTable(
      db,
      name,
      (table) => table.addColumn('key', 'text', (c) => c.notNull()).addColumn('count', 'integer', (c) => c.notNull()),
      key && { key },
    );
  }
  await sql`alter table paypal_count_changes alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  const counted = (sign: string, rows: string): string =>
    `select container_id, status as key, ${sign}count(*)::integer as by from ${rows} group by 1, 2`;
  for (const [event, parts] of [
    ['insert', [counted('', 'come')]],
    ['delete', [counted('-', 'gone')]],
    ['update', [counted('', 'come'), counted('-', 'gone')]],
  ] as const) {
    const name = `count_paypal_items_${event}`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.paypal_count_changes (container_id, key, count)
        select container_id, key, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
        group by 1, 2 having sum(by) <> 0;
        return null;
      end $$`.execute(db);
    const tables = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on paypal_items referencing ${sql.raw(tables)}
      for each statement execute function ${sql.id(name)}()`.execute(db);
  }
};

/** The sandbox's PayPal. Its payments are those of the sandbox's shops; no tenant tables. */
const sandbox = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .createTable('sandbox_paypal_trackers')
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('tracking_number', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('carrier', 'text', (c) => c.notNull())
    .addColumn('carrier_name_other', 'text')
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sandbox_paypal_trackers_pkey', ['transaction_id', 'tracking_number'])
    .execute();
  await db.schema
    .createTable('sandbox_paypal_disputes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('respond_by', 'integer')
    .addColumn('outcome', 'text')
    .addColumn('refunded', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .addColumn('messages', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('offers', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('evidences', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('created_at', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'integer', (c) => c.notNull())
    .execute();
  // Money that went back to buyers, and payments that are kept back.
  await db.schema
    .createTable('sandbox_paypal_refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('transaction_id', 'text', (c) => c.notNull())
    .addColumn('event_code', 'text', (c) => c.notNull())
    .addColumn('amount', sql`numeric(14, 2)`, (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sandbox_paypal_holds')
    .addColumn('transaction_id', 'text', (c) => c.primaryKey())
    .addColumn('until', 'integer', (c) => c.notNull())
    .execute();
};

import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Where it has none, a row comes after all others, as `nullsLast` says it. */
const LATEST = sql.lit(2 ** 31 - 1);
const EARLIEST = sql.lit(-(2 ** 31));

/** Orders as we work on them: lines in pieces, fulfilment orders, parcels, gates, deadlines, money in cents, a timeline. */
export const up = async (db: MigrationDb): Promise<void> => {
  await orders(db);
  await lines(db);
  await fulfilmentOrders(db);
  await trackings(db);
  await matches(db);
  await timeline(db);
  await indexes(db);
  await counts(db);
};

const orders = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('orders')
    // What the shop says; `status` is ours, and follows from everything else.
    .addColumn('platform_status', 'text', (c) => c.notNull().defaultTo('Processing'))
    .addColumn('platform_ship_by', 'integer')
    .addColumn('paid_at', 'integer')
    .addColumn('tax', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .addColumn('shipping', sql`numeric(14, 2)`, (c) => c.notNull().defaultTo(0))
    .addColumn('platform_fees', sql`numeric(14, 2)`)
    .addColumn('payments', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    // Dollars a unit of the currency was worth when it was paid.
    .addColumn('rate', sql`numeric(18, 8)`)
    // Cents of a dollar.
    .addColumn('cost', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('fees', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('profit', 'bigint')
    .addColumn('gates', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('blocking_gate', 'text', (c) => c.check(sql`blocking_gate in ('matched', 'artwork', 'address', 'paid', 'policy')`))
    .addColumn('attention', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('hold_reason', 'text', (c) => c.check(sql`hold_reason in ('person', 'shop', 'buyer', 'trademark', 'stock')`))
    .addColumn('hold_until', 'integer')
    .addColumn('hold_by', 'text')
    // Where it goes; empty until somebody changes what the shop says.
    .addColumn('address', 'jsonb')
    .addColumn('address_state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('verifying')
        .check(sql`address_state in ('verifying', 'valid', 'invalid', 'confirmed')`),
    )
    .addColumn('address_code', 'text')
    .addColumn('approved', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('ship_by', 'integer')
    .addColumn('act_by', 'integer')
    .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('assignee', 'text')
    .addColumn('note_buyer', 'text')
    .addColumn('note_internal', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('note_gift', 'text')
    .addColumn('cancel_requested_at', 'integer')
    .addColumn('cancelled_at', 'integer')
    .addColumn('archived_at', 'integer')
    .execute();
  await sql`update orders set platform_status = status, paid_at = case when status in ('Pending', 'On Hold') then null else created_at end`.execute(
    db,
  );
  await sql`create trigger orders_version before update of updated_at on orders for each row execute function grow_version()`.execute(db);
  // A row for each container whose sellers say otherwise than usual.
  await tenantTable(db, 'desk_settings', (table) => table.addColumn('time_zone', 'text', (c) => c.notNull()), { key: [] });
  await tenantTable(
    db,
    'currency_rates',
    (table) =>
      table
        .addColumn('currency', 'text', (c) => c.notNull())
        // Dollars a unit is worth.
        .addColumn('rate', sql`numeric(18, 8)`, (c) => c.notNull().check(sql`rate > 0`))
        .addColumn('updated_at', 'integer', (c) => c.notNull()),
    { key: ['currency'] },
  );
};

const ofOrder = (name: string): [string, string[], string, string[]] => [
  `${name}_order`,
  ['container_id', 'order_id'],
  'orders',
  ['container_id', '_id'],
];

const lines = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'order_lines', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      // The shop's own.
      .addColumn('line_id', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('product_platform_id', 'text')
      .addColumn('variant_platform_id', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('sku', 'text', (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity >= 0`))
      .addColumn('cancelled', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('completed', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('price', sql`numeric(14, 2)`, (c) => c.notNull())
      .addColumn('image', 'text')
      .addColumn('item_info_id', 'text')
      .addColumn('variant_sku', 'text')
      // Said by hand: no look at the shop changes the match.
      .addColumn('matched_by', 'text')
      .addColumn('fulfilment_id', 'text')
      .addColumn('print_files', 'jsonb')
      .addForeignKeyConstraint(...ofOrder('order_lines'), (f) => f.onDelete('cascade'))
      .addUniqueConstraint('order_lines_line', ['container_id', 'order_id', 'line_id']),
  );
  await sql`insert into order_lines (container_id, _id, order_id, line_id, place, product_platform_id, name, sku, quantity, price, image, item_info_id, completed)
    select o.container_id, substr(md5(o._id || ':' || place), 1, 24), o._id, coalesce(line->>'line_id', 'kept-' || place), place,
      line->>'product_platform_id', line->>'name', line->>'sku', (line->>'quantity')::integer, (line->>'price')::numeric, line->>'image',
      line->>'item_info_id', case o.status when 'Delivered' then (line->>'quantity')::integer else 0 end
    from orders o, jsonb_array_elements(o.items) with ordinality as each(line, place)`.execute(db);
  await db.schema.alterTable('orders').dropColumn('items').execute();
  await sql`create index order_lines_unmatched on order_lines (container_id, sku) where item_info_id is null or variant_sku is null`.execute(
    db,
  );
  await sql`create index order_lines_listing on order_lines (container_id, item_info_id) where item_info_id is not null`.execute(db);
};

const fulfilmentOrders = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'fulfilment_orders', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('fulfilment_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('first', 'split', 'reprint')`))
      .addColumn('reprint_of', 'text')
      .addColumn('pieces', 'jsonb', (c) => c.notNull())
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .check(
            sql`status in ('draft', 'scheduled', 'submitting', 'unknown', 'submitted', 'production', 'held', 'shipped', 'rejected', 'cancelling', 'cancelled')`,
          ),
      )
      .addColumn('reference', 'text', (c) => c.notNull())
      .addColumn('external_id', 'text')
      // What the provider was sent, as it was sent.
      .addColumn('sent', 'jsonb')
      .addColumn('submit_at', 'integer')
      .addColumn('submitted_at', 'integer')
      .addColumn('expect_at', 'integer')
      .addColumn('shipped_at', 'integer')
      // Cents of a dollar; null: the provider has not said.
      .addColumn('cost', 'bigint')
      .addColumn('msg', 'jsonb')
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('next_look_at', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint(...ofOrder('fulfilment_orders'), (f) => f.onDelete('cascade'))
      .addForeignKeyConstraint('fulfilment_orders_fulfilment', ['container_id', 'fulfilment_id'], 'fulfilments', ['container_id', '_id'])
      .addUniqueConstraint('fulfilment_orders_reference', ['container_id', 'reference']),
  );
  await sql`create index fulfilment_orders_order on fulfilment_orders (container_id, order_id)`.execute(db);
  // What is due is asked across containers.
  await sql`create index fulfilment_orders_due on fulfilment_orders (submit_at) where status = 'scheduled'`.execute(db);
  await sql`create index fulfilment_orders_look on fulfilment_orders (next_look_at)
    where status in ('submitting', 'unknown', 'submitted', 'production', 'held', 'cancelling')`.execute(db);
  await sql`create index fulfilment_orders_made on fulfilment_orders (container_id, fulfilment_id, shipped_at desc) where shipped_at is not null`.execute(
    db,
  );
  await sql`create trigger fulfilment_orders_version before update of updated_at on fulfilment_orders for each row execute function grow_version()`.execute(
    db,
  );
};

const trackings = async (db: MigrationDb): Promise<void> => {
  const push = sql`('waiting', 'pushed', 'failed', 'off')`;
  await tenantTable(db, 'trackings', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('fo_id', 'text')
      // Of the order and the fulfilment order, for lists of one store or fulfilment.
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('fulfilment_id', 'text')
      .addColumn('tracking_number', 'text', (c) => c.notNull())
      .addColumn('courier_code', 'text', (c) => c.notNull())
      .addColumn('tracking_url', 'text')
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('pending')
          .check(
            sql`status in ('pending', 'notfound', 'inforeceived', 'transit', 'pickup', 'delivered', 'undelivered', 'exception', 'expired')`,
          ),
      )
      .addColumn('substatus', 'text')
      .addColumn('pieces', 'jsonb', (c) => c.notNull())
      .addColumn('events', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('shipped_at', 'integer')
      .addColumn('last_event_at', 'integer')
      .addColumn('delivered_at', 'integer')
      .addColumn('next_look_at', 'integer')
      .addColumn('store_push', 'text', (c) =>
        c
          .notNull()
          .defaultTo('waiting')
          .check(sql`store_push in ${push}`),
      )
      .addColumn('store_push_at', 'integer')
      .addColumn('store_push_msg', 'jsonb')
      // The number the shop was told last, where it was.
      .addColumn('store_number', 'text')
      .addColumn('paypal_push', 'text', (c) =>
        c
          .notNull()
          .defaultTo('off')
          .check(sql`paypal_push in ${push}`),
      )
      .addColumn('paypal_push_at', 'integer')
      .addColumn('paypal_push_msg', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint(...ofOrder('trackings'), (f) => f.onDelete('cascade'))
      .addUniqueConstraint('trackings_number', ['container_id', 'order_id', 'tracking_number']),
  );
  await sql`create index trackings_list on trackings (container_id, status, created_at, _id)`.execute(db);
  await sql`create index trackings_newest on trackings (container_id, created_at, _id)`.execute(db);
  for (const column of ['store_id', 'fulfilment_id', 'courier_code', 'store_push'])
    await sql`create index ${sql.id(`trackings_${column}`)} on trackings (container_id, ${sql.id(column)}, created_at, _id)`.execute(db);
  for (const [name, last] of [
    ['told_first', LATEST],
    ['told_last', EARLIEST],
  ] as const)
    await sql`create index ${sql.id(`trackings_${name}`)} on trackings (container_id, coalesce(last_event_at, ${last}), _id)`.execute(db);
  // Those on their way, by when something was last heard of them.
  await sql`create index trackings_silent on trackings (container_id, coalesce(last_event_at, shipped_at, created_at), _id)
    where status in ('pending', 'notfound', 'inforeceived', 'transit', 'pickup', 'undelivered')`.execute(db);
  await sql`create index trackings_order on trackings (container_id, order_id)`.execute(db);
  await sql`create index trackings_by_number on trackings (container_id, tracking_number)`.execute(db);
  await sql`create index trackings_look on trackings (next_look_at) where next_look_at is not null`.execute(db);
  await sql`create index trackings_push on trackings (store_push_at) where store_push = 'waiting'`.execute(db);
  await sql`create trigger trackings_version before update of updated_at on trackings for each row execute function grow_version()`.execute(
    db,
  );
  await sql`create function place_tracking() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      select o.store_id into new.store_id from public.orders o where o.container_id = new.container_id and o._id = new.order_id;
      select fo.fulfilment_id into new.fulfilment_id from public.fulfilment_orders fo
        where fo.container_id = new.container_id and fo._id = new.fo_id;
      return new;
    end $$`.execute(db);
  await sql`create trigger trackings_place before insert on trackings for each row execute function place_tracking()`.execute(db);
};

const matches = async (db: MigrationDb): Promise<void> => {
  // What a SKU of a shop was said to be, for next time.
  await tenantTable(
    db,
    'sku_matches',
    (table) =>
      table
        .addColumn('sku', 'text', (c) => c.notNull())
        .addColumn('item_info_id', 'text', (c) => c.notNull())
        .addColumn('variant_sku', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'integer', (c) => c.notNull())
        .addForeignKeyConstraint('sku_matches_listing', ['container_id', 'item_info_id'], 'item_infos', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['sku'] },
  );
  // What a variant of a product type is called at a fulfilment.
  await tenantTable(
    db,
    'provider_variants',
    (table) =>
      table
        .addColumn('fulfilment_id', 'text', (c) => c.notNull())
        .addColumn('product_id', 'text', (c) => c.notNull())
        .addColumn('variant_sku', 'text', (c) => c.notNull())
        .addColumn('provider_sku', 'text', (c) => c.notNull())
        // Cents of a dollar; null: it is told with an order only.
        .addColumn('cost', 'bigint')
        .addColumn('by_hand', 'boolean', (c) => c.notNull().defaultTo(false))
        .addColumn('updated_at', 'integer', (c) => c.notNull())
        .addForeignKeyConstraint('provider_variants_fulfilment', ['container_id', 'fulfilment_id'], 'fulfilments', ['container_id', '_id'])
        .addForeignKeyConstraint(
          'provider_variants_product',
          ['container_id', 'product_id'],
          'product_presets',
          ['container_id', '_id'],
          (f) => f.onDelete('cascade'),
        ),
    { key: ['fulfilment_id', 'product_id', 'variant_sku'] },
  );
  await sql`create index provider_variants_product on provider_variants (container_id, product_id, variant_sku)`.execute(db);
};

const timeline = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'order_events', (table) =>
    table
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('at', 'integer', (c) => c.notNull())
      // Who did it; null: it happened by itself.
      .addColumn('user_id', 'text')
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('params', 'jsonb', (c) => c.notNull())
      .addForeignKeyConstraint(...ofOrder('order_events'), (f) => f.onDelete('cascade')),
  );
  await sql`create index order_events_order on order_events (container_id, order_id, _id)`.execute(db);
};

const indexes = async (db: MigrationDb): Promise<void> => {
  for (const [name, last] of [
    ['soonest', LATEST],
    ['latest', EARLIEST],
  ] as const) {
    await sql`create index ${sql.id(`orders_act_${name}`)} on orders (container_id, coalesce(act_by, ${last}), _id)`.execute(db);
    await sql`create index ${sql.id(`orders_profit_${name}`)} on orders (container_id, coalesce(profit, ${last}), _id)`.execute(db);
    await sql`create index ${sql.id(`orders_status_act_${name}`)} on orders (container_id, status, coalesce(act_by, ${last}), _id)`.execute(
      db,
    );
  }
  await sql`create index orders_attention on orders (container_id, created_at, _id) where attention`.execute(db);
  await sql`create index orders_attention_act on orders (container_id, coalesce(act_by, ${LATEST}), _id) where attention`.execute(db);
  await sql`create index orders_gate on orders (container_id, blocking_gate, created_at, _id) where blocking_gate is not null`.execute(db);
  await sql`create index orders_assignee on orders (container_id, assignee, created_at, _id) where assignee is not null`.execute(db);
  await sql`create index orders_tags on orders using gin (tags)`.execute(db);
  // Whether anything was ever sent about an order is asked before it is sent.
  await sql`create index outside_effects_key on outside_effects (container_id, account, key)`.execute(db);
  await sql`create index orders_held on orders (hold_until) where hold_until is not null`.execute(db);
};

/**
 * How many orders there are of each status, and how many want attention: sums that were folded, and changes that were not yet. A change is a row
 * of its own, so that nobody waits for anybody.
 */
const counts = async (db: MigrationDb): Promise<void> => {
  for (const [name, key] of [
    ['order_counts', ['key']],
    ['order_count_changes', undefined],
  ] as const) {
    await tenantTable(
      db,
      name,
      (table) => table.addColumn('key', 'text', (c) => c.notNull()).addColumn('count', 'integer', (c) => c.notNull()),
      key && { key },
    );
  }
  await sql`alter table order_count_changes alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  await sql`insert into order_counts (container_id, key, count) select container_id, status, count(*) from orders group by 1, 2`.execute(
    db,
  );
  const counted = (sign: string, rows: string): string =>
    `select container_id, status as key, ${sign}count(*)::integer as by from ${rows} where archived_at is null group by 1, 2
     union all select container_id, 'attention', ${sign}count(*)::integer from ${rows} where archived_at is null and attention group by 1, 2`;
  for (const [event, parts] of [
    ['insert', [counted('', 'come')]],
    ['delete', [counted('-', 'gone')]],
    ['update', [counted('', 'come'), counted('-', 'gone')]],
  ] as const) {
    const name = `count_orders_${event}`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.order_count_changes (container_id, key, count)
        select container_id, key, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
        group by 1, 2 having sum(by) <> 0;
        return null;
      end $$`.execute(db);
    const tables = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on orders referencing ${sql.raw(tables)}
      for each statement execute function ${sql.id(name)}()`.execute(db);
  }
};

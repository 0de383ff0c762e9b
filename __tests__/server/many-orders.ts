import type { Pool, PoolClient } from 'pg';

/** What the orders stand in, to be asked for by it. */
export interface ManyOrders {
  readonly stores: readonly string[];
  readonly makers: readonly string[];
  /** Ids of those who look after some. */
  readonly people: readonly string[];
  /** The time it is in the shop whose orders these are, unix seconds. */
  readonly now: number;
}

export const MANY: ManyOrders = {
  stores: ['1', '2', '3'].map((each) => each.repeat(24)),
  makers: ['6', '7'].map((each) => each.repeat(24)),
  people: ['8', '9'].map((each) => each.repeat(24)),
  now: 1_790_000_000,
};

/** A number of 0 to `most` - 1 that is as good as drawn, for the nth order. */
const draw = (most: number, question: number): string => `(abs(hashint8extended(n, ${question})) % ${most})`;

const listOf = (texts: readonly string[]): string => `(array[${texts.map((text) => `'${text}'`).join(', ')}])`;

const oneOf = (texts: readonly string[], question: number): string => `${listOf(texts)}[1 + ${draw(texts.length, question)}]`;

const FIRST = 'Ada Ben Cleo Dan Eva Finn Gia Hugo Ida Jon Kim Leo Mia Noah Ola Pia Quin Rosa Sam Tess Uma Vera Will Xena Yuri Zoë'.split(
  ' ',
);
const BEGINNINGS = 'Al Bar Cas Dor El Fen Gra Hol Il Jen Kel Lun Mar Nor Ol Per Ras Sten Tor Und Val Wes'.split(' ');
const MIDDLES = 'a be di fo gu li mo ne pa ri so te ul vi'.split(' ');
const ENDS = 'berg dal feld gren holm kov lin man nen son stad vik wood'.split(' ');

const STATEMENTS: readonly string[] = [
  `insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week, max_per_month,
      schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
    select $1, _id, 'woocommerce', 'Shop ' || left(_id, 1), 'Valid', false, 10, 0, 0, 0, 0, 'https://' || left(_id, 1) || '.example.com', '{}', '', 0, 0, 1, 1
    from unnest${listOf(MANY.stores)} as _id where $2::integer > 0`,
  `insert into fulfilments (container_id, _id, type, name, status, auto, is_default, total_paid, config, credentials, created_at, updated_at)
    select $1, _id, 'private', 'Workshop ' || left(_id, 1), 'Valid', false, _id = '${MANY.makers[0]}', 0, '{}', '', 1, 1
    from unnest${listOf(MANY.makers)} as _id where $2::integer > 0`,
  // From the oldest to the newest. Of the newest three of a hundred something is still to be done.
  `insert into orders (container_id, _id, store_id, platform_id, number, status, platform_status, currency, total, tax, shipping, buyer, paid_at, rate,
      cost, fees, profit, blocking_gate, attention, address_state, ship_by, act_by, tags, assignee, archived_at, created_at, updated_at, seen_at)
    select $1, 'b' || lpad(to_hex(n), 23, '0'), ${listOf(MANY.stores)}[1 + ${draw(3, 1)}], 'p' || n, (100000 + n)::text, status, 'Processing', 'USD',
      ${draw(20000, 2)} / 100.0 + 1, 1, 2, jsonb_build_object('first_name', ${oneOf(FIRST, 3)},
        'last_name', ${oneOf(BEGINNINGS, 4)} || ${oneOf(MIDDLES, 5)} || ${oneOf(ENDS, 6)}, 'company', null, 'email', 'buyer-' || n || '@example.com',
        'phone', null, 'address_1', n || ' Harbour Street', 'address_2', null, 'city', 'Portland', 'state', 'OR', 'postcode', (10000 + ${draw(80000, 7)})::text,
        'country', 'US'),
      case when status = 'Pending' then null else at end, 1, ${draw(1500, 8)}, 100, case when status = 'Pending' then null else ${draw(4000, 9)} - 500 end,
      case when status in ('Processing', 'Pending') and ${draw(2, 10)} = 0 then ${oneOf(['matched', 'artwork', 'address', 'paid', 'policy'], 11)} end,
      ${draw(100, 12)} < (case when status = 'Processing' then 30 when status = 'In Production' then 5 else 1 end),
      case when status = 'Processing' and ${draw(10, 13)} = 0 then 'invalid' when ${draw(40, 14)} = 0 then 'confirmed' else 'valid' end,
      at + 5 * 86400, case when status in ('Pending', 'Processing', 'On Hold', 'In Production', 'Partially Shipped') then at + 2 * 86400 end,
      case when ${draw(30, 15)} = 0 then array['gift'] when ${draw(5000, 15)} = 1 then array['vip', 'gift'] else '{}' end,
      case when ${draw(10, 16)} = 0 then ${listOf(MANY.people)}[1 + ${draw(2, 17)}] end, case when ${draw(50, 18)} = 0 and status = 'Delivered' then at end, at, at, at
    from (select n, ${MANY.now} - ($2::integer - n) * (34560000.0 / $2::integer)::integer as at,
      case when n > $2::integer * 0.97 then ${oneOf(['Pending', 'Processing', 'Processing', 'Processing', 'On Hold', 'In Production', 'In Production', 'Partially Shipped'], 19)}
        when n > $2::integer * 0.93 then ${oneOf(['Shipped', 'Shipped', 'Shipped', 'In Production'], 20)}
        when ${draw(12, 21)} = 0 then ${oneOf(['Cancelled', 'Refunded', 'Returned', 'Cancelled'], 22)} else 'Delivered' end as status
      from generate_series(1, $2::integer) n) as made`,
  `insert into order_lines (container_id, _id, order_id, line_id, place, name, sku, quantity, price)
    select $1, 'c' || lpad(to_hex(n * 2 + place), 23, '0'), 'b' || lpad(to_hex(n), 23, '0'), place::text, place, 'Tee ' || ${draw(300, 31)}, 'TEE-' || ${draw(300, 31)}, 1, 20
    from generate_series(1, $2::integer) n, generate_series(0, 1) place where place = 0 or ${draw(4, 30)} = 0`,
  `insert into fulfilment_orders (container_id, _id, order_id, fulfilment_id, kind, pieces, status, reference, submitted_at, shipped_at, created_at, updated_at)
    select container_id, 'd' || substr(_id, 2), _id, ${listOf(MANY.makers)}[1 + least(1, ${draw(20, 40)})::integer], 'first', jsonb_build_array(jsonb_build_object('line_id', 'c' || lpad(to_hex(n * 2), 23, '0'), 'quantity', 1)),
      case when status = 'In Production' then 'production' else 'shipped' end, 'd' || substr(_id, 2), created_at + 3600,
      case when status <> 'In Production' then created_at + 172800 end, created_at, created_at
    from (select *, number::bigint - 100000 as n from orders where container_id = $1) o
    where status in ('In Production', 'Partially Shipped', 'Shipped', 'Delivered', 'Returned')`,
  `insert into trackings (container_id, _id, order_id, fo_id, store_id, fulfilment_id, tracking_number, courier_code, status, substatus, pieces, shipped_at,
      last_event_at, delivered_at, store_push, created_at, updated_at)
    select fo.container_id, 'e' || substr(fo._id, 2), fo.order_id, fo._id, o.store_id, fo.fulfilment_id, 'SIZE' || lpad(n::text, 12, '0'),
      ${oneOf(['usps', 'ups', 'dhl', 'royal-mail', 'usps', 'usps'], 50)},
      case o.status when 'Delivered' then 'delivered' when 'Returned' then 'exception' else ${oneOf(['pending', 'notfound', 'inforeceived', 'transit', 'transit', 'pickup', 'undelivered', 'exception'], 51)} end,
      '001', fo.pieces, fo.shipped_at, case when ${draw(20, 52)} > 0 then fo.shipped_at + ${draw(500000, 53)} end,
      case when o.status = 'Delivered' then fo.shipped_at + 500000 end, case when ${draw(200, 54)} = 0 then 'failed' else 'pushed' end, fo.shipped_at, fo.shipped_at
    from (select *, number::bigint - 100000 as n from orders where container_id = $1) o
    join fulfilment_orders fo on fo.container_id = o.container_id and fo.order_id = o._id and fo.shipped_at is not null`,
  // As the triggers keep them.
  `insert into order_tags (container_id, tag, order_id, archived) select container_id, unnest(tags), _id, archived_at is not null from orders where container_id = $1`,
  `insert into order_counts (container_id, store_id, key, count) select container_id, store_id, status, count(*) from orders
    where container_id = $1 and archived_at is null group by 1, 2, 3`,
  `insert into order_counts (container_id, store_id, key, count) select container_id, store_id, 'attention', count(*) from orders
    where container_id = $1 and archived_at is null and attention group by 1, 2`,
  `insert into tracking_counts (container_id, store_id, key, count) select container_id, store_id, status, count(*) from trackings
    where container_id = $1 group by 1, 2, 3`,
];

/** Does something while tables have no indexes but those of their keys, and makes the others of all rows at once, which takes a third of the time. */
const withoutIndexes = async (client: PoolClient, tables: readonly string[], work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { definition } of rows) await client.query(definition);
};

/** Fills a container with stores, makers and orders of 400 days with all that belongs to them, and lets the database look at them. */
export const makeManyOrders = async (pool: Pool, containerId: string, count: number): Promise<void> => {
  const client = await pool.connect();
  try {
    await withoutIndexes(client, ['orders', 'order_lines', 'fulfilment_orders', 'trackings'], async () => {
      // No trigger runs, and no key is checked.
      await client.query(`set session_replication_role = replica`);
      for (const text of STATEMENTS) {
        await client.query(text, text.includes('$2') ? [containerId, count] : [containerId]);
        // The next one joins it, and has to know how long it is.
        await client.query(`analyze ${/^insert into (\w+)/u.exec(text)?.[1] ?? ''}`);
      }
    });
    for (const table of ['stores', 'fulfilments', 'orders', 'order_lines', 'fulfilment_orders', 'trackings', 'order_tags', 'order_counts'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release(true);
  }
};

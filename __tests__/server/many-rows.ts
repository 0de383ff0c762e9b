import type { Pool } from 'pg';

const STORE = 'd'.repeat(24);

/** The group all jobs are in that `makeManyRows` makes. */
export const BUSY_GROUP = 'e'.repeat(24);

const PRESET = '(select _id from product_presets where container_id = $1 order by _id limit 1)';

const statements = {
  store: `
    insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
    select $1, $2, 'woocommerce', 'Busy shop', 'Valid', false, 10, 0, 0, 0, 0, 'https://busy.example.com', '{}', '', 0, 0, 1, 1
    where $3::int >= 0`,
  otherStores: `
    insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, last_fetch_at,
      last_push_item_at, created_at, updated_at)
    select $1, 'c' || lpad(to_hex(n), 23, '0'), 'woocommerce', 'Shop ' || n % 5, (array['Valid', 'Invalid'])[1 + n % 2], false, 10, 0, 0, 0, 0,
      'https://shop.example.com', '{}', '', 0, 0, case when n % 3 > 0 then 1700000000 + n % 4 end,
      case when n % 4 > 1 then 1700000000 - n end, 1700000000 + n / 3, 1
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  listings: `
    insert into item_infos (container_id, _id, identity, name, description, status, product_id, images, sku, price, price_addition,
      fix_profit, fixed_profit, prety_attributes, attribute_specifics_modify, created_at, updated_at)
    select $1, 'a' || lpad(to_hex(n), 23, '0'), 1000000 + n, 'Sunset over the bay, design ' || hashint4(n), '<p>Soft cotton.</p>', 'Active',
      ${PRESET}, '[]', 'MANY-' || n, (n * 37 % 9000) / 100.0 + 1, 0, 1, 0,
      '[{"options":[{"hex":null,"default":true,"ffm_value":"S","plf_price":null,"plf_value":"S"}],"attribute_type":"Size","plf_attribute_name":"Size"}]',
      jsonb_build_array(jsonb_build_object('sku', 'MANY-' || n || '-S', 'barcode', null, 'selected', true, 'base_price', 7.5, 'sale_price', 19.99,
        'fix_profit', 1, 'fixed_profit', 0, 'name_value', '[{"name":"Size","type":"Size","value":"S"}]'::jsonb)),
      1700000000 + n, 1700000000 + n * 7 % 50000000
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  orders: `
    insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, created_at, updated_at)
    select $1, 'b' || lpad(to_hex(n), 23, '0'), $2, 'p' || n, (100000 + n)::text,
      (array['Processing', 'Delivered', 'Pending', 'Cancelled'])[1 + n % 4], 'USD', (n * 53 % 20000) / 100.0 + 1,
      '{"first_name":"Kim","last_name":"Buyer","email":"kim@example.com"}', 1700000000 + n * 11 % 40000000, 1700000000 + n
    from generate_series(1, $3) n`,
  trackings: `
    insert into trackings (container_id, _id, order_id, store_id, tracking_number, courier_code, status, pieces, last_event_at, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'b' || lpad(to_hex(n), 23, '0'), $2, '94001118992233' || (10000000 + n), 'usps',
      (array['transit', 'delivered'])[1 + n % 2], '[]', case when n % 3 > 0 then 1700000000 + n * 17 % 9001 end, 1700000000 + n / 3, 1
    from generate_series(1, $3) n`,
  paypalItems: `
    with account as (
      insert into paypal_accounts (container_id, _id, email, status, config, credentials, created_at, updated_at)
      values ($1, reverse($2), 'busy@example.com', 'Valid', '{}', '', 1, 1) returning _id
    )
    insert into paypal_items (container_id, _id, account_id, transaction_id, store_id, amount, currency, status, release_at, respond_by, created_at, updated_at)
    select $1, 'a' || lpad(to_hex(n), 23, '0'), account._id, 'T' || n, $2, n * 53 % 977, 'USD', (array['missing', 'synced'])[1 + n % 2],
      case when n % 3 > 0 then 1700000000 + n * 17 % 9001 end, case when n % 5 > 0 then 1700000000 + n * 13 % 4001 end, 1700000000 + n / 3, 1
    from generate_series(1, $3) n, account`,
  files: `
    insert into files (container_id, _id, kind, state, type, filename, mimetype, size, tags, status, key, image_sizes, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'upload', 'ready', (array['design', 'mockup', 'mockup'])[1 + n % 3],
      'picture ' || n * 7919 % 3001 || '.png', 'image/png', n * 31 % 5003, '{}', (array['published', 'draft'])[1 + n % 2], md5(n::text), '[]',
      1700000000 + n / 3, 1700000000 + n * 17 % 9001
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  fulfilments: `
    insert into fulfilments (container_id, _id, type, name, status, auto, is_default, total_paid, config, credentials, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), (array['onos', 'private', 'geekpod'])[1 + n % 3], 'Account ' || n * 7919 % 31,
      (array['Valid', 'Invalid'])[1 + n % 2], false, n = 1, n * 17 % 901, '{}', '', 1700000000 + n / 3, 1
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  designs: `
    insert into mockup_designs (container_id, _id, name, width, height, status, created_by, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Design ' || n * 7919 % 3001, 1100, 1100, (array['published', 'draft'])[1 + n % 2], '',
      1700000000 + n / 3, 1700000000 + n * 17 % 9001
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  productPresets: `
    insert into product_presets (container_id, _id, name, raw_name, description, provider, type, prety_attributes, attribute_specifics, print_areas,
      weight, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Tee ' || n * 7919 % 3001, 'many-' || n, '', (array['merchize', 'onos'])[1 + n % 2], 'apparel',
      '[]', '[]', '[]', 100, 1700000000 + n / 3, 1700000000
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  mockups: `
    insert into mockups (container_id, _id, name, mockup_type, status, product_id, preset_id, sides, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Mockup ' || n, '2D', 'Publish', ${PRESET}, (n % 2)::text, '[]', 1700000000 + n, 1700000000 + n
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  mockupPresets: `
    insert into mockup_presets (container_id, _id, name, mockup_type, status, product_id, provider, type, sides, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Template ' || n, '2D', 'Publish', ${PRESET}, (array['merchize', 'onos'])[1 + n % 2], 'design', '[]',
      1700000000 + n, 1700000000 + n
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  jobGroups: `
    insert into job_groups (container_id, _id, job_type, store_id, created_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), (array['push_item', 'fetch_orders'])[1 + n % 2], stores._id, 1700000000 + n / 3
    from generate_series(1, $3) n
    join (select _id, row_number() over (order by _id) as number, count(*) over () as amount from stores where container_id = $1) stores
      on stores.number = 1 + n % stores.amount
    where $2::text is not null`,
  busyGroup: `
    insert into job_groups (container_id, _id, job_type, store_id, created_at)
    select $1, '${BUSY_GROUP}', 'push_item', $2, 1700000000 from generate_series(1, $3)`,
  jobs: `
    insert into jobs (container_id, _id, group_id, job_type, store_id, queue, priority, status, data, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), '${BUSY_GROUP}', 'push_item', $2, 'store:' || $2, 0, (array['done', 'rejected', 'stopped'])[1 + n % 3], '{}', 1700000000,
      1700000000 + n
    from generate_series(1, $3) n`,
  notifications: `
    insert into notifications (container_id, _id, type, subject, content, created_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Order', 'Order ' || n, '', 1700000000 + n
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  members: `
    with people as (
      insert into users (_id, email, name, password_hash, status, last_login, created_at, updated_at)
      select left(md5($1 || n), 24), 'person-' || n || '-' || $1 || '@example.test', (array['Kim ', 'kim '])[1 + n % 2] || n * 7919 % 3001, '', 'Active',
        case when n % 3 > 0 then 1700000000 + n * 17 % 9001 end, 1, 1
      from generate_series(1, $3) n
      returning _id, last_login
    )
    insert into memberships (container_id, _id, user_id, role, status, created_at)
    select $1, reverse(_id), _id, 'staff', (array['Active', 'Blocked'])[1 + ascii(_id) % 2], 1700000000 + ascii(_id) from people where $2::text is not null`,
  fonts: `
    insert into fonts (container_id, _id, name, family, slug, files, created_by, created_at, updated_at)
    select $1, 'f' || lpad(to_hex(n), 23, '0'), 'Font ' || n * 7919 % 31, 'Font family ' || n, 'font-' || n, '[]', '', 1700000000, 1700000000
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
} as const satisfies Readonly<Record<string, string>>;

/** Tables filled by these statements; index-only scans need to know which of their pages everybody may see. */
const TABLES = [
  'stores',
  'fulfilments',
  'item_infos',
  'orders',
  'trackings',
  'paypal_items',
  'files',
  'mockup_designs',
  'product_presets',
  'mockups',
  'mockup_presets',
  'job_groups',
  'jobs',
  'notifications',
  'users',
  'memberships',
];

/** How many rows of each kind; values come again among them, so that ids decide, and some times are missing. */
export type Amounts = Partial<Record<Exclude<keyof typeof statements, 'store' | 'busyGroup'>, number>>;

/** Fills a container that has product types with a store and rows by the thousand, and lets the database look at them. */
export const makeManyRows = async (pool: Pool, containerId: string, amounts: Amounts): Promise<void> => {
  const count = { store: 1, ...amounts, busyGroup: amounts.jobs ? 1 : 0 };
  for (const kind of Object.keys(statements) as (keyof typeof statements)[]) {
    const amount = count[kind] ?? 0;
    if (amount > 0) await pool.query(statements[kind], [containerId, STORE, amount]);
  }
  for (const table of TABLES) await pool.query(`vacuum analyze ${table}`);
};

import type { Pool } from 'pg';

export interface Amounts {
  readonly listings: number;
  readonly orders: number;
}

const STORE = 'd'.repeat(24);

const statements: Readonly<Record<'store' | keyof Amounts, string>> = {
  store: `
    insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
      max_per_month, schedule_fetch, website, key_mask, secret_mask, credentials, fetch_every, next_fetch_at, created_at, updated_at)
    select $1, $2, 'woocommerce', 'Busy shop', 'Valid', false, 10, 0, 0, 0, 0, 'https://busy.example.com', '', '', '', 0, 0, 1, 1
    where $3::int >= 0`,
  listings: `
    insert into item_infos (container_id, _id, identity, name, description, status, product_id, images, sku, price, price_addition,
      fix_profit, fixed_profit, prety_attributes, attribute_specifics_modify, created_at, updated_at)
    select $1, 'a' || lpad(to_hex(n), 23, '0'), 1000000 + n, 'Sunset over the bay, design ' || hashint4(n), '<p>Soft cotton.</p>', 'Active',
      (select _id from product_presets where container_id = $1 order by _id limit 1), '[]', 'MANY-' || n, (n * 37 % 9000) / 100.0 + 1, 0, 1, 0,
      '[{"options":[{"hex":null,"default":true,"ffm_value":"S","plf_price":null,"plf_value":"S"}],"attribute_type":"Size","plf_attribute_name":"Size"}]',
      jsonb_build_array(jsonb_build_object('sku', 'MANY-' || n || '-S', 'barcode', null, 'selected', true, 'base_price', 7.5, 'sale_price', 19.99,
        'fix_profit', 1, 'fixed_profit', 0, 'name_value', '[{"name":"Size","type":"Size","value":"S"}]'::jsonb)),
      1700000000 + n, 1700000000 + n * 7 % 50000000
    from generate_series(1, $3) n, (values ($2)) store (_id)`,
  orders: `
    insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, buyer, items, created_at, updated_at)
    select $1, 'b' || lpad(to_hex(n), 23, '0'), $2, 'p' || n, (100000 + n)::text,
      (array['processing', 'completed', 'pending', 'cancelled'])[1 + n % 4], 'USD', (n * 53 % 20000) / 100.0 + 1,
      '{"first_name":"Kim","last_name":"Buyer","email":"kim@example.com"}', '[]', 1700000000 + n * 11 % 40000000, 1700000000 + n
    from generate_series(1, $3) n`,
};

/** Fills a container that has product types with a store, listings and orders by the thousand, and lets the database look at them. */
export const makeManyRows = async (pool: Pool, containerId: string, amounts: Amounts): Promise<void> => {
  const count = { store: 1, ...amounts };
  for (const table of ['store', 'listings', 'orders'] as const) await pool.query(statements[table], [containerId, STORE, count[table]]);
  // Index-only scans need to know which pages everybody may see.
  for (const table of ['item_infos', 'orders']) await pool.query(`vacuum analyze ${table}`);
};

import type { Pool } from 'pg';

/** Items of a container with twelve variants each, written at once: "Tee 1", "Tee 2" and on. */
export const writeItems = async (pool: Pool, containerId: string, count: number): Promise<void> => {
  await pool.query(
    `insert into item_infos (container_id, _id, identity, name, description, status, product_id, images, sku, price, price_addition, fix_profit,
          fixed_profit, prety_attributes, attribute_specifics_modify, tags, collections, created_at, updated_at)
        select $1, 'b' || lpad(to_hex(n), 23, '0'), 500000 + n, 'Tee ' || n, '<p>Soft.</p>', 'Active', preset._id, '[]', 'BULK-' || n, 20, 0, 1, 0,
          preset.prety_attributes, (select jsonb_agg(jsonb_build_object('selected', true, 'sku', 'B' || n || '-' || at, 'barcode', null, 'sale_price', 20,
            'base_price', 8, 'fix_profit', 1, 'fixed_profit', 0, 'name_value', jsonb_build_array(jsonb_build_object('name', 'Size', 'type', 'Size',
            'value', 'S' || at)), 'image', null)) from generate_series(1, 12) at), '{}', '{}', 1, 1
        from generate_series(1, $2::integer) n, (select * from product_presets where container_id = $1 order by _id limit 1) preset`,
    [containerId, count],
  );
  await pool.query('vacuum analyze item_infos');
};

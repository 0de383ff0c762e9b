import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** A SKU as it is compared where no other is written just like it, as `foldedSku` of src/domain/sales/variant-match.ts writes it. */
const folded = (sku: string) =>
  sql.raw(
    String.raw`lower(btrim(regexp_replace(regexp_replace(normalize(${sku}, NFKC), '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
      '[\u2010-\u2015\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]', '-', 'g'), E' \t\n\r\u00a0'))`,
  );

/**
 * Why an order line's match wants looking at, and SKUs by which similar ones are found. Compared byte by byte, so that row-level security lets an index
 * answer.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  for (const table of ['sku_matches', 'order_lines'])
    await sql`alter table ${sql.id(table)} add column sku_key text collate "C" generated always as (${folded('sku')}) stored`.execute(db);
  // Listings are copied whole in places, which a generated column would not take.
  await sql`alter table item_infos add column sku_key text collate "C" not null default ''`.execute(db);
  await sql`create function fold_listing_sku() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin new.sku_key := ${folded('new.sku')}; return new; end $$`.execute(db);
  await sql`create trigger item_infos_fold before insert or update of sku on item_infos for each row execute function fold_listing_sku()`.execute(
    db,
  );
  await sql`update item_infos set sku_key = ${folded('sku')}`.execute(db);
  for (const table of ['item_infos', 'sku_matches', 'order_lines'])
    await sql`create index ${sql.id(`${table}_sku_key`)} on ${sql.id(table)} (container_id, sku_key)`.execute(db);
  await db.schema
    .alterTable('order_lines')
    .addColumn('match_note', 'text', (c) => c.check(sql`match_note in ('similar', 'several')`))
    .execute();
};

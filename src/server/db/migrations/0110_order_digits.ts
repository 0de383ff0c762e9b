import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Orders are found by the digits of their numbers too, and the mark before a number, which every number is shown with, is no part of it. */
export const up = async (db: MigrationDb): Promise<void> => {
  for (const table of ['orders', 'set_aside_orders'])
    await sql`update ${sql.id(table)} set number = regexp_replace(number, '^[# ]+', '') where number like '#%'`.execute(db);
  await sql`alter table orders add column found_digits text collate "C" generated always as (
    coalesce(substring(number from '([0-9]{3,})(?:[^0-9]+[0-9]{0,2})*$'), regexp_replace(number, '[^0-9]', '', 'g'))) stored`.execute(db);
  await sql`create index orders_found_digits on orders (container_id, found_digits, created_at)`.execute(db);
};

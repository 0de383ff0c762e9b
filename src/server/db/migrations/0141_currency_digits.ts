import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Money of orders and payments has the digits of its own currency, such as three for KWD; two cut them off. Whoever writes it has rounded it. */
const COLUMNS = {
  orders: ['total', 'tax', 'shipping', 'platform_fees', 'refunded', 'platform_refunded'],
  order_lines: ['price'],
  order_refunds: ['amount', 'given_before'],
  paypal_items: ['amount', 'fee'],
  paypal_acts: ['amount'],
} as const;

/** Columns that reports sum. They are dropped and added again because a column's type cannot change below a generated one. */
const CENTS = { gross_cents: 'total', tax_cents: 'tax', refund_cents: 'refunded' } as const;

export const up = async (db: MigrationDb): Promise<void> => {
  await sql`alter table orders ${sql.join(Object.keys(CENTS).map((name) => sql`drop column ${sql.id(name)}`))}`.execute(db);
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const changes = columns.map((column) => sql`alter column ${sql.id(column)} type numeric(16, 4)`);
    await sql`alter table ${sql.id(table)} ${sql.join(changes)}`.execute(db);
  }
  const made = Object.entries(CENTS).map(
    ([name, of]) => sql`add column ${sql.id(name)} bigint generated always as (round(${sql.id(of)} * rate * 100)::bigint) stored`,
  );
  await sql`alter table orders ${sql.join(made)}`.execute(db);
};

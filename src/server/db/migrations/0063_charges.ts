import { sql } from 'kysely';
import { tenantTable, TENANT_ROLE, type MigrationDb } from '../tenancy';

/** What figures are made of, as it is written: charges of fulfilment orders, an order's cents, whose doing it was that pieces were made again. */
export const up = async (db: MigrationDb): Promise<void> => {
  await charges(db);
  await cents(db);
  await causes(db);
};

/** Cents a provider has taken for a fulfilment order as it stands: src/domain/sales/fulfilment-order.ts says the same. */
const charged = (row: string): string =>
  `case when ${row}.status in ('submitted', 'production', 'held', 'cancelling', 'shipped') then coalesce(${row}.cost, 0) else 0 end`;

const charges = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'fo_charges', (table) =>
    table
      .addColumn('fo_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('product', 'shipping', 'tax', 'discount', 'credit')`))
      // Cents of a dollar as the kind says: discounts and credits are taken off.
      .addColumn('amount', 'bigint', (c) => c.notNull().check(sql`amount > 0`))
      .addColumn('charged_at', 'integer', (c) => c.notNull())
      .addColumn('invoice_id', 'text')
      .addColumn('key', 'text', (c) => c.notNull())
      .addForeignKeyConstraint('fo_charges_fo', ['container_id', 'fo_id'], 'fulfilment_orders', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      )
      .addUniqueConstraint('fo_charges_key', ['container_id', 'key']),
  );
  await sql`alter table fo_charges alter column _id set default substr(replace(gen_random_uuid()::text, '-', ''), 1, 24)`.execute(db);
  await sql`create index fo_charges_fo_at on fo_charges (container_id, fo_id)`.execute(db);
  await sql`create index fo_charges_open on fo_charges (container_id, charged_at) where invoice_id is null`.execute(db);
  // What was charged stays: a correction is a charge of its own. Only the invoice it stands on is said later.
  const tenant = sql.id(TENANT_ROLE);
  await sql`revoke update, delete on fo_charges from ${tenant}`.execute(db);
  await sql`grant update (invoice_id) on fo_charges to ${tenant}`.execute(db);
  await sql`insert into fo_charges (container_id, fo_id, kind, amount, charged_at, key)
    select container_id, _id, 'product', ${sql.raw(charged('fo'))}, coalesce(submitted_at, updated_at), _id || ':1'
    from fulfilment_orders fo where ${sql.raw(charged('fo'))} > 0`.execute(db);
  // Whoever changes what a fulfilment order costs, or that it is made, has charged or given back the difference.
  for (const event of ['insert', 'update'] as const) {
    const before = event === 'insert' ? '0' : charged('gone');
    const at = event === 'insert' ? 'coalesce(come.submitted_at, come.updated_at)' : 'come.updated_at';
    const made = sql.id(`charge_fos_${event}`);
    await sql`create function ${made}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.fo_charges (container_id, fo_id, kind, amount, charged_at, key)
        select container_id, _id, case when by > 0 then 'product' else 'credit' end, abs(by), at,
          _id || ':' || (select count(*) + 1 from public.fo_charges known where known.container_id = moved.container_id and known.fo_id = moved._id)
        from (
          select come.container_id, come._id, ${sql.raw(`${charged('come')} - ${before}`)} as by, ${sql.raw(at)} as at
          from come ${sql.raw(event === 'insert' ? '' : 'join gone on gone.container_id = come.container_id and gone._id = come._id')}
        ) as moved where by <> 0;
        return null;
      end $$`.execute(db);
    const rows = event === 'insert' ? 'new table as come' : 'old table as gone new table as come';
    await sql`create trigger ${made} after ${sql.raw(event)} on fulfilment_orders referencing ${sql.raw(rows)}
      for each statement execute function ${made}()`.execute(db);
  }
};

/** Rounded to cents, half away from zero, when an amount or its rate is written: figures only add them. */
const cents = async (db: MigrationDb): Promise<void> => {
  const column = (name: string, of: string) =>
    sql`add column ${sql.id(name)} bigint generated always as (round(${sql.id(of)} * rate * 100)::bigint) stored`;
  await sql`alter table orders ${sql.join([column('gross_cents', 'total'), column('tax_cents', 'tax'), column('refund_cents', 'refunded')])}`.execute(
    db,
  );
};

const causes = async (db: MigrationDb): Promise<void> => {
  await sql`alter table fulfilment_orders
    add column cause text check (cause in ('provider', 'courier', 'other')),
    -- When it was given to a provider, be it in vain.
    add column sent_at integer generated always as
      (coalesce(submitted_at, case when status = 'rejected' then coalesce(submit_at, created_at) end)) stored`.execute(db);
  await sql`update fulfilment_orders fo set cause = coalesce((
      select case when task.category in ('misprint', 'damaged', 'wrong_item') then 'provider' when task.category = 'not_received' then 'courier' else 'other' end
      from tasks task where task.container_id = fo.container_id and task.order_id = fo.order_id and task.type = 'support' and task.created_at <= fo.created_at
      order by task.created_at desc, task._id desc limit 1), 'other')
    where reprint_of is not null`.execute(db);
};

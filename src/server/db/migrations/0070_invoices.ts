import { sql } from 'kysely';
import { TENANT_ROLE, tenantTable, type MigrationDb } from '../tenancy';

/** Invoices of what providers charged, by store, provider and month. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'invoices', (table) =>
    table
      .addColumn('number', 'text')
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('invoice', 'statement', 'credit_note')`))
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('draft')
          .check(sql`status in ('draft', 'issued', 'paid', 'void')`),
      )
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('fulfilment_id', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      // Cents of a dollar.
      .addColumn('subtotal', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('tax', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('total', 'bigint', (c) => c.notNull().defaultTo(0))
      .addColumn('due', 'bigint', (c) => c.notNull().defaultTo(0))
      // Frozen when it is issued.
      .addColumn('lines', 'jsonb')
      .addColumn('frozen', 'jsonb')
      .addColumn('pdf', 'text')
      .addColumn('credits', 'text')
      .addColumn('reason', 'text')
      .addColumn('paid_from', 'text')
      .addColumn('reference', 'text')
      .addColumn('issued_at', 'integer')
      .addColumn('paid_at', 'integer')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addUniqueConstraint('invoices_number', ['container_id', 'number'])
      .addCheckConstraint('invoices_numbered', sql`(status = 'draft') = (number is null)`),
  );
  // One draft a month of a store at a provider: what is charged late joins it.
  await sql`create unique index invoices_draft on invoices (container_id, store_id, fulfilment_id, month) where status = 'draft'`.execute(
    db,
  );
  await sql`create index invoices_month on invoices (container_id, month desc, _id desc)`.execute(db);
  await sql`create index fo_charges_invoice on fo_charges (container_id, invoice_id) where invoice_id is not null`.execute(db);
  await sql`create trigger invoices_version before update of updated_at on invoices for each row execute function grow_version()`.execute(
    db,
  );
  await tenantTable(
    db,
    'invoice_counters',
    (table) => table.addColumn('year', 'integer', (c) => c.notNull()).addColumn('count', 'integer', (c) => c.notNull()),
    { key: ['year'] },
  );
  // What of each fulfilment order's money from the wallet an invoice takes account of.
  await tenantTable(
    db,
    'invoice_cover',
    (table) =>
      table
        .addColumn('invoice_id', 'text', (c) => c.notNull())
        .addColumn('fo_id', 'text', (c) => c.notNull())
        .addColumn('cents', 'bigint', (c) => c.notNull()),
    { key: ['invoice_id', 'fo_id'] },
  );
  await sql`create index invoice_cover_fo on invoice_cover (container_id, fo_id)`.execute(db);
  // What is issued is not rewritten: only what becomes of it changes.
  await sql`create function invoice_stays() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if old.status <> 'draft' and (new.number, new.kind, new.store_id, new.fulfilment_id, new.month, new.subtotal, new.tax, new.total, new.lines,
          new.frozen, new.issued_at) is distinct from (old.number, old.kind, old.store_id, old.fulfilment_id, old.month, old.subtotal, old.tax,
          old.total, old.lines, old.frozen, old.issued_at) then
        raise exception 'invoice % is issued; void it and make a new one', old.number using errcode = 'check_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger stays before update on invoices for each row execute function invoice_stays()`.execute(db);
  await sql`revoke delete on invoices from ${sql.id(TENANT_ROLE)}`.execute(db);
};

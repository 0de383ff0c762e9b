import { sql } from 'kysely';
import type { Invoice, InvoiceCounts } from '../../contract/generated/resolvers';
import type { InvoiceLine } from '../../domain/billing/invoice';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { itemStore } from '../stores/rows';
import { linesOfCharges } from './charges';
import type { InvoiceRow } from './issue';

/** Invoices of a container with the store and the fulfilment they are between. */
export const invoicesOf = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'i.container_id').onRef('s._id', '=', 'i.store_id'))
    .innerJoin('fulfilments as f', (join) => join.onRef('f.container_id', '=', 'i.container_id').onRef('f._id', '=', 'i.fulfilment_id'))
    .where('i.container_id', '=', containerId);

export const withNames = (query: ReturnType<typeof invoicesOf>) =>
  query.selectAll('i').select(['f.name as provider', itemStore.as('store')]);

type NamedRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

const dollars = (cents: number): number => cents / 100;

export const toInvoice = (row: NamedRow): Invoice => {
  const { container_id: _container, lines: _lines, frozen: _frozen, pdf: _pdf, ...shown } = row;
  return { ...shown, subtotal: dollars(row.subtotal), tax: dollars(row.tax), total: dollars(row.total), due: dollars(row.due) };
};

export const missing = (): UserError => new UserError('invoice.missing', { code: 'NOT_FOUND' });

export const findInvoices = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Invoice[]> => {
  if (ids.length === 0) return [];
  const rows = await withNames(invoicesOf(tx, containerId)).where('i._id', 'in', ids).orderBy('i._id').execute();
  return rows.map(toInvoice);
};

/** One as the tables have it. */
export const findInvoice = (tx: Tx, containerId: string, id: string): Promise<InvoiceRow | undefined> =>
  tx.selectFrom('invoices').selectAll().where('container_id', '=', containerId).where('_id', '=', id).executeTakeFirst();

/** Invoices nobody else changes until the transaction ends, in the order of their ids. */
export const holdInvoices = (tx: Tx, containerId: string, ids: readonly string[]): Promise<InvoiceRow[]> =>
  tx
    .selectFrom('invoices')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .orderBy('_id')
    .forUpdate()
    .execute();

export const holdInvoice = async (tx: Tx, containerId: string, id: string): Promise<InvoiceRow> => {
  const [row] = await holdInvoices(tx, containerId, [id.trim()]);
  if (!row) throw missing();
  return row;
};

/** The lines of one: those it was issued with, else its charges. */
export const linesOf = async (
  tx: Tx,
  containerId: string,
  { _id, lines }: Pick<InvoiceRow, '_id' | 'lines'>,
): Promise<readonly InvoiceLine[]> => lines ?? linesOfCharges(tx, containerId, _id);

/** How many there are of each status, and the months there are some of, the newest first. */
export const countInvoices = async (tx: Tx, containerId: string): Promise<InvoiceCounts> => {
  const { rows } = await sql<{ status: string; count: number }>`select status, count(*)::integer as count from invoices
    where container_id = ${containerId} group by 1 order by 1`.execute(tx);
  const months = await sql<{ month: string }>`select distinct month from invoices where container_id = ${containerId}
    order by 1 desc`.execute(tx);
  return { statuses: rows, months: months.rows.map(({ month }) => month) };
};

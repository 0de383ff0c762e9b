import { sql, type Selectable } from 'kysely';
import { INVOICE_PREFIX, invoiceNumber, sumsOf, type InvoiceLine } from '../../domain/billing/invoice';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import type { Language } from '../../domain/languages';
import { senderLines } from '../../domain/stores/sender';
import { asIdentity } from '../db/tenancy';
import { enqueue } from '../jobs/queue';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { changeCredit } from '../wallet/wallet';
import { linesOfCharges, readCover, takeOff } from './charges';
import { monthAt } from './draft';
import type { Frozen } from './tables';

export type InvoiceRow = Selectable<Database['invoices']>;

/** What a container says of itself on its invoices. */
const readIssuer = async (tx: Tx, containerId: string): Promise<{ readonly prefix: string; readonly lines: readonly string[] }> => {
  const { label, setting } = await asIdentity(tx, (identity) =>
    identity.selectFrom('containers').select(['label', 'setting']).where('_id', '=', containerId).executeTakeFirstOrThrow(),
  );
  return {
    prefix: setting.invoice_prefix?.trim() || INVOICE_PREFIX,
    lines: [setting.invoice_company?.trim() || label, setting.invoice_tax_id?.trim() ?? ''].filter(Boolean),
  };
};

/** The next number of a year. Who asks holds the year's count until the transaction ends: one that breaks off leaves no gap. */
const nextNumber = async (tx: Tx, prefix: string, now: number, zone: string): Promise<string> => {
  const year = Number(monthAt(now, zone).slice(0, 4));
  const { rows } = await sql<{ count: number }>`insert into invoice_counters as kept (year, count) values (${year}, 1)
    on conflict (container_id, year) do update set count = kept.count + 1 returning count`.execute(tx);
  return invoiceNumber(prefix, year, rows[0]?.count ?? 1);
};

/** Whom an invoice is to: the store, by its brand and its address. */
const readReceiver = async (tx: Tx, containerId: string, storeId: string): Promise<string[]> => {
  const store = await tx
    .selectFrom('stores')
    .select(['sto_name', 'brand_name', 'settings'])
    .where('container_id', '=', containerId)
    .where('_id', '=', storeId)
    .executeTakeFirst();
  return [store?.brand_name?.trim() || (store?.sto_name ?? ''), ...senderLines(store?.settings ?? {}, (code) => code)];
};

const readProvider = async (tx: Tx, containerId: string, fulfilmentId: string): Promise<string> => {
  const row = await tx
    .selectFrom('fulfilments')
    .select('name')
    .where('container_id', '=', containerId)
    .where('_id', '=', fulfilmentId)
    .executeTakeFirst();
  return row?.name ?? '';
};

/** Tells the store which invoice it was last put on. */
const tellStore = async (tx: Tx, containerId: string, storeId: string, number: string, day: string): Promise<void> => {
  const told = { 'invoice_id.id': number, 'invoice_id.date': day };
  await tx
    .updateTable('stores')
    .set({ settings: sql`settings || ${JSON.stringify(told)}::jsonb`, updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('_id', '=', storeId)
    .execute();
};

const ofInvoice = (tx: Tx, containerId: string, id: string) =>
  tx.updateTable('invoices').where('container_id', '=', containerId).where('_id', '=', id);

/** The errand that draws an issued invoice's paper, so that it is kept whoever asks for it. */
export const INVOICE_PAPER = 'invoice_paper';

const drawPaper = (tx: Tx, id: string): Promise<void> =>
  enqueue(tx, [{ task: INVOICE_PAPER, queue: 'papers', priority: 10, key: `paper ${id}`, payload: { invoice_id: id } }]);

/** When something is issued, by whose calendar, and in which language its paper is. */
interface Issuing {
  readonly now: number;
  readonly zone: string;
  readonly language: Language;
}

/** Issues a draft: its number, its lines and who it names are what they are from now on. In the caller's transaction, which holds the row. */
export const issue = async (tx: Tx, containerId: string, draft: InvoiceRow, { zone, now, language }: Issuing): Promise<void> => {
  const { _id, kind, store_id, fulfilment_id } = draft;
  const cover = kind === 'invoice' ? await readCover(tx, containerId, _id) : [];
  if (cover.length > 0)
    await tx
      .insertInto('invoice_cover')
      .values(cover.map((each) => ({ ...each, invoice_id: _id })))
      .execute();
  const issuer = await readIssuer(tx, containerId);
  const number = await nextNumber(tx, issuer.prefix, now, zone);
  const lines = await linesOfCharges(tx, containerId, _id);
  const sums = sumsOf(lines);
  const due = kind === 'invoice' ? sums.total - cover.reduce((sum, { cents }) => sum + cents, 0) : 0;
  const frozen: Frozen = {
    language,
    zone,
    due,
    provider: await readProvider(tx, containerId, fulfilment_id),
    from: issuer.lines,
    to: await readReceiver(tx, containerId, store_id),
  };
  await ofInvoice(tx, containerId, _id)
    .set({ ...sums, status: 'issued', number, due, lines: jsonb(lines), frozen: jsonb(frozen), issued_at: now, updated_at: now })
    .execute();
  await tellStore(tx, containerId, store_id, number, new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now * 1000));
  await drawPaper(tx, _id);
};

const negative = (lines: readonly InvoiceLine[]): InvoiceLine[] => lines.map((line) => ({ ...line, cents: -line.cents }));

/** Takes an issued invoice back by a credit note with its lines against it; what it was for may be drafted anew. Returns the credit note's id. */
export const voidIssued = async (
  tx: Tx,
  containerId: string,
  invoice: InvoiceRow,
  { reason, zone, now }: Pick<Issuing, 'now' | 'zone'> & { readonly reason: string },
): Promise<string> => {
  const _id = newId();
  const { store_id, fulfilment_id, month, subtotal, tax, total, lines, frozen } = invoice;
  const { prefix } = await readIssuer(tx, containerId);
  await ofInvoice(tx, containerId, invoice._id).set({ status: 'void', due: 0, reason, updated_at: now }).execute();
  await tx
    .insertInto('invoices')
    .values({
      _id,
      kind: 'credit_note',
      status: 'issued',
      number: await nextNumber(tx, prefix, now, zone),
      store_id,
      fulfilment_id,
      month,
      subtotal: -subtotal,
      tax: -tax,
      total: -total,
      lines: jsonb(negative(lines ?? [])),
      frozen: frozen && jsonb({ ...frozen, due: 0 }),
      credits: invoice._id,
      reason,
      issued_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.deleteFrom('invoice_cover').where('container_id', '=', containerId).where('invoice_id', '=', invoice._id).execute();
  await takeOff(tx, containerId, invoice._id);
  await drawPaper(tx, _id);
  return _id;
};

/** How an invoice is paid. */
interface Payment {
  readonly from: 'wallet' | 'outside';
  readonly reference: string | null;
  readonly by: string;
  readonly now: number;
}

/** What is due of an issued invoice is paid: from the wallet, which may refuse, or as somebody says that it was paid outside. */
export const payIssued = async (tx: Tx, containerId: string, invoice: InvoiceRow, { from, reference, by, now }: Payment): Promise<void> => {
  const { _id, due, number, fulfilment_id } = invoice;
  if (from === 'wallet' && due !== 0) {
    const maker = `fulfilment:${fulfilment_id}` as const;
    const legs =
      due > 0 ? ({ kind: 'charge', from: 'wallet', to: maker } as const) : ({ kind: 'refund', from: maker, to: 'wallet' } as const);
    await changeCredit(tx, containerId, { ...legs, key: `invoice:${_id}`, cents: Math.abs(due), reference: number, by });
  }
  await ofInvoice(tx, containerId, _id)
    .set({ status: 'paid', due: 0, paid_from: from, reference, paid_at: now, updated_at: now })
    .execute();
};

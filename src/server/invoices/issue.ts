import { sql, type Selectable } from 'kysely';
import { invoiceNumber, type InvoiceLine } from '../../domain/billing/invoice';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import type { Database } from '../db/schema';
import type { Language } from '../../domain/languages';
import { asIdentity } from '../db/tenancy';
import type { Tx } from '../kernel/context';
import { changeCredit } from '../wallet/wallet';
import { linesOfCharges, readCover, takeOff } from './charges';
import { monthAt } from './draft';
import type { Parties } from './tables';

export type InvoiceRow = Selectable<Database['invoices']>;

/** Before numbers where the shop names no other. */
const PREFIX = 'PR';

const prefixOf = async (tx: Tx, containerId: string): Promise<string> => {
  const { setting } = await asIdentity(tx, (identity) =>
    identity.selectFrom('containers').select('setting').where('_id', '=', containerId).executeTakeFirstOrThrow(),
  );
  return setting.invoice_prefix?.trim() || PREFIX;
};

/** The next number of a year. Who asks holds the year's count until the transaction ends: one that breaks off leaves no gap. */
const nextNumber = async (tx: Tx, containerId: string, now: number, zone: string): Promise<string> => {
  const year = Number(monthAt(now, zone).slice(0, 4));
  const { rows } = await sql<{ count: number }>`insert into invoice_counters as kept (year, count) values (${year}, 1)
    on conflict (container_id, year) do update set count = kept.count + 1 returning count`.execute(tx);
  return invoiceNumber(await prefixOf(tx, containerId), year, rows[0]?.count ?? 1);
};

/** Who an invoice is from and to, as they are called now. */
const readParties = async (tx: Tx, containerId: string, { store_id, fulfilment_id }: InvoiceRow, language: Language): Promise<Parties> => {
  const store = await tx
    .selectFrom('stores')
    .select(['sto_name', 'brand_name', 'settings'])
    .where('container_id', '=', containerId)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  const fulfilment = await tx
    .selectFrom('fulfilments')
    .select('name')
    .where('container_id', '=', containerId)
    .where('_id', '=', fulfilment_id)
    .executeTakeFirst();
  const said = (name: 'company' | 'address_1' | 'address_2' | 'postcode' | 'city' | 'state' | 'country'): string => {
    const value = store?.settings[`address.${name}`];
    return typeof value === 'string' ? value.trim() : '';
  };
  const place = [said('postcode'), said('city'), said('state')].filter(Boolean).join(' ');
  const lines = [said('company'), said('address_1'), said('address_2'), place, said('country')];
  return {
    language,
    from: [fulfilment?.name ?? ''],
    to: [store?.brand_name?.trim() || (store?.sto_name ?? ''), ...lines.filter(Boolean)],
  };
};

/** Tells the store which invoice it was last put on. */
const tellStore = async (tx: Tx, containerId: string, storeId: string, id: string, day: string): Promise<void> => {
  const told = { 'invoice_id.id': id, 'invoice_id.date': day };
  await tx
    .updateTable('stores')
    .set({ settings: sql`settings || ${JSON.stringify(told)}::jsonb` })
    .where('container_id', '=', containerId)
    .where('_id', '=', storeId)
    .execute();
};

const ofInvoice = (tx: Tx, containerId: string, id: string) =>
  tx.updateTable('invoices').where('container_id', '=', containerId).where('_id', '=', id);

/** Issues a draft: its number, its lines and who it names are what they are from now on. In the caller's transaction, which holds the row. */
export const issue = async (
  tx: Tx,
  containerId: string,
  draft: InvoiceRow,
  { zone, now, language }: { readonly zone: string; readonly now: number; readonly language: Language },
): Promise<void> => {
  const cover = draft.kind === 'invoice' ? await readCover(tx, containerId, draft._id) : [];
  const covered = cover.reduce((sum, { cents }) => sum + cents, 0);
  if (cover.length > 0)
    await tx
      .insertInto('invoice_cover')
      .values(cover.map((each) => ({ ...each, invoice_id: draft._id })))
      .execute();
  await ofInvoice(tx, containerId, draft._id)
    .set({
      status: 'issued',
      number: await nextNumber(tx, containerId, now, zone),
      lines: jsonb(await linesOfCharges(tx, containerId, draft._id)),
      parties: jsonb(await readParties(tx, containerId, draft, language)),
      due: draft.kind === 'invoice' ? draft.total - covered : 0,
      issued_at: now,
      updated_at: now,
    })
    .execute();
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now * 1000);
  await tellStore(tx, containerId, draft.store_id, draft._id, day);
};

const negative = (lines: readonly InvoiceLine[]): InvoiceLine[] => lines.map((line) => ({ ...line, cents: -line.cents }));

/** Takes an issued invoice back by a credit note with its lines against it; what it was for may be drafted anew. Returns the credit note's id. */
export const voidIssued = async (
  tx: Tx,
  containerId: string,
  invoice: InvoiceRow,
  { reason, zone, now }: { readonly reason: string; readonly zone: string; readonly now: number },
): Promise<string> => {
  const _id = newId();
  const { store_id, fulfilment_id, month, subtotal, tax, total, lines, parties } = invoice;
  await ofInvoice(tx, containerId, invoice._id).set({ status: 'void', due: 0, reason, updated_at: now }).execute();
  await tx
    .insertInto('invoices')
    .values({
      _id,
      kind: 'credit_note',
      status: 'issued',
      number: await nextNumber(tx, containerId, now, zone),
      store_id,
      fulfilment_id,
      month,
      subtotal: -subtotal,
      tax: -tax,
      total: -total,
      lines: jsonb(negative(lines ?? [])),
      parties: parties && jsonb(parties),
      credits: invoice._id,
      reason,
      issued_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx.deleteFrom('invoice_cover').where('container_id', '=', containerId).where('invoice_id', '=', invoice._id).execute();
  await takeOff(tx, containerId, invoice._id);
  return _id;
};

/** How an invoice is paid. */
export interface Payment {
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

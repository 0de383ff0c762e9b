import { sql, type SqlBool } from 'kysely';
import { sumsOf } from '../../domain/billing/invoice';
import { newId } from '../db/ids';
import type { Tx } from '../kernel/context';
import { spanOfMonth } from '../wallet/months';
import { linesOfCharges, openMonths, putOn, readCover } from './charges';

/** The month a moment is in, by a zone's calendar, such as 2026-11. */
export const monthAt = (seconds: number, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: zone }).format(seconds * 1000).slice(0, 7);

const settlesByWallet = async (tx: Tx, containerId: string, fulfilmentId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('fulfilments')
    .select('settle')
    .where('container_id', '=', containerId)
    .where('_id', '=', fulfilmentId)
    .executeTakeFirst();
  return row?.settle === 'wallet';
};

/** Writes down what a draft comes to now. */
const addUp = async (tx: Tx, containerId: string, id: string, isInvoice: boolean, now: number): Promise<void> => {
  const sums = sumsOf(await linesOfCharges(tx, containerId, id));
  const covered = isInvoice ? (await readCover(tx, containerId, id)).reduce((sum, { cents }) => sum + cents, 0) : sums.total;
  await tx
    .updateTable('invoices')
    .set({ ...sums, due: sums.total - covered, updated_at: now })
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .execute();
};

/**
 * Drafts what was charged in the months that are over, an invoice for each store, provider and month. What was charged late joins the draft of its
 * month, or begins another once that is issued. Done again it changes nothing. Returns the drafts it wrote.
 */
export const draftInvoices = async (tx: Tx, containerId: string, zone: string, now: number): Promise<string[]> => {
  const { from: begin } = await spanOfMonth(tx, monthAt(now, zone), zone);
  const written: string[] = [];
  for (const { store_id, fulfilment_id, month, ids } of await openMonths(tx, containerId, begin, zone)) {
    const isInvoice = await settlesByWallet(tx, containerId, fulfilment_id);
    const kind = isInvoice ? ('invoice' as const) : ('statement' as const);
    await tx
      .insertInto('invoices')
      .values({ _id: newId(), kind, store_id, fulfilment_id, month, created_at: now, updated_at: now })
      // The index of drafts is found by its very words, never by a value told apart from them.
      .onConflict((conflict) =>
        conflict
          .columns(['container_id', 'store_id', 'fulfilment_id', 'month'])
          .where(sql<SqlBool>`status = 'draft'`)
          .doNothing(),
      )
      .execute();
    const draft = await tx
      .selectFrom('invoices')
      .select(['_id', 'kind'])
      .where('container_id', '=', containerId)
      .where('store_id', '=', store_id)
      .where('fulfilment_id', '=', fulfilment_id)
      .where('month', '=', month)
      .where('status', '=', 'draft')
      .forUpdate()
      .executeTakeFirstOrThrow();
    await putOn(tx, containerId, ids, draft._id);
    await addUp(tx, containerId, draft._id, draft.kind === 'invoice', now);
    written.push(draft._id);
  }
  return written;
};

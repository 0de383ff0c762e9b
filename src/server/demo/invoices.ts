import type { RequestContext, Tx } from '../kernel/context';
import { HOUR } from '../kernel/clock';
import { draftInvoices } from '../invoices/draft';
import { issue, payIssued, voidIssued } from '../invoices/issue';
import { holdInvoices } from '../invoices/rows';
import { readDesk } from '../sales/desk';
import { spanOfMonth } from '../wallet/months';

/** Whose money the wallet has given: its bills are invoices, the other's are statements. */
const PAID_BY_WALLET = 'Harbour%';

/** Drafts what is open. */
const draft = async (tx: Tx, containerId: string, zone: string, now: number): Promise<void> => {
  await draftInvoices(tx, containerId, zone, now);
  await tx
    .updateTable('invoices')
    .set(({ ref }) => ({ kind: 'invoice', due: ref('total') }))
    .where('container_id', '=', containerId)
    .where('status', '=', 'draft')
    .where('fulfilment_id', 'in', (makers) =>
      makers.selectFrom('fulfilments').select('_id').where('container_id', '=', containerId).where('name', 'like', PAID_BY_WALLET),
    )
    .execute();
};

/**
 * What the workshops charged in the months that are over: drafts, and of the first of them one that was paid, one that is to be paid and one that
 * was taken back. Nothing where there is an invoice.
 */
export const seedInvoices = async ({ services, container: { _id: containerId }, user }: RequestContext): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(containerId, async (tx) => {
    const known = tx.selectFrom('invoices').select('_id').where('container_id', '=', containerId).where('status', '<>', 'draft');
    if (await known.limit(1).executeTakeFirst()) return;
    const { zone } = await readDesk(tx, containerId);
    await draft(tx, containerId, zone, now);
    const drafts = await tx
      .selectFrom('invoices')
      .select('_id')
      .where('container_id', '=', containerId)
      .orderBy('month')
      .orderBy('kind')
      .orderBy('total', 'desc')
      .execute();
    const ids = drafts.map(({ _id }) => _id);
    const at = async (month: string): Promise<number> => Math.min(now, (await spanOfMonth(tx, month, zone)).until + 9 * HOUR);
    // Half of them are left to be issued.
    const early = ids.slice(0, Math.ceil(ids.length / 2));
    for (const id of early)
      for (const row of await holdInvoices(tx, containerId, [id]))
        await issue(tx, containerId, row, { zone, now: await at(row.month), language: 'en' });
    const [first, second] = await holdInvoices(tx, containerId, early.slice(0, 2));
    if (first)
      await payIssued(tx, containerId, first, {
        from: 'outside',
        reference: 'Transfer 2210',
        by: user._id,
        now: (await at(first.month)) + HOUR,
      });
    if (!second) return;
    await voidIssued(tx, containerId, second, { reason: 'Billed to the wrong company', zone, now });
    await draft(tx, containerId, zone, now);
  });
};

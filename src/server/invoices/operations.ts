import { sql } from 'kysely';
import { INVOICE_ROLES, INVOICE_STATUSES } from '../../domain/billing/invoice';
import type { Access } from '../../domain/people/permissions';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { readColumns } from '../kernel/audit';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { containing, isOpenFilter, someIds } from '../kernel/input';
import type { MutationOperations, QueryOperations, Rule } from '../kernel/operation';
import { sortOf } from '../kernel/sort';
import { accepted, refused, verdictsOn } from '../kernel/verdict';
import { readDesk } from '../sales/desk';
import { draftInvoices } from './draft';
import { issue, payIssued, voidIssued, type InvoiceRow } from './issue';
import { countInvoices, findInvoices, holdInvoice, holdInvoices, invoicesOf, linesOf, missing, toInvoice, withNames } from './rows';

export const invoiceRule = (access: Access): Rule => ({ module: 'billing', access, roles: INVOICE_ROLES });

const SORTS = ['number', 'month', 'total', 'due'] as const;

/** The newest month first. */
const orderOf = (sort: string | null | undefined): PageOrder => {
  const sorted = sortOf(sort, SORTS);
  const field = sorted?.field ?? 'month';
  // Drafts have no number yet.
  const by = field === 'number' ? sql`coalesce(i.number, '')` : `i.${field}`;
  return { id: 'i._id', by, direction: sorted?.direction ?? 'desc' };
};

export const Query: Pick<QueryOperations, 'invoices' | 'invoicesCount' | 'invoice'> = {
  invoices: {
    rule: invoiceRule('view'),
    run: async (tx, { _id, search, status, store, provider, month, sort }, context) => {
      const order = orderOf(sort);
      let found = invoicesOf(tx, context.container._id);
      if (_id) found = found.where('i._id', '=', _id.trim());
      const wanted = INVOICE_STATUSES.find((each) => each === status?.trim().toLowerCase());
      if (!isOpenFilter(status)) found = found.where('i.status', 'in', wanted ? [wanted] : []);
      if (store?.trim()) found = found.where('i.store_id', '=', store.trim());
      if (provider?.trim()) found = found.where('i.fulfilment_id', '=', provider.trim());
      if (month?.trim()) found = found.where('i.month', '=', month.trim());
      if (search?.trim()) {
        const like = containing(search);
        found = found.where((is) => is.or([is('i.number', 'ilike', like), is('s.sto_name', 'ilike', like), is('f.name', 'ilike', like)]));
      }
      const page = await findPage(context, found, order);
      const rows = await withNames(invoicesOf(tx, context.container._id)).where(page).orderBy(inOrder(order)).execute();
      return rows.map(toInvoice);
    },
  },

  invoicesCount: { rule: invoiceRule('view'), run: (tx, _args, { container }) => countInvoices(tx, container._id) },

  invoice: {
    rule: invoiceRule('view'),
    run: async (tx, { _id }, { container }) => {
      const row = await withNames(invoicesOf(tx, container._id)).where('i._id', '=', _id.trim()).executeTakeFirst();
      if (!row) throw missing();
      const lines = await linesOf(tx, container._id, row);
      return {
        _id: row._id,
        from: [...(row.frozen?.from ?? [])],
        to: [...(row.frozen?.to ?? [row.store.sto_name])],
        lines: lines.map(({ order, fo, kind, cents, at }) => ({ order, fo, kind, amount: cents / 100, at })),
      };
    },
  },
};

/** Only what is issued is paid or taken back. */
const requireIssued = ({ status, number }: InvoiceRow): void => {
  if (status === 'draft') throw new UserError('invoice.draft', { code: 'CONFLICT' });
  if (status !== 'issued') throw new UserError(`invoice.${status}`, { code: 'CONFLICT', values: { number: number ?? '' } });
};

const issueVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const rows = await tx.selectFrom('invoices').selectAll().where('container_id', '=', containerId).where('_id', 'in', ids).execute();
  return verdictsOn(ids, rows, ({ _id, status, number, month }) => {
    const label = number ?? month;
    return status === 'draft' ? accepted(_id, label) : refused(_id, label, 'invoiceNotDraft');
  });
};

const readAuditedInvoices = readColumns('invoices', { label: 'number', shown: ['number', 'month', 'kind', 'status', 'total', 'due'] });

export const Mutation: Pick<MutationOperations, 'makeInvoice' | 'issueInvoice' | 'payInvoice' | 'voidInvoice'> = {
  makeInvoice: {
    rule: invoiceRule('add'),
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, _args, { container }, now: number) => {
      const { zone } = await readDesk(tx, container._id);
      return findInvoices(tx, container._id, await draftInvoices(tx, container._id, zone, now));
    },
  },

  issueInvoice: {
    rule: invoiceRule('update'),
    audit: { action: 'invoice.issued', ids: ({ ids }) => ids, read: readAuditedInvoices },
    prepare: (_args, { services }) => services.marketNow(),
    verdicts: (tx, { ids }, { container }) => issueVerdicts(tx, container._id, someIds(ids, 'ids')),
    run: async (tx, _args, { container, language }, now: number, ids) => {
      const { zone } = await readDesk(tx, container._id);
      // Numbers follow months.
      const rows = (await holdInvoices(tx, container._id, ids)).toSorted((a, b) => a.month.localeCompare(b.month));
      for (const row of rows) if (row.status === 'draft') await issue(tx, container._id, row, { zone, now, language });
      return findInvoices(tx, container._id, ids);
    },
  },

  payInvoice: {
    rule: invoiceRule('update'),
    audit: {
      action: 'invoice.paid',
      ids: ({ _id }) => [_id],
      read: readAuditedInvoices,
      details: ({ from, reference }) => ({ from, reference }),
    },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { _id, from, reference }, { container, user }, now: number) => {
      const row = await holdInvoice(tx, container._id, _id);
      requireIssued(row);
      const way = from.trim();
      if (way !== 'wallet' && way !== 'outside') throw new UserError('invoice.payFrom', { field: 'from' });
      if (row.kind === 'credit_note') throw new UserError('invoice.creditPaid', { code: 'CONFLICT' });
      if (row.kind === 'statement' && way === 'wallet') throw new UserError('invoice.statementWallet', { field: 'from' });
      if (way === 'outside' && !reference?.trim()) throw new UserError('invoice.payReference', { field: 'reference' });
      await payIssued(tx, container._id, row, { from: way, reference: reference?.trim() || null, by: user._id, now });
      const [invoice] = await findInvoices(tx, container._id, [row._id]);
      if (!invoice) throw missing();
      return invoice;
    },
  },

  voidInvoice: {
    rule: invoiceRule('update'),
    audit: { action: 'invoice.voided', ids: ({ _id }) => [_id], read: readAuditedInvoices, details: ({ reason }) => ({ reason }) },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, { _id, reason }, { container }, now: number) => {
      const row = await holdInvoice(tx, container._id, _id);
      requireIssued(row);
      if (row.kind === 'credit_note') throw new UserError('invoice.creditNote', { code: 'CONFLICT' });
      const why = reason.trim();
      if (why === '') throw new UserError('invoice.voidReason', { field: 'reason' });
      const { zone } = await readDesk(tx, container._id);
      const note = await voidIssued(tx, container._id, row, { reason: why, zone, now });
      return findInvoices(tx, container._id, [row._id, note]);
    },
  },
};

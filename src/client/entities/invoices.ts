import {
  InvoiceDocument,
  InvoicesCountDocument,
  InvoicesDocument,
  IssueInvoiceDocument,
  MakeInvoiceDocument,
  PayInvoiceDocument,
  VoidInvoiceDocument,
  type InvoiceFieldsFragment,
  type InvoiceQuery,
  type InvoicesCountQuery,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Invoice = InvoiceFieldsFragment;
export type InvoiceDetail = InvoiceQuery['invoice'];
type InvoiceCounts = InvoicesCountQuery['invoicesCount'] & { readonly _id: string };

/** What providers charged, by store, provider and month. */
export const invoices = defineEntity({
  name: 'invoices',
  references: { store: reference(stores.name) },
  query: { document: InvoicesDocument, rows: (data): readonly Invoice[] => data.invoices },
  mutations: {
    make: mutation({ document: MakeInvoiceDocument, rows: (data) => data.makeInvoice }),
    issue: mutation({ document: IssueInvoiceDocument, rows: (data) => data.issueInvoice }),
    pay: mutation({ document: PayInvoiceDocument, rows: (data) => [data.payInvoice] }),
    void: mutation({ document: VoidInvoiceDocument, rows: (data) => data.voidInvoice }),
  },
});

/** The lines of one, and who it names; each has the invoice's id. */
export const invoiceDetails = defineEntity({
  name: 'invoiceDetails',
  query: { document: InvoiceDocument, rows: (data): readonly InvoiceDetail[] => [data.invoice] },
  mutations: {},
});

/** How many there are of each status, and of which months; one row. */
export const invoiceCounts = defineEntity({
  name: 'invoiceCounts',
  query: { document: InvoicesCountDocument, rows: (data): readonly InvoiceCounts[] => [{ _id: 'all', ...data.invoicesCount }] },
  mutations: {},
});

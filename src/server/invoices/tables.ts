import type { Generated } from 'kysely';
import type { Language } from '../../domain/languages';
import type { InvoiceKind, InvoiceLine, InvoiceStatus } from '../../domain/billing/invoice';

declare module '../db/schema' {
  interface Database {
    invoices: InvoiceTable;
    invoice_counters: InvoiceCounterTable;
    invoice_cover: InvoiceCoverTable;
  }
}

/** What an invoice's paper says besides its lines, as it was when it was issued. */
export interface Frozen {
  /** In which its paper is written. */
  readonly language: Language;
  /** By whose calendar its days are. */
  readonly zone: string;
  readonly provider: string;
  /** Lines of names and addresses. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** What the wallet had not paid of it. Cents. */
  readonly due: number;
}

interface InvoiceTable {
  container_id: Generated<string>;
  _id: string;
  /** Null while it is a draft. */
  number: string | null;
  kind: InvoiceKind;
  status: Generated<InvoiceStatus>;
  store_id: string;
  fulfilment_id: string;
  /** Such as 2026-10. */
  month: string;
  /** Cents of a dollar. */
  subtotal: Generated<number>;
  tax: Generated<number>;
  total: Generated<number>;
  /** What is still to be paid of it. */
  due: Generated<number>;
  /** Null while it is a draft: then they are the charges themselves. */
  lines: readonly InvoiceLine[] | null;
  frozen: Frozen | null;
  /** SHA-256 of its paper, once that was drawn. */
  pdf: string | null;
  /** The invoice a credit note takes back. */
  credits: string | null;
  /** Why it was taken back. */
  reason: string | null;
  paid_from: 'wallet' | 'outside' | null;
  reference: string | null;
  issued_at: number | null;
  paid_at: number | null;
  created_at: number;
  updated_at: number;
}

interface InvoiceCounterTable {
  container_id: Generated<string>;
  year: number;
  count: number;
}

interface InvoiceCoverTable {
  container_id: Generated<string>;
  invoice_id: string;
  fo_id: string;
  /** What the wallet has paid of it. */
  cents: number;
}

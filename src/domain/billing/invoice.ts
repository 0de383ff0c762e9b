export const INVOICE_STATUSES = ['draft', 'issued', 'paid', 'void'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** An invoice is due where the wallet pays; a statement only tells, since the provider's own bill counts; a credit note takes an invoice back. */
export const INVOICE_KINDS = ['invoice', 'statement', 'credit_note'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What invoices are seen by, whatever else somebody may. */
export const INVOICE_ROLES = ['sale'] as const;

/** What a charge is: discounts and credits are taken off. */
export const CHARGE_KINDS = ['product', 'shipping', 'tax', 'discount', 'credit'] as const;

export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** A line of an invoice. Cents of a dollar; negative where something is taken off. */
export interface InvoiceLine {
  readonly order: string;
  readonly fo: string;
  readonly kind: ChargeKind;
  readonly cents: number;
  /** Unix seconds. */
  readonly at: number;
}

/** A charge's amount as an invoice adds it. */
export const signedCents = (kind: ChargeKind, cents: number): number => (kind === 'discount' || kind === 'credit' ? -cents : cents);

/** What an invoice comes to. Cents. */
interface InvoiceSums {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

export const sumsOf = (lines: readonly Pick<InvoiceLine, 'kind' | 'cents'>[]): InvoiceSums => {
  const tax = lines.reduce((sum, { kind, cents }) => (kind === 'tax' ? sum + cents : sum), 0);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return { subtotal: total - tax, tax, total };
};

/** Before numbers where a shop has named nothing else. */
export const INVOICE_PREFIX = 'PR';

/** `PR-2026-00001`. */
export const invoiceNumber = (prefix: string, year: number, count: number): string => `${prefix}-${year}-${String(count).padStart(5, '0')}`;

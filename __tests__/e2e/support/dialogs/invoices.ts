import type { DialogCase } from './case';

/** The shop these are tried in has charged nothing yet, and its owner sees no invoices. */
export const INVOICE_DIALOGS: readonly DialogCase[] = [
  { of: 'screens/invoice/InvoiceDrawer.tsx', pressed: 'It shows an invoice; what it is asked to do is asked by the dialogs below.' },
  { of: 'screens/invoice/IssueDialog.tsx', pressed: 'What is issued already stays as it is; the server tests press it twice.' },
  { of: 'screens/invoice/PayDialog.tsx', pressed: 'What is paid already is refused; the server tests press it twice.' },
  { of: 'screens/invoice/VoidDialog.tsx', pressed: 'What is void already is refused; the server tests press it twice.' },
];

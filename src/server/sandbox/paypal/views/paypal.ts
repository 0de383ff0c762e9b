import { html, type Markup } from '../../views/html';
import { allPlaces, money, secrets, table, timeText, wholePage } from '../../views/page';
import type { PaypalAccount } from '../accounts';
import type { DisputeRow } from '../disputes';
import type { Transaction } from '../payments';

const HOME = '/sandbox/paypal';

export interface PaypalPage {
  readonly accounts: readonly {
    readonly account: PaypalAccount;
    readonly transactions: readonly Transaction[];
    readonly disputes: readonly DisputeRow[];
  }[];
  readonly access:
    | readonly { readonly email: string; readonly url: string; readonly client_id: string; readonly secret: string }[]
    | undefined;
}

const button = (action: string, transaction: Transaction, label: string): Markup =>
  transaction.amount > 0
    ? html`<form method="post" action="${HOME}/${action}">
        <button class="button small" name="transaction_id" value="${transaction.transaction_id}">${label}</button>
      </form>`
    : html``;

/** Payments of the sandbox's shops, and what their buyers make of them. */
export const paypalPage = ({ accounts, access }: PaypalPage): string =>
  wholePage(
    { name: 'PayPal', home: HOME, hint: 'A practice PayPal with the payments of the sandbox stores.' },
    'Payments',
    html`<h1>PayPal</h1>
      <section class="panel">
        <h2>API credentials</h2>
        ${
          access
            ? access.map(({ email, url, client_id, secret }) =>
                secrets([
                  { id: `email-${client_id}`, label: 'Account', value: email },
                  { id: `url-${client_id}`, label: 'API URL', value: url },
                  { id: `client-${client_id}`, label: 'Client ID', value: client_id },
                  { id: `secret-${client_id}`, label: 'Secret', value: secret },
                ]),
              )
            : html`<form method="post" action="${HOME}/keys"><button class="button">Create credentials</button></form>`
        }
      </section>
      ${accounts.map(
        ({ account, transactions, disputes }) =>
          html`<section class="panel">
            <h2>${account.email}</h2>
            ${table(
              `Payments of ${account.email}`,
              [
                { title: 'Paid' },
                { title: 'Transaction' },
                { title: 'Invoice' },
                { title: 'Amount', number: true },
                { title: 'Status' },
                { title: '' },
                { title: '' },
              ],
              transactions.map((transaction) => [
                timeText(transaction.at),
                transaction.transaction_id,
                transaction.invoice_id,
                money(transaction.amount, transaction.currency),
                `${transaction.code} ${transaction.status}`,
                button('disputes', transaction, 'Dispute'),
                button('holds', transaction, 'Hold'),
              ]),
              'No payments yet.',
            )}
            ${table(
              `Disputes of ${account.email}`,
              [{ title: 'Dispute' }, { title: 'Payment' }, { title: 'Stage' }, { title: 'Status' }, { title: 'Respond by' }],
              disputes.map((row) => [
                row.id,
                row.transaction_id,
                row.stage,
                row.outcome ?? row.status,
                row.respond_by === null ? '–' : timeText(row.respond_by),
              ]),
              'No disputes.',
            )}
          </section>`,
      )}`,
    allPlaces,
  );

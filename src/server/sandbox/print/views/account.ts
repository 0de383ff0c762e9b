import { html, type Markup } from '../../views/html';
import { allPlaces, dollars, secrets, table, timeText, wholePage } from '../../views/page';
import type { PrintAccount } from '../accounts';
import { totalOf, type PrintOrder, type PrintStatus } from '../orders';

export interface AccountPage {
  readonly account: PrintAccount;
  readonly balance: number;
  readonly orders: readonly { readonly order: PrintOrder; readonly status: PrintStatus }[];
  readonly money: readonly { readonly what: string; readonly amount: number; readonly reference: string | null; readonly at: number }[];
  readonly effects: readonly { readonly what: string; readonly key: string; readonly at: number }[];
  readonly access: { readonly url: string; readonly token: string } | undefined;
}

export const accountPath = ({ slug }: Pick<PrintAccount, 'slug'>): string => `/sandbox/print/accounts/${slug}`;

const MONEY: Readonly<Record<string, string>> = { opening: 'Opening credit', credit: 'Credit', order: 'Order' };

const accessCard = ({ account, access }: AccountPage): Markup => html`
  <section class="panel">
    <h2>Access token</h2>
    <p class="soft">Connect Pressroom to this account with its API URL and a token.</p>
    ${
      access
        ? secrets([
            { id: 'url', label: 'API URL', value: access.url },
            { id: 'token', label: 'Token', value: access.token },
            { id: 'shop-id', label: 'Store ID', value: String(account.shop_id) },
          ])
        : html`<form method="post" action="${accountPath(account)}/tokens"><button class="button">Create token</button></form>`
    }
  </section>
`;

const balanceCard = ({ account, balance }: AccountPage): Markup => html`
  <section class="panel">
    <h2>Balance</h2>
    <p class="figure" id="balance">${dollars(balance)}</p>
    <form class="row" method="post" action="${accountPath(account)}/credit">
      <label class="field"><span>Amount (USD)</span><input type="number" name="dollars" value="100" step="0.01" required /></label>
      <button class="button">Add credit</button>
    </form>
  </section>
`;

/** An account at the print provider: credit, orders, what was paid, and what was done by whose order. */
export const accountPage = (shown: AccountPage): string =>
  wholePage(
    { name: shown.account.name, home: accountPath(shown.account), hint: 'A practice print provider. Nothing here is printed or shipped.' },
    'Print provider',
    html`<h1>${shown.account.name}</h1>
      <div class="panels">${balanceCard(shown)}${accessCard(shown)}</div>
      <section class="panel">
        <h2>Orders</h2>
        ${table(
          'Orders',
          [{ title: 'Reference' }, { title: 'Status' }, { title: 'Total', number: true }, { title: 'Ship to' }, { title: 'Received' }],
          shown.orders.map(({ order, status }) => [
            order.external_id,
            status,
            dollars(totalOf(order)),
            `${order.address.first_name} ${order.address.last_name}, ${order.address.country}`,
            timeText(order.created_at),
          ]),
          'No orders yet.',
        )}
      </section>
      <section class="panel">
        <h2>Transactions</h2>
        ${table(
          'Transactions',
          [{ title: 'Description' }, { title: 'Amount', number: true }, { title: 'Time' }],
          shown.money.map(({ what, at, amount, reference }) => [
            [MONEY[what] ?? what, reference].filter(Boolean).join(' '),
            dollars(amount),
            timeText(at),
          ]),
          'No transactions yet.',
        )}
      </section>
      <section class="panel">
        <h2>Ledger</h2>
        <p class="soft">Every action that took effect, once, no matter how often it was requested.</p>
        ${table(
          'Ledger',
          [{ title: 'Action' }, { title: 'Reference' }, { title: 'Time' }],
          shown.effects.map(({ what, key, at }) => [what, key, timeText(at)]),
          'No actions yet.',
        )}
      </section>`,
    allPlaces,
  );

import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { requirePermission } from '../graphql/permission';
import { html, type Markup } from './html';
import { sendPage } from './page';
import type { ShopHere } from './shop-here';
import { shopPage, tabs, type Link } from './shop-pages';
import { texts } from './texts';
import { readWallet, type WalletEntry } from './wallet';

const TOPUP = '/account/billing/topup';
const HISTORY = '/account/billing/history';

const LINKS: readonly Link[] = [
  { href: TOPUP, label: texts.billing.topup },
  { href: HISTORY, label: texts.billing.history },
];

/** Lines the history shows at most. */
const SHOWN = 100;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

const mayViewBilling = ({ member }: ShopHere): void => requirePermission(member, { module: 'billing', access: 'view' });

const credit = ({ credit: amount }: ShopHere): Markup => html`
  <p class="amount"><span>${texts.billing.credit}</span> <strong>${dollars.format(amount)}</strong></p>
`;

const line = ({ kind, note, amount, created_at }: WalletEntry): Markup => html`
  <tr>
    <td>${day.format(created_at * 1000)}</td>
    <td>${note ?? texts.billing.kinds[kind]}</td>
    <td class="number">${dollars.format(amount)}</td>
  </tr>
`;

const history = (entries: readonly WalletEntry[]): Markup => html`
  <table>
    <thead>
      <tr>
        <th scope="col">${texts.billing.date}</th>
        <th scope="col">${texts.billing.what}</th>
        <th scope="col" class="number">${texts.billing.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${entries.map(line)}
    </tbody>
  </table>
`;

/** The billing pages behind Topup and History (specification 1, §2), for whoever may view billing in the shop of this host. */
export const billingPages = (app: FastifyInstance, services: Services): void => {
  app.get(
    TOPUP,
    shopPage(services, mayViewBilling, async ({ reply, shop }) =>
      sendPage(reply, {
        title: texts.billing.topupTitle,
        body: html`
          ${tabs(LINKS, TOPUP)}
          <h1>${texts.billing.topupTitle}</h1>
          <p class="lead">${shop.label}</p>
          ${credit(shop)}
          <p>${texts.billing.noPayments}</p>
        `,
      }),
    ),
  );
  app.get(
    HISTORY,
    shopPage(services, mayViewBilling, async ({ reply, shop }) => {
      const entries = await services.inContainer(shop._id, (tx) => readWallet(tx, shop._id, SHOWN));
      return sendPage(reply, {
        title: texts.billing.historyTitle,
        body: html`
          ${tabs(LINKS, HISTORY)}
          <h1>${texts.billing.historyTitle}</h1>
          <p class="lead">${shop.label}</p>
          ${credit(shop)} ${entries.length > 0 ? history(entries) : html`<p>${texts.billing.noHistory}</p>`}
          ${entries.length === SHOWN ? html`<p class="other">${texts.billing.latest(SHOWN)}</p>` : null}
        `,
      });
    }),
  );
};

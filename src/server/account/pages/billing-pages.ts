import type { FastifyInstance } from 'fastify';
import type { Language } from '../../../domain/languages';
import type { Services } from '../../kernel/context';
import { requirePermission } from '../../kernel/permission';
import { html, type Markup } from './html';
import { sendPage } from './layout';
import type { ShopHere } from './shop-here';
import { shopPage, tabs, type Link, type ShopVisit } from './shop-pages';
import type { Texts } from '../../sign-in/texts';
import { readHistory, type WalletLine } from '../../wallet/history';

const TOPUP = '/account/billing/topup';
const HISTORY = '/account/billing/history';

const links = (t: Texts): readonly Link[] => [
  { href: TOPUP, label: t('billing.topup') },
  { href: HISTORY, label: t('billing.history') },
];

/** Lines the history shows at most. */
const SHOWN = 100;

const dollars = (language: Language, amount: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(amount);

/** `seconds`: unix. */
const day = (language: Language, seconds: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1000);

const BILLING = { module: 'billing', access: 'view' } as const;

const mayViewBilling = ({ member }: ShopHere): void => requirePermission(member, BILLING);

const credit = ({ t, language, shop }: ShopVisit): Markup => html`
  <p class="amount"><span>${t('billing.credit')}</span> <strong>${dollars(language, shop.credit)}</strong></p>
`;

const line = ({ t, language }: ShopVisit, { kind, note, amount, created_at }: WalletLine): Markup => html`
  <tr>
    <td>${day(language, created_at)}</td>
    <td>${note ?? t(`billing.kind.${kind}`)}</td>
    <td class="number">${dollars(language, amount)}</td>
  </tr>
`;

const history = (visit: ShopVisit, entries: readonly WalletLine[]): Markup => {
  const { t } = visit;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('billing.date')}</th>
          <th scope="col">${t('billing.what')}</th>
          <th scope="col" class="number">${t('billing.amount')}</th>
        </tr>
      </thead>
      <tbody>
        ${entries.map((entry) => line(visit, entry))}
      </tbody>
    </table>
  `;
};

/** The billing pages behind Topup and History (specification 1, §2), for whoever may view billing in the shop of this host. */
export const billingPages = (app: FastifyInstance, services: Services): void => {
  app.get(
    TOPUP,
    shopPage(services, mayViewBilling, async (visit) => {
      const { reply, shop, t } = visit;
      return sendPage(reply, {
        title: t('billing.topupTitle'),
        body: html`
          ${tabs(t, links(t), TOPUP)}
          <h1>${t('billing.topupTitle')}</h1>
          <p class="lead">${shop.label}</p>
          ${credit(visit)}
          <p>${t('billing.noPayments')}</p>
        `,
      });
    }),
  );
  app.get(
    HISTORY,
    shopPage(services, mayViewBilling, async (visit) => {
      const { reply, shop, t } = visit;
      const entries = await services.inContainer(shop._id, (tx) => readHistory(tx, shop._id, {}, SHOWN));
      return sendPage(reply, {
        title: t('billing.historyTitle'),
        body: html`
          ${tabs(t, links(t), HISTORY)}
          <h1>${t('billing.historyTitle')}</h1>
          <p class="lead">${shop.label}</p>
          ${credit(visit)} ${entries.length > 0 ? history(visit, entries) : html`<p>${t('billing.noHistory')}</p>`}
          ${entries.length === SHOWN ? html`<p class="other">${t('billing.latest', { shown: SHOWN })}</p>` : null}
        `,
      });
    }),
  );
};

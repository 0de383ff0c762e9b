import type { FastifyInstance, FastifyReply } from 'fastify';
import { isTransactionKind, TRANSACTION_KINDS, type TransactionKind } from '../../../domain/billing/wallet';
import { BYTE_ORDER_MARK, csvLine, csvTime } from '../../../domain/spreadsheets/write-csv';
import { isId } from '../../db/ids';
import { attachmentNamed } from '../../kernel/attachment';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { requirePermission } from '../../kernel/permission';
import { drawnPaper } from '../../papers/paper';
import { readDesk } from '../../sales/desk';
import { readFirst, readHistory, readLine, readSums, type HistoryFilter, type Sums, type WalletLine } from '../../wallet/history';
import { isMonth, monthsOf, spanOfMonth } from '../../wallet/months';
import { readAccount } from '../../wallet/wallet';
import { billingTabs, credit, day, dollars, HISTORY } from './billing-parts';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { sendPage, sendRefusal, signOutLink } from './layout';
import type { ShopHere } from './shop-here';
import { shopPage, type ShopVisit } from './shop-pages';

/** Lines a page shows, and a file holds, at most. */
const [SHOWN, OF_A_FILE] = [100, 50_000];

const mayView = ({ member }: ShopHere): void => requirePermission(member, { module: 'billing', access: 'view' });

/** What is asked for in the address. */
interface Asked {
  readonly kind: TransactionKind | undefined;
  readonly month: string | undefined;
}

const askedOf = ({ request }: ShopVisit): Asked => {
  const [kind, month] = [textIn(request.query, 'kind') ?? '', textIn(request.query, 'month') ?? ''];
  return { kind: isTransactionKind(kind) ? kind : undefined, month: isMonth(month) ? month : undefined };
};

const queryOf = ({ kind, month }: Asked): string => new URLSearchParams({ ...(kind && { kind }), ...(month && { month }) }).toString();

/** What a page of the history shows. */
const readPage = ({ services, shop }: ShopVisit, { kind, month }: Asked, limit: number) =>
  services.inContainer(shop._id, async (tx) => {
    const { zone } = await readDesk(tx, shop._id);
    const filter: HistoryFilter = { kind, ...(month && (await spanOfMonth(tx, month, zone))) };
    return {
      zone,
      lines: await readHistory(tx, shop._id, filter, limit),
      sums: await readSums(tx, shop._id, filter),
      first: await readFirst(tx, shop._id),
      wallet: (await readAccount(tx, shop._id)).cents,
      held: (await readAccount(tx, shop._id, 'held')).cents,
    };
  });

const option = (value: string, words: string, chosen: string | undefined): Markup =>
  html`<option value="${value}" ${value === (chosen ?? '') ? html`selected="selected"` : null}>${words}</option>`;

const monthWords = ({ language }: ShopVisit, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T00:00:00Z`));

const filters = (visit: ShopVisit, { kind, month }: Asked, months: readonly string[]): Markup => {
  const { t } = visit;
  return html`<form method="get" class="filters">
    <div>
      <label for="month">${t('billing.month')}</label>
      <select id="month" name="month">
        ${option('', t('billing.always'), month)} ${months.map((each) => option(each, monthWords(visit, each), month))}
      </select>
    </div>
    <div>
      <label for="kind">${t('billing.what')}</label>
      <select id="kind" name="kind">
        ${option('', t('billing.everything'), kind)} ${TRANSACTION_KINDS.map((each) => option(each, t(`billing.kind.${each}`), kind))}
      </select>
    </div>
    <button type="submit">${t('billing.show')}</button>
  </form>`;
};

const sumsPart = ({ t, language }: ShopVisit, { opening, in: came, out, closing }: Sums): Markup => {
  const part = (label: string, amount: number): Markup =>
    html`<div>
      <dt>${label}</dt>
      <dd>${dollars(language, amount)}</dd>
    </div>`;
  return html`<dl class="sums">
    ${part(t('billing.opening'), opening)} ${part(t('billing.in'), came)} ${part(t('billing.out'), out)}
    ${part(t('billing.closing'), closing)}
  </dl>`;
};

const reference = ({ t }: ShopVisit, { _id, kind, reference: about }: WalletLine): Markup =>
  kind === 'topup' ? html`<a href="/account/billing/receipt/${_id}.pdf">${t('billing.receipt')}</a>` : html`${about ?? ''}`;

const lineOf = (visit: ShopVisit, line: WalletLine, zone: string): Markup => {
  const { t, language } = visit;
  return html`<tr>
    <td>${day(language, line.created_at, zone)}</td>
    <td>${line.note ?? t(`billing.kind.${line.kind}`)}</td>
    <td class="reference">${reference(visit, line)}</td>
    <td class="number">${dollars(language, line.amount)}</td>
    <td class="number">${dollars(language, line.balance_after)}</td>
  </tr>`;
};

const table = (visit: ShopVisit, lines: readonly WalletLine[], zone: string): Markup => {
  const { t } = visit;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${t('billing.historyTitle')}">
    <table>
      <thead>
        <tr>
          <th scope="col">${t('billing.date')}</th>
          <th scope="col">${t('billing.what')}</th>
          <th scope="col">${t('billing.reference')}</th>
          <th scope="col" class="number">${t('billing.amount')}</th>
          <th scope="col" class="number">${t('billing.after')}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map((line) => lineOf(visit, line, zone))}
      </tbody>
    </table>
  </div>`;
};

const showHistory = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { reply, shop, t } = visit;
  const asked = askedOf(visit);
  const { zone, lines, sums, first, wallet, held } = await readPage(visit, asked, SHOWN);
  const months = first === undefined ? [] : monthsOf(first, unixNow(), zone);
  const query = queryOf(asked);
  return sendPage(reply, {
    title: t('billing.historyTitle'),
    wide: true,
    body: html`
      ${billingTabs(visit, HISTORY)}
      <h1>${t('billing.historyTitle')}</h1>
      <p class="lead">${shop.label}</p>
      ${credit(visit, { wallet, held })} ${first === undefined ? null : filters(visit, asked, months)}
      ${first === undefined ? null : sumsPart(visit, sums)}
      ${lines.length > 0 ? table(visit, lines, zone) : html`<p>${t(first === undefined ? 'billing.noHistory' : 'billing.noneOfThese')}</p>`}
      ${lines.length === SHOWN ? html`<p class="other">${t('billing.latest', { shown: SHOWN })}</p>` : null}
      ${lines.length > 0 ? html`<p class="other"><a href="${HISTORY}.csv${query && `?${query}`}">${t('billing.csv')}</a></p>` : null}
      ${signOutLink(t)}
    `,
  });
};

const sendCsv = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { reply, t } = visit;
  const asked = askedOf(visit);
  const { zone, lines } = await readPage(visit, asked, OF_A_FILE);
  const head = ['date', 'what', 'reference', 'amount', 'after'] as const;
  const rows = lines.map(({ created_at, kind, note, reference: about, amount, balance_after }) =>
    csvLine([csvTime(created_at), note ?? t(`billing.kind.${kind}`), about, amount, balance_after]),
  );
  const name = ['wallet', asked.month, asked.kind, zone.replaceAll('/', '-')].filter(Boolean).join('-');
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', attachmentNamed(`${name}.csv`))
    .send([BYTE_ORDER_MARK, csvLine(head.map((each) => t(`billing.${each}`))), ...rows].join(''));
};

const sendReceipt = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { services, request, reply, shop, t, language } = visit;
  const id = (textIn(request.params, 'file') ?? '').replace(/\.pdf$/u, '');
  const line = isId(id)
    ? ((await services.inContainer(shop._id, async (tx) => (await readLine(tx, shop._id, id)) ?? null)) ?? undefined)
    : undefined;
  if (line?.kind !== 'topup') return sendRefusal(reply, new UserError('wallet.noTopup', { code: 'NOT_FOUND' }), { status: 404 });
  const amount = dollars(language, line.amount);
  const pdf = await drawnPaper(services, shop._id, {
    title: t('billing.receipt'),
    at: line.created_at,
    from: [shop.label],
    to: [],
    facts: [
      [t('billing.date'), day(language, line.created_at)],
      [t('billing.reference'), line.reference ?? ''],
      [t('billing.payment'), line.key.split(':').slice(1).join(' ')],
    ],
    columns: [
      { title: t('billing.what'), share: 0.75 },
      { title: t('billing.amount'), share: 0.25, end: true },
    ],
    rows: [[t('billing.kind.topup'), amount]],
    sums: [[t('billing.paid'), amount]],
    notes: [],
    page: t('billing.page', { page: '{page}', pages: '{pages}' }),
  });
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', attachmentNamed(`receipt-${id}.pdf`))
    .send(Buffer.from(pdf));
};

/** What came and went, as a page and as a file; a receipt for each topup. */
export const historyPages = (app: FastifyInstance, services: Services): void => {
  app.get(HISTORY, shopPage(services, mayView, showHistory));
  app.get(`${HISTORY}.csv`, shopPage(services, mayView, sendCsv));
  app.get('/account/billing/receipt/:file', shopPage(services, mayView, sendReceipt));
};

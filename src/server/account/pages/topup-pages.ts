import type { FastifyInstance, FastifyReply } from 'fastify';
import { topupCents } from '../../../domain/billing/topup';
import { ConnectorError } from '../../connectors/connector';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { originOf } from '../../kernel/origin';
import { requirePermission } from '../../kernel/permission';
import { sentenceFor } from '../../sign-in/texts';
import { paymentMethods, type PaymentMethod } from '../../wallet/payment-method';
import { readPlan, renewPlan, type Plan } from '../../wallet/plan';
import { beginTopup, findTopup, lookAtPayment, lookAtTopup, type Topup } from '../../wallet/topups';
import { readAccount } from '../../wallet/wallet';
import { isId } from '../../db/ids';
import { billingTabs, credit, day, dollars, isFormKey, newFormKey, TOPUP } from './billing-parts';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { form, sendPage, sendRefusal, signOutLink, type Form } from './layout';
import type { ShopHere } from './shop-here';
import { shopPage, type ShopVisit } from './shop-pages';

const RENEW = '/account/billing/renew';
const WEBHOOK = '/account/billing/webhook';

const mayView = ({ member }: ShopHere): void => requirePermission(member, { module: 'billing', access: 'view' });
const mayPay = ({ member }: ShopHere): void => requirePermission(member, { module: 'billing', access: 'add' });
const mayRenew = ({ member }: ShopHere): void => requirePermission(member, { module: 'billing', access: 'update' });

/** What is told beside the forms: what was done, or why not; and what was typed. */
interface Told {
  readonly form?: Pick<Form, 'fault' | 'faultField'>;
  readonly amount?: string;
  readonly formKey?: string;
  readonly plan?: Pick<Form, 'fault' | 'done'>;
}

const topupForm = ({ t }: ShopVisit, methods: readonly PaymentMethod[], told: Told): Markup =>
  form({
    ...told.form,
    action: TOPUP,
    ref: undefined,
    hidden: { key: told.formKey ?? newFormKey() },
    button: t('billing.pay'),
    fields: [
      {
        name: 'amount',
        label: t('billing.howMuch'),
        type: 'text',
        autocomplete: 'transaction-amount',
        value: told.amount ?? '',
        hint: t('billing.howMuchHint'),
        inputmode: 'decimal',
      },
      {
        name: 'method',
        label: t('billing.method'),
        type: 'text',
        autocomplete: 'off',
        choices: methods.map(({ code, name }) => [code, name]),
      },
    ],
  });

const planPart = ({ t, language }: ShopVisit, { end, annually, cents }: Plan, told: Told['plan']): Markup => html`
  <h2>${t('billing.plan')}</h2>
  ${
    end === null
      ? html`<p>${t('billing.planForEver')}</p>`
      : html`<p>${t(end < Date.now() / 1000 ? 'billing.planEnded' : 'billing.planEnds', { day: day(language, end) })}</p>
          ${form({
            ...told,
            action: RENEW,
            ref: undefined,
            hidden: { end: String(end) },
            fields: [],
            button: t(annually ? 'billing.renewYear' : 'billing.renewMonth', { price: dollars(language, cents / 100) }),
          })}`
  }
`;

const showTopup = async (visit: ShopVisit, told: Told = {}): Promise<FastifyReply> => {
  const { services, reply, shop, t } = visit;
  const methods = await paymentMethods(services, shop._id);
  const { wallet, held, plan } = await services.inContainer(shop._id, async (tx) => ({
    wallet: (await readAccount(tx, shop._id)).cents,
    held: (await readAccount(tx, shop._id, 'held')).cents,
    plan: await readPlan(tx, shop._id),
  }));
  return sendPage(reply, {
    title: t('billing.topupTitle'),
    status: told.form?.fault || told.plan?.fault ? 422 : 200,
    body: html`
      ${billingTabs(visit, TOPUP)}
      <h1>${t('billing.topupTitle')}</h1>
      <p class="lead">${shop.label}</p>
      ${credit(visit, { wallet, held })} ${methods.length > 0 ? topupForm(visit, methods, told) : html`<p>${t('billing.noPayments')}</p>`}
      ${planPart(visit, plan, told.plan)} ${signOutLink(t)}
    `,
  });
};

/** Sends the person to pay, or tells why not beside what they typed. */
const pay = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { services, request, reply, session, shop } = visit;
  const amount = textIn(request.body, 'amount') ?? '';
  const typedKey = textIn(request.body, 'key') ?? '';
  const formKey = isFormKey(typedKey) ? typedKey : newFormKey();
  const cents = topupCents(amount);
  if (!cents.ok) {
    const fault = sentenceFor(request, UserError.of(cents.fault));
    return showTopup(visit, { amount, formKey, form: { fault, faultField: 'amount' } });
  }
  const method = (await paymentMethods(services, shop._id)).find(({ code }) => code === textIn(request.body, 'method'));
  if (!method) return showTopup(visit, { amount, formKey });
  try {
    const wanted = { formKey, cents: cents.value, by: session.userId };
    const topup = await beginTopup(services, shop._id, method, wanted, originOf(request));
    return await reply.redirect(topup.status === 'pending' && topup.pay_url ? topup.pay_url : `${TOPUP}/${topup._id}`, 303);
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    const fault = sentenceFor(request, new UserError('wallet.payAway', { values: { method: method.name } }));
    return showTopup(visit, { amount, formKey, form: { fault } });
  }
};

/** Seconds after which a page that still waits for a payment asks again. */
const ASK_AGAIN = 5;

/** How a topup stands, read back from its payment service; where that does not answer, as it is known. */
const standingOf = async ({ services, shop, request }: ShopVisit): Promise<Topup | undefined> => {
  const id = textIn(request.params, 'id') ?? '';
  const topup = isId(id) ? await services.inContainer(shop._id, (tx) => findTopup(tx, shop._id, id).then((found) => found ?? null)) : null;
  if (!topup) return undefined;
  return lookAtTopup(services, topup).catch((error: unknown) => {
    if (!(error instanceof ConnectorError)) throw error;
    return topup;
  });
};

const showReturn = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { services, reply, shop, t, language } = visit;
  const topup = await standingOf(visit);
  if (!topup) return sendRefusal(reply, new UserError('wallet.noTopup', { code: 'NOT_FOUND' }), { status: 404 });
  const { status, pay_url } = topup;
  const amount = dollars(language, topup.amount);
  const { cents: wallet } = await services.inContainer(shop._id, (tx) => readAccount(tx, shop._id));
  const { cents: held } = await services.inContainer(shop._id, (tx) => readAccount(tx, shop._id, 'held'));
  const open = status === 'pending' || status === 'expired';
  return sendPage(reply, {
    title: t(`billing.outcome.${status}.title`),
    ...(status === 'pending' && { refresh: ASK_AGAIN }),
    body: html`
      ${billingTabs(visit, '')}
      <h1>${t(`billing.outcome.${status}.title`)}</h1>
      <p class="lead">${t(`billing.outcome.${status}.text`, { amount })}</p>
      ${credit(visit, { wallet, held })}
      ${open && pay_url ? html`<a class="button" href="${pay_url}">${t('billing.goOnPaying')}</a>` : null}
      ${open ? null : html`<a class="button" href="${TOPUP}">${t('billing.another')}</a>`} ${signOutLink(t)}
    `,
  });
};

const renew = async (visit: ShopVisit): Promise<FastifyReply> => {
  const { services, request, session, shop, t } = visit;
  const end = Number(textIn(request.body, 'end'));
  if (!Number.isSafeInteger(end)) return showTopup(visit);
  try {
    await services.inContainer(shop._id, (tx) => renewPlan(tx, shop._id, end, session.userId));
    return await showTopup(visit, { plan: { done: t('billing.renewed') } });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return showTopup(visit, { plan: { fault: sentenceFor(request, error) } });
  }
};

/** Topping the wallet up, and renewing the plan out of it. */
export const topupPages = (app: FastifyInstance, services: Services): void => {
  app.get(
    TOPUP,
    shopPage(services, mayView, (visit) => showTopup(visit)),
  );
  app.post(TOPUP, shopPage(services, mayPay, pay));
  app.get(`${TOPUP}/:id`, shopPage(services, mayView, showReturn));
  app.post(RENEW, shopPage(services, mayRenew, renew));
  // What it says is not believed: it only has us look.
  app.post<{ Params: { method: string } }>(`${WEBHOOK}/:method`, async ({ params, body }, reply) => {
    const known = await lookAtPayment(services, params.method, textIn(body, 'payment') ?? '').catch((error: unknown) => {
      if (!(error instanceof ConnectorError)) throw error;
      return true;
    });
    return reply.code(known ? 204 : 404).send();
  });
};

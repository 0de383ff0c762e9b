import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { logFault } from '../../kernel/log';
import { originOf } from '../../kernel/origin';
import { requirePermission } from '../../kernel/permission';
import { findForgetful, findOpenReset, makeResetFor, resetPassword } from '../../people/reset-link';
import { noteResetRequest, whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { homeOf, ownShops } from '../../sign-in/own-shops';
import { MIN_PASSWORD } from '../../sign-in/password';
import { makeReset } from '../../sign-in/password-reset';
import { normalizeEmail } from '../../sign-in/sign-in';
import { sentenceFor, textsFor } from '../../sign-in/texts';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { form, sendPage, sendRefusal, withRef } from './layout';
import { shopPage } from './shop-pages';

const RESET = '/account/reset';
const LINK = '/account/reset-link';

const showForgot = (services: Services, reply: FastifyReply, ref: string | undefined, done?: string): FastifyReply => {
  const t = textsFor(reply.request);
  const ask = (): Markup =>
    form({
      ref,
      done,
      button: t('forgot.button'),
      fields: [{ name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username' }],
    });
  return sendPage(reply, {
    title: t('forgot.title'),
    body: html`
      <h1>${t('forgot.title')}</h1>
      <p class="lead">${t(services.sendMail ? 'forgot.lead' : 'forgot.noMail')}</p>
      ${services.sendMail ? ask() : null}
      <p class="other"><a href="${withRef('/account/login', ref)}">${t('forgot.back')}</a></p>
    `,
  });
};

/** Mails a link to the account of an email, if there is one. It leads to a shop of the person's own, whatever host it was asked for at. */
const mailLink = async (services: Services, request: FastifyRequest, email: string): Promise<void> => {
  const user = await services.db
    .selectFrom('users')
    .select('_id')
    .where('email', '=', email)
    .where('status', '=', 'Active')
    .executeTakeFirst();
  const home = user && homeOf(await ownShops(services, request, user._id), originOf(request));
  if (!user || home === undefined) return;
  const t = textsFor(request);
  const link = `${home}${RESET}?token=${await makeReset(services.db, user._id, null)}`;
  await services.sendMail?.({ to: email, subject: t('forgot.mailSubject'), text: t('forgot.mailText', { link }) });
};

const showReset = (reply: FastifyReply, email: string, fault?: UserError): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('reset.title'),
    status: fault ? 422 : 200,
    body: html`
      <h1>${t('reset.title')}</h1>
      <p class="lead">${t('reset.lead', { email })}</p>
      ${form({
        ref: undefined,
        fault: fault && sentenceFor(reply.request, fault),
        faultField: fault?.field,
        button: t('reset.button'),
        fields: [
          {
            name: 'new_password',
            label: t('field.next'),
            type: 'password',
            autocomplete: 'new-password',
            hint: t('field.passwordHint', { min: MIN_PASSWORD }),
          },
          { name: 'repeat', label: t('field.repeat'), type: 'password', autocomplete: 'new-password' },
        ],
      })}
    `,
  });
};

const showDone = (reply: FastifyReply): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('reset.title'),
    body: html`
      <h1>${t('reset.title')}</h1>
      <p class="done" role="status">${t('reset.done')}</p>
      <a class="button" href="/account/login">${t('signIn.button')}</a>
    `,
  });
};

const gone = (reply: FastifyReply): FastifyReply => sendRefusal(reply, new UserError('account.resetGone'), { status: 404 });

/** The page of a link that somebody makes for a member of their shop. */
const linkPage = (services: Services) =>
  shopPage(
    services,
    ({ member }) => requirePermission(member, { module: 'user', access: 'update' }),
    async ({ request, reply, session, shop, t }) => {
      const userId = textIn(request.query, 'user') ?? '';
      const { name, email } = await findForgetful(services, shop._id, session.userId, userId);
      const make = async (): Promise<Markup> => {
        const link = `${originOf(request)}${RESET}?token=${await makeResetFor(services, shop._id, session.userId, userId, whence(request, deviceOf(request)))}`;
        return html`<label for="link">${t('resetLink.link')}</label> <input id="link" type="text" readonly dir="ltr" value="${link}" />`;
      };
      return sendPage(reply, {
        title: t('resetLink.title', { name }),
        body: html`
          <h1>${t('resetLink.title', { name })}</h1>
          <p class="lead">${t('resetLink.lead', { email })}</p>
          ${request.method === 'POST' ? await make() : form({ ref: undefined, fields: [], button: t('resetLink.button') })}
          <p class="other"><a href="/">${t('profile.back')}</a></p>
        `,
      });
    },
  );

/** A forgotten password: asking for a link, following it, and making one for somebody else. */
export const resetPages = (app: FastifyInstance, services: Services): void => {
  const refOf = (request: FastifyRequest) => textIn(request.body, 'ref') ?? textIn(request.query, 'ref');

  app.get('/account/forgot', async (request, reply) => showForgot(services, reply, refOf(request)));

  // Whoever asks is told the same, and as soon, whether there is such an account, whether it was asked for too often, or the mail fails.
  app.post('/account/forgot', async (request, reply) => {
    const email = normalizeEmail(textIn(request.body, 'email') ?? '').slice(0, 320);
    const allowed = services.sendMail !== undefined && (await noteResetRequest(services, email, whence(request, deviceOf(request))));
    if (allowed) mailLink(services, request, email).catch((error: unknown) => logFault('mail with a link for another password', error));
    return showForgot(services, reply, refOf(request), textsFor(request)('forgot.sent'));
  });

  app.get(RESET, async (request, reply) => {
    const reset = await findOpenReset(services, textIn(request.query, 'token') ?? '');
    return reset ? showReset(reply, reset.email) : gone(reply);
  });

  app.post(RESET, async (request, reply) => {
    const secret = textIn(request.query, 'token') ?? '';
    const reset = await findOpenReset(services, secret);
    if (!reset) return gone(reply);
    const next = textIn(request.body, 'new_password') ?? '';
    try {
      if (next !== textIn(request.body, 'repeat')) throw new UserError('account.passwordsDiffer', { field: 'repeat' });
      return (await resetPassword(services, secret, next, whence(request, deviceOf(request)))) ? showDone(reply) : gone(reply);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return showReset(reply, reset.email, error);
    }
  });

  app.get(LINK, linkPage(services));
  app.post(LINK, linkPage(services));
};

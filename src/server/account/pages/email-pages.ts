import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { logFault } from '../../kernel/log';
import { originOf } from '../../kernel/origin';
import { confirmEmailChange, requestEmailChange } from '../../people/email-change';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { findEmailChange } from '../../sign-in/email-change';
import { homeOf } from '../../sign-in/own-shops';
import { sentenceFor, textsFor } from '../../sign-in/texts';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { form, sendPage, sendRefusal } from './layout';
import type { ProfileVisit, TabOutcome } from './profile-tab';

const CONFIRM = '/account/email';

/** The value of the hidden field `action` of the form that asks for another email. */
export const CHANGE_EMAIL = 'change-email';

/** The person's email, and the form that asks for another one. */
export const emailPart = ({ services, request, session, ref, t }: ProfileVisit, outcome: TabOutcome): Markup => html`
  <h2>${t('field.email')}</h2>
  <p class="quiet">${session.email}</p>
  ${outcome.done ? html`<p class="done" role="status">${outcome.done}</p>` : null}
  <details ${outcome.fault ? html`open="open"` : null}>
    <summary>${t('email.change')}</summary>
    <p class="hint">${t(services.sendMail ? 'email.lead' : 'email.noMail')}</p>
    ${form({
      ...outcome,
      done: undefined,
      ref,
      hidden: { action: CHANGE_EMAIL },
      button: t('email.change'),
      fields: [
        {
          name: 'email',
          label: t('email.next'),
          type: 'email',
          autocomplete: 'email',
          value: outcome.fault ? textIn(request.body, 'email') : '',
        },
        { name: 'password', label: t('field.present'), type: 'password', autocomplete: 'current-password' },
      ],
    })}
  </details>
`;

/** Asks for another email, and mails a link to it where the server sends mail. Returns what the person is told. */
export const saveEmail = async ({ services, request, session, shops, t }: ProfileVisit): Promise<string> => {
  const { email, secret } = await requestEmailChange(
    services,
    session.userId,
    { email: textIn(request.body, 'email') ?? '', password: textIn(request.body, 'password') },
    whence(request, deviceOf(request)),
  );
  if (secret === undefined) return t('email.done', { email });
  const link = `${homeOf(shops, originOf(request)) ?? originOf(request)}${CONFIRM}?token=${secret}`;
  try {
    await services.sendMail?.({ to: email, subject: t('email.mailSubject'), text: t('email.mailText', { link, former: session.email }) });
  } catch (error) {
    logFault('mail with a link for another email', error);
    throw new UserError('account.linkNotMailed', { field: 'email', values: { email } });
  }
  return t('email.sent', { email });
};

const gone = (reply: FastifyReply): FastifyReply => sendRefusal(reply, new UserError('account.emailLinkGone'), { status: 404 });

const showConfirm = (reply: FastifyReply, email: string, fault?: UserError): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('email.confirmTitle'),
    status: fault ? 422 : 200,
    body: html`
      <h1>${t('email.confirmTitle')}</h1>
      <p class="lead">${t('email.confirmLead', { email })}</p>
      ${form({ ref: undefined, fields: [], button: t('email.confirm'), fault: fault && sentenceFor(reply.request, fault) })}
    `,
  });
};

/** `/account/email?token=`: the link by which a person shows that they read mail at their new email. Opening it alone changes nothing. */
export const emailPages = (app: FastifyInstance, services: Services): void => {
  app.get(CONFIRM, async (request, reply) => {
    const change = await findEmailChange(services.db, textIn(request.query, 'token') ?? '');
    return change ? showConfirm(reply, change.email) : gone(reply);
  });

  app.post(CONFIRM, async (request, reply) => {
    const secret = textIn(request.query, 'token') ?? '';
    const change = await findEmailChange(services.db, secret);
    if (!change) return gone(reply);
    try {
      const email = await confirmEmailChange(services, secret, whence(request, deviceOf(request)));
      if (email === undefined) return gone(reply);
      const t = textsFor(request);
      return sendPage(reply, {
        title: t('email.confirmTitle'),
        body: html`
          <h1>${t('email.confirmTitle')}</h1>
          <p class="done" role="status">${t('email.done', { email })}</p>
          <a class="button" href="/account/profile/info">${t('email.toProfile')}</a>
        `,
      });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return showConfirm(reply, change.email, error);
    }
  });
};

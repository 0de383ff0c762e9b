import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { beginSession, findSession } from '../../sign-in/account-session';
import { containerHere } from './container-here';
import { textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html, type Markup } from '../../kernel/markup';
import { acceptInvitation, findInvitation, type Invitation } from '../../people/invitations';
import { form, sendPage, type Field } from './layout';
import { askForSecondFactor, INVITE_PAGE } from './second-step-pages';
import { checkNewPassword, hashPassword, MIN_PASSWORD } from '../../sign-in/password';
import { refuseBreached } from '../../sign-in/breached';
import { inPasswordLine } from '../../sign-in/password-line';
import { checkName } from '../../people/profile';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { signIn } from '../../sign-in/sign-in';
import { sentenceFor, textsFor, type Texts } from '../../sign-in/texts';

const PATH = INVITE_PAGE;

/**
 * As whom the link is accepted. Whoever invited somebody holds the link too, so nothing here depends on whether the email has an account:
 * the person says so. Only who is signed in as the invited one is asked for nothing.
 */
type Way = 'new' | 'known' | 'signed-in';

interface Shown {
  readonly way: Way;
  readonly name?: string | undefined;
  readonly fault?: UserError;
  readonly status?: number;
}

const LEADS = { new: 'invite.newLead', known: 'invite.passwordLead', 'signed-in': 'invite.knownLead' } as const;

const fieldsFor = (t: Texts, way: Way, name: string): Field[] => {
  if (way === 'signed-in') return [];
  const password = { name: 'password', label: t('field.password'), type: 'password' } as const;
  if (way === 'known') return [{ ...password, autocomplete: 'current-password' }];
  return [
    { name: 'name', label: t('field.name'), type: 'text', autocomplete: 'name', value: name },
    { ...password, autocomplete: 'new-password', hint: t('field.passwordHint', { min: MIN_PASSWORD }) },
  ];
};

const waysOf = (t: Texts, request: FastifyRequest, way: Way): Markup => {
  const link = (to: Way, label: string): Markup => {
    const query = new URLSearchParams({ token: textIn(request.query, 'token') ?? '', as: to });
    return html`<a href="${PATH}?${query.toString()}" ${to === way ? html`aria-current="page"` : null}>${label}</a>`;
  };
  return html`<nav>${link('new', t('invite.newTab'))} ${link('known', t('invite.knownTab'))}</nav>`;
};

const show = (reply: FastifyReply, { label, email, ...invitation }: Invitation, shown: Shown): FastifyReply => {
  const { way, name = invitation.name, fault, status } = shown;
  const { request } = reply;
  const t = textsFor(request);
  const title = t('invite.title', { shop: label });
  return sendPage(reply, {
    title,
    status,
    body: html`
      ${way === 'signed-in' ? null : waysOf(t, request, way)}
      <h1>${title}</h1>
      <p class="lead">${t(LEADS[way], { email })}</p>
      ${form({
        ref: undefined,
        fault: fault && sentenceFor(request, fault),
        faultField: fault?.field,
        button: t('invite.button'),
        fields: fieldsFor(t, way, name),
      })}
    `,
  });
};

const showGone = (reply: FastifyReply): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('invite.goneTitle'),
    status: 404,
    body: html`
      <h1>${t('invite.goneTitle')}</h1>
      <p class="lead">${t('invite.gone')}</p>
      <a class="button" href="/account/login">${t('signIn.button')}</a>
    `,
  });
};

/** The invitation whose link was opened, at the host of the container it leads to. */
const invitationOf = async (services: Services, request: FastifyRequest): Promise<Invitation | undefined> => {
  const secret = textIn(request.query, 'token');
  const containerId = secret && (await containerHere(services, request));
  return containerId ? findInvitation(services, containerId, secret) : undefined;
};

const wayOf = async (services: Services, request: FastifyRequest, invitation: Invitation): Promise<Way> => {
  const session = await findSession(services, request);
  if (session?.userId === invitation.userId) return 'signed-in';
  return textIn(request.query, 'as') === 'known' ? 'known' : 'new';
};

/** Checks what was sent and makes the person a member, or tells whose second factor has to follow. Throws one sentence with its field. */
const accept = async (
  services: Services,
  request: FastifyRequest,
  invitation: Invitation,
  way: Way,
): Promise<boolean | { readonly awaits: string }> => {
  const password = textIn(request.body, 'password') ?? '';
  if (way === 'new') {
    const name = checkName(textIn(request.body, 'name') ?? '');
    checkNewPassword(password, 'password', [invitation.email, name]);
    await refuseBreached(services.config, password, 'password');
    const password_hash = await inPasswordLine({ address: request.ip }, () => hashPassword(password, services.config.passwordCost));
    return acceptInvitation(services, invitation, { name, password_hash });
  }
  if (way === 'known') {
    const result = await signIn(services, { email: invitation.email, password }, whence(request, deviceOf(request)));
    if ('refusal' in result) throw result.limited ? result.refusal : new UserError('account.wrongPassword', { field: 'password' });
    if ('awaits' in result) return result;
  }
  return acceptInvitation(services, invitation);
};

/** `/account/invite?token=…&as=…`: where somebody who was invited joins. */
export const invitePages = (app: FastifyInstance, services: Services): void => {
  app.get(PATH, async (request, reply) => {
    const invitation = await invitationOf(services, request);
    return invitation ? show(reply, invitation, { way: await wayOf(services, request, invitation) }) : showGone(reply);
  });

  app.post(PATH, async (request, reply) => {
    const invitation = await invitationOf(services, request);
    if (!invitation) return showGone(reply);
    const way = await wayOf(services, request, invitation);
    try {
      const accepted = await accept(services, request, invitation, way);
      if (!accepted) return showGone(reply);
      // Signed in, they come back to this link and join by one press.
      if (accepted !== true)
        return await askForSecondFactor(services, request, reply, accepted.awaits, { invitation: textIn(request.query, 'token') });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const name = textIn(request.body, 'name');
      return show(reply, invitation, { way, name, fault: error, status: 422 });
    }
    if (way === 'signed-in') {
      const session = await findSession(services, request);
      return session ? goOn(services, request, reply, session, undefined) : reply.redirect('/account/login', 303);
    }
    const hash = await beginSession(services, request, reply, invitation.userId);
    return goOn(services, request, reply, { userId: invitation.userId, hash }, undefined);
  });
};

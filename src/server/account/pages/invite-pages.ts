import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { firstContainer } from '../../sign-in/caller';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { containerNameOf } from '../../kernel/origin';
import { beginSession, findSession } from '../../sign-in/account-session';
import { fromOtherSite, textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html } from './html';
import { acceptInvitation, findInvitation, InvitationOvertaken, type Invitation } from '../../people/invitations';
import { form, sendPage, type Field } from './page';
import { checkNewPassword, hashPassword, MIN_PASSWORD } from '../../sign-in/password';
import { checkName } from '../../people/profile';
import { signIn, whence } from '../../sign-in/sign-in';
import { sentenceFor, textsFor, type Texts } from '../../sign-in/texts';

/** What it takes to accept: a new account needs a name and a password, a known one its password unless it is signed in here. */
type Need = 'account' | 'password' | 'nothing';

interface Shown {
  readonly need: Need;
  readonly name?: string | undefined;
  readonly fault?: UserError;
  readonly status?: number;
}

const fieldsFor = (t: Texts, need: Need, name: string): Field[] => {
  if (need === 'nothing') return [];
  const password = { name: 'password', label: t('field.password'), type: 'password' } as const;
  if (need === 'password') return [{ ...password, autocomplete: 'current-password' }];
  return [
    { name: 'name', label: t('field.name'), type: 'text', autocomplete: 'name', value: name },
    { ...password, autocomplete: 'new-password', hint: t('field.passwordHint', { min: MIN_PASSWORD }) },
  ];
};

const show = (reply: FastifyReply, { label, email, ...invitation }: Invitation, shown: Shown): FastifyReply => {
  const { need, name = invitation.name, fault, status } = shown;
  const t = textsFor(reply.request);
  const title = t('invite.title', { shop: label });
  return sendPage(reply, {
    title,
    status,
    body: html`
      <h1>${title}</h1>
      <p class="lead">${need === 'account' ? t('invite.newLead', { email }) : t('invite.knownLead', { email })}</p>
      ${form({
        ref: undefined,
        fault: fault && sentenceFor(reply.request, fault),
        faultField: fault?.field,
        button: t('invite.button'),
        fields: fieldsFor(t, need, name),
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
  if (!secret) return undefined;
  const named = containerNameOf(request.hostname);
  if (named) return findInvitation(services.db, named, secret);
  const containerId = await firstContainer(services.pool);
  return containerId === undefined ? undefined : findInvitation(services.db, { containerId }, secret);
};

const needOf = async (services: Services, request: FastifyRequest, invitation: Invitation): Promise<Need> => {
  if (!invitation.known) return 'account';
  const session = await findSession(services, request);
  return session?.userId === invitation.userId ? 'nothing' : 'password';
};

/** Checks what was sent and makes the person a member. Throws one sentence with its field. */
const accept = async (services: Services, request: FastifyRequest, invitation: Invitation, need: Need): Promise<boolean> => {
  const password = textIn(request.body, 'password') ?? '';
  if (need === 'account') {
    const name = checkName(textIn(request.body, 'name') ?? '');
    checkNewPassword(password, 'password');
    return acceptInvitation(services, invitation, { name, password_hash: await hashPassword(password, services.config.passwordCost) });
  }
  if (need === 'password') {
    const result = await signIn(services, { email: invitation.email, password, ...whence(request) });
    if ('refusal' in result) throw result.limited ? result.refusal : new UserError('account.wrongPassword', { field: 'password' });
  }
  return acceptInvitation(services, invitation);
};

/** `/account/invite?token=…`: where somebody who was invited joins. */
export const invitePages = (app: FastifyInstance, services: Services): void => {
  app.get('/account/invite', async (request, reply) => {
    const invitation = await invitationOf(services, request);
    return invitation ? show(reply, invitation, { need: await needOf(services, request, invitation) }) : showGone(reply);
  });

  app.post('/account/invite', async (request, reply) => {
    const invitation = await invitationOf(services, request);
    if (!invitation) return showGone(reply);
    const need = await needOf(services, request, invitation);
    if (fromOtherSite(request)) return show(reply, invitation, { need, fault: new UserError('account.otherSite'), status: 403 });
    try {
      if (!(await accept(services, request, invitation, need))) return showGone(reply);
    } catch (error) {
      if (error instanceof InvitationOvertaken) return reply.redirect(request.url, 303);
      if (!(error instanceof UserError)) throw error;
      const name = textIn(request.body, 'name');
      return show(reply, invitation, { need, name, fault: error, status: 400 });
    }
    if (need !== 'nothing') await beginSession(services, reply, invitation.userId);
    return goOn(services, request, reply, invitation.userId, undefined);
  });
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages';
import type { Services } from '../../kernel/context';
import { languageOfVisitor } from '../../kernel/language';
import { originOf } from '../../kernel/origin';
import { UserError } from '../../kernel/errors';
import { beginSession, endSession, findSession } from '../../sign-in/account-session';
import { textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html } from '../../kernel/markup';
import { form, PASSKEY_SCRIPT, passkeyForm, sendPage, withRef } from './layout';
import { askForSecondFactor, findPasskeyOwner } from './second-step-pages';
import { addressOf, readRef } from '../ref';
import { isServed } from '../../sign-in/served';
import { ledByUs } from '../sender';
import { whence } from '../../sign-in/attempts';
import { deviceOf, keepDevice } from '../../sign-in/device';
import { signIn, signInByPasskey } from '../../sign-in/sign-in';
import { sentenceFor, textsFor } from '../../sign-in/texts';

/** What the application needs: which scripts first, for a root-relative address besides, and after its first picture; its style sheets. */
interface AppScripts {
  readonly first: readonly string[];
  readonly ahead: (address: string, language: Language) => readonly string[];
  readonly later: readonly string[];
  readonly styles: readonly string[];
}

/** An account anybody may sign in with. */
interface OpenAccount {
  readonly email: string;
  readonly password: string;
}

interface Shown {
  readonly ref: string | undefined;
  readonly email?: string | undefined;
  readonly fault?: UserError;
  readonly status?: number;
}

/** What of the application the sign-in page needs to know. */
export interface SignInSite {
  /** Told on the page. */
  readonly open?: OpenAccount | undefined;
  readonly scripts: AppScripts;
}

/** The application where `ref` leads: it comes while the person types. */
const filesAt = ({ first, ahead, later, styles }: AppScripts, request: FastifyRequest, ref: string | undefined): readonly string[] => {
  const target = readRef(ref, [originOf(request)]);
  return [...new Set([...styles, ...first, ...ahead(target?.extras ?? '/', languageOfVisitor(request)), ...later])];
};

const showSignIn = ({ open, scripts }: SignInSite, reply: FastifyReply, { ref, email, fault, status }: Shown): FastifyReply => {
  const t = textsFor(reply.request);
  // Who signs in on this browser now is known by it the next time.
  keepDevice(reply.request, reply);
  return sendPage(reply, {
    title: t('signIn.title'),
    status,
    script: PASSKEY_SCRIPT,
    ahead: filesAt(scripts, reply.request, ref),
    body: html`
      <h1>${t('signIn.title')}</h1>
      <p class="lead">${t('signIn.lead')}</p>
      ${form({
        ref,
        fault: fault && sentenceFor(reply.request, fault),
        button: t('signIn.button'),
        fields: [
          { name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username', value: email },
          { name: 'password', label: t('field.password'), type: 'password', autocomplete: 'current-password' },
        ],
      })}
      ${passkeyForm({
        ...{ purpose: 'sign-in', action: '/account/login/passkey', fields: [], ref },
        ...{ button: t('passkey.signIn'), failed: t('passkey.failed') },
      })}
      <p class="other"><a href="${withRef('/account/forgot', ref)}">${t('signIn.forgot')}</a></p>
      ${open ? html`<p class="other">${t('signIn.demo', { ...open })}</p>` : null}
      <p class="other">${t('signIn.other')} <a href="${withRef('/account/register', ref)}">${t('signIn.otherLink')}</a></p>
    `,
  });
};

/** Sign-in and sign-out. */
export const signInPages = (app: FastifyInstance, services: Services, site: SignInSite): void => {
  app.get('/account/login', async (request, reply) => {
    const ref = textIn(request.query, 'ref');
    const session = await findSession(services, request);
    return session ? goOn(services, request, reply, session, ref) : showSignIn(site, reply, { ref });
  });

  app.post('/account/login', async (request, reply) => {
    const ref = textIn(request.body, 'ref') ?? textIn(request.query, 'ref');
    const email = textIn(request.body, 'email') ?? '';
    const password = textIn(request.body, 'password') ?? '';
    const result = await signIn(services, { email, password }, whence(request, deviceOf(request)));
    if ('refusal' in result) return showSignIn(site, reply, { ref, email, fault: result.refusal, status: result.limited ? 429 : 401 });
    if ('awaits' in result) return askForSecondFactor(services, request, reply, result.awaits, { ref });
    const hash = await beginSession(services, request, reply, result.userId);
    return goOn(services, request, reply, { userId: result.userId, hash }, ref);
  });

  app.post('/account/login/passkey', async (request, reply) => {
    const ref = textIn(request.body, 'ref');
    const from = whence(request, deviceOf(request));
    const userId = await findPasskeyOwner(services, request, from);
    if (userId === undefined) return showSignIn(site, reply, { ref, fault: new UserError('account.passkeyRefused'), status: 401 });
    await signInByPasskey(services, userId, from);
    const hash = await beginSession(services, request, reply, userId);
    return goOn(services, request, reply, { userId, hash }, ref);
  });

  app.get('/account/logout', async (request, reply) => {
    const session = await findSession(services, request);
    if (session && !ledByUs(request)) return askToSignOut(reply, textIn(request.query, 'ref'));
    return signOut(services, request, reply, textIn(request.query, 'ref'));
  });

  app.post('/account/logout', (request, reply) => signOut(services, request, reply, textIn(request.body, 'ref')));
};

/** For whoever comes by somebody else's link, which may not sign them out by itself. */
const askToSignOut = (reply: FastifyReply, ref: string | undefined): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('signOut.title'),
    body: html`
      <h1>${t('signOut.title')}</h1>
      <p class="lead">${t('signOut.lead')}</p>
      ${form({ action: '/account/logout', fields: [], button: t('signOut.button'), ref })}
      <p class="other"><a href="/">${t('profile.back')}</a></p>
    `,
  });
};

const signOut = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  ref: string | undefined,
): Promise<FastifyReply> => {
  const session = await findSession(services, request);
  if (session) await endSession(services, reply, session);
  // Whoever is signed out has no shops; going back to the page one came from, on this very host, is all there is.
  const back = readRef(ref, [originOf(request)]);
  if (back && (await isServed(services, request, back.origin))) return reply.redirect(addressOf(back), 303);
  const t = textsFor(request);
  return sendPage(reply, {
    title: t('signedOut.title'),
    body: html`
      <h1>${t('signedOut.title')}</h1>
      <p class="lead">${t('signedOut.lead')}</p>
      <a class="button" href="/account/login">${t('signedOut.button')}</a>
    `,
  });
};

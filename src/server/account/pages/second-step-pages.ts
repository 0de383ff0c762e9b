import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services, Whence } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { beginSession } from '../../sign-in/account-session';
import { noteCompleted, whence } from '../../sign-in/attempts';
import { twoStepNeeded } from '../../sign-in/caller';
import { deviceOf } from '../../sign-in/device';
import { verifyPasskey } from '../../sign-in/second-factors/passkeys';
import { relyingPartyOf } from '../../sign-in/second-factors/relying-party';
import { readSecondFactors } from '../../sign-in/second-factors/second-factors';
import { beginSecondStep, findSecondStep, finishSecondStep, type SecondStep } from '../../sign-in/second-factors/second-step';
import { signInByCode, signInByPasskey } from '../../sign-in/sign-in';
import { sentenceFor, textsFor, type Texts } from '../../sign-in/texts';
import { textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html, type Markup } from '../../kernel/markup';
import { form, PASSKEY_SCRIPT, passkeyForm, sendPage, withRef } from './layout';
import { pathOfTab } from './profile-tab';

const VERIFY = '/account/login/verify';
/** The page of an invitation's link, `?token=`. */
export const INVITE_PAGE = '/account/invite';

/** Where somebody goes once they are signed in: the page they came from, or the invitation they follow. */
interface Onward {
  readonly ref?: string | undefined;
  readonly invitation?: string | undefined;
}

const onwardOf = (request: FastifyRequest): Onward => {
  const text = (name: keyof Onward) => textIn(request.body, name) ?? textIn(request.query, name);
  return { ref: text('ref'), invitation: text('invitation') };
};

const verifyAddress = ({ ref, invitation }: Onward): string =>
  invitation === undefined ? withRef(VERIFY, ref) : `${VERIFY}?invitation=${encodeURIComponent(invitation)}`;

/** Sends somebody whose password was right on to the page that asks for their second factor. */
export const askForSecondFactor = async (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  onward: Onward,
): Promise<FastifyReply> => {
  await beginSecondStep(services, request, reply, userId);
  return reply.redirect(verifyAddress(onward), 303);
};

/** A page that says that the workspace requires two-step verification, and leads to where it is set up. */
export const sendTwoStepNeeded = (reply: FastifyReply, workspace: { readonly label: string }): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('security.neededTitle'),
    status: 403,
    body: html`
      <h1>${t('security.neededTitle')}</h1>
      <p class="lead">${sentenceFor(reply.request, twoStepNeeded(workspace))}</p>
      <a class="button" href="${pathOfTab('security')}">${t('security.setUp')}</a>
    `,
  });
};

/** The person whose passkey the form brings; undefined, and on record, when it does not fit. */
export const findPasskeyOwner = async (
  services: Services,
  request: FastifyRequest,
  from: Whence,
  email = '',
): Promise<string | undefined> => {
  const party = await relyingPartyOf(services, request);
  const device = deviceOf(request);
  const answer = textIn(request.body, 'credential') ?? '';
  const userId = party && device !== null ? await verifyPasskey(services.db, party, { device, answer }) : undefined;
  if (userId === undefined) await noteCompleted(services, { email, userId: null, outcome: 'passkey' }, from);
  return userId;
};

interface ShownStep {
  readonly fault?: UserError;
  readonly status?: number;
}

const recoveryForm = (t: Texts, { ref, invitation }: Onward, open: boolean, fault: string | undefined): Markup => html`
  <details ${open ? html`open="open"` : null}>
    <summary>${t('verify.recovery')}</summary>
    ${form({
      ref,
      fault,
      faultField: fault && 'recovery',
      hidden: { ...(invitation && { invitation }) },
      button: t('verify.recoveryButton'),
      fields: [{ name: 'recovery', label: t('verify.recoveryLabel'), type: 'text', autocomplete: 'off', hint: t('verify.recoveryHint') }],
    })}
  </details>
`;

const showStep = async (
  services: Services,
  reply: FastifyReply,
  { userId, email }: SecondStep,
  { fault, status }: ShownStep = {},
): Promise<FastifyReply> => {
  const { request } = reply;
  const t = textsFor(request);
  const onward = onwardOf(request);
  const { ref, invitation } = onward;
  const hidden = { ...(invitation && { invitation }) };
  const { authenticatorSince, passkeys } = await readSecondFactors(services.db, userId);
  const ofRecovery = textIn(request.body, 'recovery') !== undefined;
  const sentence = fault && sentenceFor(request, fault);
  const hasApp = authenticatorSince !== null;
  return sendPage(reply, {
    title: t('verify.title'),
    status,
    script: passkeys > 0 ? PASSKEY_SCRIPT : undefined,
    body: html`
      <h1>${t('verify.title')}</h1>
      <p class="lead">${t(hasApp ? 'verify.lead' : 'verify.passkeyLead', { email })}</p>
      ${
        hasApp
          ? form({
              ...{ ref, hidden, fault: ofRecovery ? undefined : sentence, faultField: fault?.field, button: t('verify.button') },
              fields: [{ name: 'code', label: t('field.code'), type: 'text', autocomplete: 'one-time-code', inputmode: 'numeric' }],
            })
          : sentence && !ofRecovery && html`<p class="fault" role="alert">${sentence}</p>`
      }
      ${
        passkeys > 0
          ? html`${passkeyForm({
                ...{ purpose: 'sign-in', action: VERIFY, fields: [], hidden, ref },
                ...{ button: t('passkey.use'), failed: t('passkey.failed') },
              })} <noscript><p class="hint">${t('passkey.noScript')}</p></noscript>`
          : null
      }
      ${recoveryForm(t, onward, ofRecovery || !hasApp, ofRecovery ? sentence : undefined)}
      <p class="other"><a href="${withRef('/account/login', ref)}">${t('verify.other')}</a></p>
    `,
  });
};

const verify = async (services: Services, request: FastifyRequest, step: SecondStep) => {
  const from = whence(request, deviceOf(request));
  if (textIn(request.body, 'credential') !== undefined) {
    const owner = await findPasskeyOwner(services, request, from, step.email);
    // Somebody else's passkey is no second factor of this person.
    if (owner !== step.userId) return { refusal: new UserError('account.passkeyRefused'), limited: false };
    return signInByPasskey(services, step.userId, from);
  }
  const recovery = textIn(request.body, 'recovery');
  const result = await signInByCode(services, step.userId, recovery ?? textIn(request.body, 'code') ?? '', from);
  return recovery !== undefined && 'refusal' in result && !result.limited
    ? { ...result, refusal: new UserError('account.wrongRecoveryCode', { field: 'recovery' }) }
    : result;
};

/** `/account/login/verify`: the second factor that follows the password. */
export const secondStepPages = (app: FastifyInstance, services: Services): void => {
  const startOver = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.redirect(withRef('/account/login', onwardOf(request).ref), 303);

  app.get(VERIFY, async (request, reply) => {
    const step = await findSecondStep(services, request);
    return step ? showStep(services, reply, step) : startOver(request, reply);
  });

  app.post(VERIFY, async (request, reply) => {
    const step = await findSecondStep(services, request);
    if (!step) return startOver(request, reply);
    const result = await verify(services, request, step);
    if ('refusal' in result) return showStep(services, reply, step, { fault: result.refusal, status: result.limited ? 429 : 401 });
    if (!(await finishSecondStep(services, reply, step.hash))) return startOver(request, reply);
    const { userId } = step;
    const hash = await beginSession(services, request, reply, userId);
    const { ref, invitation } = onwardOf(request);
    if (invitation !== undefined) return reply.redirect(`${INVITE_PAGE}?token=${encodeURIComponent(invitation)}`, 303);
    return goOn(services, request, reply, { userId, hash }, ref);
  });
};

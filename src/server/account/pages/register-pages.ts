import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { originOf } from '../../kernel/origin';
import { beginSession } from '../../sign-in/account-session';
import { textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html } from '../../kernel/markup';
import { form, sendPage, withRef } from './layout';
import { MIN_PASSWORD } from '../../sign-in/password';
import { readRef } from '../ref';
import { register, type Registration } from '../../people/register';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { sentenceFor, textsFor } from '../../sign-in/texts';

interface Shown {
  readonly ref: string | undefined;
  readonly entered?: Registration;
  readonly fault?: UserError;
  readonly status?: number;
}

const showRegister = (reply: FastifyReply, { ref, entered, fault, status }: Shown): FastifyReply => {
  const t = textsFor(reply.request);
  return sendPage(reply, {
    title: t('register.title'),
    status,
    body: html`
      <h1>${t('register.title')}</h1>
      <p class="lead">${t('register.lead')}</p>
      ${form({
        ref,
        fault: fault && sentenceFor(reply.request, fault),
        faultField: fault?.field,
        button: t('register.button'),
        fields: [
          { name: 'name', label: t('field.name'), type: 'text', autocomplete: 'name', value: entered?.name },
          { name: 'email', label: t('field.email'), type: 'email', autocomplete: 'username', value: entered?.email },
          {
            name: 'shop',
            label: t('field.shop'),
            type: 'text',
            autocomplete: 'organization',
            value: entered?.shop,
            hint: t('field.shopHint'),
          },
          {
            name: 'password',
            label: t('field.password'),
            type: 'password',
            autocomplete: 'new-password',
            hint: t('field.passwordHint', { min: MIN_PASSWORD }),
          },
        ],
      })}
      <p class="other">${t('register.other')} <a href="${withRef('/account/login', ref)}">${t('signIn.title')}</a></p>
    `,
  });
};

/** Registration: an account and a shop of one's own. */
export const registerPages = (app: FastifyInstance, services: Services): void => {
  app.get('/account/register', async (request, reply) => showRegister(reply, { ref: textIn(request.query, 'ref') }));

  app.post('/account/register', async (request, reply) => {
    const ref = textIn(request.body, 'ref') ?? textIn(request.query, 'ref');
    const text = (name: string): string => textIn(request.body, name) ?? '';
    const entered: Registration = { name: text('name'), email: text('email'), password: text('password'), shop: text('shop') };
    try {
      const userId = await register(services, entered, { ...whence(request, deviceOf(request)), hostname: request.hostname });
      const hash = await beginSession(services, request, reply, userId);
      return goOn(services, request, reply, { userId, hash }, elsewhere(ref, originOf(request)) ? ref : undefined);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return showRegister(reply, { ref, entered, fault: error, status: 422 });
    }
  });
};

/** Somebody new came from a page of this host, which is another's shop; they belong in their own. Any other ref is judged as usual. */
const elsewhere = (ref: string | undefined, here: string): boolean => ref !== undefined && readRef(ref, [here]) === undefined;

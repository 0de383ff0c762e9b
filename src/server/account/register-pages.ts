import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../context';
import { UserError } from '../errors';
import { originOf } from '../origin';
import { beginSession } from './account-session';
import { fromOtherSite, textIn } from './form-input';
import { goOn } from './hand-over-pages';
import { html } from './html';
import { form, sendPage, withRef } from './page';
import { readRef } from './ref';
import { register, type Registration } from './register';
import { whence } from './sign-in';
import { texts } from './texts';

interface Shown {
  readonly ref: string | undefined;
  readonly entered?: Registration;
  readonly fault?: string;
  readonly faultField?: string | undefined;
  readonly status?: number;
}

const showRegister = (reply: FastifyReply, { ref, entered, fault, faultField, status }: Shown): FastifyReply =>
  sendPage(reply, {
    title: texts.register.title,
    status,
    body: html`
      <h1>${texts.register.title}</h1>
      <p class="lead">${texts.register.lead}</p>
      ${form({
        ref,
        fault,
        faultField,
        button: texts.register.button,
        fields: [
          { name: 'name', label: texts.fields.name, type: 'text', autocomplete: 'name', value: entered?.name },
          { name: 'email', label: texts.fields.email, type: 'email', autocomplete: 'username', value: entered?.email },
          {
            name: 'shop',
            label: texts.fields.shop,
            type: 'text',
            autocomplete: 'organization',
            value: entered?.shop,
            hint: texts.fields.shopHint,
          },
          {
            name: 'password',
            label: texts.fields.password,
            type: 'password',
            autocomplete: 'new-password',
            hint: texts.fields.passwordHint,
          },
        ],
      })}
      <p class="other">${texts.register.other} <a href="${withRef('/account/login', ref)}">${texts.register.otherLink}</a></p>
    `,
  });

/** Registration: an account and a shop of one's own. */
export const registerPages = (app: FastifyInstance, services: Services): void => {
  app.get('/account/register', async (request, reply) => showRegister(reply, { ref: textIn(request.query, 'ref') }));

  app.post('/account/register', async (request, reply) => {
    const ref = textIn(request.body, 'ref') ?? textIn(request.query, 'ref');
    if (fromOtherSite(request)) return showRegister(reply, { ref: undefined, fault: texts.otherSite, status: 403 });
    const text = (name: string): string => textIn(request.body, name) ?? '';
    const entered: Registration = { name: text('name'), email: text('email'), password: text('password'), shop: text('shop') };
    try {
      const userId = await register(services, entered, { ...whence(request), hostname: request.hostname });
      await beginSession(services, request, reply, userId);
      return goOn(services, request, reply, userId, elsewhere(ref, originOf(request)) ? ref : undefined);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return showRegister(reply, { ref, entered, fault: error.message, faultField: error.field, status: 400 });
    }
  });
};

/** Somebody new came from a page of this host, which is another's shop; they belong in their own. Any other ref is judged as usual. */
const elsewhere = (ref: string | undefined, here: string): boolean => ref !== undefined && readRef(ref, [here]) === undefined;

import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { requirePermission } from '../../kernel/permission';
import { findForgetful } from '../../people/reset-link';
import { resetTwoStepFor } from '../../people/two-step-reset';
import { whence } from '../../sign-in/attempts';
import { deviceOf } from '../../sign-in/device';
import { hasSecondFactor } from '../../sign-in/second-factors/second-factors';
import { textIn } from './form-input';
import { html, type Markup } from '../../kernel/markup';
import { form, sendPage } from './layout';
import { shopPage } from './shop-pages';

const PATH = '/account/two-step-reset';

/** `/account/two-step-reset?user=`: removes the second factors of a member who lost them. */
export const twoStepResetPages = (app: FastifyInstance, services: Services): void => {
  const page = shopPage(
    services,
    ({ member }) => requirePermission(member, { module: 'user', access: 'update' }),
    async ({ request, reply, session, shop, t }) => {
      const userId = textIn(request.query, 'user') ?? '';
      const { name, email } = await findForgetful(services, shop._id, session.userId, userId);
      const title = t('twoStepReset.title', { name });
      const content = async (): Promise<Markup> => {
        if (request.method === 'POST') {
          await resetTwoStepFor(services, shop._id, session.userId, userId, whence(request, deviceOf(request)));
          return html`<p class="done" role="status">${t('twoStepReset.done', { name })}</p>`;
        }
        if (!(await hasSecondFactor(services.db, userId))) return html`<p class="lead">${t('twoStepReset.none', { name })}</p>`;
        return html`
          <p class="lead">${t('twoStepReset.lead', { name, email })}</p>
          ${form({ ref: undefined, fields: [], button: t('twoStepReset.button') })}
        `;
      };
      return sendPage(reply, {
        title,
        body: html`
          <h1>${title}</h1>
          ${await content()}
          <p class="other"><a href="/">${t('profile.back')}</a></p>
        `,
      });
    },
  );
  app.get(PATH, page);
  app.post(PATH, page);
};

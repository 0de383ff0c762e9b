import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-away';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { fromOtherSite } from '../kernel/origin';
import { errorBody, tellError } from '../kernel/told-error';
import { accountApi } from './api';
import { addressPages } from './pages/address-pages';
import { emailPages } from './pages/email-pages';
import { handOverPages } from './pages/hand-over-pages';
import { historyPages } from './pages/history-pages';
import { invitePages } from './pages/invite-pages';
import { languageSwitchPages } from './pages/language-switch';
import { sendRefusal } from './pages/layout';
import { profilePages } from './pages/profile-pages';
import { ratingPages } from './pages/rating-pages';
import { registerPages } from './pages/register-pages';
import { resetPages } from './pages/reset-pages';
import { secondStepPages } from './pages/second-step-pages';
import { signInPages, type SignInSite } from './pages/sign-in-pages';
import { testJobPages } from './pages/test-job-pages';
import { topupPages } from './pages/topup-pages';
import { twoStepResetPages } from './pages/two-step-reset-pages';

const MAX_BODY = 16 * 1024;
const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/account/api/');

/** The account site, below `/account`: pages for people, `/account/api` for programs. */
export const accountSite =
  (services: Services, site: SignInSite): FastifyPluginAsync =>
  async (app) => {
    // Other sites' forms do not carry our cookies, and what came by https goes by https alone.
    await app.register(cookie, { parseOptions: { sameSite: 'lax', secure: 'auto' } });
    await app.register(formbody, { bodyLimit: MAX_BODY });
    // For every route there is and will be: what another site sends changes nothing.
    app.addHook('onRequest', async (request, reply) => {
      if (READING.includes(request.method)) return;
      if (!fromOtherSite(request)) return services.space.require();
      const refusal = new UserError('account.otherSite', { code: 'FORBIDDEN' });
      await (isApi(request) ? reply.code(403).send(errorBody(tellError(refusal))) : sendRefusal(reply, refusal, { title: 'otherSite' }));
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      if (isApi(request)) throw error;
      if (services.space.notice(error)) return sendRefusal(reply, new UserError('request.noSpace'), { title: 'noSpace', status: 503 });
      if (isDatabaseAway(error)) {
        logFault(`${request.method} ${request.routeOptions.url}`, error);
        return sendRefusal(reply, new UserError('request.databaseAway'), { title: 'databaseAway', status: 503 });
      }
      if ((error.statusCode ?? 500) < 500) throw error;
      const id = logFault(`${request.method} ${request.routeOptions.url}`, error);
      return sendRefusal(reply, new UserError('request.fault', { values: { id } }), { title: 'fault', status: 500 });
    });
    await app.register(accountApi(services));
    signInPages(app, services, site);
    secondStepPages(app, services);
    resetPages(app, services);
    twoStepResetPages(app, services);
    registerPages(app, services);
    invitePages(app, services);
    addressPages(app, services);
    ratingPages(app, services);
    handOverPages(app, services);
    profilePages(app, services);
    emailPages(app, services);
    topupPages(app, services);
    historyPages(app, services);
    testJobPages(app, services);
    languageSwitchPages(app);
    app.get('/account', async (_request, reply) => reply.redirect('/account/profile/info', 303));
  };

import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../context';
import { accountApi } from './api';
import { billingPages } from './billing-pages';
import { handOverPages } from './hand-over-pages';
import { invitePages } from './invite-pages';
import { languageSwitchPages } from './language-switch';
import { profilePages } from './profile-pages';
import { registerPages } from './register-pages';
import { signInPages } from './sign-in-pages';
import { testJobPages } from './test-job-pages';

const MAX_BODY = 16 * 1024;

/** The account site, below `/account`: pages for people, `/account/api` for programs. */
export const accountSite =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    await app.register(formbody, { bodyLimit: MAX_BODY });
    await app.register(accountApi(services));
    signInPages(app, services);
    registerPages(app, services);
    invitePages(app, services);
    handOverPages(app, services);
    profilePages(app, services);
    billingPages(app, services);
    testJobPages(app, services);
    languageSwitchPages(app);
    app.get('/account', async (_request, reply) => reply.redirect('/account/profile/info', 303));
  };

import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../kernel/context';
import { Faults } from './faults';
import { mediaRoutes } from './shop/images';
import { pageRoutes } from './shop/pages';
import { answerError, restApi } from './shop/rest';

export { makeKey } from './shop/keys';
export { openShop, sandboxGate, SHOP_SLUG, websiteOf } from './shop/shops';

/** Bodies of variation batches with 100 entries and long descriptions. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** The sandbox: WooCommerce-compatible shops at `/sandbox/{shop}`. Mount it with the prefix `/sandbox`, in demo mode only. */
export const sandboxPlugin =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
    app.addHook('onRoute', (route) => {
      route.bodyLimit = BODY_LIMIT;
    });
    const faults = new Faults();
    mediaRoutes(app, services);
    pageRoutes(app, services);
    restApi(app, services, faults);
    await app.register(async (scope) => {
      scope.setErrorHandler(answerError);
      faults.register(scope);
    });
  };

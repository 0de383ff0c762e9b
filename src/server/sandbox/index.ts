import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../kernel/context';
import { fromOtherSite } from '../kernel/origin';
import { blogPages } from './blog/pages';
import { carrierApi } from './carrier/api';
import { carrierPages } from './carrier/pages';
import { controlRoutes } from './control';
import { Faults } from './faults';
import { issuuApi } from './issuu/api';
import { issuuPages } from './issuu/pages';
import { mailApi } from './mail/api';
import { mailPages } from './mail/pages';
import { overviewRoutes } from './pages';
import { payPlace } from './pay/pages';
import { paypalApi } from './paypal/api';
import { paypalPages } from './paypal/pages';
import { printApi } from './print/api';
import { printPages } from './print/pages';
import { stockRoutes } from './print/stock';
import { ratesFeed } from './rates';
import { mediaRoutes } from './shop/images';
import { pageRoutes } from './shop/pages';
import { restApi } from './shop/rest';

export { makePassword } from './blog/passwords';
export { carrierAccess } from './carrier/pages';
export { sandboxGate } from './gate';
export { issuuAt, issuuToken } from './issuu/accounts';
export { mailAccess } from './mail/mailboxes';
export { paypalAccess } from './paypal/accounts';
export { printAccess } from './print/accounts';
export { makeKey } from './shop/keys';
export { SHOPS, SHOP_SLUG, websiteOf } from './shop/shops';
export { openSandbox } from './open';

/** Bodies of variation batches with 100 entries and long descriptions. */
const BODY_LIMIT = 4 * 1024 * 1024;
/** A mail with all the files it may carry, written as mail and then as JSON; a picture of a blog; a document. */
const MAIL_LIMIT = 40 * 1024 * 1024;

/** A form or a small call. */
const FORM_LIMIT = 64 * 1024;

const limitOf = (url: string): number => {
  if (['/mail/v1/', '/wp/v2/media', '/issuu/v2/'].some((large) => url.includes(large))) return MAIL_LIMIT;
  return ['/sandbox/pay', '/sandbox/clock', '/faults'].some((small) => url.includes(small)) ? FORM_LIMIT : BODY_LIMIT;
};

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** The sandbox: shops, print providers and a carrier to practise with. Mount it with the prefix `/sandbox`, in demo mode only. */
export const sandboxPlugin =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
    app.addHook('onRoute', (route) => {
      route.bodyLimit = limitOf(route.url);
    });
    // Nobody's cookies open anything here; still, another site's page turns no knobs and makes no tokens.
    app.addHook('onRequest', async (request, reply) => {
      if (READING.includes(request.method) || !fromOtherSite(request)) return;
      await reply.code(403).send({ message: 'Not from another site.' });
    });
    const faults = new Faults();
    overviewRoutes(app, services);
    controlRoutes(app, services, faults);
    mediaRoutes(app, services);
    pageRoutes(app, services);
    blogPages(app, services);
    restApi(app, services, faults);
    printPages(app, services);
    stockRoutes(app, services);
    printApi(app, services, faults);
    paypalPages(app, services);
    paypalApi(app, services, faults);
    payPlace(app, services);
    ratesFeed(app, services);
    issuuPages(app, services);
    issuuApi(app, services, faults);
    mailPages(app, services);
    mailApi(app, services, faults);
    carrierPages(app, services);
    carrierApi(app, services, faults);
  };

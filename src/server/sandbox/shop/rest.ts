import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { blogRoutes } from '../blog/api';
import { sandboxNow } from '../clock';
import type { Faults, Spoilable } from '../faults';
import { checkKey } from './keys';
import { orderRoutes } from './order-api';
import { orderExtras } from './order-extras';
import { categoryRoutes } from './category-api';
import { productRoutes } from './product-api';
import { RestError } from './rest-error';
import { noRoute, setShop, shopOf } from './rest-request';
import { findShop, websiteOf, type Shop } from './shops';
import { trackingRoutes } from './tracking-api';
import { variationRoutes } from './variation-api';

const API = '/wp-json/wc/v3';
const TRACKING = 'wc-shipment-tracking/v3';
const BLOG = 'wp/v2';

const spoilable: Omit<Spoilable, 'base'> = {
  placeOf: (request) => (request.params as { shop: string }).shop,
  refuse: (status) => new RestError(status, 'internal_server_error', 'There has been a critical error on this website.'),
};

const woocommerce = (services: Services): Spoilable => ({
  ...spoilable,
  base: API,
  ownerRemoves: async (id) => {
    await services.db.deleteFrom('sandbox_products').where('id', '=', id).execute();
  },
});

const SETTINGS: readonly (readonly [path: string, value: (shop: Shop) => string])[] = [
  ['products/woocommerce_weight_unit', () => 'kg'],
  ['products/woocommerce_dimension_unit', () => 'cm'],
  ['general/woocommerce_currency', ({ currency }) => currency],
];

/** WooCommerce's own statuses; the sandbox has no plug-in with others. */
const ORDER_STATUSES: readonly (readonly [slug: string, name: string])[] = [
  ['pending', 'Pending payment'],
  ['processing', 'Processing'],
  ['on-hold', 'On hold'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['refunded', 'Refunded'],
  ['failed', 'Failed'],
  ['checkout-draft', 'Draft'],
];

/** Faults name a plugin's paths with its namespace in front. */
const plugins: Spoilable = { ...spoilable, base: '/wp-json' };

/** What comes before every call: whose shop, whose key, and what is wrong today. */
const guard = (api: FastifyInstance, services: Services, faults: Faults, spoilt: Spoilable, hasKey = true): void => {
  api.setErrorHandler(answerError);
  api.setNotFoundHandler((request, reply) => answerError(noRoute(), request, reply));
  api.addHook('onRequest', async (request) => {
    const shop = await findShop(services, spoilt.placeOf(request));
    if (!shop) throw noRoute();
    const fault = faults.strike(request, spoilt, ({ key }) => key !== undefined);
    const arriving = { header: fault?.key !== 'header_stripped', secure: fault?.key !== 'plain_http' };
    if (!arriving.header) delete request.headers.authorization;
    if (hasKey) await checkKey(services, shop.slug, request, arriving);
    setShop(request, shop);
  });
  // A shop's clock is the sandbox's.
  api.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date((await sandboxNow(services.db)) * 1000).toUTCString());
  });
  faults.spoil(api, spoilt);
};

/** The shop's REST interface, behaving as WooCommerce's version 3 does for the calls a back-office makes. */
export const restApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  scope.get<{ Params: { shop: string } }>('/:shop/wp-json', async (request, reply) => {
    const shop = await findShop(services, request.params.shop);
    if (!shop) return reply.callNotFound();
    return {
      name: shop.name,
      description: '',
      url: websiteOf(shop),
      home: websiteOf(shop),
      namespaces: ['wc/v3', TRACKING, BLOG],
      authentication: [],
    };
  });

  scope.register(
    async (api) => {
      guard(api, services, faults, woocommerce(services));
      // What a shop is set to; it keeps no measures itself.
      for (const [path, valueOf] of SETTINGS)
        api.get(`/settings/${path}`, (request) => ({ id: path.split('/')[1], value: valueOf(shopOf(request)) }));
      api.get('/reports/orders/totals', () => ORDER_STATUSES.map(([slug, name]) => ({ slug, name, total: 0 })));
      categoryRoutes(api);
      productRoutes(api, services);
      variationRoutes(api, services);
      orderRoutes(api, services);
      orderExtras(api, services);
    },
    { prefix: `/:shop${API}` },
  );

  scope.register(
    async (api) => {
      guard(api, services, faults, plugins);
      trackingRoutes(api, services);
    },
    { prefix: `/:shop/wp-json/${TRACKING}` },
  );

  scope.register(
    async (api) => {
      // Its own door looks at application passwords.
      guard(api, services, faults, plugins, false);
      blogRoutes(api, services);
    },
    { prefix: `/:shop/wp-json/${BLOG}` },
  );
};

/** Answers in the words of a WordPress REST interface; what nobody foresaw is logged and answered as its critical error. */
const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof RestError) return reply.code(error.status).send(error.body());
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send(new RestError(status, 'rest_invalid_json', 'Invalid JSON body passed.').body());
  request.log.error(error);
  return reply.code(500).send(new RestError(500, 'internal_server_error', 'There has been a critical error on this website.').body());
};

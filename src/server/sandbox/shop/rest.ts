import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import type { Faults } from '../faults';
import { checkKey } from './keys';
import { orderRoutes } from './order-api';
import { productRoutes } from './product-api';
import { RestError } from './rest-error';
import { noRoute, setShop } from './rest-request';
import { findShop } from './shops';
import { variationRoutes } from './variation-api';

const API = '/wp-json/wc/v3';

/** The shop's REST interface, behaving as WooCommerce's version 3 does for the calls a back-office makes. */
export const restApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  scope.get<{ Params: { shop: string } }>('/:shop/wp-json', async (request, reply) => {
    const shop = await findShop(services, request.params.shop);
    if (!shop) return reply.callNotFound();
    return { name: shop.name, description: '', url: shop.origin, namespaces: ['wc/v3'], authentication: [] };
  });

  scope.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.setNotFoundHandler((request, reply) => answerError(noRoute(), request, reply));
      api.addHook('onRequest', async (request) => {
        const shop = await findShop(services, (request.params as { shop: string }).shop);
        if (!shop) throw noRoute();
        await checkKey(services, shop.slug, request, faults.arriving(request, API));
        setShop(request, shop);
      });
      faults.spoil(api, API, async (id) => {
        await services.db.deleteFrom('sandbox_products').where('id', '=', id).execute();
      });
      productRoutes(api, services);
      variationRoutes(api, services);
      orderRoutes(api, services);
    },
    { prefix: `/:shop${API}` },
  );
};

/** Answers in the words of a WordPress REST interface; what nobody foresaw is logged and answered as its critical error. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof RestError) return reply.code(error.status).send(error.body());
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send(new RestError(status, 'rest_invalid_json', 'Invalid JSON body passed.').body());
  request.log.error(error);
  return reply.code(500).send(new RestError(500, 'internal_server_error', 'There has been a critical error on this website.').body());
};

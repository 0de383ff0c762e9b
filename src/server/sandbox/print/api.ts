import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import type { Faults, Spoilable } from '../faults';
import { catalogueRoutes } from './catalogue-api';
import { CallLimit } from './limits';
import { balanceOf, settle } from './money';
import { orderRoutes } from './order-api';
import { notFound, PrintError } from './print-error';
import { accountOf, checkToken } from './request';

const BASE = '/print/v1';

const spoilable: Spoilable = {
  placeOf: () => 'print',
  base: BASE,
  refuse: (status) => new PrintError(status, status, 'Something went wrong.', 'Try again later'),
};

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof PrintError) return reply.code(error.status).send(error.body());
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  request.log.error(error);
  return reply.code(status).send(new PrintError(status, status, 'Something went wrong.', 'The request could not be read').body());
};

/** The provider's API, in the manner of Printify's public one; Bearer tokens of its accounts. */
export const printApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  const all = new CallLimit(600);
  const catalogue = new CallLimit(100);

  scope.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
      api.addHook('onRequest', async (request, reply) => {
        const { slug } = await checkToken(services, request);
        const now = Date.now() / 1000;
        const again = all.count(slug, now) ?? (request.url.includes(`${BASE}/catalog/`) ? catalogue.count(slug, now) : undefined);
        if (again === undefined) return;
        reply.header('retry-after', again);
        throw new PrintError(429, 429, 'Too many requests.', 'Too many requests in one minute');
      });
      faults.spoil(api, spoilable);

      api.get('/shops.json', async (request) => {
        const { shop_id, name } = accountOf(request);
        return [{ id: shop_id, title: name, sales_channel: 'custom_integration' }];
      });
      // Not among those of the real one, which has no call for it.
      api.get('/balance.json', async (request) => {
        const account = accountOf(request);
        await settle(services, account, request);
        return { currency: 'USD', balance: await balanceOf(services.db, account.slug) };
      });
      catalogueRoutes(api, services);
      await api.register(
        async (shop) => {
          shop.addHook('preHandler', async (request) => {
            if ((request.params as { shop: string }).shop !== String(accountOf(request).shop_id)) throw notFound();
          });
          orderRoutes(shop, services);
        },
        { prefix: '/shops/:shop' },
      );
    },
    { prefix: BASE },
  );
};

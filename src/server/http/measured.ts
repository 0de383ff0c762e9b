import type { FastifyInstance } from 'fastify';
import { measure } from '../kernel/measure';

/** Measures every request, once it is answered. */
export const measureRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    measure('request', { method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000 });
  });
};

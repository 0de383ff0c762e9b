import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { accountSite } from './account';
import type { Services } from './kernel/context';
import { OPEN_ACCOUNT } from './demo';
import { filesPlugin } from './files';
import { graphqlPlugin } from './graphql/plugin';
import { addClientFiles } from './http/client-files';
import { addHealth } from './http/health';
import { addSecurityHeaders } from './http/headers';
import { refuseUnsavable } from './http/savable';
import { livePlugin } from './live/routes';
import { operations } from './operations';
import { sandboxPlugin } from './sandbox';
import { logFault } from './kernel/log';
import { StorageAway } from './kernel/storage';
import { errorBody, tellError, tellFault } from './kernel/told-error';

/** Everything the server answers over HTTP, not yet listening. */
export const buildHttp = async (services: Services): Promise<FastifyInstance> => {
  const { trustProxy } = services.config;
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    bodyLimit: 1024 * 1024,
    // A large upload on a slow line takes longer than any limit on the whole; how long nothing may come is each route's.
    requestTimeout: 0,
    // A list of its own, since the framework takes no read-only one.
    trustProxy: trustProxy && [...trustProxy],
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StorageAway)
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send(errorBody(tellError(error)));
    const status = error.statusCode ?? 500;
    const { message } = error;
    if (status < 500) return reply.code(status).send({ errors: [{ message }], message });
    return reply.code(status).send(errorBody(tellFault(logFault(`${request.method} ${request.routeOptions.url}`, error))));
  });
  addSecurityHeaders(app);
  refuseUnsavable(app);
  addHealth(app, services);
  await app.register(graphqlPlugin(services, operations));
  await app.register(livePlugin(services));
  await app.register(accountSite(services, services.config.demo ? OPEN_ACCOUNT : undefined));
  await app.register(filesPlugin(services));
  if (services.config.demo) await app.register(sandboxPlugin(services), { prefix: '/sandbox' });
  await addClientFiles(app, services.config);
  return app;
};

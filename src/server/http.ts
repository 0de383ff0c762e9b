import proxyAddr from '@fastify/proxy-addr';
import fastify, { type FastifyInstance } from 'fastify';
import { accountSite } from './account';
import type { Services } from './kernel/context';
import { OPEN_ACCOUNT } from './demo';
import { productPresetsPlugin } from './catalogue/preset-routes';
import { shopPicturesPlugin } from './external/pictures';
import { providerPicturesPlugin } from './sourcing/pictures';
import { filesPlugin, withScratch } from './files';
import { graphqlPlugin } from './graphql/plugin';
import { addGuide } from './help';
import { addClientFiles } from './http/client-files';
import { offerCompression } from './kernel/compress';
import { limitConnections } from './http/connections';
import { answerErrors, answerNoRequest } from './http/errors';
import { addHealth } from './http/health';
import { addSecurityHeaders } from './http/headers';
import { measureRequests } from './http/measured';
import { listenForOneHost, refuseForwardedHosts } from './http/hosts';
import { readShallowJson } from './http/json-bodies';
import { readPageScripts } from './http/page-scripts';
import { refuseUnsavable } from './http/savable';
import { endSlowBodies } from './http/slow-bodies';
import { noteUntrustedProxy } from './http/untrusted-proxy';
import { invoicesPlugin } from './invoices/routes';
import { livePlugin } from './live/routes';
import { operations } from './operations';
import { privacyPlugin } from './privacy/routes';
import { refuseUnservedHosts } from './sign-in/served';
import { sendHome } from './stores/door-route';
import { sandboxPlugin } from './sandbox';

/** Everything the server answers over HTTP, not yet listening. */
export const buildHttp = async (services: Services): Promise<FastifyInstance> => {
  const { trustProxy } = services.config;
  const trustsProxy = trustProxy ? proxyAddr.compile([...trustProxy]) : undefined;
  const answerError = answerErrors(services);
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    // A route that takes files, or more than a form, sets a limit of its own.
    bodyLimit: 64 * 1024,
    serverFactory: listenForOneHost,
    clientErrorHandler: answerNoRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    trustProxy: trustsProxy ?? false,
  });
  app.decorate('trustsProxy', trustsProxy && ((address: string) => trustsProxy(address, 0)));
  app.setErrorHandler(answerError);
  measureRequests(app);
  if (!trustProxy) {
    limitConnections(app.server);
    noteUntrustedProxy(app);
  }
  endSlowBodies(app.server);
  readShallowJson(app);
  refuseForwardedHosts(app);
  addSecurityHeaders(app);
  refuseUnsavable(app);
  addHealth(app, services);
  await offerCompression(app);
  await app.register(graphqlPlugin(services, operations, (work) => withScratch(services.config, work)));
  await app.register(livePlugin(services));
  const scripts = readPageScripts(services.config.root);
  await app.register(accountSite(services, { open: services.config.demo ? OPEN_ACCOUNT : undefined, scripts }));
  sendHome(app, services);
  await app.register(filesPlugin(services));
  await app.register(productPresetsPlugin(services));
  await app.register(invoicesPlugin(services));
  await app.register(privacyPlugin(services));
  await app.register(providerPicturesPlugin(services));
  await app.register(shopPicturesPlugin(services));
  if (services.config.demo) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', refuseUnservedHosts(services));
      await scope.register(sandboxPlugin(services), { prefix: '/sandbox' });
    });
  }
  addGuide(app, services.config.root);
  await addClientFiles(app, services.config, scripts);
  return app;
};

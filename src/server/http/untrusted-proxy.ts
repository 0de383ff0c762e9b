import type { FastifyInstance } from 'fastify';
import { logFault } from '../kernel/log';

/** Says once, where no proxy is trusted, that requests come through one that speaks https: their cookies and links would be those of plain http. */
export const noteUntrustedProxy = (app: FastifyInstance): void => {
  let isNoted = false;
  app.addHook('onRequest', async ({ headers, socket }) => {
    if (isNoted || headers['x-forwarded-proto'] !== 'https') return;
    isNoted = true;
    const from = socket.remoteAddress ?? 'an unknown address';
    logFault(
      'TRUST_PROXY',
      `A proxy at ${from} forwards https requests, but isn’t trusted, so cookies and links are those of http. Set TRUST_PROXY to its address.`,
    );
  });
};

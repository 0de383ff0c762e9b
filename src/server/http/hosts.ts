import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { arrivalOf, isHost } from '../kernel/origin';

const FOREIGN = 'The request must name one host as name[:port], and its target must be a path of that host.';

/** The scheme and the authority of a target in absolute form, and what follows them (RFC 9112, 3.2.2). */
const ABSOLUTE_TARGET = /^https?:\/\/([^/?#]*)(.*)$/is;

const hostsIn = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');

/** The target in origin form, for the one host the request names; undefined where it names none, several, or two different ones. */
const targetOf = (request: IncomingMessage): string | undefined => {
  const [host = '', ...more] = hostsIn(request);
  if (more.length > 0 || !isHost(host)) return undefined;
  const { url = '' } = request;
  if (url.startsWith('/') || url === '*') return url;
  const [, authority, rest = ''] = ABSOLUTE_TARGET.exec(url) ?? [];
  if (authority?.toLowerCase() !== host.toLowerCase()) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
};

const refuse = (response: ServerResponse): void => {
  response
    .writeHead(400, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', connection: 'close' })
    .end(JSON.stringify({ errors: [{ message: FOREIGN }], message: FOREIGN }));
};

/** ms a connection without a request stays open: longer than proxies keep theirs. */
const KEEP_ALIVE = 72_000;

/** An HTTP server that refuses a request whose host could be read in two ways before anything reads it, and gives every other a path as its target. */
export const listenForOneHost = (handle: (request: IncomingMessage, response: ServerResponse) => void): Server =>
  createServer(
    {
      // By itself, Node refuses a request without a host in words of its own, and lets one with two hosts through.
      requireHostHeader: false,
      keepAliveTimeout: KEEP_ALIVE,
      // A large upload on a slow line takes longer than any limit on the whole.
      requestTimeout: 0,
    },
    (request, response) => {
      const target = targetOf(request);
      if (target === undefined) return refuse(response);
      request.url = target;
      handle(request, response);
    },
  );

/** A trusted proxy's headers are held to the same form, since it may pass on a visitor's words. */
const isForwardedWell = ({ host, protocol }: FastifyRequest): boolean => isHost(host) && (protocol === 'http' || protocol === 'https');

/** Refuses what no proxy should pass on, and notes where every other request came to. */
export const refuseForwardedHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isForwardedWell(request)) {
      arrivalOf(request);
      return;
    }
    reply.hijack();
    refuse(reply.raw);
  });
};

import type { FastifyRequest } from 'fastify';

/** Scheme, host and port the browser used, lower case: `http://demo.localhost:3000`. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host.toLowerCase()}`;

/** Whether a browser says that another site sent this request. */
export const fromOtherSite = (request: FastifyRequest): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin !== originOf(request);
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** Hosts without a container of their own; the first container answers there. */
export const PLAIN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What a host name says about its container: undefined for a plain host. `server` has its dots written as underscores. */
export const containerNameOf = (hostname: string): { domain: string; server: string } | undefined => {
  const host = hostname.toLowerCase();
  if (PLAIN_HOSTS.includes(host) || host === '::1') return undefined;
  const dot = host.indexOf('.');
  if (dot < 0) return { domain: host, server: '' };
  return { domain: host.slice(0, dot), server: host.slice(dot + 1).replaceAll('.', '_') };
};

/** Every origin a container of this server may have, as a content security policy writes them: the hosts beside and beneath this one. */
export const shopOrigins = (request: FastifyRequest): string[] => {
  const named = containerNameOf(request.hostname);
  const roots = named ? [request.hostname.toLowerCase(), ...(named.server ? [named.server.replaceAll('_', '.')] : [])] : ['localhost'];
  const hosts = [...roots.flatMap((root) => [root, `*.${root}`]), ...(roots.includes('localhost') ? ['127.0.0.1'] : [])];
  return hosts.map((host) => `${request.protocol}://${host}${portOf(request)}`);
};

/** `:3000`, or nothing for the scheme's own port. */
export const portOf = (request: FastifyRequest): string => /:\d+$/.exec(request.host)?.[0] ?? '';

import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an address is a reverse proxy's whose word about scheme, host and port is taken. */
    readonly trustsProxy?: ((address: string) => boolean) | undefined;
  }
  interface FastifyRequest {
    arrival?: Arrival;
  }
}

const LABEL = '[a-z0-9_-]{1,63}';
const HOST = new RegExp(`^(?<name>${LABEL}(?:\\.${LABEL})*|\\[[0-9a-f:.]+\\])(?::(?<port>\\d{1,5}))?$`, 'i');

/** Whether a Host header names one host, and perhaps a port: no user-info, path, list or blank. */
export const isHost = (text: string): boolean => {
  const { name = '', port = '1' } = HOST.exec(text)?.groups ?? {};
  if (name.startsWith('[') && !isIPv6(name.slice(1, -1))) return false;
  return name !== '' && name.length <= 253 && Number(port) >= 1 && Number(port) <= 65535;
};

interface Arrival {
  /** `http` or `https`. */
  readonly scheme: string;
  readonly hostname: string;
  /** `:3000`, or nothing for the scheme's own port. */
  readonly port: string;
}

/** Where a request came to. It is read once, when the request begins, since a connection that has ended no longer tells. */
export const arrivalOf = (request: FastifyRequest): Arrival =>
  (request.arrival ??= { scheme: request.protocol, hostname: request.hostname.toLowerCase(), port: portOf(request) });

/**
 * Scheme, host and port of this server as the browser sees them, lower case: `http://demo.localhost:3000`. The host is a container's only
 * where `containerNameOf` finds its row, and is then written as the row says; whoever sends a request chooses none of the rest: the port is
 * the one that is listened to, unless a trusted proxy says which one it stands at.
 */
export const originOf = (request: FastifyRequest): string => originAt(request, arrivalOf(request).hostname);

/** The origin of another host of this server; `host` in lower case. */
export const originAt = (request: FastifyRequest, host: string): string => {
  const { scheme, port } = arrivalOf(request);
  return `${scheme}://${host}${port}`;
};

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
  const server = host.slice(dot + 1);
  // An underscore of the visitor's would be taken for a dot of the row.
  return server.includes('_') ? { domain: host, server: '' } : { domain: host.slice(0, dot), server: server.replaceAll('.', '_') };
};

/** Every origin a container of this server may have, as a content security policy writes them: the hosts beside and beneath this one. */
export const shopOrigins = (request: FastifyRequest): string[] => {
  const named = containerNameOf(request.hostname);
  const roots = named ? [request.hostname.toLowerCase(), ...(named.server ? [named.server.replaceAll('_', '.')] : [])] : ['localhost'];
  const hosts = [...roots.flatMap((root) => [root, `*.${root}`]), ...(roots.includes('localhost') ? ['127.0.0.1'] : [])];
  return hosts.map((host) => originAt(request, host));
};

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: ':80', https: ':443' };

const portOf = (request: FastifyRequest): string => {
  const { remoteAddress = '', localPort } = request.socket;
  const port = request.server.trustsProxy?.(remoteAddress) ? (/:\d+$/.exec(request.host)?.[0] ?? '') : `:${localPort}`;
  return port === DEFAULT_PORTS[request.protocol] ? '' : port;
};

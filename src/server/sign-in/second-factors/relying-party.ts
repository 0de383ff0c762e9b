import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { arrivalOf, originOf } from '../../kernel/origin';
import { isServed } from '../served';

/** Where passkeys are made and used: the domain they belong to, and the one origin an answer may come from. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * The domain a passkey of a host belongs to: the longest of `DOMAINS` the host is or stands beneath, so that it works on all hosts there, else
 * the host itself. Undefined for an IP address, which has no passkeys. A domain without a dot, such as `localhost`, is nobody's to share.
 */
export const passkeyDomain = (host: string, domains: readonly string[] = []): string | undefined => {
  if (isIP(host.replaceAll(/[[\]]/g, '')) !== 0) return undefined;
  const shared = domains
    .filter((domain) => domain.includes('.') && (host === domain || host.endsWith(`.${domain}`)))
    .sort((a, b) => b.length - a.length);
  return shared[0] ?? host;
};

/** Undefined at a host we do not serve, and where browsers offer no passkeys. */
export const relyingPartyOf = async (services: Services, request: FastifyRequest): Promise<RelyingParty | undefined> => {
  const { hostname } = arrivalOf(request);
  const id = passkeyDomain(hostname, services.config.domains);
  const origin = originOf(request);
  return id !== undefined && (await isServed(services, request, origin)) ? { id, origin } : undefined;
};

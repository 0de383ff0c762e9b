import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../kernel/context';
import { containerNameOf, originAt, originOf, PLAIN_HOSTS } from '../kernel/origin';

/** The domain shops stand beneath on a plain host. */
const LOCAL = 'localhost';

// Labels of letters, digits and dashes, the last one no number: neither a bare word nor an IP address.
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const beneath = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const findContainerAt = async ({ db }: Services, host: string): Promise<{ server: string } | undefined> => {
  const named = containerNameOf(host);
  return (
    named &&
    db.selectFrom('containers').select('server').where('domain', '=', named.domain).where('server', '=', named.server).executeTakeFirst()
  );
};

/** The domains shops stand beneath: those of the configuration, else those there are shops beneath already. */
const shopDomains = async ({ db, config }: Services): Promise<readonly string[]> => {
  if (config.domains?.length) return config.domains;
  const rows = await db.selectFrom('containers').select('server').distinct().execute();
  return rows.map(({ server }) => server.replaceAll('_', '.'));
};

/** The domain of the shop at a host, or the one the host is or stands beneath; undefined for a host that has nothing to do with us. */
const domainOf = async (services: Services, host: string): Promise<string | undefined> => {
  const beside = await findContainerAt(services, host);
  if (beside) return beside.server.replaceAll('_', '.');
  const within = (domain: string): boolean => (services.config.domains?.length ? beneath(host, domain) : host === domain);
  return (await shopDomains(services)).filter(within).sort((a, b) => b.length - a.length)[0];
};

/**
 * The domain a shop that is made at this host will stand beneath; undefined where none is made. Whoever sends a request chooses its Host
 * header, so it decides only among what there is; the very first shop of an installation without `DOMAINS` stands where it is made.
 */
export const domainForShop = async (services: Services, hostname: string): Promise<string | undefined> => {
  const host = containerNameOf(hostname) ? hostname.toLowerCase() : LOCAL;
  const domain = await domainOf(services, host);
  if (domain !== undefined || (await shopDomains(services)).length > 0) return domain;
  return host === LOCAL || DOMAIN.test(host) ? host : undefined;
};

/** The origin of the account site where `HUB` names another one. */
const hubOrigin = (hub: string | undefined): string | undefined => {
  try {
    const { account } = JSON.parse(hub ?? '{}') as { account?: unknown };
    return typeof account === 'string' ? new URL(account).origin : undefined;
  } catch {
    return undefined;
  }
};

/** Whether an origin is one of this installation's own: a shop's, the account site's, or one where shops are made. */
export const isServed = async (services: Services, request: FastifyRequest, origin: string): Promise<boolean> => {
  if (origin === hubOrigin(services.config.hub)) return true;
  const host = /^https?:\/\/([a-z0-9.-]+|\[::1\])(?::\d{1,5})?$/.exec(origin)?.[1];
  if (host === undefined || origin !== originAt(request, host)) return false;
  return PLAIN_HOSTS.includes(host) || (await domainOf(services, host)) !== undefined;
};

/** A hook for routes that write the host they are asked at into addresses of their own. */
export const refuseUnservedHosts =
  (services: Services) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (await isServed(services, request, originOf(request))) return;
    const message = 'Nothing is served at this host.';
    await reply
      .code(421)
      .header('cache-control', 'no-store')
      .send({ errors: [{ message }], message });
  };

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addresses } from '../../domain/addresses/addresses';
import { hostOfContainer } from '../../domain/people/containers';
import { unixNow } from '../kernel/clock';
import type { Services } from '../kernel/context';
import { originAt, originOf, PLAIN_HOSTS } from '../kernel/origin';
import { hashSecret } from '../kernel/secrets';

/** The origin somebody set out from with this `state`; undefined unless it is one where the container of their store is served. */
const homeOfDoor = async ({ db }: Services, request: FastifyRequest, state: string): Promise<string | undefined> => {
  const door = await db
    .selectFrom('store_doors as d')
    .innerJoin('containers as c', 'c._id', 'd.container_id')
    .select(['d.origin', 'c.domain', 'c.server'])
    .where('d.hash', '=', hashSecret(state))
    .where('d.expires_at', '>', unixNow())
    .executeTakeFirst();
  return door && [hostOfContainer(door), ...PLAIN_HOSTS].map((host) => originAt(request, host)).find((origin) => origin === door.origin);
};

/**
 * A platform may know one address only to send sellers back to, whatever container they are of: from there they go on to the host they set out
 * from, which alone knows who they are. No other place can be named.
 */
export const sendHome = (app: FastifyInstance, services: Services): void => {
  app.get<{ Params: { platform: string }; Querystring: Record<string, unknown> }>(
    addresses.storeConnected.pattern,
    async (request, reply) => {
      const { state } = request.query;
      const home = typeof state === 'string' ? await homeOfDoor(services, request, state) : undefined;
      if (home === undefined || home === originOf(request)) return reply.callNotFound();
      return reply.redirect(`${home}${request.url}`);
    },
  );
};

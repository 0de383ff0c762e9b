import type { FastifyInstance } from 'fastify';
import { addresses } from '../../domain/addresses/addresses';
import type { Services } from '../kernel/context';
import { originOf } from '../kernel/origin';
import { hashSecret } from '../kernel/secrets';

/**
 * A platform may know one address only to send sellers back to, whatever container they are of: from there they go on to the host they set out
 * from, which alone knows who they are. No other place can be named.
 */
export const sendHome = (app: FastifyInstance, { db }: Services): void => {
  app.get<{ Params: { platform: string }; Querystring: Record<string, unknown> }>(
    addresses.storeConnected.pattern,
    async (request, reply) => {
      const { state } = request.query;
      const door =
        typeof state === 'string'
          ? await db.selectFrom('store_doors').select('origin').where('hash', '=', hashSecret(state)).executeTakeFirst()
          : undefined;
      if (!door || door.origin === originOf(request)) return reply.callNotFound();
      return reply.redirect(`${door.origin}${request.url}`);
    },
  );
};

import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { containerNameOf } from '../../kernel/origin';
import { firstContainer } from '../../sign-in/caller';

/** Id of the container whose host a request came to; undefined where there is none. */
export const containerHere = async ({ db, pool }: Services, { hostname }: FastifyRequest): Promise<string | undefined> => {
  const named = containerNameOf(hostname);
  if (!named) return firstContainer(pool);
  const row = await db
    .selectFrom('containers')
    .select('_id')
    .where('domain', '=', named.domain)
    .where('server', '=', named.server)
    .executeTakeFirst();
  return row?._id;
};

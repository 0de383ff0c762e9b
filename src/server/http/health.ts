import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/context';

/** ms; a load balancer should hear "no" rather than nothing. */
const PATIENCE = 2000;

/**
 * `GET /healthz`: whether this server can answer requests now. It listens only once the schema is up to date, so the database decides, and
 * whether anything can be written.
 */
export const addHealth = (app: FastifyInstance, services: Services): void => {
  app.get('/healthz', async (_request, reply) => {
    const reason = (await answers(services)) ? await services.space.lacking() : 'The database does not answer.';
    return reply
      .code(reason === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(reason === undefined ? { status: 'ok' } : { status: 'unavailable', reason });
  });
};

const answers = async ({ pool }: Services): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
};

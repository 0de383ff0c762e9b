import type { FastifyInstance } from 'fastify';
import type { Services } from '../kernel/context';

/** ms; a load balancer should hear "no" rather than nothing. */
const PATIENCE = 2000;

/**
 * `GET /healthz`: whether this server can answer requests now. It listens only once the schema is up to date, so the database decides, and
 * whether anything can be written. Files that are away are told, but most of the product goes on without them: a load balancer that took every
 * server out would take that as well.
 */
export const addHealth = (app: FastifyInstance, { pool, space, storage }: Services): void => {
  app.get('/healthz', async (_request, reply) => {
    const [healthy, files] = await Promise.all([answers(pool.query('select 1')), answers(storage.check())]);
    const reason = healthy ? await space.lacking() : 'The database does not answer.';
    return reply
      .code(reason === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reason === undefined ? 'ok' : 'unavailable', ...(reason && { reason }), ...(!files && { files: 'unavailable' }) });
  });
};

const answers = async (question: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
  const asked = question.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
};

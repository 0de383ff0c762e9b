import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isPublicAddress } from '../connectors/addresses';
import type { Services } from '../kernel/context';
import { readClock, sandboxNow, setClock } from './clock';
import type { Faults } from './faults';
import { faultShape } from './faults/shape';
import { readLedger } from './ledger';

const YEAR = 366 * 24 * 60 * 60;
const MOST_SPEED = 100_000;

const clockInput = z.object({
  speed: z.coerce.number().min(0).max(MOST_SPEED).optional(),
  advance: z.coerce.number().min(0).max(YEAR).optional(),
  seed: z.string().max(100).optional(),
});

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply => reply.code(status).send({ message });

/** Turns the sandbox's own knobs: its clock, its faults, and what was done where. */
export const controlRoutes = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  /** Who sits elsewhere may look, and turns nothing. */
  const fromHere =
    (work: (request: FastifyRequest, reply: FastifyReply, place: string) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
      isPublicAddress(request.socket.remoteAddress ?? '')
        ? refuse(reply, 403, 'Only from this machine.')
        : work(request, reply, (request.params as { place: string }).place);

  const clock = async () => {
    const { speed, busy_until, seed } = await readClock(services.db);
    return { now: await sandboxNow(services.db), speed, busy_until: Math.floor(busy_until), seed };
  };

  scope.get('/clock', clock);
  scope.post(
    '/clock',
    fromHere(async (request, reply) => {
      const change = clockInput.safeParse(request.body ?? {});
      if (!change.success) return refuse(reply, 400, 'Give speed and advance as numbers of seconds.');
      await setClock(services, change.data);
      // A form of our own page leads back to it.
      return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? reply.redirect('/sandbox', 303) : clock();
    }),
  );

  scope.post(
    '/:place/faults',
    fromHere(async (request, reply, place) => {
      const fault = faultShape.safeParse(request.body);
      if (!fault.success) return refuse(reply, 400, 'That is no fault this place knows.');
      faults.add(place, fault.data);
      return reply.code(204).send();
    }),
  );
  scope.delete(
    '/:place/faults',
    fromHere(async (_request, reply, place) => {
      faults.heal(place);
      return reply.code(204).send();
    }),
  );

  scope.get<{ Params: { place: string }; Querystring: { key?: string } }>('/:place/ledger', async ({ params, query }) =>
    readLedger(services.db, params.place, { key: query.key }),
  );
};

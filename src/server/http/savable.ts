import type { FastifyInstance } from 'fastify';
import { UserError } from '../kernel/errors';
import { isSavable } from '../kernel/input';
import { errorBody, tellError } from '../kernel/told-error';

/** Forms and calls are flat; what nests deeper is read by nobody. */
const DEEPEST = 8;

const holdsUnsavable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !isSavable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > DEEPEST) return false;
  return Object.entries(value).some(([name, each]) => !isSavable(name) || holdsUnsavable(each, depth + 1));
};

/** Refuses addresses, forms and JSON with a text no database takes. GraphQL's own arguments are looked at where they are coerced. */
export const refuseUnsavable = (app: FastifyInstance): void => {
  app.addHook('preHandler', async (request, reply) => {
    const { body } = request;
    const sent = [request.params, request.query, typeof body === 'string' ? null : body];
    if (sent.some((part) => holdsUnsavable(part))) await reply.code(422).send(errorBody(tellError(new UserError('text.unsavable'))));
  });
};

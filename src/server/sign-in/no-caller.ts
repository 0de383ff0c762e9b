import type { FastifyReply } from 'fastify';
import { logFault } from '../kernel/log';
import { UserError } from '../kernel/errors';
import { isDatabaseAway } from '../db/database-away';
import { errorBody, tellDatabaseAway, tellError, tellFault, type ToldError } from '../kernel/told-error';
import { NotSignedIn } from './caller';

const tellAway = (id: string, error: unknown): ToldError => (isDatabaseAway(error) ? tellDatabaseAway() : tellFault(id));

/**
 * Answers a request whose caller could not be found: with 400 when token or host are wrong, which is what the page signs out by
 * (specification 1, §8) and what nothing else is answered with; with 403 when the person has to set up two-step verification first; with 503
 * when the database is away.
 */
export const answerNoCaller = (reply: FastifyReply, where: string, error: unknown): FastifyReply =>
  error instanceof NotSignedIn
    ? reply.code(400).send({ errors: [{ message: error.message }] })
    : error instanceof UserError
      ? reply.code(403).send(errorBody(tellError(error)))
      : reply.code(503).send(errorBody(tellAway(logFault(where, error), error)));

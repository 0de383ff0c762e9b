import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { bearerOf } from '../sign-in/bearer';
import { UserError } from '../kernel/errors';
import { errorBody, tellError } from '../kernel/told-error';
import { originOf } from '../kernel/origin';
import { keepDevice } from '../sign-in/device';
import { issueCode } from '../sign-in/handover';
import { originsOf, ownShops } from '../sign-in/own-shops';
import { arrivalAddress, checkRef } from './ref';
import { findTokenUser, sessionOfToken } from '../sign-in/tokens';

const MAX_BODY = 8 * 1024;

const target = z.object({ origin: z.string(), extras: z.string() });

/**
 * `POST /account/api/hand-over {origin, extras}`: the address that signs the caller in at another shop of theirs. The bearer token stays in
 * its header; the address holds a ticket that only the browser this answer goes to can use, once. Signing out here ends the session there
 * too.
 */
export const switchApi = (app: FastifyInstance, services: Services): void => {
  app.post('/account/api/hand-over', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const token = bearerOf(request);
    const userId = token && (await findTokenUser(services.db, token));
    const body = () => errorBody(tellError(new UserError('account.ownShopsOnly')));
    if (!token || !userId) return reply.code(401).send(body());
    const asked = target.safeParse(request.body);
    const ref = asked.success && checkRef(asked.data, originsOf(await ownShops(services, request, userId)));
    if (!ref) return reply.code(403).send(body());
    const ticket = await issueCode(services.db, {
      kind: 'ticket',
      userId,
      origin: ref.origin,
      device: keepDevice(request, reply),
      accountSession: await sessionOfToken(services.db, token),
    });
    return { url: arrivalAddress(ref, originOf(request), ticket) };
  });
};

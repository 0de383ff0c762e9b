import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { bearerOf } from '../sign-in/bearer';
import { issueCode } from '../sign-in/handover';
import { originsOf, ownShops } from '../sign-in/own-shops';
import { checkRef } from './ref';
import { findTokenUser, sessionOfToken } from '../sign-in/tokens';

const MAX_BODY = 8 * 1024;

const target = z.object({ origin: z.string(), extras: z.string() });

/**
 * `POST /account/api/hand-over {origin, extras}`: the address that signs the caller in at another shop of theirs. The bearer token stays in
 * its header; the address holds a single-use code only. Signing out here ends the session there too.
 */
export const switchApi = (app: FastifyInstance, services: Services): void => {
  app.post('/account/api/hand-over', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const token = bearerOf(request);
    const userId = token && (await findTokenUser(services.db, token));
    const message = 'Sign in first, then go to a shop of your own.';
    if (!token || !userId) return reply.code(401).send({ errors: [{ message }], message });
    const asked = target.safeParse(request.body);
    const ref = asked.success && checkRef(asked.data, originsOf(await ownShops(services, request, userId)));
    if (!ref) return reply.code(403).send({ errors: [{ message }], message });
    const code = await issueCode(services.db, userId, ref.origin, await sessionOfToken(services.db, token));
    return { url: `${ref.origin}/session?token=${encodeURIComponent(code)}&extras=${encodeURIComponent(ref.extras)}` };
  });
};

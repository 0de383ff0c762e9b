import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { bearerOf } from '../sign-in/bearer';
import { originOf } from '../kernel/origin';
import { continueSession } from '../sign-in/account-session';
import { redeemCode } from '../sign-in/handover';
import { signIn, whence } from '../sign-in/sign-in';
import { switchApi } from './switch-api';
import { issueToken, revokeToken } from '../sign-in/tokens';

const MAX_BODY = 8 * 1024;

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1).max(1000) });
const handover = z.object({ code: z.string().min(1) });

const refuse = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).send({ errors: [{ message }], message });

/** The calls programs make: sign-in by password, exchange of a hand-over code, the way to another shop, sign-out. */
export const accountApi =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.post('/account/api/login', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const body = credentials.safeParse(request.body);
      if (!body.success) return refuse(reply, 401, 'Give an email and a password to sign in.');
      const result = await signIn(services, { ...body.data, ...whence(request) });
      if ('refusal' in result) return refuse(reply, result.limited ? 429 : 401, result.refusal.message);
      return { token: await issueToken(services.db, result.userId), user_id: result.userId };
    });

    app.post('/account/api/token', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const body = handover.safeParse(request.body);
      // A browser names the page that calls; it must be a page of this very host.
      const { origin } = request.headers;
      const redeemed =
        body.success && (origin === undefined || origin === originOf(request))
          ? await redeemCode(services.db, body.data.code, originOf(request))
          : undefined;
      if (!redeemed) return refuse(reply, 401, 'This sign-in link is used up or too old; sign in again.');
      const { token, userId, accountSession } = redeemed;
      // A page of this host, which the person now uses: its account pages should not ask for the password again. Programs send no origin.
      if (origin !== undefined && accountSession !== null)
        await continueSession(services, request, reply, { userId, from: accountSession });
      return { token, user_id: userId };
    });

    switchApi(app, services);

    app.post('/account/api/logout', { bodyLimit: MAX_BODY }, async (request) => {
      const token = bearerOf(request);
      if (token) await revokeToken(services.db, token);
      return { done: true };
    });
    done();
  };

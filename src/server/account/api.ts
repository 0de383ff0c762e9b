import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { whence } from '../sign-in/attempts';
import { bearerOf } from '../sign-in/bearer';
import { deviceOf } from '../sign-in/device';
import { UserError } from '../kernel/errors';
import { originOf } from '../kernel/origin';
import { errorBody, tellError } from '../kernel/told-error';
import { continueSession } from '../sign-in/account-session';
import { redeemCode } from '../sign-in/handover';
import { signIn, signInByCode } from '../sign-in/sign-in';
import { passkeyApi } from './passkey-api';
import { switchApi } from './switch-api';
import { issueToken, revokeToken } from '../sign-in/tokens';

const MAX_BODY = 8 * 1024;

const credentials = z.object({ email: z.string().min(1), password: z.string().min(1).max(1000), code: z.string().max(100).optional() });
const handover = z.object({ code: z.string().min(1) });

const refuse = (reply: FastifyReply, status: number, error: UserError): FastifyReply =>
  reply.code(status).send(errorBody(tellError(error)));

/** The calls programs make: sign-in by password and, where the person has a second factor, a code; passkeys; exchange of a hand-over code, the way to another shop, sign-out. */
export const accountApi =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    app.post('/account/api/login', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const body = credentials.safeParse(request.body);
      if (!body.success) return refuse(reply, 401, new UserError('account.credentialsMissing'));
      const from = whence(request, deviceOf(request));
      const { code } = body.data;
      const first = await signIn(services, body.data, from);
      if ('awaits' in first && !code) return refuse(reply, 401, new UserError('account.codeNeeded', { code: 'FORBIDDEN', field: 'code' }));
      const result = 'awaits' in first ? await signInByCode(services, first.awaits, code ?? '', from) : first;
      if ('refusal' in result) return refuse(reply, result.limited ? 429 : 401, result.refusal);
      return { token: await issueToken(services.db, result.userId, { from }), user_id: result.userId };
    });

    app.post('/account/api/token', { bodyLimit: MAX_BODY }, async (request, reply) => {
      const body = handover.safeParse(request.body);
      const redeemed =
        body.success &&
        (await redeemCode(services.db, body.data.code, { kind: 'code', origin: originOf(request), device: deviceOf(request) }));
      if (redeemed === 'other-browser') return refuse(reply, 401, new UserError('account.otherBrowser'));
      if (!redeemed) return refuse(reply, 401, new UserError('account.linkUsed'));
      const { userId, accountSession } = redeemed;
      // The person now uses this host: its account pages should not ask for the password again.
      if (accountSession !== null) await continueSession(services, request, reply, { userId, from: accountSession });
      return { token: await issueToken(services.db, userId, { accountSession }), user_id: userId };
    });

    passkeyApi(app, services);
    switchApi(app, services);

    app.post('/account/api/logout', { bodyLimit: MAX_BODY }, async (request) => {
      const token = bearerOf(request);
      if (token) await revokeToken(services.db, token);
      return { done: true };
    });
    done();
  };

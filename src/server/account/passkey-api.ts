import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { errorBody, tellError } from '../kernel/told-error';
import { findSession } from '../sign-in/account-session';
import { keepDevice } from '../sign-in/device';
import { passkeyCreationOptions, passkeyRequestOptions } from '../sign-in/second-factors/passkeys';
import { relyingPartyOf } from '../sign-in/second-factors/relying-party';
import { findSecondStep } from '../sign-in/second-factors/second-step';

const MAX_BODY = 1024;

const wanted = z.object({ purpose: z.enum(['register', 'sign-in']) });

/**
 * `POST /account/api/passkey-options {purpose}`: the options the script of a page asks the browser for a passkey with. Their challenge is good
 * once, for five minutes, in the browser this answer goes to.
 */
export const passkeyApi = (app: FastifyInstance, services: Services): void => {
  app.post('/account/api/passkey-options', { bodyLimit: MAX_BODY }, async (request, reply) => {
    const party = await relyingPartyOf(services, request);
    if (!party) return reply.code(403).send(errorBody(tellError(new UserError('account.noPasskeysHere', { code: 'FORBIDDEN' }))));
    const asked = wanted.safeParse(request.body);
    if (asked.data?.purpose === 'register') {
      const user = await findSession(services, request);
      if (!user) return reply.code(401).send(errorBody(tellError(new UserError('account.ownShopsOnly'))));
      return passkeyCreationOptions(services.db, party, { device: keepDevice(request, reply), user });
    }
    const step = await findSecondStep(services, request);
    return passkeyRequestOptions(services.db, party, { device: keepDevice(request, reply), userId: step?.userId });
  });
};

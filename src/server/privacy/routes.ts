import type { FastifyPluginCallback } from 'fastify';
import { actorsOf, recordAuditEvent, recordDenial } from '../audit/record';
import { COMPRESSED } from '../kernel/compress';
import { attachmentNamed } from '../kernel/attachment';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { requirePermission } from '../kernel/permission';
import { errorBody, tellError } from '../kernel/told-error';
import { whence } from '../sign-in/attempts';
import { bearerOf } from '../sign-in/bearer';
import { findCaller, type Caller } from '../sign-in/caller';
import { answerNoCaller } from '../sign-in/no-caller';
import { exportBuyer } from './export-buyer';
import { privacyRule } from './operations';

const FILE = /^([0-9a-f]{24})\.json$/u;

/** `GET /buyers/{id}.json`: all that is kept of a buyer, as a file to be saved. The name of the file names nobody. */
export const privacyPlugin =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get('/buyers/:file', COMPRESSED, async (request, reply) => {
      const loginAs = request.headers['login-as'];
      let caller: Caller;
      try {
        caller = await findCaller(services.pool, bearerOf(request), request.hostname, typeof loginAs === 'string' ? loginAs : undefined);
      } catch (error) {
        return answerNoCaller(reply, 'a buyer as a file', error);
      }
      try {
        requirePermission(caller.user, privacyRule);
        const [, id = ''] = FILE.exec((request.params as { file: string }).file) ?? [];
        const body = await exportBuyer(services, caller.container._id, id);
        await services.inContainer(caller.container._id, (tx) =>
          recordAuditEvent(tx, { action: 'buyer.exported', ...actorsOf(caller), from: whence(request) }),
        );
        return await reply
          .type('application/json; charset=utf-8')
          .headers({ 'cache-control': 'no-store', 'content-disposition': attachmentNamed(`buyer-${id}.json`) })
          .send(body);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        await recordDenial({ ...caller, services, from: whence(request) }, 'exportBuyer', error);
        return reply.code(error.code === 'FORBIDDEN' ? 403 : 404).send(errorBody(tellError(error)));
      }
    });
    done();
  };

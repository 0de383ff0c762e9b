import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { COMPRESSED } from '../kernel/compress';
import { attachmentNamed } from '../kernel/attachment';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { languageOfCaller } from '../kernel/language';
import { requirePermission } from '../kernel/permission';
import { errorBody, tellError } from '../kernel/told-error';
import { readDesk } from '../sales/desk';
import { bearerOf } from '../sign-in/bearer';
import { findCaller, type Caller } from '../sign-in/caller';
import { answerNoCaller } from '../sign-in/no-caller';
import { invoiceCsv, invoicePdf } from './document';
import { invoiceRule } from './operations';
import { findInvoice, linesOf, missing } from './rows';

const FILE = /^([0-9a-f]{24})\.(pdf|csv)$/u;

const send = async (
  services: Services,
  { user, container }: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  requirePermission(user, invoiceRule('view'));
  const [, id = '', kind] = FILE.exec((request.params as { file: string }).file) ?? [];
  const { invoice, lines, zone } = await services.inContainer(container._id, async (tx) => {
    const row = await findInvoice(tx, container._id, id);
    if (!row) throw missing();
    return { invoice: row, lines: await linesOf(tx, container._id, row), zone: (await readDesk(tx, container._id)).zone };
  });
  const body = kind === 'pdf' ? await invoicePdf(services, invoice) : invoiceCsv(lines, languageOfCaller(request));
  if (body === null) throw new UserError('invoice.draft', { code: 'CONFLICT' });
  const name = invoice.number ?? `draft-${invoice.month}`;
  return reply
    .type(kind === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-disposition': attachmentNamed(`${kind === 'pdf' ? name : `${name}-${zone.replaceAll('/', '-')}`}.${kind}`),
    })
    .send(body);
};

const statusOf = ({ code }: UserError): number => (code === 'FORBIDDEN' ? 403 : code === 'NOT_FOUND' ? 404 : 409);

const addRoute = (app: FastifyInstance, services: Services): void => {
  app.get('/invoices/:file', COMPRESSED, async (request, reply) => {
    const loginAs = request.headers['login-as'];
    let caller: Caller;
    try {
      caller = await findCaller(services.pool, bearerOf(request), request.hostname, typeof loginAs === 'string' ? loginAs : undefined);
    } catch (error) {
      return answerNoCaller(reply, 'an invoice as a file', error);
    }
    try {
      return await send(services, caller, request, reply);
    } catch (error) {
      if (error instanceof UserError) return reply.code(statusOf(error)).send(errorBody(tellError(error)));
      throw error;
    }
  });
};

/** `GET /invoices/{id}.pdf` and `.csv`. */
export const invoicesPlugin =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    addRoute(app, services);
    done();
  };

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { plainMoney } from '../../../domain/currency';
import { originOf } from '../../kernel/origin';
import type { Services } from '../../kernel/context';
import { sandboxNow } from '../clock';
import { goOn, type Faults, type Spoilable } from '../faults';
import { accountOfToken, makeToken } from '../tokens';
import { findAccount, type PaypalAccount } from './accounts';
import { act, actOfPath, disputeOf, disputesOf, disputeView, infoView } from './disputes';
import { badRequest, noSuch, PaypalError } from './paypal-error';
import { transactionsOf, type Transaction } from './payments';
import { addTracker, changeTracker, identifierView, trackerView } from './trackers';

const BASE = '/paypal';
const MOST_TRACKERS = 20;
const MOST_SPAN = 31 * 86_400;
/** Seconds until a payment is listed. */
const LISTED_AFTER = 3 * 3600;
/** Seconds a token does. */
const TOKEN_LIFE = 32_400;

const spoilable: Spoilable = {
  placeOf: () => 'paypal',
  base: BASE,
  refuse: (status) => new PaypalError(status, 'INTERNAL_SERVER_ERROR', 'An internal server error has occurred.'),
};

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof PaypalError) return reply.code(error.status).send(error.body());
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  return reply.code(status).send(new PaypalError(status, 'INTERNAL_SERVER_ERROR', 'An internal server error has occurred.').body());
};

const accounts = new WeakMap<FastifyRequest, PaypalAccount>();

const accountOf = (request: FastifyRequest): PaypalAccount => {
  const account = accounts.get(request);
  if (!account) throw noSuch();
  return account;
};

type Query = Readonly<Record<string, string | undefined>>;

const timeIn = (query: Query, name: string): number => {
  const ms = Date.parse(query[name] ?? '');
  if (Number.isNaN(ms)) throw badRequest(name, 'INVALID_PARAMETER_SYNTAX', `${name} is no date and time.`, query[name]);
  return Math.floor(ms / 1000);
};

const pageIn = (query: Query, name: string, fallback: number, most: number): number => {
  const number = Number(query[name] ?? fallback);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw badRequest(name, 'INVALID_PARAMETER_VALUE', `${name} goes from 1 to ${most}.`, query[name]);
  return number;
};

const moneyView = (currency_code: string, value: number) => ({ currency_code, value: plainMoney(value, currency_code) });

const detailView = (transaction: Transaction): object => ({
  transaction_info: {
    transaction_id: transaction.transaction_id,
    ...(transaction.reference_id !== null && { paypal_reference_id: transaction.reference_id, paypal_reference_id_type: 'TXN' }),
    transaction_event_code: transaction.code,
    transaction_initiation_date: new Date(transaction.at * 1000).toISOString().replace(/\.\d{3}Z$/, '+0000'),
    transaction_updated_date: new Date(transaction.at * 1000).toISOString().replace(/\.\d{3}Z$/, '+0000'),
    transaction_amount: moneyView(transaction.currency, transaction.amount),
    ...(transaction.fee > 0 && { fee_amount: moneyView(transaction.currency, -transaction.fee) }),
    transaction_status: transaction.status,
    invoice_id: transaction.invoice_id,
  },
  payer_info: { email_address: transaction.email, payer_name: { alternate_full_name: transaction.payer } },
});

const listTransactions = async (services: Services, account: PaypalAccount, query: Query): Promise<object> => {
  const [from, until] = [timeIn(query, 'start_date'), timeIn(query, 'end_date')];
  if (until < from) throw badRequest('end_date', 'INVALID_DATE_RANGE', 'The end date is before the start date.');
  if (until - from > MOST_SPAN) throw badRequest('end_date', 'INVALID_DATE_RANGE', 'Date range is greater than 31 days.');
  const [size, page] = [pageIn(query, 'page_size', 100, 500), pageIn(query, 'page', 1, 1_000_000)];
  const now = await sandboxNow(services.db);
  const all = (await transactionsOf(services.db, account, now)).filter(
    ({ at, transaction_id, reference_id }) =>
      at >= from &&
      at <= until &&
      at <= now - LISTED_AFTER &&
      [undefined, transaction_id, reference_id ?? ''].includes(query.transaction_id),
  );
  return {
    transaction_details: all.slice((page - 1) * size, page * size).map(detailView),
    account_number: account.slug.toUpperCase(),
    page,
    total_items: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / size)),
    links: [],
  };
};

const listDisputes = async (services: Services, account: PaypalAccount, query: Query, base: string): Promise<object> => {
  const size = pageIn(query, 'page_size', 10, 50);
  const since = query.update_time_after === undefined ? 0 : timeIn(query, 'update_time_after');
  const from = Number(query.next_page_token ?? 0);
  const all = (await disputesOf(services, account))
    .filter(({ updated_at }) => updated_at >= since)
    .toSorted((a, b) => b.created_at - a.created_at);
  const next =
    from + size < all.length
      ? new URLSearchParams({ ...query, next_page_token: String(from + size) } as Record<string, string>)
      : undefined;
  return {
    items: all.slice(from, from + size).map((row) => infoView(base, row)),
    links: next ? [{ href: `${base}/v1/customer/disputes?${next}`, rel: 'next', method: 'GET' }] : [],
  };
};

const money = z.object({ value: z.coerce.number() });

const saidShape = z.object({
  message: z.string().max(2000).optional(),
  note: z.string().max(2000).optional(),
  offer_amount: money.optional(),
  evidences: z
    .array(
      z.object({
        evidence_type: z.string(),
        notes: z.string().max(2000).default(''),
        evidence_info: z.object({ tracking_info: z.array(z.object({ tracking_number: z.string() })).default([]) }).optional(),
      }),
    )
    .min(1)
    .optional(),
});

/** What an act says, as JSON or as a form with files. */
const saidIn = async (request: FastifyRequest) => {
  const files: string[] = [];
  let body: unknown = request.body;
  if (Buffer.isBuffer(body)) {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    for (const [name, value] of form) if (typeof value !== 'string' && name !== 'input') files.push(value.name);
    const input = form.get('input');
    body = JSON.parse(typeof input === 'string' ? input : ((await input?.text()) ?? '{}'));
  }
  const said = saidShape.safeParse(body ?? {});
  if (!said.success) throw badRequest(said.error.issues[0]?.path.join('/') ?? '', 'INVALID_PARAMETER_SYNTAX', 'Not as it has to be.');
  const [evidence] = said.data.evidences ?? [];
  return {
    note: said.data.message ?? said.data.note ?? '',
    amount: said.data.offer_amount?.value ?? 0,
    evidence: {
      type: evidence?.evidence_type ?? '',
      notes: evidence?.notes ?? '',
      tracking_numbers: evidence?.evidence_info?.tracking_info.map(({ tracking_number }) => tracking_number) ?? [],
      files,
    },
  };
};

/** PayPal's interface, behaving as its public documents say for the calls a back-office makes. */
export const paypalApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  const baseOf = (request: FastifyRequest): string => `${originOf(request)}/sandbox${BASE}`;

  const batch = async (request: FastifyRequest): Promise<object> => {
    const { trackers } = (request.body ?? {}) as { trackers?: unknown[] };
    if (!Array.isArray(trackers) || trackers.length === 0)
      throw badRequest('/trackers', 'MISSING_REQUIRED_PARAMETER', 'Trackers are missing.');
    if (trackers.length > MOST_TRACKERS)
      throw badRequest('/trackers', 'MAX_NUMBER_OF_TRACKERS_EXCEEDED', `At most ${MOST_TRACKERS} trackers in a call.`);
    const [done, errors]: [object[], object[]] = [[], []];
    for (const [index, body] of trackers.entries()) {
      goOn(request, index);
      try {
        done.push(identifierView(baseOf(request), await addTracker(services, accountOf(request), body, `/trackers/${index}`)));
      } catch (error) {
        if (!(error instanceof PaypalError)) throw error;
        errors.push(error.body());
      }
    }
    return { tracker_identifiers: done, errors, links: [] };
  };

  const token = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const [id = '', secret = ''] = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /i, ''), 'base64')
      .toString()
      .split(':');
    if ((await accountOfToken(services, 'paypal', secret)) !== id || id === '')
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return {
      scope: '',
      access_token: await makeToken(services, 'paypal-access', id),
      token_type: 'Bearer',
      app_id: id,
      expires_in: TOKEN_LIFE,
    };
  };

  scope.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.setNotFoundHandler((request, reply) => answerError(noSuch(), request, reply));
      api.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      api.addHook('onRequest', async (request, reply) => {
        if (request.url.includes('/v1/oauth2/')) return;
        const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
        const account = findAccount((bearer && (await accountOfToken(services, 'paypal-access', bearer))) || '');
        if (!account) {
          await reply.code(401).send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
          return;
        }
        accounts.set(request, account);
      });
      faults.spoil(api, spoilable);
      api.post('/v1/oauth2/token', token);
      api.get<{ Querystring: Query }>('/v1/reporting/transactions', (request) =>
        listTransactions(services, accountOf(request), request.query),
      );
      api.post('/v1/shipping/trackers-batch', batch);
      api.get<{ Params: { id: string } }>('/v1/shipping/trackers/:id', ({ params }) => trackerView(services, params.id));
      api.put<{ Params: { id: string } }>('/v1/shipping/trackers/:id', async (request, reply) => {
        await changeTracker(services, accountOf(request), request.params.id, request.body);
        return reply.code(204).send();
      });
      api.get<{ Querystring: Query }>('/v1/customer/disputes', (request) =>
        listDisputes(services, accountOf(request), request.query, baseOf(request)),
      );
      api.get<{ Params: { id: string } }>('/v1/customer/disputes/:id', async (request) => {
        const account = accountOf(request);
        return disputeView(services.db, account, baseOf(request), await disputeOf(services, account, request.params.id));
      });
      api.post<{ Params: { id: string; act: string } }>('/v1/customer/disputes/:id/:act', async (request) => {
        const name = actOfPath(request.params.act);
        if (!name) throw noSuch();
        const { id } = await act(services, accountOf(request), request.params.id, name, await saidIn(request));
        return { links: [{ href: `${baseOf(request)}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }] };
      });
    },
    { prefix: BASE },
  );
};

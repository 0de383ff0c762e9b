import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { sandboxNow } from '../clock';
import { COURIERS, couriersFor, type Courier } from '../couriers';
import { goOn, type Faults, type Spoilable } from '../faults';
import { accountOfToken } from '../tokens';
import { badInput, CarrierError, success } from './carrier-error';
import { stateOf, trackingView } from './state';
import { createTracking, removeTracking, updateTracking, type TrackingRow } from './trackings';

const BASE = '/carrier/v4';
const MOST_IN_BATCH = 40;
const MOST_ON_PAGE = 200;

const spoilable: Spoilable = {
  placeOf: () => 'carrier',
  base: BASE,
  refuse: (status) => new CarrierError(status, status, 'Server error.'),
};

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error instanceof CarrierError) return reply.code(error.status).send(error.body());
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  request.log.error(error);
  return reply.code(status).send(new CarrierError(status, status, 'Server error.').body());
};

const courierView = ({ code, name, country }: Courier): object => ({ courier_code: code, courier_name: name, country_code: country });

type Query = Readonly<Record<string, string | undefined>>;

const listOf = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((each) => each.trim() || []);

const whole = (text: string | undefined, fallback: number, most: number): number => {
  const number = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw badInput(4130, 'The value of `pages_amount` or `items_amount` is invalid.');
  return number;
};

/** The carriers' tracker, in the manner of TrackingMore's public API, version 4. Its parcels are those the provider sends. */
export const carrierApi = (scope: FastifyInstance, services: Services, faults: Faults): void => {
  const listed = async (query: Query): Promise<object[]> => {
    const numbers = listOf(query.tracking_numbers).map((number) => number.toUpperCase());
    if (numbers.length > MOST_IN_BATCH) throw badInput(4130, `At most ${MOST_IN_BATCH} tracking numbers at a time.`);
    const perPage = whole(query.items_amount, 100, MOST_ON_PAGE);
    let rows = services.db.selectFrom('sandbox_trackings').selectAll();
    if (numbers.length > 0) rows = rows.where('tracking_number', 'in', numbers);
    if (query.courier_code) rows = rows.where('courier_code', '=', query.courier_code);
    const now = await sandboxNow(services.db);
    const found = await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
    const wanted = listOf(query.delivery_status);
    const isWanted = async (row: TrackingRow) => wanted.length === 0 || wanted.includes((await stateOf(services, row, now)).status);
    const kept = (await Promise.all(found.map(async (row) => ((await isWanted(row)) ? [row] : [])))).flat();
    const from = (whole(query.pages_amount, 1, 1_000_000) - 1) * perPage;
    return Promise.all(kept.slice(from, from + perPage).map((row) => trackingView(services, row, now)));
  };

  const one = async (work: ReturnType<typeof createTracking>): Promise<object> =>
    success(await trackingView(services, await work, await sandboxNow(services.db)));

  const batch = async (request: FastifyRequest): Promise<object> => {
    const bodies: unknown[] = Array.isArray(request.body) ? request.body : [];
    if (bodies.length === 0) throw badInput(4111, 'Tracking No. is required.');
    if (bodies.length > MOST_IN_BATCH) throw badInput(4130, `At most ${MOST_IN_BATCH} trackings at a time.`);
    const [done, failed]: [object[], object[]] = [[], []];
    for (const [index, body] of bodies.entries()) {
      goOn(request, index);
      try {
        const { id, tracking_number, courier_code, details } = await createTracking(services, body);
        done.push({ id, tracking_number, courier_code, order_number: details.order_number ?? null });
      } catch (error) {
        if (!(error instanceof CarrierError)) throw error;
        const { tracking_number = null, courier_code = null } = body as { tracking_number?: string; courier_code?: string };
        failed.push({ tracking_number, courier_code, errorCode: error.code, errorMessage: error.message });
      }
    }
    return success({ success: done, error: failed });
  };

  scope.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.setNotFoundHandler((request, reply) => answerError(new CarrierError(404, 404, 'Page does not exist.'), request, reply));
      api.addHook('onRequest', async (request) => {
        const key = request.headers['tracking-api-key'];
        if (typeof key !== 'string' || !(await accountOfToken(services, 'carrier', key))) {
          throw new CarrierError(401, 4001, 'Invalid API key.');
        }
      });
      faults.spoil(api, spoilable);
      api.post('/trackings/create', async (request) => one(createTracking(services, request.body)));
      api.post('/trackings/batch', batch);
      api.get<{ Querystring: Query }>('/trackings/get', async ({ query }) => success(await listed(query)));
      api.put<{ Params: { id: string } }>('/trackings/update/:id', async ({ params, body }) =>
        one(updateTracking(services, params.id, body)),
      );
      api.delete<{ Params: { id: string } }>('/trackings/delete/:id', async ({ params }) => one(removeTracking(services, params.id)));
      api.get('/couriers/all', async () => success(COURIERS.map(courierView)));
      api.post<{ Body: { tracking_number?: string } | null }>('/couriers/detect', async ({ body }) => {
        if (!body?.tracking_number) throw badInput(4111, 'Tracking No. is required.');
        return success(couriersFor(body.tracking_number.toUpperCase()).map(courierView));
      });
    },
    { prefix: BASE },
  );
};

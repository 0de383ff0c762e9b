import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { jsonb } from '../../db/json';
import { note } from '../ledger';
import { changeOrder, findOrder, type Missing, type OrderChange } from './order-change';
import { parseInput } from './product-input';
import { invalidParam, missingParam, RestError } from './rest-error';
import { shopOf } from './rest-request';
import type { SandboxTracking } from './tables';

/** The couriers the plugin knows by name, and where each shows a parcel. */
const PROVIDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'United States': {
    Fedex: 'https://www.fedex.com/apps/fedextrack/?action=track&tracknumbers=%1$s',
    UPS: 'https://www.ups.com/track?loc=en_US&tracknum=%1$s',
    USPS: 'https://tools.usps.com/go/TrackConfirmAction_input?qtc_tLabels1=%1$s',
    'DHL US': 'https://www.logistics.dhl/us-en/home/tracking/tracking-ecommerce.html?tracking-id=%1$s',
  },
  Germany: { 'DHL Intraship (DE)': 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=%1$s' },
  'United Kingdom': { 'Royal Mail': 'https://www3.royalmail.com/track-your-item#/tracking-results/%1$s' },
};

const trackingInput = z.object({
  tracking_number: z.string().trim().min(1).optional(),
  tracking_provider: z.string().trim().default(''),
  custom_tracking_provider: z.string().trim().default(''),
  custom_tracking_link: z.string().trim().default(''),
  date_shipped: z.string().optional(),
});

const noOrder: Missing = () => new RestError(404, 'woocommerce_rest_order_invalid_id', 'Invalid order ID.');
const noTracking = (): RestError => new RestError(404, 'woocommerce_rest_shipment_tracking_invalid_id', 'Invalid shipment tracking ID.');

const linkOf = (provider: string, number: string): string => {
  const templates = Object.values(PROVIDERS).flatMap((couriers) => Object.entries(couriers));
  const known = templates.find(([name]) => name.toLowerCase() === provider.toLowerCase());
  return known?.[1].replace('%1$s', encodeURIComponent(number)) ?? '';
};

const dayOf = (text: string | undefined, now: number): string => {
  const ms = text === undefined ? now * 1000 : Date.parse(text);
  if (Number.isNaN(ms)) throw invalidParam('date_shipped', 'Invalid date.');
  return new Date(ms).toISOString().slice(0, 10);
};

/** The plugin keeps what it is given: the same number sent twice is there twice. */
const toTracking = (body: unknown, now: number): SandboxTracking => {
  const input = parseInput(trackingInput, body);
  const number = input.tracking_number;
  if (number === undefined) throw missingParam('tracking_number');
  const custom = input.custom_tracking_provider;
  return {
    tracking_id: randomBytes(16).toString('hex'),
    tracking_provider: custom || input.tracking_provider,
    tracking_link: custom ? input.custom_tracking_link : linkOf(input.tracking_provider, number),
    tracking_number: number,
    date_shipped: dayOf(input.date_shipped, now),
  };
};

/** `/orders/{id}/shipment-trackings` of the plugin Shipment Tracking. */
export const trackingRoutes = (scope: FastifyInstance, services: Services): void => {
  const numberKey = (request: FastifyRequest, { tracking_number }: SandboxTracking): [string, string] => [
    shopOf(request).slug,
    `${(request.params as { id: string }).id}/${tracking_number}`,
  ];
  const wanted = (request: FastifyRequest, trackings: readonly SandboxTracking[]): SandboxTracking => {
    const found = trackings.find(({ tracking_id }) => tracking_id === (request.params as { tracking: string }).tracking);
    if (!found) throw noTracking();
    return found;
  };

  scope.get('/orders/:id/shipment-trackings/providers', async () => PROVIDERS);

  scope.get('/orders/:id/shipment-trackings', async (request: FastifyRequest) => (await findOrder(services, request, noOrder)).trackings);

  scope.get('/orders/:id/shipment-trackings/:tracking', async (request: FastifyRequest) =>
    wanted(request, (await findOrder(services, request, noOrder)).trackings),
  );

  scope.post('/orders/:id/shipment-trackings', async (request: FastifyRequest, reply) => {
    const add = async ({ tx, row, now }: OrderChange) => {
      const tracking = toTracking(request.body, now);
      await note(tx, ...numberKey(request, tracking), 'tracking added');
      return { trackings: jsonb([...row.trackings, tracking]) };
    };
    const { trackings } = await changeOrder(services, request, add, noOrder);
    return reply.code(201).send(trackings.at(-1));
  });

  scope.delete('/orders/:id/shipment-trackings/:tracking', async (request: FastifyRequest) => {
    const removed = wanted(request, (await findOrder(services, request, noOrder)).trackings);
    await changeOrder(
      services,
      request,
      async ({ tx, row }) => {
        // Gone meanwhile, it is no longer there to remove.
        wanted(request, row.trackings);
        await note(tx, ...numberKey(request, removed), 'tracking removed');
        return { trackings: jsonb(row.trackings.filter(({ tracking_id }) => tracking_id !== removed.tracking_id)) };
      },
      noOrder,
    );
    return removed;
  });
};

import { z } from 'zod';
import type { ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const SKU = 'LSRLVN000000AA00';

const orderBody = z.strictObject({
  order_id: z.string().min(1),
  identifier: z.string().optional(),
  shipping_info: z.strictObject({
    full_name: z.string().min(1),
    address_1: z.string().min(1),
    address_2: z.string(),
    city: z.string().min(1),
    state: z.string(),
    postcode: z.string().min(1),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.string(),
    phone: z.string(),
  }),
  items: z
    .array(
      z.strictObject({
        merchize_sku: z.string().min(1),
        sku: z.string(),
        quantity: z.int().min(1),
        image: z.url(),
        design_front: z.url().optional(),
        design_back: z.url().optional(),
        design_sleeve: z.url().optional(),
        design_hood: z.url().optional(),
      }),
    )
    .min(1),
});
const namedBody = z.strictObject({ order: z.strictObject({ code: z.string(), external_number: z.string(), identifier: z.string() }) });

/** In the order they happen. */
const EVENTS = ['pushed_order', 'buyer_paid', 'fulfillment_cost_paid', 'in_production', 'shipment_started', 'in_transit', 'delivered'];

interface Order {
  readonly _id: string;
  readonly sent: z.infer<typeof orderBody>;
  order_status: string;
  /** How many of the events are done. */
  events: number;
  packages: object[];
}

const done = (data: unknown): StandInAnswer => ({ status: 200, body: { success: true, message: '', data } });
const refuse = (message: string, status = 200): StandInAnswer => ({ status, body: { success: false, message } });

interface MerchizeStandIn extends ProviderStandIn {
  readonly kept: Order[];
  /** How many questions about an order are answered as if it were not there yet. */
  importing: number;
  /** Why orders cannot be pushed now; empty: they can. */
  trouble: string;
}

/** Merchize's external orders as its documents describe them: orders under the seller's own numbers, which wait to be pushed. */
export const merchizeStandIn = (): MerchizeStandIn => {
  const kept: Order[] = [];
  const effects: string[] = [];
  const access = { url: 'https://bo-group-1-2.merchize.com/hyyim1d/bo-api', access_token: 'merchize-token-1234' };
  const of = (reference: string | null): Order | undefined => kept.find(({ sent }) => sent.order_id === reference);
  const sentBy = ({ body }: StandInRequest): unknown => JSON.parse(body.toString());

  const make = (request: StandInRequest): StandInAnswer => {
    const read = orderBody.safeParse(sentBy(request));
    if (!read.success) return refuse(`"${read.error.issues[0]?.path.join('.')}" is not valid`, 400);
    const { order_id, items } = read.data;
    if (of(order_id)) return refuse(`Order ${order_id} already exists`);
    const strange = items.find(({ merchize_sku }) => merchize_sku !== SKU);
    if (strange) return refuse(`SKU ${strange.merchize_sku} is not in the catalog`);
    const _id = `65f${String(kept.length + 1).padStart(21, '0')}`;
    kept.push({ _id, sent: read.data, order_status: 'open', events: 0, packages: [] });
    effects.push(`imported ${order_id}`);
    return done({ status: 'pending', is_deleted: false, is_enqueued: true, _id, type: 'api', data: read.data });
  };

  const asked = (request: StandInRequest, act: (order: Order) => StandInAnswer): StandInAnswer => {
    const read = namedBody.safeParse(sentBy(request));
    const order = read.success ? of(read.data.order.external_number) : undefined;
    return order ? act(order) : refuse('Order not found', 404);
  };

  const push = (order: Order): StandInAnswer => {
    if (standIn.trouble !== '') return refuse(standIn.trouble);
    if (order.order_status !== 'open') return refuse(`Order is ${order.order_status}`);
    if (order.events > 0) return refuse('Order was pushed before');
    order.events = 1;
    effects.push(`pushed ${order.sent.order_id}`);
    return done(true);
  };

  const cancel = (order: Order): StandInAnswer => {
    if (order.order_status !== 'open' || order.events > 3) return refuse('Order is in production');
    order.order_status = 'cancelled';
    effects.push(`cancelled ${order.sent.order_id}`);
    return done(true);
  };

  const told =
    (show: (order: Order) => unknown) =>
    (request: StandInRequest): StandInAnswer => {
      if (standIn.importing > 0) {
        standIn.importing -= 1;
        return refuse('Order not found', 404);
      }
      const order = of(request.query.get('external_number'));
      return order ? done(show(order)) : refuse('Order not found', 404);
    };

  const detail = ({ _id, sent, order_status }: Order): object => ({
    _id,
    code: 'RX-12345-67890',
    external_number: sent.order_id,
    order_status,
    shipment_statuses: [],
    items: sent.items.map(({ sku, quantity }) => ({ sku, quantity })),
    invoice: { currency: 'USD' },
    fulfillment_cost: { total: '24.50' },
  });

  const progress = ({ events }: Order): object[] => [
    {
      order_progress: EVENTS.map((event, index) => ({
        event,
        status: index < events ? 'done' : 'pending',
        expected: null,
        actual: index < events ? '2026-11-20T10:00:00.000Z' : null,
      })),
      package_progresses: [],
    },
  ];

  const catalogue = (request: StandInRequest): StandInAnswer => {
    const [limit, page] = [Number(request.query.get('limit')), Number(request.query.get('page'))];
    if (!(limit >= 1 && limit <= 50 && page >= 1)) return refuse('limit', 400);
    const all = Array.from({ length: 51 }, (_each, index) => ({
      _id: `p${index}`,
      title: `Long sleeve ${index}`,
      sku: 'LSRLVN',
      printing_methods: ['DTG'],
      variants: [
        {
          _id: `v${index}`,
          sku: index === 50 ? SKU : `LSRLVN0000${index}`,
          attributes: [{ name: 'size', type: 'size', value_text: 'XS', value_code: 'xs' }],
          tiers: [{ name: 'tier1', price: 9.5 }],
          shipping_prices: [{ to_zone: 'US', to_country: 'all', first_item: 5, additional_item: 2 }],
        },
      ],
    }));
    return done(all.slice((page - 1) * limit, page * limit));
  };

  const routes: readonly Route[] = [
    ['POST', /^\/catalog$/, make],
    ['POST', /^\/push$/, (request) => asked(request, push)],
    ['POST', /^\/cancel$/, (request) => asked(request, cancel)],
    ['GET', /^\/order-detail$/, told(detail)],
    ['GET', /^\/order-progress$/, told(progress)],
    ['GET', /^\/tracking$/, told(({ packages }) => packages)],
    ['GET', /^\/product\/catalog$/, catalogue],
  ];

  const standIn: MerchizeStandIn = {
    provider: 'merchize',
    access,
    origins: ['https://bo-group-1-2.merchize.com'],
    kept,
    importing: 0,
    trouble: '',
    effects,
    orders: () =>
      kept.map(({ sent, order_status, events }) => ({
        reference: sent.order_id,
        pieces: sent.items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: order_status === 'cancelled' ? 'cancelled' : events > 4 ? 'shipped' : events > 3 ? 'making' : 'waiting',
      })),
    changes: ({ method }) => method === 'POST',
    line: { sku: SKU, print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    wrong: {
      of: (order) => ({ ...order, lines: order.lines.map((line) => ({ ...line, sku: 'XX' })) }),
      words: 'SKU XX is not in the catalog',
    },
    onceByItself: true,
    tellsCourier: true,
    // What was pushed waits until it is paid for.
    keepWaiting: () => undefined,
    begin: (reference) => {
      of(reference)!.events = 4;
    },
    ship: (reference, { number, courier, url }) => {
      Object.assign(of(reference)!, {
        events: 5,
        packages: [
          { _id: 'pk1', status: 'paid', has_tracking: true, tracking_number: number, tracking_company: courier, tracking_url: url },
        ],
      });
    },
    revoked: false,
    answer: (request) => {
      if (standIn.revoked || request.headers.authorization !== `Bearer ${access.access_token}`) return refuse('Unauthorized', 401);
      const path = request.path.replace('/hyyim1d/bo-api', '').replace('/order/external/orders', '');
      return routed(routes, { ...request, path }) ?? refuse('Not found', 404);
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: { success: false, message: 'Too many requests' } }),
  };
  return standIn;
};

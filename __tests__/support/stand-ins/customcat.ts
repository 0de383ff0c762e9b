import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const address = {
  api_key: z.string(),
  shipping_first_name: z.string().min(1),
  shipping_last_name: z.string().min(1),
  shipping_address1: z.string().min(1),
  shipping_address2: z.string(),
  shipping_city: z.string().min(1),
  shipping_state: z.string().length(2),
  shipping_zip: z.string().min(1),
  shipping_country: z.string().regex(/^[A-Z]{2}$/),
};
const piece = { catalog_sku: z.string().optional(), sku: z.string().optional(), quantity: z.int().min(1) };
const orderBody = z.strictObject({
  ...address,
  shipping_email: z.email(),
  shipping_phone: z.string().min(1),
  shipping_method: z.string(),
  items: z.array(z.strictObject({ ...piece, design_url: z.url().optional(), design_url_back: z.url().optional() })).min(1),
  sandbox: z.enum(['0', '1']),
});
const quoteBody = z.strictObject({ ...address, items: z.array(z.strictObject(piece)).min(1) });

interface Order {
  readonly reference: string;
  readonly id: string;
  readonly sent: z.infer<typeof orderBody>;
  status: string;
  shipments: object[];
}

const METHODS = [
  { SHIPPING_ID: '35', SHIPPING_NAME: 'Economy' },
  { SHIPPING_ID: '80', SHIPPING_NAME: 'Expedited' },
];
const SKU = '48146';

const STATES: Readonly<Record<string, HeldOrder['state']>> = { Verified: 'making', Shipped: 'shipped', Cancelled: 'cancelled' };

const refuse = (status: number, ERROR: string): StandInAnswer => ({ status, headers: { 'x-fail-message': ERROR }, body: { ERROR } });

interface CustomCatStandIn extends ProviderStandIn {
  readonly kept: Order[];
  /** A card that is declined. */
  declined: boolean;
}

/** CustomCat's API v1 as its documents describe it: orders under the seller's own ids, each of which is taken once. */
export const customcatStandIn = (): CustomCatStandIn => {
  const kept: Order[] = [];
  const effects: string[] = [];
  const access = { api_key: 'customcat-key-1234' };
  const of = (reference: string): Order | undefined => kept.find((order) => order.reference === reference);
  const sentBy = ({ body }: StandInRequest): unknown => JSON.parse(body.toString());

  const make = (request: StandInRequest, reference: string): StandInAnswer => {
    const read = orderBody.safeParse(sentBy(request));
    if (!read.success) return refuse(400, `Invalid value: ${read.error.issues[0]?.path.join('.')}`);
    if (of(reference)) return refuse(400, 'Duplicate Order');
    const { items, shipping_method } = read.data;
    if (!METHODS.some(({ SHIPPING_NAME }) => SHIPPING_NAME === shipping_method)) return refuse(400, 'Invalid Shipping Method');
    const strange = items.find(({ catalog_sku }) => catalog_sku !== undefined && catalog_sku !== SKU);
    if (strange) return refuse(400, `There is an issue with the order. SKU: ${strange.catalog_sku}`);
    if (standIn.declined) return refuse(400, 'Charge Failed');
    const order: Order = {
      reference,
      id: `C26B-${String(kept.length + 1).padStart(4, '0')}`,
      sent: read.data,
      status: 'Pending',
      shipments: [],
    };
    kept.push(order);
    effects.push(`made ${reference}`);
    return { status: 200, body: { ORDER_ID: reference, MSG: 'Order added successfully', CUSTOMCAT_ORDER_ID: order.id } };
  };

  const remove = (reference: string): StandInAnswer => {
    const order = of(reference);
    if (!order) return refuse(404, 'Order not found');
    if (order.status !== 'Pending') return refuse(400, `The order is ${order.status}`);
    order.status = 'Cancelled';
    effects.push(`cancelled ${reference}`);
    return { status: 200, body: { ORDER_ID: reference, MSG: 'Order cancelled' } };
  };

  const tell = (reference: string): StandInAnswer => {
    const order = of(reference);
    if (!order) return refuse(404, 'Order not found');
    const { id, status, shipments, sent } = order;
    return {
      status: 200,
      body: {
        ORDER_ID: reference,
        CUSTOMCAT_ORDER_ID: id,
        ORDER_STATUS: status,
        ORDER_TOTAL: 19.47,
        ORDER_DATE: 'November, 22 2026 12:14:45',
        SHIPMENTS: shipments,
        LINE_ITEMS: sent.items.map(({ quantity }) => ({ QUANTITY: quantity, STATUS: 'Processing' })),
      },
    };
  };

  const quote = (request: StandInRequest, id: string): StandInAnswer => {
    const read = quoteBody.safeParse(sentBy(request));
    if (!read.success) return refuse(400, `Invalid value: ${read.error.issues[0]?.path.join('.')}`);
    const known = read.data.items.every(({ catalog_sku }) => catalog_sku === SKU);
    return {
      status: 200,
      body: JSON.stringify(known && METHODS.some((each) => each.SHIPPING_ID === id) ? (id === '35' ? '7.99' : '14.50') : '0.00'),
    };
  };

  const routes: readonly Route[] = [
    ['GET', /^\/shipping$/, () => ({ status: 200, body: METHODS })],
    ['POST', /^\/shipping\/(\w+)$/, quote],
    ['GET', /^\/order\/status\/([^/]+)$/, (_request, reference) => tell(reference)],
    ['POST', /^\/order\/([^/]+)$/, make],
    ['DELETE', /^\/order\/([^/]+)$/, (_request, reference) => remove(reference)],
  ];

  /** The key: of what is sent, or of the address. */
  const keyOf = (request: StandInRequest): unknown =>
    request.method === 'POST' ? (sentBy(request) as { readonly api_key?: unknown }).api_key : request.query.get('api_key');

  const standIn: CustomCatStandIn = {
    provider: 'customcat',
    access,
    origins: ['https://customcat-beta.mylocker.net'],
    kept,
    declined: false,
    effects,
    orders: () =>
      kept.map(({ reference, sent, status }) => ({
        reference,
        pieces: sent.items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[status] ?? 'waiting',
      })),
    changes: ({ method, path }) => method === 'DELETE' || (method === 'POST' && path.includes('/order/')),
    line: { sku: SKU, print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    wrong: { of: (order) => ({ ...order, lines: order.lines.map((line) => ({ ...line, sku: '999' })) }), words: 'SKU: 999' },
    onceByItself: true,
    tellsCourier: true,
    // A new order waits anyway.
    keepWaiting: () => undefined,
    begin: (reference) => {
      of(reference)!.status = 'Verified';
    },
    ship: (reference, { number, courier }) => {
      Object.assign(of(reference)!, {
        status: 'Shipped',
        shipments: [{ TRACKING_ID: number, METHOD: 'Expedited Mail Innovations', VENDOR: courier, NUMBER_ITEMS: 3 }],
      });
    },
    revoked: false,
    answer: (request) => {
      if (standIn.revoked || keyOf(request) !== access.api_key) return refuse(401, 'Invalid API key');
      return routed(routes, { ...request, path: request.path.replace('/api/v1', '') }) ?? refuse(404, 'Not found');
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: 'Too Many Requests' }),
  };
  return standIn;
};

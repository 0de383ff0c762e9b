import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import type { StandInAnswer, StandInRequest } from './stand-in';

const line = z.strictObject({
  blueprint_id: z.int(),
  print_provider_id: z.int(),
  variant_id: z.int(),
  quantity: z.int().min(1),
  print_areas: z.record(z.string(), z.url()),
});
const address = z.strictObject({
  first_name: z.string().min(1),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  region: z.string(),
  address1: z.string().min(1),
  address2: z.string(),
  city: z.string().min(1),
  zip: z.string().min(1),
});
const orderBody = z.strictObject({
  external_id: z.string().min(1),
  label: z.string(),
  line_items: z.array(line).min(1),
  shipping_method: z.int().min(1).max(4),
  send_shipping_notification: z.boolean(),
  address_to: address,
});
const quoteBody = z.strictObject({ line_items: z.array(line).min(1), address_to: address });

interface Order {
  readonly id: string;
  readonly body: z.infer<typeof orderBody>;
  status: string;
  shipments: object[];
}

const refuse = (status: number, code: number, reason: string): StandInAnswer => ({
  status,
  body: { status: 'error', code, message: 'Operation failed.', errors: { reason, code } },
});

const shown = ({ id, body, status, shipments }: Order): object => ({
  id,
  app_order_id: '1.1',
  address_to: body.address_to,
  line_items: body.line_items.map(({ quantity }) => ({ quantity, cost: 750, shipping_cost: 400, status })),
  metadata: { order_type: 'api', shop_order_id: body.external_id, shop_order_label: body.label },
  total_price: 2200,
  total_shipping: 400,
  total_tax: 50,
  status,
  shipments,
  fulfilled_at: status === 'fulfilled' ? '2026-11-20 10:00:00+00:00' : null,
});

const STATES: Readonly<Record<string, HeldOrder['state']>> = {
  'in-production': 'making',
  fulfilled: 'shipped',
  canceled: 'cancelled',
};

interface PrintifyStandIn extends ProviderStandIn {
  readonly token: string;
  readonly stores: { id: number; title: string; sales_channel: string }[];
  /** Orders as they are kept, the newest first. */
  readonly kept: Order[];
  /** Numbers of variants nobody has now. */
  readonly out: Set<number>;
  /** Products the seller made there. */
  readonly own: object[];
  /** Why orders cannot be made now; empty: they can. */
  trouble: string;
}

/** Printify as its documents describe it: orders in one store, ten on a page, the newest first. */
export const printifyStandIn = (): PrintifyStandIn => {
  const kept: Order[] = [];
  const effects: string[] = [];
  const out = new Set<number>();
  const own: object[] = [];
  const stores = [{ id: 5101, title: 'My store', sales_channel: 'custom_integration' }];

  const make = (sent: unknown): StandInAnswer => {
    const read = orderBody.safeParse(sent);
    if (!read.success) return refuse(400, 8150, `${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
    const before = kept.find(({ body }) => body.external_id === read.data.external_id);
    if (before) return refuse(409, 8503, `Order with external id ${read.data.external_id} already exists: ${before.id}`);
    const id = (kept.length + 1).toString(16).padStart(24, 'a');
    kept.unshift({ id, body: read.data, status: 'on-hold', shipments: [] });
    effects.push(`made ${read.data.external_id}`);
    return { status: 200, body: { id } };
  };

  const act = (order: Order, deed: string): StandInAnswer => {
    if (deed === 'send_to_production' && standIn.trouble !== '') return refuse(400, 8502, standIn.trouble);
    if (order.status !== 'on-hold' && order.status !== 'payment-not-received') return refuse(400, 8502, `The order is ${order.status}`);
    order.status = deed === 'cancel' ? 'canceled' : 'in-production';
    effects.push(`${deed} ${order.body.external_id}`);
    return { status: 200, body: shown(order) };
  };

  const list = (query: URLSearchParams): StandInAnswer => {
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
    if (!(limit <= 10)) return refuse(400, 8150, 'limit: at most 10');
    const data = kept.slice((page - 1) * limit, page * limit).map(shown);
    return {
      status: 200,
      body: { current_page: page, data, last_page: Math.max(1, Math.ceil(kept.length / limit)), total: kept.length },
    };
  };

  const CATALOGUE: Readonly<Record<string, unknown>> = {
    '/v1/catalog/blueprints.json': [
      {
        id: 6,
        title: 'Unisex Heavy Cotton Tee',
        description: '<p>Made of <b>cotton</b>.</p>',
        brand: 'Gildan',
        model: '5000',
        images: ['https://images.example/tee.png'],
      },
    ],
    '/v1/catalog/blueprints/6/print_providers.json': [{ id: 29, title: 'Harbour Print', location: { country: 'US' } }],
    '/v1/catalog/blueprints/6/print_providers/29/shipping.json': {
      handling_time: { value: 4, unit: 'day' },
      profiles: [
        {
          variant_ids: [12_100, 12_101],
          first_item: { currency: 'USD', cost: 475 },
          additional_items: { currency: 'USD', cost: 240 },
          countries: ['US'],
        },
        {
          variant_ids: [12_100, 12_101],
          first_item: { currency: 'USD', cost: 1050 },
          additional_items: { currency: 'USD', cost: 500 },
          countries: ['REST_OF_THE_WORLD'],
        },
      ],
    },
    '/v1/catalog/blueprints/6/print_providers/29/variants.json': {
      id: 29,
      title: 'Harbour Print',
      variants: [
        {
          id: 12100,
          title: 'Navy / S',
          options: { color: 'Navy', size: 'S' },
          placeholders: [{ position: 'front', width: 4200, height: 4800 }],
        },
        {
          id: 12101,
          title: 'Navy / M',
          options: { color: 'Navy', size: 'M' },
          placeholders: [
            { position: 'front', width: 4500, height: 5100 },
            { position: 'back', width: 4500, height: 5100 },
          ],
        },
      ],
    },
  };

  /** What is out of stock is told only where it is asked for. */
  const catalogue = (path: string, query: URLSearchParams): unknown => {
    const told = CATALOGUE[path];
    if (!path.endsWith('/variants.json') || query.get('show-out-of-stock') === '1') return told;
    const { variants, ...rest } = told as { variants: { id: number }[] };
    return { ...rest, variants: variants.filter(({ id }) => !out.has(id)) };
  };

  const answer = ({ method, path, query, headers, body }: StandInRequest): StandInAnswer => {
    if (standIn.revoked || headers.authorization !== `Bearer ${standIn.token}`) return refuse(401, 401, 'Unauthenticated.');
    if (!headers['user-agent']) return refuse(400, 400, 'User-Agent is required');
    const sent = body.length > 0 ? (JSON.parse(body.toString()) as unknown) : undefined;
    if (path === '/v1/shops.json') return { status: 200, body: stores };
    if (path in CATALOGUE) return { status: 200, body: catalogue(path, query) };
    if (path === '/v1/shops/5101/products.json')
      return Number(query.get('limit')) <= 50
        ? { status: 200, body: { current_page: 1, data: own, last_page: 1 } }
        : refuse(400, 8150, 'limit: at most 50');
    const [, store, place] = /^\/v1\/shops\/(\d+)\/orders(.*)\.json$/.exec(path) ?? [];
    if (!stores.some(({ id }) => String(id) === store)) return refuse(404, 404, 'Not found.');
    if (place === '' && method === 'POST') return make(sent);
    if (place === '') return list(query);
    if (place === '/shipping')
      return quoteBody.safeParse(sent).success
        ? { status: 200, body: { standard: 400, express: 799 } }
        : refuse(400, 8150, 'Validation failed.');
    const [, id, , deed] = /^\/([0-9a-f]+)(\/(\w+))?$/.exec(place ?? '') ?? [];
    const order = kept.find((each) => each.id === id);
    if (!order) return refuse(404, 404, 'Not found.');
    return deed ? act(order, deed) : { status: 200, body: shown(order) };
  };

  const of = (reference: string): Order => kept.find(({ body }) => body.external_id === reference)!;
  const token = 'printify-token-1234';

  const standIn: PrintifyStandIn = {
    provider: 'printify',
    access: { token, store: '5101', url: '' },
    origins: ['https://api.printify.com'],
    token,
    stores,
    kept,
    out,
    own,
    orders: () =>
      kept.map(({ body, status }) => ({
        reference: body.external_id,
        pieces: body.line_items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[status] ?? 'waiting',
      })),
    effects,
    changes: ({ method, path }) => method === 'POST' && !path.endsWith('/shipping.json'),
    line: { sku: '6-29-12100', print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'address_to.country' },
    onceByItself: true,
    tellsCourier: true,
    keepWaiting: () => {
      standIn.trouble = 'Your payment method was declined';
    },
    begin: (reference) => {
      of(reference).status = 'in-production';
    },
    ship: (reference, { number, courier, url }) => {
      Object.assign(of(reference), { status: 'fulfilled', shipments: [{ carrier: courier, number, url }] });
    },
    revoked: false,
    trouble: '',
    answer,
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: refuse(429, 429, 'Too many requests.').body }),
  };
  return standIn;
};

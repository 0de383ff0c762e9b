import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const SKUS = [
  {
    sku: 'SO-15845643',
    title: 'Soulwave pendant',
    product_id: 30338,
    base_cost: 9.5,
    artwork: { mask_src_url: 'https://cdn.example/mask.png', optimized_width: 1000, optimized_height: 1788 },
    properties: { buyer_uploads: 1, metal: 'steel', type: 'necklace', shape: 'tag' },
    renders: [],
  },
  { sku: 'SO-20023', title: 'Plain ring', product_id: 30339, base_cost: 5, artwork: null, properties: {}, renders: [] },
];

const orderBody = z.strictObject({
  order: z.strictObject({
    source_id: z.string().min(1),
    shipment_notification_url: z.union([z.literal(''), z.url()]),
    shipping_method: z.enum(['standard-us', 'international']).optional(),
    email: z.email().optional(),
    shipping_address: z.strictObject({
      name: z.string().min(1),
      company: z.string(),
      address1: z.string().min(1),
      address2: z.string(),
      city: z.string().min(1),
      province: z.string(),
      zip: z.string().min(1),
      country_code: z.string().regex(/^[A-Z]{2}$/),
      phone: z.string(),
    }),
    line_items: z
      .array(
        z.strictObject({
          store_line_item_id: z.string().min(1),
          sku: z.enum(SKUS.map(({ sku }) => sku)),
          quantity: z.int().min(1),
          properties: z.strictObject({ print_url: z.url().optional() }),
        }),
      )
      .min(1),
  }),
});

interface Order {
  readonly id: number;
  readonly body: z.infer<typeof orderBody>['order'];
  status: string;
  on_hold_reason: string | null;
  tracking: object;
  /** It has gone too far to be called back. */
  begun: boolean;
}

const STATES: Readonly<Record<string, HeldOrder['state']>> = { in_production: 'making', shipped: 'shipped', cancelled: 'cancelled' };

const refuse = (status: number, error: string): StandInAnswer => ({ status, body: { error } });

const shown = ({ id, body, status, on_hold_reason, tracking }: Order): object => ({
  id,
  source_id: body.source_id,
  store_order_id: `store-${id}`,
  status,
  on_hold_reason,
  test: false,
  line_items: body.line_items.map((line, index) => ({ id: index + 1, ...line, ...tracking })),
  shipping_address: body.shipping_address,
});

/** ShineOn as its public software development kit describes it; a reference is taken as often as it comes. */
export const shineonStandIn = (): ProviderStandIn & { readonly kept: Order[] } => {
  const kept: Order[] = [];
  const effects: string[] = [];
  const token = 'shineon-token-1234';

  const make = ({ body }: StandInRequest): StandInAnswer => {
    const read = orderBody.safeParse(JSON.parse(body.toString()));
    if (!read.success) return refuse(422, `${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
    const { order: sent } = read.data;
    const order: Order = {
      id: 98_765 + kept.length,
      body: sent,
      status: 'awaiting_payment',
      on_hold_reason: null,
      tracking: {},
      begun: false,
    };
    kept.unshift(order);
    effects.push(`made ${sent.source_id}`);
    return { status: 201, body: { order: shown(order) } };
  };

  const one = (id: string, then: (order: Order) => StandInAnswer): StandInAnswer => {
    const order = kept.find((each) => String(each.id) === id);
    return order ? then(order) : refuse(404, 'Not found');
  };

  const cancel = (order: Order): StandInAnswer => {
    if (order.begun || order.status === 'shipped') return refuse(422, `The order is ${order.status}`);
    if (order.status !== 'cancelled') effects.push(`cancel ${order.body.source_id}`);
    order.status = 'cancelled';
    return { status: 202 };
  };

  const list = ({ query }: StandInRequest): StandInAnswer => {
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 50)];
    if (!(limit <= 250)) return refuse(400, 'limit may not be greater than 250');
    const wanted = query.get('source_ids')?.split(',');
    const orders = kept.filter(({ body }) => !wanted || wanted.includes(body.source_id));
    return { status: 200, body: { orders: orders.slice((page - 1) * limit, page * limit).map(shown) } };
  };

  const routes: readonly Route[] = [
    ['GET', /^\/v1\/whoami$/, () => ({ status: 200, body: { id: 1, name: 'Partner' } })],
    ['GET', /^\/v1\/skus$/, ({ query }) => ({ status: 200, body: { skus: query.get('page') === '1' ? SKUS : [] } })],
    ['GET', /^\/v1\/orders$/, list],
    ['POST', /^\/v1\/orders$/, make],
    ['GET', /^\/v1\/orders\/(\d+)$/, (_request, id) => one(id!, (order) => ({ status: 200, body: { order: shown(order) } }))],
    ['POST', /^\/v1\/orders\/(\d+)\/cancel$/, (_request, id) => one(id!, cancel)],
  ];

  const of = (reference: string): Order => kept.find(({ body }) => body.source_id === reference)!;

  const standIn: ProviderStandIn & { readonly kept: Order[] } = {
    provider: 'shineon',
    access: { token },
    origins: ['https://api.shineon.com'],
    kept,
    orders: () =>
      kept.map(({ body, status }) => ({
        reference: body.source_id,
        pieces: body.line_items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[status] ?? 'waiting',
      })),
    effects,
    changes: ({ method }) => method === 'POST',
    line: { sku: SKUS[0]!.sku, print_files: [{ area: 'print_url', url: 'https://files.example/a.svg' }] },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'shipping_address.country_code' },
    onceByItself: false,
    tellsCourier: true,
    keepWaiting: () => undefined,
    begin: (reference) => {
      Object.assign(of(reference), { status: 'in_production', begun: true });
    },
    ship: (reference, { number, courier }) => {
      Object.assign(of(reference), { status: 'shipped', tracking: { tracking_number: number, tracking_company: courier } });
    },
    revoked: false,
    answer: (request) => {
      if (standIn.revoked || request.headers.authorization !== `Bearer ${token}`) return refuse(401, 'Unauthenticated.');
      return routed(routes, request) ?? refuse(404, 'Not found');
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: { error: 'Too Many Attempts.' } }),
  };
  return standIn;
};

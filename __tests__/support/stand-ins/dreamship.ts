import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const orderBody = z.strictObject({
  reference_id: z.string().min(1),
  shipping_method: z.enum(['economy', 'economy_untracked', 'ground', 'ground_advantage', 'express', 'two_day', 'prepaid']),
  address: z.strictObject({
    first_name: z.string().min(1),
    last_name: z.string().min(1),
    company: z.string(),
    phone: z.string(),
    street1: z.string().min(1),
    street2: z.string(),
    city: z.string().min(1),
    state: z.string(),
    zip: z.string().min(1),
    country: z.string().regex(/^[A-Z]{2}$/),
    force_verified_delivery: z.boolean(),
  }),
  line_items: z
    .array(
      z.strictObject({
        item_variant: z.literal(9001),
        quantity: z.int().min(1),
        reference_id: z.string(),
        print_areas: z.array(z.strictObject({ key: z.enum(['front', 'back']), url: z.url() })).min(1),
      }),
    )
    .min(1),
});

interface Order {
  readonly id: number;
  readonly body: z.infer<typeof orderBody>;
  status: string;
  trackings: object[];
}

const STATES: Readonly<Record<string, HeldOrder['state']>> = {
  accepted: 'making',
  fulfilled: 'shipped',
  cancelled: 'cancelled',
  rejected: 'cancelled',
};

const refuse = (status: number, key: string, message: string): StandInAnswer => ({
  status,
  body: { error: { key, status_code: status, message } },
});

const shown = ({ id, body, status, trackings }: Order): object => ({
  id,
  reference_id: body.reference_id,
  status,
  created_at: '2026-11-20T10:00:00Z',
  total_cost: '12.40',
  fulfillments:
    trackings.length > 0
      ? [{ id: 1, line_items: body.line_items.map(({ reference_id, quantity }) => ({ reference_id, quantity })), trackings }]
      : [],
});

const ITEM = {
  id: 101,
  name: 'Unisex Heavy Cotton Tee',
  colors: [{ id: 46, name: 'Black' }],
  sizes: [{ id: 3, name: 'M' }],
  item_variants: [{ id: 9001, name: 'Black / M', color: 46, size: 3, cost: '7.50', basic_cost: '8.00', availability: 'in_stock' }],
  print_areas: [{ key: 'front', w: 4200, h: 4800, dpi: 300 }],
};

/** Dreamship as its documents describe it: a reference is taken once among the orders that are not cancelled. */
export const dreamshipStandIn = (): ProviderStandIn & { readonly kept: Order[] } => {
  const kept: Order[] = [];
  const effects: string[] = [];
  const token = 'dreamship-key-1234';

  const make = ({ body }: StandInRequest): StandInAnswer => {
    const read = orderBody.safeParse(JSON.parse(body.toString()));
    if (!read.success) return refuse(400, 'invalid', `${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
    const { reference_id } = read.data;
    if (kept.some((each) => each.body.reference_id === reference_id && each.status !== 'cancelled'))
      return refuse(400, 'duplicate', `An order with reference_id ${reference_id} exists.`);
    const order: Order = { id: 3_346_950 + kept.length, body: read.data, status: 'submitted', trackings: [] };
    kept.unshift(order);
    effects.push(`made ${reference_id}`);
    return { status: 201, body: shown(order) };
  };

  const one = (id: string, then: (order: Order) => StandInAnswer): StandInAnswer => {
    const order = kept.find((each) => String(each.id) === id);
    return order ? then(order) : refuse(404, 'not_found', 'Not found.');
  };

  const cancel = (order: Order): StandInAnswer => {
    if (order.status !== 'submitted') return refuse(400, 'invalid', `The order is ${order.status}.`);
    order.status = 'cancelled';
    effects.push(`cancel ${order.body.reference_id}`);
    return { status: 200, body: shown(order) };
  };

  const list = (data: readonly object[]): StandInAnswer => ({
    status: 200,
    body: { paging: { count: data.length, next: null, previous: null }, data },
  });

  const routes: readonly Route[] = [
    ['GET', /^\/v1\/shops\/$/, () => list([{ id: 1, key: 'mine', name: 'My shop' }])],
    ['GET', /^\/v1\/items\/$/, () => list([{ id: ITEM.id, name: ITEM.name }])],
    ['GET', /^\/v1\/items\/101\/$/, () => ({ status: 200, body: ITEM })],
    [
      'GET',
      /^\/v1\/orders\/$/,
      ({ query }) => list(kept.filter(({ body }) => body.reference_id === (query.get('reference_id') ?? body.reference_id)).map(shown)),
    ],
    ['POST', /^\/v1\/orders\/$/, make],
    ['GET', /^\/v1\/orders\/(\d+)\/$/, (_request, id) => one(id!, (order) => ({ status: 200, body: shown(order) }))],
    ['POST', /^\/v1\/orders\/(\d+)\/cancel\/$/, (_request, id) => one(id!, cancel)],
  ];

  const of = (reference: string): Order => kept.find(({ body }) => body.reference_id === reference)!;

  const standIn: ProviderStandIn & { readonly kept: Order[] } = {
    provider: 'dreamship',
    access: { token },
    origins: ['https://api.dreamship.com'],
    kept,
    orders: () =>
      kept.map(({ body, status }) => ({
        reference: body.reference_id,
        pieces: body.line_items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[status] ?? 'waiting',
      })),
    effects,
    changes: ({ method }) => method === 'POST',
    line: { sku: '9001', print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'address.country' },
    onceByItself: true,
    tellsCourier: true,
    keepWaiting: () => undefined,
    begin: (reference) => {
      of(reference).status = 'accepted';
    },
    ship: (reference, { number, courier, url }) => {
      const created_at = '2026-11-21T08:00:00Z';
      Object.assign(of(reference), {
        status: 'fulfilled',
        trackings: [{ id: 7, carrier: courier, status: 'transit', tracking_number: number, tracking_url: url, created_at }],
      });
    },
    revoked: false,
    answer: (request) => {
      if (standIn.revoked || request.headers.authorization !== `Bearer ${token}`)
        return refuse(401, 'authentication_failed', 'Invalid token.');
      return routed(routes, request) ?? refuse(404, 'not_found', 'Not found.');
    },
    throttled: () => refuse(429, 'throttled', 'Request was throttled. Expected available in 0 seconds.'),
  };
  return standIn;
};

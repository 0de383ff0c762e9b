import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const SKU = 'PW-SNLB-8X8 INCHES-MONOCHROME';

const orderBody = z.strictObject({
  order_id: z.string().min(1),
  firstName: z.string().min(1),
  lastName: z.string(),
  shipping_email: z.email().optional(),
  shipping_phone: z
    .string()
    .regex(/^\+?\d{4,15}$/)
    .optional(),
  shipping_address1: z.string().min(1),
  shipping_address2: z.string(),
  shipping_city: z.string().min(1),
  shipping_province: z.string(),
  shipping_province_code: z.string().max(4),
  shipping_zip: z.string().min(1),
  shipping_country: z.string().min(1),
  shipping_country_code: z.string().regex(/^[A-Z]{2}$/),
  shipping_service: z.string().optional(),
  order_items: z
    .array(
      z.strictObject({
        item_sku: z.literal(SKU),
        quantity: z.int().min(1),
        artwork_front: z.url().optional(),
        artwork_back: z.url().optional(),
        artwork_left_chest: z.url().optional(),
      }),
    )
    .min(1),
});
const paidBody = z.strictObject({ order_id: z.string() });
const cancelBody = z.strictObject({ pw_order_id: z.string() });
const listQuery = z.strictObject({
  created_at_min: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  created_at_max: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  search: z.string(),
  limit: z.coerce.number().int().min(1).max(200),
  page: z.coerce.number().int().min(1),
});

interface Order {
  readonly id: string;
  readonly body: z.infer<typeof orderBody>;
  order_status: string;
  payment_status: string;
  trackings: object[];
}

const STATES: Readonly<Record<string, HeldOrder['state']>> = { 'in production': 'making', shipped: 'shipped', cancelled: 'cancelled' };

const PRODUCT = {
  _id: '1',
  product_name: 'Suncatcher Night Light Box',
  code: 'SNLB',
  variants: [
    {
      variant_title: '8X8 INCHES/MONOCHROME',
      item_sku: SKU,
      variant_id: '10024433',
      attributes: [{ name: 'Size', value: '8X8 INCHES', hexColor: null }],
      availability: 'in stock',
      locations: [
        {
          made_in_location: 'VN',
          product_location: ['PW-2'],
          base_cost: 6.5,
          print_areas: [{ key: 'artwork_front', area: 'Front', width: 2400, height: 2400, file_format: 'png', resolution: 300 }],
        },
        { made_in_location: 'US', product_location: ['PW-1'], base_cost: 9, print_areas: [] },
      ],
    },
  ],
};

const yes = (data: unknown): StandInAnswer => ({ status: 200, body: { success: true, message: 'Completed!', data } });
const refuse = (message: string, status = 200): StandInAnswer => ({ status, body: { success: false, message } });

const shown = ({ id, body, order_status, payment_status, trackings }: Order): object => ({
  pw_order_id: id,
  order_name: body.order_id,
  dtime_entered: '2026-11-20T03:40:16.399000-07:00',
  base_fee: 13.1,
  shipping_fee: 7.2,
  tax_fee: 0.7,
  surcharge: 0,
  trackings,
  order_items: body.order_items.map(({ item_sku, quantity }) => ({ item_sku, quantity, order_status, payment_status })),
});

interface PrintwayStandIn extends ProviderStandIn {
  readonly kept: Order[];
  /** Why nothing can be paid now; empty: it can. */
  trouble: string;
  /** How long its lists are at most, whatever is asked. */
  page: number;
}

/** Printway's API v3 as its public documents and kits describe it; a reference is taken as often as it comes. */
export const printwayStandIn = (): PrintwayStandIn => {
  const kept: Order[] = [];
  const effects: string[] = [];
  let count = 1;
  const now = { access: 'printway-access-1', refresh: 'printway-refresh-1' };

  const sentBy = <T>({ body }: StandInRequest, shape: z.ZodType<T>, then: (sent: T) => StandInAnswer): StandInAnswer => {
    const read = shape.safeParse(JSON.parse(body.toString()));
    return read.success ? then(read.data) : refuse(`${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`, 400);
  };

  const make = (body: z.infer<typeof orderBody>): StandInAnswer => {
    kept.unshift({ id: `PWN${100_000 + kept.length}`, body, order_status: 'waiting', payment_status: 'unpaid', trackings: [] });
    effects.push(`made ${body.order_id}`);
    return yes({});
  };

  const one = (id: string, then: (order: Order) => StandInAnswer): StandInAnswer => {
    const order = kept.find((each) => each.id === id);
    return order ? then(order) : refuse('Order not found!', 404);
  };

  const pay = (order: Order): StandInAnswer => {
    if (standIn.trouble !== '') return refuse(standIn.trouble);
    if (order.payment_status !== 'unpaid' || order.order_status !== 'waiting') return refuse('The order cannot be paid.');
    order.payment_status = 'paid';
    effects.push(`paid ${order.body.order_id}`);
    return yes({});
  };

  const cancel = (order: Order): StandInAnswer => {
    if (order.order_status !== 'waiting') return refuse(`The order is ${order.order_status}.`);
    order.order_status = 'cancelled';
    effects.push(`cancel ${order.body.order_id}`);
    return yes({});
  };

  const list = ({ query }: StandInRequest): StandInAnswer => {
    const read = listQuery.safeParse(Object.fromEntries(query));
    if (!read.success) return refuse(String(read.error.issues[0]?.path.join('.')), 400);
    const { search, page } = read.data;
    const limit = Math.min(read.data.limit, standIn.page);
    const found = kept.filter(({ id, body }) => id.includes(search) || body.order_id.includes(search));
    const data = found.slice((page - 1) * limit, page * limit).map(shown);
    const totalPage = Math.ceil(found.length / limit);
    return {
      status: 200,
      body: { success: true, message: 'Get list orders completed!', limit, page, length: found.length, totalPage, data },
    };
  };

  const renew = ({ query }: StandInRequest): StandInAnswer => {
    if (standIn.revoked || query.get('refresh_token') !== now.refresh) return refuse('Unauthorized', 401);
    count += 1;
    Object.assign(now, { access: `printway-access-${count}`, refresh: `printway-refresh-${count}` });
    return yes({ accessToken: now.access, refreshToken: now.refresh });
  };

  const routes: readonly Route[] = [
    [
      'GET',
      /^\/v3\/products\/list$/,
      () => ({ status: 200, body: { success: true, message: '', page: 1, totalPage: 1, data: [PRODUCT] } }),
    ],
    ['GET', /^\/v3\/order\/list$/, list],
    ['POST', /^\/v3\/order\/create-new-order$/, (request) => sentBy(request, orderBody, make)],
    ['POST', /^\/v3\/order\/paid$/, (request) => sentBy(request, paidBody, ({ order_id }) => one(order_id, pay))],
    ['POST', /^\/v3\/order\/cancel-order-api$/, (request) => sentBy(request, cancelBody, ({ pw_order_id }) => one(pw_order_id, cancel))],
  ];

  const of = (reference: string): Order => kept.find(({ body }) => body.order_id === reference)!;

  const standIn: PrintwayStandIn = {
    provider: 'printway',
    access: { access_token: now.access, refresh_token: now.refresh },
    origins: ['https://apis.printway.io'],
    kept,
    trouble: '',
    page: 200,
    orders: () =>
      kept.map(({ body, order_status }) => ({
        reference: body.order_id,
        pieces: body.order_items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[order_status] ?? 'waiting',
      })),
    effects,
    changes: ({ method }) => method === 'POST',
    line: { sku: SKU, print_files: [{ area: 'artwork_front', url: 'https://files.example/a.png' }] },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'shipping_country_code' },
    onceByItself: false,
    tellsCourier: false,
    keepWaiting: () => {
      standIn.trouble = 'Your balance is not enough';
    },
    begin: (reference) => {
      of(reference).order_status = 'in production';
      of(reference).payment_status = 'paid';
    },
    ship: (reference, { number, url }) => {
      const updated_at = '2026-11-21T08:00:00Z';
      Object.assign(of(reference), { order_status: 'shipped', trackings: [{ tracking_number: number, tracking_url: url, updated_at }] });
    },
    revoked: false,
    expire: () => {
      now.access = 'printway-access-nobody-has';
    },
    answer: (request) => {
      if (request.path === '/v3/auth/refresh-token') return renew(request);
      if (standIn.revoked || request.headers['pw-access-token'] !== now.access) return refuse('Unauthorized', 401);
      return routed(routes, request) ?? refuse('Not found', 404);
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: { success: false, message: 'Too many requests' } }),
  };
  return standIn;
};

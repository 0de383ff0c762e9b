import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const plain = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9 \-'.,#/&@+]*$/, 'invalid characters');
const LOCATIONS = ['FRONT', 'POCKET', 'BACK', 'WHOLE'].map((side) => `PRINT_LOCATION_CODE_${side}`);

const draftBody = z.strictObject({
  data: z.strictObject({
    reference_id: z.string().min(1).max(255),
    platform: z.string(),
    address: z.strictObject({
      first_name: plain(255).min(1),
      last_name: plain(255),
      company: plain(255),
      street_1: plain(255).min(1),
      street_2: plain(255),
      state_code: plain(3).optional(),
      state_name: plain(255).optional(),
      city: plain(255).min(1),
      zip_code: plain(20).min(1),
      country_code: z.string().regex(/^[A-Z]{2}$/),
      phone_no: plain(40),
      email: z.string(),
    }),
    shipping_method: z.literal('METHOD_STANDARD'),
    gift_message_body: z.string().optional(),
    line_items: z
      .array(
        z.strictObject({
          variant_id: z.string().min(1),
          quantity: z.int().min(1),
          printing_options: z.array(z.strictObject({ location_code: z.enum(LOCATIONS), url: z.url() })).min(1),
        }),
      )
      .min(1)
      .max(1000),
  }),
});
const quoteBody = z.strictObject({
  order_platform: z.enum(['ebay', 'amazon', 'shopify', 'woocommerce', 'etsy', 'shopbase', 'gearment', 'orderdesk', 'tiktokshop']),
  shipping: z.strictObject({
    address: z.strictObject({ method: z.literal('standard'), state_code: z.string().max(3), country_code: z.string().length(2) }),
  }),
  line_items: z
    .array(
      z.strictObject({
        variant_id: z.string(),
        quantity: z.int().min(1),
        print_locations: z.array(z.enum(['front', 'back', 'pocket', 'whole'])).min(1),
      }),
    )
    .min(1),
});

type Sent = z.infer<typeof draftBody>['data'];

interface Draft {
  readonly order_id: string;
  readonly sent: Sent;
  readonly created_at: string;
  status: string;
}
interface Order {
  readonly order_id: string;
  readonly draft: Draft;
  order_status: string;
  tracking_no: string;
}

const VARIANT = 'GM0002003147';
const money = (units: number, nanos: number) => ({ currency_code: 'USD', units, nanos });
const done = (body: object): StandInAnswer => ({ status: 200, body: { status: 'success', message: 'OK', ...body } });
const refuse = (status: number, message: string): StandInAnswer => ({ status, body: { message, request_id: '175dc2c8' } });
const faultOf = (error: z.ZodError): string => {
  const { path = [], message = '' } = error.issues[0] ?? {};
  return `error validation failed for some fields: validation error:\n - ${path.join('.')}: ${message}`;
};

const STATES: Readonly<Record<string, HeldOrder['state']>> = {
  VENDOR_ORDER_STATUS_IN_PRODUCTION: 'making',
  VENDOR_ORDER_STATUS_SHIPPED: 'shipped',
};

const shownDraft = ({ order_id, sent, status, created_at }: Draft): object => ({
  order_id,
  reference_id: sent.reference_id,
  created_method: 'VENDOR_CREATED_METHOD_API',
  status,
  order_date: created_at,
  order_total: money(26, 98),
});

const shownOrder = ({ order_id, draft, order_status, tracking_no }: Order): object => ({
  order_id,
  reference_id: draft.sent.reference_id,
  created_method: 'VENDOR_CREATED_METHOD_API',
  order_status,
  order_total: money(26, 980_000_000),
  tracking_no,
  created_at: draft.created_at,
  updated_at: '2026-11-20T10:00:00Z',
});

interface GearmentStandIn extends ProviderStandIn {
  readonly drafts: Draft[];
  readonly made: Order[];
}

/**
 * Gearment's interface v3 as its documents describe it: drafts that somebody checks out, and orders. It takes a reference as often as it is sent, and
 * lists the oldest first, for no document says otherwise.
 */
export const gearmentStandIn = (): GearmentStandIn => {
  const drafts: Draft[] = [];
  const made: Order[] = [];
  const effects: string[] = [];
  const access = { key: 'gearment-key', signature: 'gearment-secret-1234' };

  const listed = <T>(
    all: readonly T[],
    createdAt: (one: T) => string,
    show: (one: T) => object,
    { query }: StandInRequest,
  ): StandInAnswer => {
    const [page, limit] = [Number(query.get('paging.page')), Number(query.get('paging.limit'))];
    if (!(page >= 1 && limit >= 1 && limit <= 100)) return refuse(400, 'paging');
    const since = Date.parse(query.get('filter.created_at_min') ?? '1970-01-01T00:00:00Z');
    const found = all.filter((one) => Date.parse(createdAt(one)) >= since);
    return done({
      paging: { total: found.length, total_page: Math.ceil(found.length / limit), page, limit },
      data: found.slice((page - 1) * limit, page * limit).map(show),
    });
  };

  const sentBy = ({ body }: StandInRequest): unknown => JSON.parse(body.toString());

  const draft = (request: StandInRequest): StandInAnswer => {
    const read = draftBody.safeParse(sentBy(request));
    if (!read.success) return refuse(400, faultOf(read.error));
    const { data } = read.data;
    if (!['GEARMENT', 'ETSY', 'EBAY'].some((name) => data.platform === `MARKETPLACE_PLATFORM_${name}`))
      return refuse(404, 'marketplace not found');
    if (data.line_items.some(({ variant_id }) => variant_id !== VARIANT)) return refuse(412, 'some gm product variants not found');
    const kept: Draft = {
      order_id: `261122P-GM3MUJU-${String(drafts.length + 1).padStart(8, '0')}`,
      sent: data,
      created_at: new Date().toISOString(),
      status: 'VENDOR_ORDER_DRAFT_STATUS_AWAITING_CHECKOUT',
    };
    drafts.push(kept);
    effects.push(`drafted ${data.reference_id}`);
    return done({ data: shownDraft(kept) });
  };

  const price = (request: StandInRequest): StandInAnswer => {
    const read = quoteBody.safeParse(sentBy(request));
    if (!read.success) return refuse(400, faultOf(read.error));
    return done({
      data: { order_shipping_fee: money(6, 73), order_sub_total: money(20, 25), order_tax: money(0, 0), order_total: money(26, 98) },
    });
  };

  const catalogue = [
    { product_id: 'G5000', product_name: 'Unisex Heavy Cotton Tee' },
    { product_id: 'G18000', product_name: 'Unisex Heavy Blend Sweatshirt' },
  ].map((product, index) => ({
    ...product,
    print_locations: [{ location_id: 'l1', code: 'front', name: 'Front' }],
    variants: [
      {
        variant_id: index === 0 ? VARIANT : `GM000300000${index}`,
        size: 'M',
        color: 'Navy',
        price: money(6, 750_000_000),
        stock_label: 'VENDOR_CATALOG_VARIANT_STOCK_LABEL_IN_STOCK',
      },
    ],
  }));

  const routes: readonly Route[] = [
    ['POST', /^\/orders\/draft$/, draft],
    ['POST', /^\/orders\/price$/, price],
    ['GET', /^\/orders\/draft$/, (request) => listed(drafts, ({ created_at }) => created_at, shownDraft, request)],
    ['GET', /^\/orders$/, (request) => listed(made, (order) => order.draft.created_at, shownOrder, request)],
    [
      'GET',
      /^\/catalog$/,
      (request) =>
        listed(
          catalogue,
          () => new Date().toISOString(),
          (one) => one,
          request,
        ),
    ],
    [
      'GET',
      /^\/orders\/draft\/([^/]+)$/,
      (_request, id) => {
        const found = drafts.find(({ order_id }) => order_id === id);
        return found ? done({ data: shownDraft(found) }) : refuse(404, 'order draft not found');
      },
    ],
    [
      'GET',
      /^\/orders\/([^/]+)$/,
      (_request, id) => {
        const found = made.find(({ order_id }) => order_id === id);
        return found ? done({ data: shownOrder(found) }) : refuse(404, 'order not found');
      },
    ],
  ];

  const begin = (reference: string): Order => {
    const earlier = made.find(({ draft: { sent } }) => sent.reference_id === reference);
    if (earlier) return earlier;
    const from = drafts.find(({ sent }) => sent.reference_id === reference)!;
    from.status = 'VENDOR_ORDER_DRAFT_STATUS_CHECKED_OUT';
    const order: Order = {
      order_id: from.order_id.replace('P-', 'A-'),
      draft: from,
      order_status: 'VENDOR_ORDER_STATUS_IN_PRODUCTION',
      tracking_no: '',
    };
    made.push(order);
    return order;
  };

  const standIn: GearmentStandIn = {
    provider: 'gearment',
    access,
    origins: ['https://apiv2.gearment.com'],
    drafts,
    made,
    effects,
    orders: () =>
      drafts.map(({ order_id, sent, status }) => ({
        reference: sent.reference_id,
        pieces: sent.line_items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: /DELETED/.test(status)
          ? 'cancelled'
          : (STATES[made.find(({ draft: from }) => from.order_id === order_id)?.order_status ?? ''] ?? 'waiting'),
      })),
    changes: ({ method, path }) => method === 'POST' && !path.endsWith('/price'),
    line: { sku: VARIANT, print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    wrong: {
      of: (order) => ({ ...order, lines: order.lines.map((line) => ({ ...line, sku: 'GM9' })) }),
      words: 'some gm product variants not found',
    },
    onceByItself: false,
    tellsCourier: false,
    begin: (reference) => void begin(reference),
    ship: (reference, { number }) => {
      Object.assign(begin(reference), { order_status: 'VENDOR_ORDER_STATUS_SHIPPED', tracking_no: number });
    },
    revoked: false,
    answer: (request) => {
      const { headers, path } = request;
      if (standIn.revoked || headers['x-gearment-client-key'] !== access.key || headers['x-gearment-client-secret'] !== access.signature)
        return refuse(401, 'unauthorized');
      const at = '/integration-handler/api/v3';
      if (!path.startsWith(at)) return refuse(404, 'not found');
      return routed(routes, { ...request, path: path.slice(at.length) }) ?? refuse(404, 'not found');
    },
    throttled: () => ({
      status: 429,
      headers: { 'retry-after': '0' },
      body: { error: { code: 429, message: 'Rate limit exceeded. Please retry later.' } },
    }),
  };
  return standIn;
};

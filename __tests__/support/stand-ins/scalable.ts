import { z } from 'zod';
import type { HeldOrder, ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import type { StandInAnswer, StandInRequest } from './stand-in';

const ITEM = { id: 'gildan-t-shirt', color: 'Ash/Navy', size: 'med' };

const inches = z.number().min(0).max(24);
const side = z.strictObject({
  artwork: z.url(),
  dimensions: z.strictObject({ width: inches.positive() }).optional(),
  position: z.strictObject({ horizontal: z.enum(['L', 'C', 'R']), offset: z.strictObject({ top: inches }) }).optional(),
});
const sides = z
  .strictObject({ front: side.optional(), back: side.optional(), left: side.optional(), right: side.optional() })
  .refine((each) => Object.keys(each).length > 0, 'At least one side is required');
const type = z.enum(['dtg', 'case', 'mug', 'poster']);
const designBody = z
  .strictObject({ type, sides })
  .refine(
    (design) => design.type !== 'dtg' || Object.values(design.sides).every(({ dimensions, position }) => dimensions && position),
    'dimensions and position are required',
  )
  .refine(
    ({ type: kind, sides: { front } }) => kind !== 'poster' || [17, 24].includes(front?.dimensions?.width ?? 0),
    'A poster is 17 or 24 inches wide',
  );

const count = z.int().min(1).optional();
const quoteItem = z
  .strictObject({
    name: z.string().min(1),
    type,
    designId: z.string().optional(),
    sides: z.strictObject({ front: count, back: count, left: count, right: count }).optional(),
    products: z
      .array(z.strictObject({ id: z.literal(ITEM.id), color: z.literal(ITEM.color), size: z.literal(ITEM.size), quantity: z.int().min(1) }))
      .min(1),
    address: z.strictObject({
      name: z.string().min(1),
      company: z.string().optional(),
      address1: z.string().min(1),
      address2: z.string().optional(),
      city: z.string().min(1),
      state: z.string(),
      zip: z.string().min(1),
      country: z.string().regex(/^[A-Z]{2}$/),
    }),
    features: z.strictObject({ shipping: z.enum(['US-FC', 'US-PM', 'UPS-GND']) }).optional(),
  })
  .refine(({ designId, sides: told }) => (designId === undefined) !== (told === undefined), 'Either designId or sides');
const quoteBody = z.strictObject({ name: z.string(), items: z.array(quoteItem).min(1) });
const orderBody = z.strictObject({ orderToken: z.string() });

type Sent = z.infer<typeof quoteBody>;

interface Order {
  readonly orderId: string;
  readonly sent: Sent;
  readonly createdAt: string;
  status: string;
  deletedAt?: string;
  held?: true;
  tracking: string;
  readonly events: { readonly name: string; readonly description: string; readonly createdAt: string; readonly meta?: object }[];
}

const refuse = (statusCode: number, message: string, path = ''): StandInAnswer => ({
  status: statusCode,
  body: { statusCode, ...(path ? { issues: [{ code: 'invalid', path, message }] } : { error: message, message }) },
});

const shown = ({ orderId, sent, createdAt, status, deletedAt, held, tracking, events }: Order): object => ({
  orderId,
  status,
  mode: 'test',
  total: 26.98,
  subtotal: 20.25,
  fees: 0,
  shipping: 6.73,
  tax: 0,
  createdAt,
  ...(deletedAt && { deletedAt }),
  items: sent.items.map(({ name, products, designId }) => ({
    name,
    designId,
    products,
    status: held ? 'hold' : status,
    ...(tracking && { tracking }),
  })),
  events,
});

const STATES: Readonly<Record<string, HeldOrder['state']>> = { printing: 'making', shipped: 'shipped', cancelled: 'cancelled' };

interface ScalableStandIn extends ProviderStandIn {
  readonly kept: Order[];
  readonly designs: readonly z.infer<typeof designBody>[];
  /** Says of an order what happened. */
  tell(order: Order, name: string, meta?: object): void;
}

/** Scalable Press as its documents describe it: a quote's token orders once, and nothing keeps a second quote from being one. */
export const scalableStandIn = (): ScalableStandIn => {
  const kept: Order[] = [];
  const designs: z.infer<typeof designBody>[] = [];
  const quotes = new Map<string, { readonly sent: Sent; ordered: boolean }>();
  const effects: string[] = [];
  const api_key = 'test_scalable-key';
  const referenceOf = ({ sent }: Order): string => sent.items[0]!.name.split('/')[0]!;

  const reading = <T>(shape: z.ZodType<T>, { body }: StandInRequest, then: (read: T) => StandInAnswer): StandInAnswer => {
    const read = shape.safeParse(JSON.parse(body.toString()));
    const issue = read.error?.issues[0];
    return read.success ? then(read.data) : refuse(400, issue?.message ?? '', issue?.path.join('.') || 'body');
  };

  const design = (request: StandInRequest): StandInAnswer =>
    reading(designBody, request, (read) => {
      designs.push(read);
      return { status: 200, body: { designId: `53ee3c6781cc09072c6af${designs.length}`, mode: 'test', ...read } };
    });

  const quote = (request: StandInRequest): StandInAnswer =>
    reading(quoteBody, request, (sent) => {
      if (sent.items.some(({ designId }) => designId && !designs[Number(designId.slice(21)) - 1]))
        return refuse(400, 'Unknown design', 'designId');
      const costs = { total: 26.98, subtotal: 20.25, fees: 0, shipping: 6.73, tax: 0, mode: 'test' };
      const ready = sent.items.every(({ designId, address }) => designId && address.state !== '');
      const path = 'items.0.address.state';
      if (!ready) return { status: 200, body: { ...costs, orderIssues: [{ code: 'required', path, message: 'is required' }] } };
      const orderToken = `token-${quotes.size + 1}`;
      quotes.set(orderToken, { sent, ordered: false });
      return { status: 200, body: { ...costs, orderToken } };
    });

  const tell = (order: Order, name: string, meta?: object): void => {
    order.status = name;
    const createdAt = new Date(Date.parse('2026-11-20T10:00:00Z') + order.events.length * 60_000).toISOString();
    order.events.push({ name, description: `The order is now ${name}.`, createdAt, ...(meta && { meta }) });
  };

  const place = (request: StandInRequest): StandInAnswer =>
    reading(orderBody, request, ({ orderToken }) => {
      const known = quotes.get(orderToken);
      if (!known || known.ordered) return refuse(400, 'Order token is not valid', 'orderToken');
      known.ordered = true;
      const orderId = `6110${String(kept.length).padStart(8, '0')}`;
      const order: Order = { orderId, sent: known.sent, createdAt: '2026-11-20T10:00:00Z', status: 'quote', tracking: '', events: [] };
      tell(order, 'order');
      kept.unshift(order);
      effects.push(`made ${referenceOf(order)}`);
      return { status: 200, body: shown(order) };
    });

  const one = (id: string, then: (order: Order) => StandInAnswer): StandInAnswer => {
    const order = kept.find(({ orderId }) => orderId === id);
    return order ? then(order) : refuse(404, 'Not found');
  };

  const cancel = (order: Order): StandInAnswer => {
    if (!['order', 'validated', 'paid', 'unpaid'].includes(order.status))
      return refuse(400, `Cannot cancel an order that is ${order.status}`);
    tell(order, 'cancelled');
    order.deletedAt = '2026-11-20T11:00:00Z';
    effects.push(`cancel ${referenceOf(order)}`);
    return { status: 200, body: shown(order) };
  };

  const list = ({ query }: StandInRequest): StandInAnswer => {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    if (!(page >= 1 && limit >= 1)) return refuse(400, 'Page number cannot be less than 1.');
    return { status: 200, body: kept.slice((page - 1) * limit, page * limit).map(shown) };
  };

  const fixed = (body: unknown) => (): StandInAnswer => ({ status: 200, body });
  const named = { id: ITEM.id, name: 'Gildan T-Shirt', style: '5000' };
  const routes: readonly Route[] = [
    ['GET', /^\/v2\/categories$/, fixed(['t-shirts', 'sale'].map((categoryId) => ({ categoryId, type: 'Garment', name: categoryId })))],
    ['GET', /^\/v2\/categories\/(?:t-shirts|sale)$/, fixed({ categoryId: 't-shirts', products: [named] })],
    ['GET', /^\/v2\/products\/gildan-t-shirt$/, fixed({ ...named, type: 'Garment', available: true, colors: [] })],
    [
      'GET',
      /^\/v2\/products\/gildan-t-shirt\/items$/,
      fixed({ [ITEM.color]: { med: { quantity: 12, price: 2.16, size: 'med' }, lrg: { quantity: 0, price: 2.16, size: 'lrg' } } }),
    ],
    ['POST', /^\/v2\/design$/, design],
    ['POST', /^\/v2\/quote\/bulk$/, quote],
    ['POST', /^\/v2\/order$/, place],
    ['GET', /^\/v2\/order$/, list],
    ['GET', /^\/v2\/order\/(\w+)$/, (_request, id) => one(id!, (order) => ({ status: 200, body: shown(order) }))],
    ['DELETE', /^\/v2\/order\/(\w+)$/, (_request, id) => one(id!, cancel)],
  ];

  const of = (reference: string): Order => kept.find((order) => referenceOf(order) === reference)!;

  const standIn: ScalableStandIn = {
    provider: 'scalable',
    access: { api_key },
    origins: ['https://api.scalablepress.com'],
    kept,
    designs,
    tell,
    orders: () =>
      kept.map((order) => ({
        reference: referenceOf(order),
        pieces: order.sent.items.flatMap(({ products }) => products).reduce((sum, { quantity }) => sum + quantity, 0),
        state: STATES[order.status] ?? 'waiting',
      })),
    effects,
    changes: ({ method, path }) => method === 'DELETE' || (method === 'POST' && path === '/v2/order'),
    line: {
      sku: `${ITEM.id}/${ITEM.color}/${ITEM.size}`,
      print_files: [{ area: 'front', url: 'https://files.example/a.png', inches: { width: 12, height: 16 } }],
    },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'address.country' },
    onceByItself: false,
    tellsCourier: true,
    keepWaiting: () => undefined,
    begin: (reference) => tell(of(reference), 'printing'),
    ship: (reference, { number, courier }) => {
      const order = of(reference);
      order.tracking = number;
      tell(order, 'shipped', { item: 0, tracking: number, service: courier });
    },
    revoked: false,
    answer: (request) => {
      const isPublic = /^\/v2\/(categories|products)\b/.test(request.path) && !standIn.revoked;
      const expected = `Basic ${Buffer.from(`:${api_key}`).toString('base64')}`;
      if (!isPublic && (standIn.revoked || request.headers.authorization !== expected)) return refuse(401, 'Unauthorized');
      return routed(routes, request) ?? refuse(404, 'Not found');
    },
    throttled: () => ({ ...refuse(429, 'Too many requests'), headers: { 'retry-after': '0' } }),
  };
  return standIn;
};

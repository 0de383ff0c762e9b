import { z } from 'zod';
import type { ProviderStandIn } from './provider-stand-in';
import { routed, type Route } from './routes';
import { PICTURES, type StandInAnswer, type StandInRequest } from './stand-in';

const SKUS = [
  { id: '128', name: 'Guys Tee', sku: 'GUYSTEE-BLACK-L-FRONT', category: 'Apparel', attributes: { Color: 'Black', Size: 'L' } },
];
const DIMENSIONS = [{ id: '5346', name: 'Front', id_catalog: '128', dimensions: ['2400x3000', '4500x5400', '2100x2400'] }];

const orderBody = z.strictObject({
  order_id: z.string().min(1),
  shipping_info: z.strictObject({
    full_name: z.string().min(1),
    address_1: z.string().min(1),
    address_2: z.string(),
    city: z.string(),
    state: z.string().min(1),
    postcode: z.string(),
    country: z.string().regex(/^[A-Z]{2}$/),
    email: z.string(),
    phone: z.string().min(1),
  }),
  items: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        sku_external: z.string().min(1),
        sku: z.enum(SKUS.map(({ sku }) => sku)),
        quantity: z.int().min(1),
        price: z.number().min(0),
        currency: z.literal('USD'),
        dimensions: z.array(z.strictObject({ name: z.enum(['Front', 'Back']), image_code: z.string() })).min(1),
      }),
    )
    .min(1),
});

interface Order {
  readonly id: number;
  readonly body: z.infer<typeof orderBody>;
  tracking_code: string;
  making: boolean;
}

const yes = (data: unknown): StandInAnswer => ({ status: 200, body: { status: true, message: 'Success', data } });
const refuse = (message: string, status = 200): StandInAnswer => ({ status, body: { status: false, message } });

/** Geargag as its page of 2020 describes it; a reference is taken as often as it comes, a code of the library once. */
export const geargagStandIn = (): ProviderStandIn & { readonly kept: Order[]; readonly images: Set<string> } => {
  const kept: Order[] = [];
  const images = new Set<string>();
  const effects: string[] = [];
  const token = 'geargag-token-1234';

  const upload = ({ headers, body }: StandInRequest): StandInAnswer => {
    const text = body.toString('latin1');
    const [, code] = /name="code"\r\n\r\n([A-Za-z0-9]+)\r\n/.exec(text) ?? [];
    const [, name] = /name="file"; filename="([^"]+\.(?:gif|png|jpg|jpeg|svg))"\r\nContent-Type: image\//.exec(text) ?? [];
    if (!headers['content-type']?.startsWith('multipart/form-data; boundary=') || !code || !name) return refuse('The file is required.');
    if (images.has(code)) return refuse('The code has been taken.');
    images.add(code);
    return yes({ code, name, type: 'artwork', width: 1, height: 1 });
  };

  const make = ({ body }: StandInRequest): StandInAnswer => {
    const read = orderBody.safeParse(JSON.parse(body.toString()));
    if (!read.success) return refuse(`${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`);
    const missing = read.data.items.flatMap(({ dimensions }) => dimensions).find(({ image_code }) => !images.has(image_code));
    if (missing) return refuse(`There is no image ${missing.image_code}.`);
    const order: Order = { id: 666_666 + kept.length, body: read.data, tracking_code: '', making: false };
    kept.unshift(order);
    effects.push(`made ${order.body.order_id}`);
    return yes({ order_id: order.id });
  };

  const track = ({ query }: StandInRequest): StandInAnswer => {
    const wanted = query.get('order_id');
    const order = kept.find(({ id, body }) => (query.get('type') === '2' ? body.order_id : String(id)) === wanted);
    if (!order) return refuse('The order does not exist.');
    const { id, body, tracking_code } = order;
    return yes({ order_id: id, order_id_import: body.order_id, tracking_code, sku: body.items[0]?.sku, name: body.items[0]?.name });
  };

  const codeOf = ({ body }: StandInRequest): string => z.strictObject({ code: z.string() }).parse(JSON.parse(body.toString())).code;

  const routes: readonly Route[] = [
    ['GET', /^\/integrate\/sku\.json$/, () => yes(SKUS)],
    ['POST', /^\/integrate\/sku\.json$/, () => yes(DIMENSIONS)],
    [
      'POST',
      /^\/integrate\/library\.json$/,
      (request) => (images.has(codeOf(request)) ? yes({ code: codeOf(request) }) : refuse('Not found.')),
    ],
    ['POST', /^\/integrate\/image\.json$/, upload],
    ['POST', /^\/integrate\/order\.json$/, make],
    ['GET', /^\/integrate\/tracking\.json$/, track],
  ];

  const of = (reference: string): Order => kept.find(({ body }) => body.order_id === reference)!;

  const standIn: ProviderStandIn & { readonly kept: Order[]; readonly images: Set<string> } = {
    provider: 'geargag',
    access: { token },
    origins: ['https://api.geargag.com'],
    kept,
    images,
    orders: () =>
      kept.map(({ body, tracking_code, making }) => ({
        reference: body.order_id,
        pieces: body.items.reduce((sum, { quantity }) => sum + quantity, 0),
        state: tracking_code !== '' ? 'shipped' : making ? 'making' : 'waiting',
      })),
    effects,
    changes: ({ method, path }) => method === 'POST' && /(order|image)\.json$/.test(path),
    line: { sku: SKUS[0]!.sku, print_files: [{ area: 'Front', url: `${PICTURES}/front.png` }] },
    wrong: { of: (order) => ({ ...order, to: { ...order.to, country: 'usa' } }), words: 'shipping_info.country' },
    onceByItself: false,
    tellsCourier: false,
    silentWhileMaking: true,
    begin: (reference) => {
      of(reference).making = true;
    },
    ship: (reference, { number }) => {
      of(reference).tracking_code = number;
    },
    revoked: false,
    answer: (request) => {
      if (standIn.revoked || request.headers.authorization !== token) return refuse('Unauthorized', 401);
      return routed(routes, request) ?? refuse('Not found', 404);
    },
    throttled: () => ({ status: 429, headers: { 'retry-after': '0' }, body: { status: false, message: 'Too many requests' } }),
  };
  return standIn;
};

import { z } from 'zod';
import { wholeOrder, type ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { makeCatalogue, type Product } from './catalogue';
import { makeRest } from './rest';
import { makeSales, type Order } from './sales';
import { answerBySchema } from './schema';

const ORIGIN = 'https://heron.myshopify.com';
const KEY = { apiKey: 'key-of-heron', apiSecretKey: 'secret-of-heron' };
export const LASTING_TOKEN = 'shpat_lasting';

const tokenForm = z.object({ grant_type: z.literal('client_credentials'), client_id: z.string(), client_secret: z.string() }).strict();
const requestShape = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()) }).strict();

const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

const costBody = (requested: number, available: number) => ({
  extensions: {
    cost: {
      requestedQueryCost: requested,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 2000, currentlyAvailable: available, restoreRate: 100 },
    },
  },
});

const UNAUTHORIZED: StandInAnswer = {
  status: 401,
  body: { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
};

export interface ShopifyStandIn extends ShopStandIn {
  /** Shopify has closed the shop, and answers everything with this status. */
  close(status: number): void;
  /** Scopes the app has been granted. */
  readonly granted: string[];
  readonly held: ReadonlyMap<string, Product>;
  readonly orders: ReadonlyMap<string, Order>;
  readonly articles: readonly { readonly title: string; readonly body: string }[];
}

/** A shop at Shopify, called Heron. */
export const shopifyStandIn = (): ShopifyStandIn => {
  let clock = Date.now() - 90 * 86_400_000;
  let closed: number | null = null;
  let installed = true;
  let tokens = 0;
  let open: string | undefined;
  const now = (): string => new Date(clock).toISOString().replace(/\.\d+/, '');
  const catalogue = makeCatalogue(now);
  const sales = makeSales(catalogue.next, now);
  const rest = makeRest(catalogue.next);
  const nodes = ({ ids }: { ids: readonly string[] }) =>
    ids.map((id) => {
      const [order, product] = [sales.orders.get(id), catalogue.products.get(id)];
      return order ? { ...sales.view(order), __typename: 'Order' } : (catalogue.view(product) ?? null);
    });
  const root = { ...catalogue.root, ...sales.root, ...rest.root, nodes };

  const makeToken = ({ headers, body }: StandInRequest): StandInAnswer => {
    const form = tokenForm.safeParse(Object.fromEntries(new URLSearchParams(body.toString())));
    if (headers['content-type'] !== 'application/x-www-form-urlencoded' || !form.success)
      return { status: 400, body: { error: 'invalid_request', error_description: 'The request is missing a parameter.' } };
    if (form.data.client_id !== KEY.apiKey || form.data.client_secret !== KEY.apiSecretKey)
      return { status: 400, body: { error: 'invalid_client', error_description: 'The client credentials are invalid.' } };
    if (!installed)
      return { status: 400, body: { error: 'app_not_installed', error_description: 'The app is not installed on this shop.' } };
    open = `shpat_day_${(tokens += 1)}`;
    return { status: 200, body: { access_token: open, scope: rest.granted.join(','), expires_in: 86_399 } };
  };

  const answer = async (request: StandInRequest): Promise<StandInAnswer> => {
    const { method, path, headers, body } = request;
    if (closed !== null) return { status: closed, body: { errors: 'Unavailable Shop' } };
    if (method === 'POST' && path === '/admin/oauth/access_token') return makeToken(request);
    if (method !== 'POST' || path !== '/admin/api/2026-10/graphql.json') return { status: 404, body: { errors: 'Not Found' } };
    const token = headers['x-shopify-access-token'];
    if (!installed || (token !== LASTING_TOKEN && (open === undefined || token !== open))) return UNAUTHORIZED;
    const read = requestShape.safeParse(JSON.parse(body.toString()));
    if (headers['content-type'] !== 'application/json' || !read.success) return { status: 400, body: { errors: 'Bad Request' } };
    catalogue.goOn();
    const { cost, body: said } = await answerBySchema(read.data.query, read.data.variables, root);
    return { status: 200, body: { ...said, ...costBody(cost, 2000 - cost) } };
  };

  return {
    platform: 'shopify',
    origins: [ORIGIN],
    access: { shopName: 'heron', website: 'https://heron.example', ...KEY, accessToken: '' },
    answer,
    throttled: () => ({
      status: 200,
      body: { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], ...costBody(20, 18) },
    }),
    changes: ({ body }) => body.includes('"mutation '),
    products: () =>
      [...catalogue.products.values()].map(({ id, title, variants, status, published }) => ({
        id: numberOf(id),
        title,
        skus: variants.map(({ sku }) => sku),
        onSale: status === 'ACTIVE' && published,
      })),
    placeOrder: (placed) => {
      const { sku, quantity } = placed;
      const product = [...catalogue.products.values()].find(({ variants }) => variants.some((each) => each.sku === sku));
      const line = catalogue.next('LineItem');
      const id = catalogue.next('Order');
      const lines = [{ id: line, sku, quantity, product: product ? { id: product.id } : null }];
      sales.orders.set(id, {
        ...{ id, placed: wholeOrder(placed), lines, createdAt: now(), updatedAt: now(), cancelledAt: null, fulfillments: [], refunds: [] },
      });
      return { id: numberOf(id), line: numberOf(line) };
    },
    variantOf: () => '8',
    touchOrder: (id) => {
      sales.orders.get(`gid://shopify/Order/${id}`)!.updatedAt = now();
    },
    closeOrder: (id, as) => {
      const order = sales.orders.get(`gid://shopify/Order/${id}`)!;
      if (as === 'cancelled') order.cancelledAt = now();
      else order.isRefunded = true;
      order.updatedAt = now();
    },
    refundsOf: (id) => sales.orders.get(`gid://shopify/Order/${id}`)!.refunds.map(({ amount }) => amount),
    isCancelled: (id) => sales.orders.get(`gid://shopify/Order/${id}`)!.cancelledAt !== null,
    advance: (seconds) => {
      clock += seconds * 1000;
    },
    trackingsOf: (id) => sales.orders.get(`gid://shopify/Order/${id}`)!.fulfillments.flatMap(({ notified }) => notified),
    ownerMakes: ({ sku, title, price }) => {
      const id = catalogue.next('Product');
      const only = [{ name: 'Title', value: 'Default Title' }];
      const variant = {
        id: catalogue.next('ProductVariant'),
        sku,
        price: price.toFixed(2),
        barcode: null,
        picture: null,
        selectedOptions: only,
      };
      catalogue.products.set(id, {
        ...{ id, title, description: '', status: 'ACTIVE', category: null, tags: [], metafields: [], media: [] },
        ...{ variants: [variant], published: true, updatedAt: now() },
      });
      return numberOf(id);
    },
    touchProduct: (id) => {
      catalogue.products.get(`gid://shopify/Product/${id}`)!.updatedAt = now();
    },
    deleteProduct: (id) => void catalogue.products.delete(`gid://shopify/Product/${id}`),
    expire: () => {
      open = undefined;
    },
    close: (status) => {
      closed = status;
    },
    revoke: () => {
      installed = false;
    },
    granted: rest.granted,
    held: catalogue.products,
    orders: sales.orders,
    articles: rest.articles,
  };
};

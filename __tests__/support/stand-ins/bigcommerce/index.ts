import { wholeOrder, type ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { makeCatalogue, type Product } from './catalogue';
import { failure, Refusal, route } from './http';
import { makePosts } from './posts';
import { makeSales, type Order } from './sales';

const HASH = 'abc123';
const ACCESS = { storeHash: HASH, clientId: 'client-of-heron', accessToken: 'token-of-heron' };

export interface BigCommerceStandIn extends ShopStandIn {
  readonly held: ReadonlyMap<number, Product>;
  readonly orders: ReadonlyMap<number, Order>;
  readonly posts: readonly { readonly title: string; readonly is_published: boolean }[];
}

/** A store at BigCommerce. */
export const bigCommerceStandIn = (): BigCommerceStandIn => {
  let clock = Math.floor(Date.now() / 1000) - 90 * 86_400;
  let open = true;
  let count = 100;
  const next = (): number => (count += 1);
  const catalogue = makeCatalogue(next, () => clock);
  const sales = makeSales(next, () => clock);
  const blog = makePosts(next);
  const routes = [
    ...catalogue.routes,
    ...sales.routes,
    ...blog.routes,
    ['GET', /^\/v2\/store$/, () => ({ status: 200, body: { id: HASH, name: 'Heron', domain: 'heron.example', currency: 'USD' } })] as const,
  ];

  const answer = (request: StandInRequest): StandInAnswer => {
    const path = request.path.startsWith(`/stores/${HASH}/`) ? request.path.slice(`/stores/${HASH}`.length) : '';
    const { 'x-auth-token': token, 'x-auth-client': client, accept } = request.headers;
    if (!open || token !== ACCESS.accessToken || client !== ACCESS.clientId || accept !== 'application/json')
      return failure(path, 401, 'Unauthorized');
    try {
      const { headers, ...rest } = route(routes, { ...request, path });
      return { ...rest, headers: { ...headers, 'x-rate-limit-requests-left': '140', 'x-rate-limit-time-reset-ms': '12000' } };
    } catch (error) {
      if (error instanceof Refusal) return failure(path, error.status, error.message);
      throw error;
    }
  };

  return {
    platform: 'bigcommerce',
    origins: ['https://api.bigcommerce.com'],
    access: ACCESS,
    answer,
    throttled: () => ({
      status: 429,
      headers: { 'x-rate-limit-requests-left': '0', 'x-rate-limit-time-reset-ms': '20' },
      body: { status: 429, title: 'Too many requests', type: 'https://developer.bigcommerce.com/' },
    }),
    changes: ({ method }) => method !== 'GET',
    buyerWrites: (id, text) => {
      sales.write(Number(id), text, null);
      return { thread: null };
    },
    sellerWrites: (id, text) => sales.write(Number(id), text, 1),
    products: () =>
      [...catalogue.products.values()].map(({ id, name, variants, sku, is_visible }) => ({
        id: String(id),
        title: name,
        skus: variants.length > 0 ? variants.map((each) => each.sku) : [sku],
        onSale: is_visible,
      })),
    placeOrder: (placed) => {
      const { sku, quantity } = placed;
      const product = [...catalogue.products.values()].find(({ variants }) => variants.some((each) => each.sku === sku));
      const id = next();
      const line = { id: next(), sku, quantity, product_id: product?.id ?? 0 };
      sales.orders.set(id, {
        id,
        placed: wholeOrder(placed),
        line,
        address: next(),
        created: clock,
        modified: clock,
        is_deleted: false,
        status_id: placed.paid === false ? 7 : 11,
        shipments: [],
        told: [],
        messages: [],
      });
      return { id: String(id), line: String(line.id) };
    },
    variantOf: () => '8',
    touchOrder: (id) => {
      sales.orders.get(Number(id))!.modified = clock;
    },
    closeOrder: (id, as) => {
      Object.assign(sales.orders.get(Number(id))!, { status_id: as === 'cancelled' ? 5 : 4, modified: clock });
    },
    advance: (seconds) => {
      clock += seconds;
    },
    trackingsOf: (id) => sales.orders.get(Number(id))!.told,
    takeSku: (sku) => {
      const id = next();
      catalogue.products.set(id, {
        ...{ id, name: 'Theirs', sku, is_visible: false },
        options: [],
        variants: [],
        images: [],
        modified: clock,
      });
    },
    ownerMakes: ({ sku, title, price }) => {
      const id = next();
      catalogue.products.set(id, {
        ...{ id, name: title, sku, price, is_visible: true },
        options: [],
        variants: [],
        images: [],
        modified: clock,
      });
      return String(id);
    },
    touchProduct: (id) => {
      catalogue.products.get(Number(id))!.modified = clock;
    },
    deleteProduct: (id) => void catalogue.products.delete(Number(id)),
    revoke: () => {
      open = false;
    },
    held: catalogue.products,
    orders: sales.orders,
    posts: blog.posts,
  };
};

import type { ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { bodyOf, checked, Refusal } from './answers';
import { routesOf } from './routes';
import { bodies, queries } from './shapes';
import { WishShop } from './shop';

const HOST = 'https://merchant.wish.com';
const APP = { id: '5d30f60e0a6fc464f4f376b0', secret: 'app-secret' };

/** Wish's marketplace interface 3, with one merchant. */
export const wishStandIn = () => {
  const shop = new WishShop();
  let tokens = 1;
  let expired = false;
  let revoked = false;
  let left = 1000;
  const access = (): string => `access${tokens}`;
  const refresh = (): string => `refresh${tokens}`;

  const grant = (): unknown => {
    if (revoked) throw new Refusal(1006, 'Unauthorized access on this API');
    tokens += 1;
    expired = false;
    return { access_token: access(), refresh_token: refresh(), expiry_time: '2027-01-01T00:00:00Z', merchant_id: '1', scopes: [] };
  };

  const known = ({ client_id, client_secret }: { readonly client_id: string; readonly client_secret: string }): void => {
    if (client_id !== APP.id || client_secret !== APP.secret) throw new Refusal(10_001, 'Incorrect credentials.');
  };

  const routes = routesOf(shop);

  const route = (request: StandInRequest): unknown => {
    const path = request.path.replace('/api/v3', '');
    const query = Object.fromEntries(request.query);
    if (path === '/oauth/refresh_token' && request.method === 'GET') {
      const asked = checked(queries.refresh, query);
      known(asked);
      if (asked.refresh_token !== refresh()) throw new Refusal(1006, 'Unauthorized access on this API');
      return grant();
    }
    if (path === '/oauth/access_token' && request.method === 'POST') {
      const asked = checked(bodies.exchange, bodyOf(request));
      known(asked);
      if (asked.code !== 'code-1') throw new Refusal(10_008, 'Incorrect authorization code provided');
      return grant();
    }
    if (!request.path.startsWith('/api/v3/')) throw new Refusal(90_001, 'no such path', 404);
    if (revoked) throw new Refusal(1008, 'This access token has been revoked', 401);
    if (expired || request.headers.authorization !== `Bearer ${access()}`) throw new Refusal(1007, 'This access token has expired');
    for (const [method, pattern, shape, act] of routes) {
      const match = pattern.exec(path);
      if (request.method !== method || !match) continue;
      checked(shape, query);
      return act({ request, id: match[1] ?? '', query });
    }
    throw new Refusal(90_001, `no such path: ${request.method} ${path}`, 404);
  };

  const answer = (request: StandInRequest): StandInAnswer => {
    left -= 1;
    const headers = { 'wish-rate-limit-remaining': String(Math.max(left, 10)), 'wish-request-id': '1' };
    try {
      return { status: 200, headers, body: { message: '', code: 0, data: route(request) } };
    } catch (error) {
      // Some of Wish's examples have the code as a text.
      if (error instanceof Refusal)
        return { status: error.status, headers, body: { message: error.message, code: String(error.code), data: {} } };
      throw error;
    }
  };

  return {
    platform: 'wish',
    origins: [HOST],
    access: { token: JSON.stringify({ access: access(), refresh: refresh() }) },
    app: APP,
    shop,
    answer,
    throttled: () => ({
      status: 429,
      headers: { 'wish-rate-limit-remaining': '0', 'wish-rate-limit-reset': new Date(Date.now() + 1000).toISOString() },
      body: { message: 'Too Many Requests', code: 1015, data: {} },
    }),
    changes: ({ method, path }) => method !== 'GET' && !path.includes('/oauth/'),
    products: () => shop.sold(),
    placeOrder: (order) => shop.place(order),
    variantOf: () => '8',
    touchOrder: (id) => {
      shop.orders.get(id)!.updated = shop.now();
    },
    closeOrder: (id, as) => {
      Object.assign(shop.orders.get(id)!, { closed: as, updated: shop.now() });
    },
    advance: (seconds) => shop.advance(seconds),
    trackingsOf: (id) => shop.orders.get(id)!.told,
    takeSku: (sku) => void shop.make('Somebody else’s', sku, 1),
    ownerMakes: ({ sku, title, price }) => shop.make(title, sku, price),
    touchProduct: (id) => {
      shop.products.get(id)!.updated = shop.now();
    },
    deleteProduct: (id) => {
      Object.assign(shop.products.get(id)!, { state: 'REMOVED_BY_MERCHANT', updated: shop.now() });
    },
    expire: () => {
      expired = true;
    },
    revoke: () => {
      revoked = true;
    },
  } satisfies ShopStandIn & { readonly shop: WishShop };
};

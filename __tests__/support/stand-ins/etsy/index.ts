import type { ShopStandIn } from '../shop-stand-in';
import { routed } from '../routes';
import type { StandInRequest } from '../stand-in';
import { EtsyShop } from './shop';
import { etsyRoutes } from './routes';

export const ETSY_REDIRECT = 'https://office.test/back';

const KEYSTRING = 'abcdefghij0123456789abcd';
const SECRET = 's3cr3t0123';

interface EtsyStandIn extends ShopStandIn {
  readonly shop: EtsyShop;
  readonly access: Readonly<Record<string, string>>;
}

/** Etsy with one shop. */
export const etsyStandIn = (): EtsyStandIn => {
  const shop = new EtsyShop(KEYSTRING, ETSY_REDIRECT);
  const keyFault = ({ headers }: StandInRequest): string | undefined => {
    if (headers['x-api-key'] === `${KEYSTRING}:${SECRET}`) return undefined;
    return headers['x-api-key'] === KEYSTRING ? 'Shared secret is required in x-api-key header.' : 'API key not found or not active';
  };
  return {
    platform: 'etsy',
    origins: ['https://api.etsy.com'],
    shop,
    access: {
      keystring: KEYSTRING,
      shared_secret: SECRET,
      who_made: 'i_did',
      is_supply: 'false',
      product_state: 'active',
      when_made: '2020_2024',
      shop_id: String(shop.id),
      access_token: shop.tokens.access,
      refresh_token: shop.tokens.refresh,
    },
    answer: async (request) => {
      const headers = { ...shop.clock.header(), 'x-remaining-this-second': '4', 'x-remaining-today': '4321' };
      const fail = (status: number, error: string) => ({ status, headers, body: { error } });
      if (request.path === '/v3/public/oauth/token') return { headers, ...shop.askTokens(request) };
      const fault = keyFault(request);
      if (fault) return fail(403, fault);
      if (request.headers.authorization !== `Bearer ${shop.tokens.access}`) return fail(401, 'invalid_token');
      const answer = await routed(etsyRoutes(shop), request);
      return answer ? { ...answer, headers } : fail(404, 'Resource not found');
    },
    throttled: () => ({
      status: 429,
      headers: { 'retry-after': '1', 'x-remaining-this-second': '0' },
      body: { error: 'Has exceeded QPS limit' },
    }),
    changes: ({ method, path }) => method !== 'GET' && !path.endsWith('/oauth/token'),
    products: () => shop.sold(),
    placeOrder: (order) => shop.place(order),
    variantOf: () => '8',
    touchOrder: (id) => shop.touch(id),
    closeOrder: (id, as) => shop.close(id, as),
    advance: (seconds) => shop.clock.advance(seconds),
    trackingsOf: (id) => shop.trackings(id),
    ownerMakes: ({ sku, title, price }) => shop.make(title, sku, price),
    touchProduct: (id) => {
      shop.listings.get(Number(id))!.changed = shop.now();
    },
    deleteProduct: (id) => void shop.listings.delete(Number(id)),
    expire: () => shop.tokens.expire(),
    revoke: () => shop.tokens.revoke(),
  };
};

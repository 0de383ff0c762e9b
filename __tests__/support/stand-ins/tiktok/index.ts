import { createHmac } from 'node:crypto';
import type { Access } from '../../../../src/server/connectors/connector';
import type { ShopStandIn } from '../shop-stand-in';
import type { StandInAnswer, StandInRequest } from '../stand-in';
import { checked, Refusal, says } from './answers';
import { CATEGORY, CIPHER, routesOf } from './routes';
import { queries } from './shapes';
import { TikTokShop } from './shop';

const AUTH = 'https://auth.tiktok-shops.com';
const API = 'https://open-api.tiktokglobalshop.com';
const APP = { id: '6fk2a', secret: 'app-secret', name: '7100000000000000001' };
const SHOP_ID = '7495000000000000001';
/** TikTok Shop's open platform, interface 202309, with one account that has one shop in the United States. */
export const tiktokStandIn = (shops = 1) => {
  const shop = new TikTokShop();
  let tokens = 1;
  let expired = false;
  let revoked = false;
  const access = (): string => `TTP_access${tokens}`;
  const refresh = 'TTP_refresh';
  const names = Array.from({ length: shops }, (_each, at) => `${SHOP_ID.slice(0, -1)}${at + 1}`);

  const grant = (): unknown => ({
    access_token: access(),
    refresh_token: refresh,
    access_token_expire_in: shop.now() + 7 * 86_400,
    refresh_token_expire_in: shop.now() + 365 * 86_400,
    open_id: 'open',
    seller_name: 'Heron',
  });

  const authorise = ({ path, query }: StandInRequest): StandInAnswer => {
    const asked = Object.fromEntries(query);
    const known = path === '/api/v2/token/get' ? checked(queries.get, asked) : checked(queries.refresh, asked);
    if (known.app_key !== APP.id || known.app_secret !== APP.secret) throw new Refusal(36_004_001, 'invalid app');
    if (revoked || ('refresh_token' in known && known.refresh_token !== refresh)) throw new Refusal(36_004_004, 'refresh token is invalid');
    if ('auth_code' in known && known.auth_code !== 'code-1') throw new Refusal(36_004_004, 'auth code is invalid');
    tokens += 1;
    expired = false;
    return says(0, 'success', grant());
  };

  /** Signature, time, token and cipher of a call. */
  const admit = (request: StandInRequest): Readonly<Record<string, string>> => {
    const { app_key, timestamp, sign, shop_cipher, ...rest } = Object.fromEntries(request.query);
    const type = request.headers['content-type'] ?? '';
    const signed = [...request.query.keys()].filter((name) => name !== 'sign').sort();
    const text = signed.reduce((all, name) => all + name + request.query.get(name), request.path);
    const body = type.startsWith('multipart/form-data') ? '' : request.body.toString('utf8');
    const expected = createHmac('sha256', APP.secret)
      .update(APP.secret + text + body + APP.secret)
      .digest('hex');
    if (app_key !== APP.id || sign !== expected) throw new Refusal(106_001, 'signature is invalid');
    if (Math.abs(Number(timestamp) - Date.now() / 1000) > 300) throw new Refusal(106_002, 'timestamp is expired');
    if (revoked) throw new Refusal(105_001, 'access token is invalid');
    if (expired || request.headers['x-tts-access-token'] !== access()) throw new Refusal(105_002, 'access token is expired');
    const about = !request.path.startsWith('/authorization/') && !request.path.endsWith('/upload');
    if (about ? shop_cipher !== CIPHER : shop_cipher !== undefined) throw new Refusal(36_009_004, 'shop_cipher');
    if (!type.startsWith(request.path.endsWith('/upload') ? 'multipart/form-data; boundary=' : 'application/json'))
      throw new Refusal(36_009_004, 'content-type');
    return rest;
  };

  const routes = routesOf(shop, names);

  const answer = (request: StandInRequest): StandInAnswer => {
    try {
      if (request.origin === AUTH) return authorise(request);
      const query = admit(request);
      for (const [method, path, shape, act] of routes) {
        const match = path.exec(request.path);
        if (request.method !== method || !match) continue;
        checked(shape, query);
        return says(0, 'Success', act({ request, ids: match.slice(1), query }));
      }
      return { status: 404, body: { code: 36_009_009, message: `no such path: ${request.method} ${request.path}` } };
    } catch (error) {
      if (error instanceof Refusal) return says(error.code, error.message);
      throw error;
    }
  };

  const kept: Access = {
    token: JSON.stringify({ access: access(), refresh, access_ends: shop.now() + 3600, refresh_ends: shop.now() + 86_400 }),
    shop: shops === 1 ? SHOP_ID : '',
    shop_list: '',
  };
  return {
    platform: 'tiktok',
    origins: [API, AUTH],
    access: kept,
    app: APP,
    shop,
    answer,
    throttled: () => says(36_009_002, 'Too many requests.'),
    changes: ({ origin, method, path }) => origin === API && method !== 'GET' && !/\/(search|listing_check|recommend|upload)$/.test(path),
    products: () => shop.sold(),
    placeOrder: (order) => shop.place(order),
    variantOf: (sku) => `sku-${sku}`,
    touchOrder: (id) => {
      shop.orders.get(id)!.updated = shop.now();
    },
    closeOrder: (id) => {
      Object.assign(shop.orders.get(id)!, { cancelled: true, updated: shop.now() });
    },
    advance: (seconds) => shop.advance(seconds),
    trackingsOf: (id) => shop.orders.get(id)!.told,
    buyerWrites: (id, text) => {
      const thread = `75${id}`;
      shop.messages.write(thread, 'BUYER', 'BUYER_ENTER_FROM_ORDER', { order_id: id });
      shop.messages.write(thread, 'SYSTEM', 'ALLOCATED_SERVICE', { content: 'Somebody joined.' });
      shop.messages.write(thread, 'BUYER', 'TEXT', { content: text });
      return { thread };
    },
    sellerWrites: (id, text) => void shop.messages.write(`75${id}`, 'SHOP', 'TEXT', { content: text }),
    writtenTo: (id) =>
      (shop.messages.conversations.get(`75${id}`) ?? [])
        .filter(({ sender }) => sender.role === 'SHOP')
        .map(({ content }) => (JSON.parse(content) as { content: string }).content)
        .reverse(),
    takeSku: (sku) => void shop.make('Somebody else’s', sku, '1', CATEGORY),
    ownerMakes: ({ sku, title, price }) => shop.make(title, sku, price.toFixed(2), CATEGORY),
    touchProduct: (id) => {
      shop.products.get(id)!.updated = shop.now();
    },
    refuseProduct: (id, reason) => {
      shop.auditFailure = reason;
      shop.stand(shop.products.get(id)!, 'FAILED');
    },
    deleteProduct: (id) => {
      shop.stand(shop.products.get(id)!, 'DELETED');
    },
    expire: () => {
      expired = true;
    },
    revoke: () => {
      revoked = true;
    },
  } satisfies ShopStandIn & { readonly shop: TikTokShop };
};

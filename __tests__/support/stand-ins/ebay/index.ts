import type { ShopStandIn } from '../shop-stand-in';
import { routed } from '../routes';
import { bad, ebayRoutes } from './routes';
import { APP, buyerName, EbayShop } from './shop';

interface EbayStandIn extends ShopStandIn {
  readonly shop: EbayShop;
  /** What eBay says it owes the seller; null: nothing. */
  funds: object | null;
}

/** eBay with one seller. */
export const ebayStandIn = (): EbayStandIn => {
  const shop = new EbayShop();
  const buyerOf = (id: string): string => buyerName(shop.orders.get(id)!.placed.buyer);
  const routes = ebayRoutes(shop, () => standIn.funds);
  const standIn: EbayStandIn = {
    platform: 'ebay',
    origins: ['https://api.ebay.com', 'https://apiz.ebay.com'],
    shop,
    funds: null,
    app: APP,
    access: { access_token: shop.tokens.access, refresh_token: shop.tokens.refresh, expires_in: '', marketplace_id: 'EBAY_US' },
    answer: async (request) => {
      const headers = shop.clock.header();
      if (request.path === '/identity/v1/oauth2/token') return { ...shop.askTokens(request), headers };
      const isMoney = /^\/(sell\/finances|commerce\/identity)\//.test(request.path);
      if ((request.origin === 'https://apiz.ebay.com') !== isMoney) return { ...bad(2002, 'Resource not found', 404), headers };
      if (request.headers.authorization !== `Bearer ${shop.tokens.access}`) return { ...bad(1001, 'Invalid access token', 401), headers };
      const answer = (await routed(routes, request)) ?? bad(2002, 'Resource not found', 404);
      return { ...answer, headers: { ...headers, ...answer.headers } };
    },
    throttled: () => bad(2001, 'The request limit has been reached for the resource.', 429),
    changes: ({ method, path }) => method !== 'GET' && !/oauth2\/token$|\/bulk_get_/.test(path),
    products: () => shop.sold(),
    placeOrder: (order) => shop.place(order),
    variantOf: () => '8',
    touchOrder: (id) => shop.touch(id),
    closeOrder: (id, as) => shop.close(id, as),
    advance: (seconds) => shop.clock.advance(seconds),
    trackingsOf: (id) => shop.trackings(id),
    buyerWrites: (id, text) => shop.messages.write(buyerOf(id), text),
    sellerWrites: (id, text) => void shop.messages.write(buyerOf(id), text, true),
    writtenTo: (id) =>
      (shop.messages.conversations.get(`conversation-${buyerOf(id)}`) ?? [])
        .filter(({ senderUsername }) => senderUsername === 'herons')
        .map(({ messageBody }) => messageBody)
        .reverse(),
    takeSku: (sku) => {
      const pictures = ['https://pictures.test/theirs.png'];
      shop.items.set(sku, {
        ...{ sku, locale: 'en_US', condition: 'NEW', availability: { shipToLocationAvailability: { quantity: 3 } } },
        product: { title: 'Theirs', description: 'Somebody else’s', aspects: {}, imageUrls: pictures },
      });
    },
    ownerMakes: ({ sku, title, price }) => shop.make(title, sku, price),
    touchProduct: (id) => {
      const item = shop.items.get(id)!;
      shop.items.set(id, { ...item, product: { ...item.product, description: 'By hand, and signed.' } });
    },
    deleteProduct: (id) => shop.remove(id),
    expire: () => shop.tokens.expire(),
    revoke: () => shop.tokens.revoke(),
  };
  return standIn;
};

import type { CapabilityOf } from '../../../../domain/platforms';
import type { TikTokShop } from '../../../../domain/platforms/tiktok-shops';
import type { Access } from '../../connector';
import type { Connector } from '../shop';
import { accessShape } from './access';
import { categories, marketVersion, searchCategories, specifics } from './categories';
import { TikTokClient } from './client';
import { door } from './door';
import { funds } from './funds';
import { marketCurrency } from './markets';
import { messages, sendMessage } from './messages';
import { fetchOrders, findFates, readOrder } from './orders';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { pushTracking } from './tracking';
import { warehouses } from './warehouses';

/** Asks which shops the account has. The only one is a new store's; of several a person chooses, and of others than the one that was chosen. */
const learn = async (client: TikTokClient): Promise<Access> => {
  const shops = await client.shops();
  const { token, shop } = accessShape.parse(client.transport.access);
  const list = shops.map(({ id, name, region, seller_type }): TikTokShop => ({ region, shop_id: id, shop_name: name, type: seller_type }));
  const chosen = shops.find(({ id }) => id === shop) ?? (shop === '' && shops.length === 1 ? shops[0] : undefined);
  return {
    token,
    shop: chosen?.id ?? '',
    shop_list: JSON.stringify(list),
    ciphers: JSON.stringify(Object.fromEntries(shops.map(({ id, cipher }) => [id, cipher]))),
  };
};

/** TikTok Shop, by its open platform's interface 202309 with our own application. */
export const tiktok: Connector<CapabilityOf<'tiktok'>> = {
  door,
  open: (access, outside) => {
    const client = new TikTokClient(accessShape.parse(access), outside);
    return {
      test: () => learn(client),
      priceCurrency: async () => marketCurrency((await client.chosen()).region),
      pushProduct: (...product) => pushProduct(client, outside, ...product),
      endProduct: (product) => endProduct(client, product),
      fetchOrders: (cursor) => fetchOrders(client, cursor),
      readOrder: (id) => readOrder(client, id),
      findFates: (ids) => findFates(client, ids),
      pushTracking: (tracking) => pushTracking(client, tracking),
      messages: (asked) => messages(client, asked),
      sendMessage: (message) => sendMessage(client, outside.ledger, message),
      products: (cursor) => products(client, cursor),
      readProducts: (ids) => readProducts(client, ids),
      funds: () => funds(client),
      warehouses: () => warehouses(client),
      categories: (parent, version) => categories(client, parent, version),
      searchCategories: (words, version) => searchCategories(client, words, version),
      specifics: (category, version) => specifics(client, category, version),
      categoryVersion: () => marketVersion(client),
    };
  },
};

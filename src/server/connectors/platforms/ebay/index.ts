import { z } from 'zod';
import type { CapabilityOf } from '../../../../domain/platforms';
import type { Access } from '../../connector';
import type { Connector } from '../shop';
import { connectionOf, marketplaceOf, type Connection } from './access';
import { categories, specifics, suggestions, treeVersion } from './categories';
import { APIZ, EbayClient } from './client';
import { door } from './door';
import { funds } from './funds';
import { messages, sendMessage } from './messages';
import { fetchOrders, findFates, readOrder } from './orders';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { shippingProfiles } from './terms';
import { pushTracking } from './tracking';

const userShape = z.object({ userId: z.string().min(1), registrationMarketplaceId: z.string().min(1) });

/** Who the seller is and where they are registered, and that they may sell; nothing is changed. */
const test = async (connection: Connection): Promise<Access> => {
  const client = new EbayClient(connection);
  await client.get('/sell/account/v1/privilege', {}, z.object({}));
  const user = await client.get(`${APIZ}/commerce/identity/v1/user/`, {}, userShape);
  const { access_token = '' } = client.transport.access;
  return { user_id: user.userId, marketplace_id: user.registrationMarketplaceId, access_token };
};

/** Sellers at eBay, by the Sell APIs. */
export const ebay: Connector<CapabilityOf<'ebay'>> = {
  open: (access, outside) => {
    const connection = connectionOf(access, outside);
    const client = new EbayClient(connection);
    return {
      test: () => test(connection),
      priceCurrency: () => Promise.resolve(marketplaceOf(connection).currency),
      pushProduct: (...product) => pushProduct(connection, ...product),
      endProduct: (product) => endProduct(connection, product),
      fetchOrders: (cursor) => fetchOrders(connection, cursor),
      readOrder: (id) => readOrder(connection, id),
      findFates: (ids) => findFates(connection, ids),
      pushTracking: (tracking) => pushTracking(connection, tracking),
      messages: (asked) => messages(connection, asked),
      sendMessage: (message) => sendMessage(connection, message),
      products: () => products(connection),
      readProducts: (ids) => readProducts(connection, ids),
      funds: () => funds(client),
      categories: (parent) => categories(client, parent),
      searchCategories: (words) => suggestions(client, words),
      specifics: (category) => specifics(client, category),
      categoryVersion: () => treeVersion(client),
      shippingProfiles: () => shippingProfiles(client),
    };
  },
  door,
};

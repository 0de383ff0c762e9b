import { z } from 'zod';
import type { CapabilityOf } from '../../../../domain/platforms';
import { ConnectorError, type Access } from '../../connector';
import type { Connector } from '../shop';
import { ownCategories } from '../own-categories';
import { readCategories } from './categories';
import { accessShape, BigClient, isGone, type Connection } from './client';
import { messages } from './messages';
import { readStatuses } from './order';
import { fetchOrders, findFates, readOrder } from './orders';
import { publishPost } from './posts';
import { endProduct, pushProduct } from './product';
import { products, readProducts, readStoreCurrency } from './products';
import { pushTracking } from './tracking';

/** Reads one of everything that is needed: what an API account may do is told by no call. */
const test = async (connection: Connection): Promise<Access> => {
  const client = new BigClient(connection);
  try {
    await client.get('/v2/store', {}, z.object({ id: z.string() }));
  } catch (error) {
    if (!isGone(error)) throw error;
    const values = { name: 'BigCommerce', host: `store-${connection.storeHash}.mybigcommerce.com` };
    throw new ConnectorError('no_shop', 'shop.noShop', { values, storeStatus: 'Invalid' });
  }
  await client.get('/v3/catalog/products', { limit: '1' }, z.object({ data: z.array(z.unknown()) }));
  await client.get('/v2/orders', { limit: '1' }, z.array(z.unknown()));
  return {};
};

/** BigCommerce stores, by the V3 catalogue and the V2 orders with the token of an API account. */
export const bigcommerce: Connector<CapabilityOf<'bigcommerce'>> = {
  open: (access, outside) => {
    const connection = { ...accessShape.parse(access), outside };
    return {
      ...ownCategories(() => readCategories(connection)),
      test: () => test(connection),
      priceCurrency: () => readStoreCurrency(new BigClient(connection)),
      pushProduct: (...product) => pushProduct(connection, ...product),
      endProduct: (product) => endProduct(connection, product),
      pushTracking: (tracking) => pushTracking(connection, tracking),
      fetchOrders: (cursor) => fetchOrders(connection, cursor),
      orderStatuses: () => readStatuses(new BigClient(connection)),
      readOrder: (id) => readOrder(connection, id),
      findFates: (ids) => findFates(connection, ids),
      messages: (asked) => messages(connection, asked),
      products: (cursor) => products(connection, cursor),
      readProducts: (ids) => readProducts(connection, ids),
      publishPost: (post) => publishPost(connection, post),
    };
  },
};

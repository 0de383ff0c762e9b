import { z } from 'zod';
import type { CapabilityOf } from '../../../../domain/platforms';
import type { Connector } from '../shop';
import { accessShape } from './access';
import { readMerchantCurrency, warehouses } from './account';
import { categories, specifics } from './categories';
import { WishClient } from './client';
import { door } from './door';
import { fetchOrders, findFates, readOrder } from './orders';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { pushTracking } from './tracking';

/** Wish, by its marketplace interface 3 with our own application. */
export const wish: Connector<CapabilityOf<'wish'>> = {
  door,
  open: (access, outside) => {
    const client = new WishClient(accessShape.parse(access), outside);
    return {
      test: async () => {
        const { merchant_id } = await client.ask('GET', '/oauth/test', z.object({ merchant_id: z.string().min(1) }));
        return { token: accessShape.parse(client.transport.access).token, merchant_id };
      },
      priceCurrency: () => readMerchantCurrency(client),
      pushProduct: (...product) => pushProduct(client, ...product),
      endProduct: (product) => endProduct(client, product),
      fetchOrders: (cursor) => fetchOrders(client, cursor),
      readOrder: (id) => readOrder(client, id),
      findFates: (ids) => findFates(client, ids),
      pushTracking: (tracking) => pushTracking(client, tracking),
      products: (cursor) => products(client, cursor),
      readProducts: (ids) => readProducts(client, ids),
      warehouses: () => warehouses(client),
      categories: (parent) => categories(client, parent),
      specifics: (category) => specifics(client, category),
    };
  },
};

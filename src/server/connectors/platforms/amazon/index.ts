import type { CapabilityOf } from '../../../../domain/platforms';
import type { Connector } from '../shop';
import { AmazonClient } from './client';
import { door } from './door';
import { funds } from './funds';
import { fetchOrders, findFates, readOrder } from './orders';
import { askPlace, placeOf } from './place';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { productTypes, searchProductTypes, specifics } from './product-types';
import { pushTracking } from './tracking';

/** Sellers at Amazon, by the Selling Partner API with our own application (Login with Amazon). */
export const amazon: Connector<CapabilityOf<'amazon'>> = {
  door,
  open: (access, outside) => {
    const client = new AmazonClient(access, outside);
    return {
      test: async () => {
        const { language, currency } = await askPlace(client);
        return { ...client.kept, language, currency };
      },
      priceCurrency: async () => (await placeOf(client)).currency,
      pushProduct: (...product) => pushProduct(client, ...product),
      endProduct: (product) => endProduct(client, product),
      fetchOrders: (cursor) => fetchOrders(client, cursor),
      readOrder: (id) => readOrder(client, id),
      findFates: (ids) => findFates(client, ids),
      pushTracking: (tracking) => pushTracking(client, tracking),
      products: (cursor) => products(client, cursor),
      readProducts: (ids) => readProducts(client, ids),
      funds: () => funds(client),
      categories: (parent) => productTypes(client, parent),
      searchCategories: (words) => searchProductTypes(client, words),
      specifics: (type) => specifics(client, type),
    };
  },
};

import type { CapabilityOf } from '../../../../domain/platforms';
import type { Connector } from '../shop';
import { accessShape } from './access';
import { funds, readShopCurrency, test, warehouses } from './account';
import { fetchOrders, findFates, readOrder } from './orders';
import { publishPost } from './posts';
import { endProduct, pushProduct } from './product';
import { products, readProducts } from './products';
import { cancelOrder, refund } from './refund';
import { categories, searchCategories } from './taxonomy';
import { pushTracking } from './tracking';

/** Shopify shops, by the GraphQL Admin API with the key and secret of the seller's own app, or a token that lasts. */
export const shopify: Connector<CapabilityOf<'shopify'>> = {
  open: (access, outside) => {
    const connection = { ...accessShape.parse(access), outside };
    return {
      test: () => test(connection),
      priceCurrency: () => readShopCurrency(connection),
      pushProduct: (...product) => pushProduct(connection, ...product),
      endProduct: (product) => endProduct(connection, product),
      pushTracking: (tracking) => pushTracking(connection, tracking),
      fetchOrders: (cursor) => fetchOrders(connection, cursor),
      readOrder: (id) => readOrder(connection, id),
      findFates: (ids) => findFates(connection, ids),
      funds: () => funds(connection),
      warehouses: () => warehouses(connection),
      categories: (parent) => categories(connection, parent),
      searchCategories: (words) => searchCategories(connection, words),
      refund: (wanted) => refund(connection, wanted),
      cancelOrder: (id, reason) => cancelOrder(connection, id, reason),
      products: (cursor) => products(connection, cursor),
      readProducts: (ids) => readProducts(connection, ids),
      publishPost: (post) => publishPost(connection, post),
    };
  },
};

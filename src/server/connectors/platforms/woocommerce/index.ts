import type { CapabilityOf } from '../../../../domain/platforms';
import type { Connector } from '../shop';
import { ownCategories } from '../own-categories';
import { accessShape } from './access';
import { readCategories } from './categories';
import { answersHead } from './head';
import { findWayIn, pagesWithReason, withReason } from './connection';
import { products, readProducts } from './held-products';
import { messages, sendMessage } from './messages';
import { WooClient } from './client';
import { readStatuses } from './order';
import { fetchOrders, findFates, readOrder } from './orders';
import { publishPost } from './posts';
import { endProduct, pushProduct } from './product';
import { cancelOrder, refund } from './refund';
import { readPriceCurrency } from './settings';
import { pushTracking } from './tracking';

/** WooCommerce shops, by their public REST API v3 with a consumer key and secret (Basic authentication, so over https). */
export const woocommerce: Connector<CapabilityOf<'woocommerce'>> = {
  open: (access, outside) => {
    const connection = { ...accessShape.parse(access), ...outside };
    return {
      ...ownCategories(() => withReason(connection, readCategories(connection))),
      test: () => findWayIn(connection),
      priceCurrency: () => withReason(connection, readPriceCurrency(connection)),
      pushProduct: (...product) => withReason(connection, pushProduct(connection, ...product)),
      endProduct: (product) => withReason(connection, endProduct(connection, product)),
      pushTracking: (tracking) => withReason(connection, pushTracking(connection, tracking)),
      fetchOrders: (cursor) => pagesWithReason(connection, fetchOrders(connection, cursor)),
      // A blog of its own door: what it refuses tells nothing of the shop's key.
      publishPost: (post) => publishPost(connection, post),
      refund: (wanted) => withReason(connection, refund(connection, wanted)),
      cancelOrder: (id) => withReason(connection, cancelOrder(connection, id)),
      products: (cursor) => pagesWithReason(connection, products(connection, cursor)),
      readProducts: (ids) => withReason(connection, readProducts(connection, ids)),
      messages: (asked) => pagesWithReason(connection, messages(connection, asked)),
      sendMessage: (message) => withReason(connection, sendMessage(connection, message)),
      isAnswering: () => answersHead(connection.website, connection),
      orderStatuses: () => withReason(connection, readStatuses(new WooClient(connection))),
      readOrder: (id) => withReason(connection, readOrder(connection, id)),
      findFates: (ids) => withReason(connection, findFates(connection, ids)),
    };
  },
};

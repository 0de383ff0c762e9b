import type { Connector } from './connector';
import { findWayIn, pagesWithReason, withReason } from './woocommerce-connection';
import { fetchOrders, findFates } from './woocommerce-orders';
import { pushProduct } from './woocommerce-product';

/** WooCommerce shops, by their public REST API v3 with a consumer key and secret (Basic authentication, so over https). */
export const woocommerce: Connector = {
  test: findWayIn,
  pushProduct: (connection, ...product) => withReason(connection, pushProduct(connection, ...product)),
  fetchOrders: (connection, cursor) => pagesWithReason(connection, fetchOrders(connection, cursor)),
  findFates: (connection, ids) => withReason(connection, findFates(connection, ids)),
  // WordPress leads on from here to where the shop keeps its orders, in tables of their own or among the posts.
  orderPage: (website, id) => `${website}/wp-admin/post.php?post=${encodeURIComponent(id)}&action=edit`,
};

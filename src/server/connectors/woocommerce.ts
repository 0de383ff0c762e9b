import { z } from 'zod';
import type { Connector } from './connector';
import { WooClient } from './woocommerce-client';
import { fetchOrders, findFates } from './woocommerce-orders';
import { pushProduct } from './woocommerce-product';

/** WooCommerce shops, by their public REST API v3 with a consumer key and secret (Basic authentication, so over https). */
export const woocommerce: Connector = {
  test: async (connection) => {
    await new WooClient(connection).get('/products', { per_page: '1' }, z.array(z.object({ id: z.number() })));
  },
  pushProduct,
  fetchOrders,
  findFates,
};

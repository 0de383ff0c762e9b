import type { FastifyRequest } from 'fastify';
import type { Services } from '../kernel/context';
import { findProduct, type ProductRow } from './products';
import { RestError } from './rest-error';
import { shopOf } from './rest-request';
import type { Shop } from './shops';

const missing = (): RestError => new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');

/** The product a path names by its id. */
export const productOf = async (services: Services, request: FastifyRequest): Promise<ProductRow> => {
  const { id } = request.params as { id: string };
  const row = /^\d{1,9}$/.test(id) ? await findProduct(services.db, shopOf(request).slug, Number(id)) : undefined;
  if (!row) throw missing();
  return row;
};

/** Runs a write; a SKU some product or variation has already becomes WooCommerce's own error. */
export const withUniqueSku = async <T>(sku: string | undefined, services: Services, shop: Shop, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'sandbox_products_sku') throw error;
    const holder = await services.db
      .selectFrom('sandbox_products')
      .select('id')
      .where('shop', '=', shop.slug)
      .where('sku', '=', sku ?? '')
      .executeTakeFirst();
    throw new RestError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', { resource_id: holder?.id ?? 0, unique_sku: `${sku}-1` });
  }
};

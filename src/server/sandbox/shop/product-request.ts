import type { FastifyRequest } from 'fastify';
import type { Services, Tx } from '../../kernel/context';
import { findProduct, type ProductRow, type Reader } from './products';
import { RestError } from './rest-error';
import { shopOf } from './rest-request';
import type { Shop } from './shops';

export const missing = (): RestError => new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');

/** The product a path names by its id. */
export const productOf = async (services: Services, request: FastifyRequest): Promise<ProductRow> => {
  const { id } = request.params as { id: string };
  const row = /^\d{1,9}$/.test(id) ? await findProduct(services.db, shopOf(request).slug, Number(id)) : undefined;
  if (!row) throw missing();
  return row;
};

const holderOf = (db: Reader, shop: Shop, sku: string) =>
  db.selectFrom('sandbox_products').select('id').where('shop', '=', shop.slug).where('sku', '=', sku);

/**
 * Throws when some product or variation has the SKU already. As at a real shop it is looked up before the work and not held during it, so that of two
 * requests at once both find it free; what lies in the trash does not count.
 */
export const checkSku = async (db: Reader, shop: Shop, sku: string | undefined, ownId = 0): Promise<void> => {
  if (!sku) return;
  const holder = await holderOf(db, shop, sku).where('id', '!=', ownId).where('status', '!=', 'trash').executeTakeFirst();
  if (!holder) return;
  throw new RestError(400, 'product_invalid_sku', 'Invalid or duplicated SKU.', { resource_id: holder.id, unique_sku: `${sku}-1` });
};

/** The lock on the SKU of a product that is being created, which WooCommerce has since 9.3: the trash counts, and variations have none. */
export const lockSku = async (tx: Tx, shop: Shop, sku: string | undefined): Promise<void> => {
  if (!sku || !(await holderOf(tx, shop, sku).executeTakeFirst())) return;
  const message = `The product with SKU (${sku}) you are trying to insert is already present in the lookup table`;
  throw new RestError(400, 'woocommerce_rest_product_not_created', message);
};

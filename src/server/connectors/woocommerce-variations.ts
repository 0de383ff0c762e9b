import { z } from 'zod';
import { ConnectorError, type OutgoingProduct, type OutgoingVariant } from './connector';
import type { WooClient } from './woocommerce-client';

const PAGE_SIZE = 100;

/** WooCommerce takes 100 objects in one batch. */
const BATCH_SIZE = 100;

const variationShape = z.object({ id: z.number().int(), sku: z.string().catch('') });
type WooVariation = z.infer<typeof variationShape>;

const entryShape = z.object({
  id: z.number().int().catch(0),
  error: z.object({ code: z.string(), message: z.string().catch('') }).optional(),
});
const batchShape = z.object({ create: z.array(entryShape).catch([]), update: z.array(entryShape).catch([]) });

const bodyOf = (variant: OutgoingVariant) => ({
  sku: variant.sku,
  regular_price: variant.price.toFixed(2),
  attributes: variant.options.map(({ name, value }) => ({ name, option: value })),
});

const readAll = async (client: WooClient, productId: number): Promise<WooVariation[]> => {
  const found: WooVariation[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { page: String(page), per_page: String(PAGE_SIZE), orderby: 'id', order: 'asc' };
    const answer = await client.get(`/products/${productId}/variations`, query, z.array(variationShape));
    found.push(...answer.data);
    pages = answer.totalPages;
  }
  return found;
};

type Change = readonly ['create' | 'update', object] | readonly ['delete', number];

const changesTowards = (product: OutgoingProduct, present: readonly WooVariation[]): Change[] => {
  const idBySku = new Map(present.map(({ sku, id }) => [sku, id]));
  const wanted = new Set(product.variants.map(({ sku }) => sku));
  const stale = present.filter(({ sku }) => !wanted.has(sku));
  return [
    ...stale.map(({ id }): Change => ['delete', id]),
    ...product.variants.map((variant): Change => {
      const id = idBySku.get(variant.sku);
      return id === undefined ? ['create', bodyOf(variant)] : ['update', { id, ...bodyOf(variant) }];
    }),
  ];
};

/**
 * Makes the product's variations those of the listing: by SKU, missing ones are created, present ones updated, others deleted.
 * Throws `ConnectorError` with the shop's first complaint.
 */
export const pushVariations = async (client: WooClient, productId: number, product: OutgoingProduct): Promise<void> => {
  const changes = changesTowards(product, await readAll(client, productId));
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    const body: Record<Change[0], unknown[]> = { create: [], update: [], delete: [] };
    for (const [kind, entry] of changes.slice(start, start + BATCH_SIZE)) body[kind].push(entry);
    const answer = await client.write('POST', `/products/${productId}/variations/batch`, body, batchShape);
    const complaint = [...answer.create, ...answer.update].find(({ error }) => error)?.error;
    if (complaint?.code === 'product_invalid_sku') {
      throw new ConnectorError('sku_taken', `The shop already uses the SKU of a variant of ${product.sku}; give the variants other SKUs.`);
    }
    if (complaint) throw new ConnectorError('refused', `The shop answered: ${complaint.message || complaint.code}`);
  }
};

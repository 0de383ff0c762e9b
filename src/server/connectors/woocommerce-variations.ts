import { z } from 'zod';
import { ConnectorError, type OutgoingProduct, type OutgoingVariant, type PushParts } from './connector';
import { plainText, type WooClient } from './woocommerce-client';

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

/** The shop's picture for a key of ours, undefined where it has none. */
type ShopPicture = (key: string) => number | undefined;

type VariationParts = Pick<PushParts, 'images' | 'variants'>;

const bodyOf = (variant: OutgoingVariant, pictureId: ShopPicture, parts: VariationParts) => {
  const image = variant.image ? pictureId(variant.image.key) : undefined;
  return {
    ...(parts.variants && {
      sku: variant.sku,
      regular_price: variant.price.toFixed(2),
      attributes: variant.options.map(({ name, value }) => ({ name, option: value })),
    }),
    ...(parts.images && image !== undefined && { image: { id: image } }),
  };
};

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

const changesTowards = (
  product: OutgoingProduct,
  present: readonly WooVariation[],
  pictureId: ShopPicture,
  parts: VariationParts,
): Change[] => {
  const idBySku = new Map(present.map(({ sku, id }) => [sku, id]));
  const wanted = new Set(product.variants.map(({ sku }) => sku));
  const stale = present.filter(({ sku }) => !wanted.has(sku));
  const changes = product.variants.map((variant): Change => {
    const id = idBySku.get(variant.sku);
    const body = bodyOf(variant, pictureId, parts);
    return id === undefined ? ['create', body] : ['update', { id, ...body }];
  });
  // Only the pictures are to change: what the shop sells stays as it is.
  if (!parts.variants) return changes.filter((change) => change[0] === 'update' && 'image' in change[1]);
  return [...stale.map(({ id }): Change => ['delete', id]), ...changes];
};

/**
 * Makes the product's variations those of the listing: by SKU, missing ones are created, present ones updated, others deleted. Without
 * `parts.variants` only the pictures of present ones are set.
 * Throws `ConnectorError` with the shop's first complaint.
 */
export const pushVariations = async (
  client: WooClient,
  productId: number,
  product: OutgoingProduct,
  pictureId: ShopPicture,
  parts: VariationParts,
): Promise<void> => {
  const changes = changesTowards(product, await readAll(client, productId), pictureId, parts);
  for (let start = 0; start < changes.length; start += BATCH_SIZE) {
    const body: Record<Change[0], unknown[]> = { create: [], update: [], delete: [] };
    for (const [kind, entry] of changes.slice(start, start + BATCH_SIZE)) body[kind].push(entry);
    const answer = await client.write('POST', `/products/${productId}/variations/batch`, body, batchShape);
    const complaint = [...answer.create, ...answer.update].find(({ error }) => error)?.error;
    if (complaint?.code === 'product_invalid_sku') {
      throw new ConnectorError('sku_taken', 'shop.variantSkuTaken', { values: { sku: product.sku } });
    }
    if (complaint)
      throw new ConnectorError('refused', 'shop.answered', { values: { answer: plainText(complaint.message || complaint.code) } });
  }
};

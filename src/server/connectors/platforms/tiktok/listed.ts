import { z } from 'zod';
import { priceOrNull, stockOrNull, text, unixSeconds } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';

const pictureShape = z.object({ urls: texts });

const skuShape = z.object({
  id: z.string(),
  seller_sku: text,
  price: z.object({ tax_exclusive_price: priceOrNull, sale_price: priceOrNull, currency: text }).nullish().catch(null),
  inventory: rowsOf(z.object({ quantity: stockOrNull })).catch([]),
  identifier_code: z.object({ code: text }).nullish().catch(null),
  sales_attributes: rowsOf(z.object({ name: text, value_name: text, sku_img: pictureShape.nullish().catch(null) })).catch([]),
});

/** Why TikTok refused a product, place by place. */
export const reasonsShape = rowsOf(z.object({ position: text, reasons: texts })).catch([]);

export const wordsOf = (told: z.infer<typeof reasonsShape>): string =>
  told.flatMap(({ position, reasons }) => reasons.map((reason) => (position ? `${position}: ${reason}` : reason))).join(' ');

export const listedShape = z.object({
  id: z.string(),
  status: text,
  title: text,
  description: text,
  external_product_id: text,
  update_time: z.number().nullish().catch(null),
  category_chains: rowsOf(z.object({ id: text, is_leaf: z.boolean().catch(false) })).catch([]),
  main_images: rowsOf(pictureShape).catch([]),
  skus: rowsOf(skuShape).catch([]),
  audit_failed_reasons: reasonsShape,
});
export type Listed = z.infer<typeof listedShape>;

/** Whatever else there is, TikTok has taken off sale, or not put on. */
const STANDINGS: Readonly<Record<string, ProductStanding>> = {
  ACTIVATE: 'live',
  PENDING: 'pending',
  DRAFT: 'paused',
  SELLER_DEACTIVATED: 'paused',
  FAILED: 'refused',
  PLATFORM_DEACTIVATED: 'refused',
  FREEZE: 'refused',
};

const toVariant = (sku: Listed['skus'][number]): FetchedVariant => {
  const counted = sku.inventory.flatMap(({ quantity }) => quantity ?? []);
  return {
    platform_id: sku.id,
    sku: sku.seller_sku,
    // As it was given: what buyers pay may have tax on it.
    price: sku.price?.tax_exclusive_price ?? sku.price?.sale_price ?? null,
    quantity: counted.length > 0 ? counted.reduce((sum, quantity) => sum + quantity, 0) : null,
    options: sku.sales_attributes.map(({ name, value_name }) => ({ name, value: value_name })),
    barcode: sku.identifier_code?.code || null,
    image: sku.sales_attributes.find(({ sku_img }) => sku_img)?.sku_img?.urls[0] ?? null,
  };
};

/** A product on sale whose change was refused is still there as it was: the reasons are a warning then. */
export const toProduct = (listed: Listed): FetchedProduct => {
  const standing = STANDINGS[listed.status] ?? 'paused';
  const reasons = wordsOf(listed.audit_failed_reasons);
  return fetchedProduct({
    platform_id: listed.id,
    item_info_id: listed.external_product_id || null,
    sku: listed.skus.length === 1 ? (listed.skus[0]?.seller_sku ?? '') : '',
    name: listed.title,
    description: listed.description,
    standing,
    problem: reasons || (standing === 'refused' ? listed.status : null),
    // Unverified: where buyers see it.
    external_url: `https://shop.tiktok.com/view/product/${encodeURIComponent(listed.id)}`,
    images: listed.main_images.map(({ urls: [url] }) => url),
    variants: listed.skus.map(toVariant),
    tags: null,
    category: listed.category_chains.find(({ is_leaf }) => is_leaf)?.id ?? null,
    currency: listed.skus[0]?.price?.currency ?? null,
    changed_at: listed.update_time ? unixSeconds(listed.update_time * 1000) : null,
  });
};

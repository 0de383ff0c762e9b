import { z } from 'zod';
import { htmlFromText } from '../../../../domain/listing/plain-html';
import { priceOrNull, secondsOrNull, stockOrNull, text } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';
import type { Account } from './account';
import { markIn, skuIn } from './body';

const amountShape = z.object({ amount: priceOrNull, currency_code: text }).nullish().catch(null);

const pictureShape = z.object({ url: text });

const variationShape = z.object({
  id: z.string(),
  sku: text,
  status: text,
  price: amountShape,
  cost: amountShape,
  gtin: text,
  image: text,
  inventories: rowsOf(z.object({ inventory: stockOrNull })).catch([]),
  options: rowsOf(z.object({ name: text, value: text })).catch([]),
});
type Variation = z.infer<typeof variationShape>;

/** What stands in a list; the rest is told of one product at a time. */
export const rowShape = z.object({ id: z.string(), state: text, status: text, updated_at: text.transform(secondsOrNull) });

export const listedShape = rowShape.extend({
  name: text,
  description: text,
  parent_sku: text,
  category_id: z.number().int().nullish().catch(null),
  tags: texts,
  main_image: pictureShape.nullish().catch(null),
  extra_images: rowsOf(pictureShape).catch([]),
  variations: rowsOf(variationShape).catch([]),
});
export type Listed = z.infer<typeof listedShape>;

const standingOf = ({ state, status }: Listed): ProductStanding => {
  if (status === 'REJECTED') return 'refused';
  if (state === 'MERCHANT_INACTIVE') return 'paused';
  return state === 'ACTIVE' ? 'live' : 'pending';
};

const toVariant = ({ costBased }: Account, variation: Variation): FetchedVariant => {
  const counted = variation.inventories.flatMap(({ inventory }) => inventory ?? []);
  return {
    platform_id: variation.id,
    sku: variation.sku,
    price: (costBased ? variation.cost : variation.price)?.amount ?? null,
    quantity: counted.length > 0 ? counted.reduce((sum, pieces) => sum + pieces, 0) : null,
    options: variation.options,
    barcode: variation.gtin || null,
    image: variation.image,
  };
};

/** A variation that was turned off is not sold any more. */
export const toProduct = (account: Account, listed: Listed): FetchedProduct =>
  fetchedProduct({
    platform_id: listed.id,
    item_info_id: markIn(listed.parent_sku),
    sku: skuIn(listed.parent_sku),
    name: listed.name,
    description: htmlFromText(listed.description),
    standing: standingOf(listed),
    // Of reasons the documents know nothing here.
    problem: listed.status === 'REJECTED' ? listed.status : null,
    // Unverified: where buyers see it.
    external_url: `https://www.wish.com/product/${encodeURIComponent(listed.id)}`,
    images: [listed.main_image?.url, ...listed.extra_images.map(({ url }) => url)],
    variants: listed.variations.filter(({ status }) => status === 'ENABLED' || status === '').map((each) => toVariant(account, each)),
    tags: listed.tags,
    category: listed.category_id === null || listed.category_id === undefined ? null : String(listed.category_id),
    currency: account.currency,
    changed_at: listed.updated_at,
  });

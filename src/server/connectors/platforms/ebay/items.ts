import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { plainText } from '../../plain-text';
import type { OutgoingProduct, OutgoingVariant } from '../shop';
import { marketplaceOf } from './access';
import { errorShape, isGone, wordsOf, type EbayClient } from './client';

export const INVENTORY = '/sell/inventory/v1';

/** eBay takes 25 in one request. */
export const BATCH = 25;

const MOST_TITLE = 80;
const MOST_IMAGES = 24;
const MOST_VARIANT_IMAGES = 12;

/** eBay fetches pictures over https only. */
const pictures = (addresses: readonly string[], most: number): readonly string[] =>
  [...new Set(addresses)].filter((address) => address.startsWith('https://')).slice(0, most);

const titleOf = ({ name }: OutgoingProduct): string => [...name].slice(0, MOST_TITLE).join('').trim();

/** The key of the product's group; it is ours to choose, and nobody else has it. */
export const groupKeyOf = ({ item_info_id }: OutgoingProduct): string => item_info_id;

/** What stands where an item has a description: buyers see that of the group and of the offer, so it is our mark. */
const MARK = 'item ';
const markOf = ({ item_info_id }: OutgoingProduct): string => `${MARK}${item_info_id}`;

/** The listing an item says it is of; null: it is not ours. */
export const markIn = (description: string): string | null => (/^item \S{1,50}$/.test(description) ? description.slice(MARK.length) : null);

const itemShape = z.object({
  product: z.object({ description: z.string().nullish() }).nullish(),
  inventoryItemGroupKeys: z.array(z.string()).nullish(),
  groupIds: z.array(z.string()).nullish(),
});
type EbayItem = z.infer<typeof itemShape>;

const groupsOf = ({ inventoryItemGroupKeys, groupIds }: EbayItem): readonly string[] => inventoryItemGroupKeys ?? groupIds ?? [];

export const batches = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_none, at) => all.slice(at * BATCH, (at + 1) * BATCH));

const heldShape = z.object({
  responses: z.array(z.object({ sku: z.string(), statusCode: z.number(), inventoryItem: itemShape.nullish() })),
});

/** The items eBay has by SKU. Throws `sku_taken` when one of them is not of this listing. */
export const readItems = async (client: EbayClient, product: OutgoingProduct): Promise<ReadonlySet<string>> => {
  const held = new Set<string>();
  for (const batch of batches(product.variants)) {
    const body = { requests: batch.map(({ sku }) => ({ sku })) };
    for (const { sku, inventoryItem } of (await client.query(`${INVENTORY}/bulk_get_inventory_item`, body, heldShape)).responses) {
      if (!inventoryItem) continue;
      const ours = inventoryItem.product?.description === markOf(product) || groupsOf(inventoryItem).includes(groupKeyOf(product));
      if (!ours) throw new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku } });
      held.add(sku);
    }
  }
  return held;
};

/** The listing's id at the shop for a SKU of an order; null: it was not listed by this interface. */
export const productOfSku = async (client: EbayClient, sku: string): Promise<string | null> => {
  try {
    const item = await client.get(`${INVENTORY}/inventory_item/${encodeURIComponent(sku)}`, {}, itemShape);
    return groupsOf(item)[0] ?? sku;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

/** Plain facts under their own names, then what the category asks for by eBay's. */
const specificsOf = ({ facts, specifics }: OutgoingProduct) =>
  Object.fromEntries([...facts.map(({ name, values }) => [name, values]), ...specifics.map(({ id, values }) => [id, values])]);

/** eBay has a list for each kind of number but the longest, which stand with the EANs. */
const numberOf = ({ barcode }: OutgoingVariant) =>
  barcode?.trade ? { [barcode.trade.kind === 'gtin' ? 'ean' : barcode.trade.kind]: [barcode.trade.digits] } : {};

const parcelOf = ({ parcel: { weight, size } }: OutgoingProduct) =>
  weight === null && size === null
    ? {}
    : {
        packageWeightAndSize: {
          ...(weight !== null && { weight: { value: weight, unit: 'GRAM' } }),
          ...(size && { dimensions: { ...size, unit: 'CENTIMETER' } }),
        },
      };

const itemBody = (client: EbayClient, product: OutgoingProduct, variant: OutgoingVariant) => ({
  sku: variant.sku,
  locale: marketplaceOf(client.connection).locale.replace('-', '_'),
  condition: 'NEW',
  availability: { shipToLocationAvailability: { quantity: product.quantity } },
  ...parcelOf(product),
  product: {
    title: titleOf(product),
    description: markOf(product),
    ...numberOf(variant),
    aspects: { ...specificsOf(product), ...Object.fromEntries(variant.options.map(({ name, value }) => [name, [value]])) },
    imageUrls:
      product.options.length > 0
        ? pictures([...(variant.image ? [variant.image.src] : []), ...product.images.map(({ src }) => src)], MOST_VARIANT_IMAGES)
        : pictures(
            product.images.map(({ src }) => src),
            MOST_IMAGES,
          ),
  },
});

export const doneShape = z.object({
  responses: z.array(
    z.object({ sku: z.string(), statusCode: z.number(), offerId: z.string().nullish(), errors: z.array(errorShape).nullish() }),
  ),
});

/** Each entry of a batch fails for itself. */
export const checkBatch = ({ responses }: z.infer<typeof doneShape>): void => {
  for (const { sku, statusCode, errors } of responses) {
    if (statusCode < 300) continue;
    const answer = plainText(wordsOf(errors ?? []) || String(statusCode));
    throw new ConnectorError('refused', 'shop.variantRefused', { values: { sku, answer }, retry: statusCode >= 500 });
  }
};

/** What the variants are and look like, and how many there are: each as a whole. */
export const putItems = async (client: EbayClient, product: OutgoingProduct): Promise<void> => {
  for (const batch of batches(product.variants)) {
    const body = { requests: batch.map((variant) => itemBody(client, product, variant)) };
    checkBatch((await client.change('POST', `${INVENTORY}/bulk_create_or_replace_inventory_item`, body, doneShape)).data);
  }
};

const groupShape = z.object({ variantSKUs: z.array(z.string()).catch([]) });

/** SKUs of the listing's variants; null: eBay does not have it. */
export const readGroup = async (client: EbayClient, key: string): Promise<readonly string[] | null> => {
  try {
    return (await client.get(`${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`, {}, groupShape)).variantSKUs;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

/** The listing its variants stand in together. `kept`: variants that are sold no more and cannot leave. */
export const putGroup = async (client: EbayClient, product: OutgoingProduct, kept: readonly string[]): Promise<void> => {
  const shows = product.options.find(({ name }) =>
    product.variants.some(({ image, options }) => image && options.some((each) => each.name === name)),
  );
  const body = {
    title: titleOf(product),
    description: product.description,
    aspects: specificsOf(product),
    imageUrls: pictures(
      product.images.map(({ src }) => src),
      MOST_IMAGES,
    ),
    variantSKUs: [...product.variants.map(({ sku }) => sku), ...kept],
    variesBy: {
      ...(shows && { aspectsImageVariesBy: [shows.name] }),
      specifications: product.options.map(({ name, values }) => ({ name, values })),
    },
  };
  await client.change('PUT', `${INVENTORY}/inventory_item_group/${encodeURIComponent(groupKeyOf(product))}`, body, z.object({}), {});
};

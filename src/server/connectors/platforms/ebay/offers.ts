import { z } from 'zod';
import { plainMoney } from '../../../../domain/currency';
import type { OutgoingProduct, OutgoingVariant } from '../shop';
import { marketplaceOf } from './access';
import { isGone, type EbayClient } from './client';
import { BATCH, checkBatch, doneShape, INVENTORY } from './items';
import type { Terms } from './terms';

const offersShape = z.object({
  offers: z
    .array(
      z.object({
        offerId: z.string(),
        status: z.string().catch(''),
        listing: z.object({ listingId: z.string().nullish(), soldQuantity: z.number().catch(0) }).nullish(),
      }),
    )
    .catch([]),
});
export type Offer = z.infer<typeof offersShape>['offers'][number];

export const isPublished = ({ status }: Offer): boolean => status === 'PUBLISHED';

/** A SKU has one offer at a fixed price. Undefined: none. */
export const readOffer = async (client: EbayClient, sku: string): Promise<Offer | undefined> => {
  try {
    return (await client.get(`${INVENTORY}/offer`, { sku, format: 'FIXED_PRICE' }, offersShape)).offers[0];
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const offerBody = (client: EbayClient, product: OutgoingProduct, { price }: OutgoingVariant, { location, category, policies }: Terms) => ({
  availableQuantity: product.quantity,
  categoryId: category,
  listingDescription: product.description,
  listingDuration: 'GTC',
  listingPolicies: policies,
  merchantLocationKey: location,
  includeCatalogProductDetails: false,
  pricingSummary: { price: { value: plainMoney(price, product.currency), currency: marketplaceOf(client.connection).currency } },
});

const createdBody = (client: EbayClient, product: OutgoingProduct, variant: OutgoingVariant, terms: Terms) => ({
  sku: variant.sku,
  marketplaceId: client.connection.access.marketplace_id,
  format: 'FIXED_PRICE',
  ...offerBody(client, product, variant, terms),
});

/** Makes each variant's offer what the listing says. `held`: those eBay has, by SKU. */
export const putOffers = async (
  client: EbayClient,
  product: OutgoingProduct,
  terms: Terms,
  held: ReadonlyMap<string, Offer>,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map([...held].map(([sku, { offerId }]) => [sku, offerId]));
  for (const variant of product.variants) {
    const known = held.get(variant.sku);
    if (!known) continue;
    const path = `${INVENTORY}/offer/${encodeURIComponent(known.offerId)}`;
    await client.change('PUT', path, offerBody(client, product, variant, terms), z.object({}), {});
  }
  const missing = product.variants.filter(({ sku }) => !held.has(sku));
  for (let at = 0; at < missing.length; at += BATCH) {
    const body = { requests: missing.slice(at, at + BATCH).map((variant) => createdBody(client, product, variant, terms)) };
    const { data } = await client.change('POST', `${INVENTORY}/bulk_create_offer`, body, doneShape);
    checkBatch(data);
    for (const { sku, offerId } of data.responses) if (offerId) ids.set(sku, offerId);
  }
  return ids;
};

import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { OutgoingProduct } from '../shop';
import { isGone, type EtsyClient } from './client';

export const imageShape = z.object({
  listing_image_id: z.number().int(),
  rank: z.number().catch(0),
  alt_text: z.string().nullish(),
});
export type EtsyImage = z.infer<typeof imageShape>;

export const listingShape = z.object({
  listing_id: z.number().int(),
  shop_id: z.number().int().optional(),
  state: z.string(),
  description: z.string().nullish(),
  url: z.string().nullish(),
  created_timestamp: z.number().optional(),
  images: z.array(imageShape).nullish(),
  inventory: z.object({ products: z.array(z.object({ sku: z.string().nullish() })).catch([]) }).nullish(),
});
export type EtsyListing = z.infer<typeof listingShape>;

const listShape = z.object({ count: z.number().int(), results: z.array(listingShape) });

/** What a draft says of itself until everything is there: Etsy has no place for a mark of ours, and nobody but the owner sees a draft. */
const MARK = 'Not whole yet: item ';
export const markOf = ({ item_info_id }: Pick<OutgoingProduct, 'item_info_id'>): string => `${MARK}${item_info_id}`;

/** The item a draft says it is for; null: it is whole, or not ours. */
export const markIn = ({ description }: { readonly description: string }): string | null =>
  description.startsWith(MARK) ? description.slice(MARK.length) || null : null;

/** A picture's alternative text ends in its key, so that it is known again. */
export const altOf = (name: string, key: string): string => `${[...name].slice(0, 300).join('')} [${key}]`;
export const keyIn = ({ alt_text }: EtsyImage): string | undefined => /\[([^[\]]+)\]$/.exec(alt_text ?? '')?.[1];

/** Whether it is the listing's draft, or was put on sale from it: then it has its SKUs and its pictures. */
const isOurs = (held: EtsyListing, product: OutgoingProduct): boolean => {
  if (held.description === markOf(product)) return true;
  const skus = new Set(product.variants.map(({ sku }) => sku));
  const keys = new Set([...product.images, ...product.variants.flatMap(({ image }) => image ?? [])].map(({ key }) => key));
  return (
    (held.inventory?.products.some(({ sku }) => !!sku && skus.has(sku)) ?? false) &&
    (held.images?.some((image) => keys.has(keyIn(image) ?? '')) ?? false)
  );
};

/** Rows of a page, with all that is asked for beside them; more would be a large answer. */
const PAGE = 25;
const MOST_READS = 5;

/** A push that broke off is taken up again long before. */
const MOST_AGE_S = 30 * 24 * 3600;

/** The newest listings in a state. Each page begins with the last row of the one before; when another stands there, the list is read anew. */
const newest = async (client: EtsyClient, state: string): Promise<readonly EtsyListing[]> => {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const found: EtsyListing[] = [];
    for (;;) {
      const query = { state, includes: 'Images,Inventory', limit: String(PAGE), offset: String(Math.max(0, found.length - 1)) };
      const { data, at } = await client.getAt(client.shop('/listings'), query, listShape);
      const met = found.pop();
      if (met && data.results[0]?.listing_id !== met.listing_id) break;
      found.push(...data.results);
      const last = data.results.at(-1)?.created_timestamp ?? Infinity;
      if (data.results.length < PAGE || (at !== undefined && last < at / 1000 - MOST_AGE_S)) return found;
    }
  }
  throw new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
};

export const findById = async (client: EtsyClient, id: string): Promise<EtsyListing | undefined> => {
  try {
    const held = await client.get(`/listings/${encodeURIComponent(id)}`, { includes: 'Images,Inventory' }, listingShape);
    const { shop_id } = client.connection.access;
    return held.shop_id === undefined || String(held.shop_id) === shop_id ? held : undefined;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/** Reads back what the shop holds for the listing. Of drafts an earlier request left beside it, one stays. */
export const findHeld = async (client: EtsyClient, product: OutgoingProduct): Promise<EtsyListing | undefined> => {
  const byId = product.platform_id ? await findById(client, product.platform_id) : undefined;
  if (byId) return byId;
  const ours: EtsyListing[] = [];
  for (const state of ['active', 'inactive', 'draft'])
    ours.push(
      ...(await newest(client, state)).filter(
        (each) => isOurs(each, product) && ours.every(({ listing_id }) => listing_id !== each.listing_id),
      ),
    );
  const [held, ...rest] = ours;
  for (const { listing_id, state } of rest) if (state === 'draft') await client.remove(`/listings/${listing_id}`);
  return held;
};

import { z } from 'zod';
import { priceOrNull, stockOrNull, text } from '../fetched';
import { fetchedProduct, rowsOf, texts } from '../fetched-product';
import type { FetchedProduct, FetchedVariant, ProductStanding } from '../shop';
import { marketplaceOf, type Connection } from './access';
import { markIn } from './items';

const lists = z.record(z.string(), texts).catch({});

const partsShape = z.object({ title: text, description: text, aspects: lists, imageUrls: texts, ean: texts, upc: texts, isbn: texts });

export const itemShape = z.object({
  sku: text,
  product: partsShape.catch(partsShape.parse({ title: '', description: '' })),
  availability: z
    .object({ shipToLocationAvailability: z.object({ quantity: stockOrNull }) })
    .nullish()
    .catch(null),
  inventoryItemGroupKeys: texts,
  groupIds: texts,
});
export type Item = z.infer<typeof itemShape>;

export const groupShape = z.object({
  title: text,
  description: text,
  imageUrls: texts,
  variantSKUs: texts,
  variesBy: z
    .object({ specifications: rowsOf(z.object({ name: text, values: texts })) })
    .nullish()
    .catch(null),
});
type Group = z.infer<typeof groupShape>;

export const offerShape = z.object({
  status: text,
  categoryId: text,
  listingDescription: text,
  availableQuantity: stockOrNull,
  pricingSummary: z
    .object({ price: z.object({ value: priceOrNull, currency: text }) })
    .nullish()
    .catch(null),
  listing: z
    .object({ listingId: text, listingStatus: text, listingOnHold: z.boolean().catch(false) })
    .nullish()
    .catch(null),
});
export type Offer = z.infer<typeof offerShape>;

/** What eBay has of one listing: items with their offers, and the group of those that stand together. */
export interface Listed {
  readonly id: string;
  readonly group: Group | null;
  readonly sold: readonly { readonly item: Item; readonly offer: Offer | undefined }[];
}

/** eBay's word for a listing it ended itself, as for a breach of its rules; its reasons are told to the seller alone. */
const ENDED_BY_EBAY = 'EBAY_ENDED';

const standingOf = (offers: readonly Offer[]): ProductStanding => {
  if (offers.some(({ listing }) => listing?.listingStatus === ENDED_BY_EBAY)) return 'refused';
  const published = offers.filter(({ status }) => status === 'PUBLISHED');
  if (published.length === 0) return 'paused';
  return published.some(({ listing }) => listing?.listingOnHold) ? 'pending' : 'live';
};

const toVariant = (group: Group | null, { item, offer }: Listed['sold'][number]): FetchedVariant => {
  const { aspects, imageUrls, ean, upc, isbn } = item.product;
  const [picture] = imageUrls;
  return {
    platform_id: null,
    sku: item.sku,
    price: offer?.pricingSummary?.price.value ?? null,
    quantity: offer?.availableQuantity ?? item.availability?.shipToLocationAvailability.quantity ?? null,
    options: (group?.variesBy?.specifications ?? []).flatMap(({ name }) => {
      const value = aspects[name]?.[0];
      return value === undefined ? [] : [{ name, value }];
    }),
    barcode: ean[0] ?? upc[0] ?? isbn[0] ?? null,
    // One that looks like all others shows the listing's first picture.
    image: picture !== undefined && group && !group.imageUrls.includes(picture) ? picture : null,
  };
};

/** What is sold no more and cannot leave is there no more times: eBay keeps it in the listing for good. */
const isSold = ({ quantity }: FetchedVariant): boolean => quantity !== 0;

export const toProduct = (connection: Connection, { id, group, sold }: Listed): FetchedProduct => {
  const [first] = sold;
  const offers = sold.flatMap(({ offer }) => offer ?? []);
  const listing = offers.find((offer) => offer.listing?.listingId)?.listing;
  const standing = standingOf(offers);
  const variants = sold.map((each) => toVariant(group, each));
  return fetchedProduct({
    platform_id: id,
    item_info_id: sold.map(({ item }) => markIn(item.product.description)).find((mark) => mark !== null) ?? null,
    sku: group ? '' : id,
    name: group?.title ?? first?.item.product.title ?? '',
    // What stands with an item buyers do not see.
    description: group?.description || offers[0]?.listingDescription || null,
    standing,
    problem: standing === 'refused' ? ENDED_BY_EBAY : null,
    external_url: listing?.listingId ? `https://www.ebay.com/itm/${encodeURIComponent(listing.listingId)}` : null,
    images: group?.imageUrls ?? first?.item.product.imageUrls ?? [],
    ...(group && { options: group.variesBy?.specifications ?? [] }),
    variants: variants.some(isSold) ? variants.filter(isSold) : variants,
    tags: null,
    category: offers[0]?.categoryId || null,
    currency: offers[0]?.pricingSummary?.price.currency ?? marketplaceOf(connection).currency,
    changed_at: null,
  });
};

import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import type { Connection } from './access';
import { EbayClient, isGone } from './client';
import { groupKeyOf, INVENTORY, putGroup, putItems, readGroup, readItems } from './items';
import { isPublished, putOffers, readOffer, type Offer } from './offers';
import { termsFor } from './terms';

/** Times a push begins again because something of the product went away under its hands. */
const MOST_BEGINNINGS = 3;

const listingShape = z.object({ listingId: z.string().nullish() });

/** Offers of variants the listing sells no more. What was bought once stays in eBay's listing for good. */
interface Surplus {
  readonly gone: readonly string[];
  readonly sold: readonly { readonly sku: string; readonly offer: Offer }[];
}

const surplusOf = async (client: EbayClient, product: OutgoingProduct, held: readonly string[]): Promise<Surplus> => {
  const wanted = new Set(product.variants.map(({ sku }) => sku));
  const gone: string[] = [];
  const sold: { sku: string; offer: Offer }[] = [];
  for (const sku of held.filter((each) => !wanted.has(each))) {
    const offer = await readOffer(client, sku);
    if (offer?.listing && offer.listing.soldQuantity > 0) sold.push({ sku, offer });
    else gone.push(sku);
  }
  return { gone, sold };
};

/** A variant that cannot leave is there no more times. */
const emptyOut = async (client: EbayClient, { sold }: Surplus): Promise<void> => {
  for (const { sku, offer } of sold) {
    const request = { sku, shipToLocationAvailability: { quantity: 0 }, offers: [{ offerId: offer.offerId, availableQuantity: 0 }] };
    await client.change('POST', `${INVENTORY}/bulk_update_price_quantity`, { requests: [request] }, z.object({}));
  }
};

/** Removes an item with its offer. What is gone is as it should be. */
const removeItem = async (client: EbayClient, sku: string): Promise<void> => {
  try {
    await client.change('DELETE', `${INVENTORY}/inventory_item/${encodeURIComponent(sku)}`, undefined, z.object({}), {});
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};

const readOffers = async (client: EbayClient, skus: Iterable<string>): Promise<ReadonlyMap<string, Offer>> => {
  const held = new Map<string, Offer>();
  for (const sku of skus) {
    const offer = await readOffer(client, sku);
    if (offer) held.set(sku, offer);
  }
  return held;
};

const publish = async (
  client: EbayClient,
  product: OutgoingProduct,
  offers: ReadonlyMap<string, string>,
): Promise<string | null | undefined> => {
  if (product.options.length > 0) {
    const body = { inventoryItemGroupKey: groupKeyOf(product), marketplaceId: client.connection.access.marketplace_id };
    return (await client.change('POST', `${INVENTORY}/offer/publish_by_inventory_item_group`, body, listingShape)).data.listingId;
  }
  const [offerId = ''] = offers.values();
  return (await client.change('POST', `${INVENTORY}/offer/${encodeURIComponent(offerId)}/publish`, undefined, listingShape)).data.listingId;
};

const pushOnce = async (client: EbayClient, product: OutgoingProduct, parts: PushParts): Promise<string | null | undefined> => {
  const known = await readItems(client, product);
  const group = product.options.length > 0 ? await readGroup(client, groupKeyOf(product)) : [];
  const surplus = await surplusOf(client, product, group ?? []);
  const held = await readOffers(client, known);
  // Until everything of it is on sale a first push has not ended, whatever was asked for.
  const whole = group !== null && product.variants.every(({ sku }) => held.has(sku)) && [...held.values()].every(isPublished);
  // An item is replaced as a whole, with what the category asks for.
  if (!whole || parts.category || parts.images || parts.variants) await putItems(client, product);
  if (product.options.length > 0 && (!whole || parts.text || parts.category || parts.images || surplus.gone.length > 0))
    await putGroup(
      client,
      product,
      surplus.sold.map(({ sku }) => sku),
    );
  for (const sku of surplus.gone) await removeItem(client, sku);
  await emptyOut(client, surplus);
  const offers =
    !whole || parts.text || parts.category || parts.variants || parts.logistic
      ? await putOffers(client, product, await termsFor(client, product), held)
      : new Map();
  if (!whole && !(product.unpublished && ![...held.values()].some(isPublished))) return publish(client, product, offers);
  return [...held.values()].find(({ listing }) => listing?.listingId)?.listing?.listingId;
};

/**
 * Makes the shop hold the listing once: everything eBay has of it is under keys of ours, the group's and the SKUs, so that what is said twice is there
 * once. See `Shop.pushProduct`.
 */
export const pushProduct = async (
  connection: Connection,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  const client = new EbayClient(connection, product.item_info_id);
  await client.transport.quiet(product.item_info_id);
  await tell({ part: 'variants', done: 0, total: product.variants.length });
  for (let beginnings = 1; ; beginnings += 1) {
    try {
      const listing = await pushOnce(client, product, parts);
      return {
        platform_id: product.options.length > 0 ? groupKeyOf(product) : (product.variants[0]?.sku ?? product.sku),
        external_url: listing ? `https://www.ebay.com/itm/${listing}` : null,
      };
    } catch (error) {
      if (!isGone(error)) throw error;
      if (beginnings === MOST_BEGINNINGS) throw new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
    }
  }
};

/** Ends the listing; its group, items and offers stay, and a later push puts them on sale again. */
export const endProduct = async (connection: Connection, { item_info_id, platform_id }: HeldProduct): Promise<void> => {
  const client = new EbayClient(connection, item_info_id);
  await client.transport.quiet(item_info_id);
  const group = await readGroup(client, platform_id);
  const held = await readOffers(client, group ?? [platform_id]);
  const [published] = [...held.values()].filter(isPublished);
  if (!published) return;
  const body = { inventoryItemGroupKey: platform_id, marketplaceId: connection.access.marketplace_id };
  if (group) await client.change('POST', `${INVENTORY}/offer/withdraw_by_inventory_item_group`, body, z.object({}), {});
  else await client.change('POST', `${INVENTORY}/offer/${encodeURIComponent(published.offerId)}/withdraw`, undefined, z.object({}), {});
};

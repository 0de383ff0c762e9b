import { plainMoney } from '../../../../domain/currency';
import { ConnectorError } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { whenMade, type Connection } from './access';
import { categoryFor, describeSpecifics } from './categories';
import { EtsyClient, isGone } from './client';
import { checkOptions, lowestPrice, piecesOf, putInventory, showVariants } from './inventory';
import { findById, findHeld, keyIn, listingShape, markOf, type EtsyListing } from './listing';
import { pushPictures } from './pictures';
import { readinessFor, shippingProfileFor } from './shipping';
import { plainDescription, tagsOf, titleOf } from './words';

/** Times a push begins again because its listing went away under its hands. */
const MOST_BEGINNINGS = 3;

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true };

/** What the store says of all its products; times move with the year it is. */
const makingOf = ({ access }: Connection, now: Date) => ({
  who_made: access.who_made,
  when_made: whenMade(access.when_made, now.getUTCFullYear()),
  is_supply: access.is_supply,
});

/** A draft without pictures and variants. It says whose it is where a description will stand. */
const create = async (client: EtsyClient, product: OutgoingProduct, readiness: number): Promise<EtsyListing> => {
  const fields = {
    title: titleOf(product.name),
    description: markOf(product),
    quantity: String(piecesOf(product)),
    price: plainMoney(lowestPrice(product), product.currency),
    ...makingOf(client.connection, new Date()),
    taxonomy_id: await categoryFor(client, product),
    shipping_profile_id: await shippingProfileFor(client, product),
    readiness_state_id: String(readiness),
    type: 'physical',
  };
  return client.form('POST', client.shop('/listings'), fields, listingShape);
};

/** Etsy works out what sending costs by it, where a shipping profile says so. */
const parcelOf = ({ parcel: { weight, size } }: OutgoingProduct) => ({
  ...(weight !== null && { item_weight: String(weight), item_weight_unit: 'g' }),
  ...(size && {
    item_length: String(size.length),
    item_width: String(size.width),
    item_height: String(size.height),
    item_dimensions_unit: 'cm',
  }),
});

/** The text, and whether it is on sale: a new listing is when everything is there, one that was taken off sale is again. */
const finish = async (client: EtsyClient, held: EtsyListing, product: OutgoingProduct, scope: PushParts): Promise<EtsyListing> => {
  const { connection } = client;
  const stays = product.unpublished || held.state === 'active' || (held.state === 'draft' && connection.access.product_state === 'draft');
  const fields = {
    ...(scope.text && {
      title: titleOf(product.name),
      description: plainDescription(product.description) || titleOf(product.name),
      tags: tagsOf(product.tags).join(','),
      ...makingOf(connection, new Date()),
    }),
    ...(scope.category && product.category !== null && { taxonomy_id: product.category }),
    ...((scope.text || scope.logistic) && {
      ...(product.shipping.profile !== null && { shipping_profile_id: product.shipping.profile }),
      ...(product.shipping.returns && { return_policy_id: product.shipping.returns }),
    }),
    ...(scope.variants && parcelOf(product)),
    ...(!stays && { state: 'active' }),
  };
  if (Object.keys(fields).length === 0) return held;
  return client.form('PATCH', client.shop(`/listings/${held.listing_id}`), fields, listingShape);
};

const pushOnce = async (client: EtsyClient, product: OutgoingProduct, parts: PushParts, tell: TellProgress): Promise<EtsyListing> => {
  const before = await findHeld(client, product);
  // A first push that broke off may have left a listing without anything: until one has succeeded, everything is pushed.
  const whole = before && product.platform_id !== null && before.description !== markOf(product);
  const scope = whole ? parts : EVERYTHING;
  // How long it takes to be made stands with each variant.
  const sellable = scope.variants || scope.logistic === true;
  const readiness = !before || sellable ? await readinessFor(client, product) : 0;
  const held = before ?? (await create(client, product, readiness));
  const id = held.listing_id;
  const pictures = scope.images ? await pushPictures(client, id, product, tell) : (held.images ?? []);
  if (sellable) {
    const inventory = await putInventory(client, id, product, readiness);
    await showVariants(client, id, product, inventory, (key) => pictures.find((each) => keyIn(each) === key)?.listing_image_id);
  }
  if (scope.category) await describeSpecifics(client, id, product);
  return finish(client, held, product, scope);
};

/** Makes the shop hold the listing once; see `Shop.pushProduct`. */
export const pushProduct = async (
  connection: Connection,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  checkOptions(product);
  const client = new EtsyClient(connection, product.item_info_id);
  await client.transport.quiet(product.item_info_id);
  for (let beginnings = 1; ; beginnings += 1) {
    try {
      const { listing_id, url } = await pushOnce(client, product, parts, tell);
      return { platform_id: String(listing_id), external_url: url && /^https?:\/\//.test(url) ? url : null };
    } catch (error) {
      if (!isGone(error)) throw error;
      if (beginnings === MOST_BEGINNINGS) throw new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
    }
  }
};

/** Takes the listing off sale: Etsy keeps everything of it, and a later push puts it on sale again. */
export const endProduct = async (connection: Connection, { item_info_id, platform_id }: HeldProduct): Promise<void> => {
  const client = new EtsyClient(connection, item_info_id);
  await client.transport.quiet(item_info_id);
  const held = await findById(client, platform_id);
  if (held?.state !== 'active' && held?.state !== 'sold_out') return;
  await client.form('PATCH', client.shop(`/listings/${held.listing_id}`), { state: 'inactive' }, listingShape);
};

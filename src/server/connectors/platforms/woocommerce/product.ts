import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import type { Connection } from './access';
import {
  createBody,
  isOurs,
  isSoldOtherwise,
  markedBy,
  pictureIn,
  productShape,
  stageMeta,
  stageOf,
  updateBody,
  type WooProduct,
  publishStatusOf,
} from './body';
import { ANY, WooClient, WooRefusal } from './client';
import { measuresFor } from './measures';
import { untilDone } from './pace';
import { pushPictures } from './pictures';
import { ChangedMeanwhile, freeSkus, planOf, readVariations, settledVariations } from './variation-list';
import { pushVariations } from './variations';

/** Times a push begins again because the shop's product changed under its hands. */
const MOST_BEGINNINGS = 3;

/** The shop's words for a SKU it has already: at rest, and in a request that is being worked on at this moment. */
const SKU_TAKEN = ['product_invalid_sku', 'woocommerce_rest_product_not_created'];

const isGone = (error: unknown): boolean => error instanceof WooRefusal && (error.status === 404 || error.status === 410);

const skuTaken = (sku: string): ConnectorError => new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku } });

const findById = async (client: WooClient, id: string): Promise<WooProduct | undefined> => {
  try {
    return (await client.get(`/products/${encodeURIComponent(id)}`, {}, productShape)).data;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const findBySku = async (client: WooClient, sku: string, status: 'any' | 'trash'): Promise<readonly WooProduct[]> => {
  const { data } = await client.get('/products', { sku, status, per_page: '100' }, z.array(productShape));
  return data.filter((found) => found.sku === sku);
};

/**
 * Reads back what the shop holds for this listing; of twins, which overlapping requests left, one stays. Throws `sku_taken` when the SKU belongs to somebody
 * else's product.
 */
const findHeld = async (client: WooClient, product: OutgoingProduct): Promise<WooProduct | undefined> => {
  const found = await findBySku(client, product.sku, 'any');
  const ours = found.filter((each) => each.parent_id === 0 && isOurs(each, product)).toSorted((a, b) => a.id - b.id);
  const held = ours.find(({ id }) => String(id) === product.platform_id) ?? ours[0];
  for (const { id } of ours) if (id !== held?.id) await client.remove(`/products/${id}`);
  if (held) return held;
  const byId = product.platform_id ? await findById(client, product.platform_id) : undefined;
  if (byId && (isOurs(byId, product) || (product.adopts && markedBy(byId) === null))) return byId;
  if (found.length > 0) throw skuTaken(product.sku);
  return undefined;
};

/**
 * Creates the product. Undefined when it was there already or came to be by an earlier request: the shop's own rule that a SKU is unique decides when two
 * requests meet.
 */
const create = async (client: WooClient, product: OutgoingProduct): Promise<WooProduct | undefined> => {
  try {
    const created = await client.write('POST', '/products', createBody(product, await measuresFor(client, product)), productShape);
    // A shop older than 9.3 lets two requests create it twice: both go on with the one that stays.
    return (await findHeld(client, product))?.id === created.id ? created : undefined;
  } catch (error) {
    const taken = error instanceof WooRefusal && SKU_TAKEN.includes(error.apiCode);
    if (!taken && !(error instanceof ConnectorError && error.mayBeAtWork)) throw error;
    if (taken && (await takeFromTrash(client, product))) return undefined;
    const held = await untilDone(() => findHeld(client, product), { done: Boolean, trace: (seen) => seen?.id ?? 0, pause: client.pause });
    if (!held) throw taken ? new ChangedMeanwhile() : error;
    return taken ? undefined : held;
  }
};

/** What lies in the shop's trash keeps its SKU: ours is taken out, and somebody else's is in the way. */
const takeFromTrash = async (client: WooClient, product: OutgoingProduct): Promise<boolean> => {
  const trashed = await findBySku(client, product.sku, 'trash');
  const own = trashed.find((each) => isOurs(each, product));
  if (own) await client.write('PUT', `/products/${own.id}`, { status: publishStatusOf(product) }, productShape);
  else if (trashed.length > 0) throw new ConnectorError('sku_taken', 'shop.skuInTrash', { values: { sku: product.sku } });
  return own !== undefined;
};

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true };

/** An earlier push may have left the shop at work on variations: they are read once it is through. */
const readHeld = (client: WooClient, product: OutgoingProduct, held: WooProduct) =>
  stageOf(held) === 'done'
    ? readVariations(client, held.id)
    : settledVariations(
        client,
        held.id,
        product.variants.map(({ sku }) => sku),
      );

const pushOnce = async (client: WooClient, product: OutgoingProduct, parts: PushParts, tell: TellProgress): Promise<WooProduct> => {
  const before = await findHeld(client, product);
  // Written as an item of ours it would lose where it leads to, or what belongs to it.
  if (before && isSoldOtherwise(before)) throw new ConnectorError('sold_otherwise', 'shop.soldOtherwise', { values: { sku: before.sku } });
  // A first push that broke off may have left a product without its variations: until one has succeeded, everything is pushed.
  const whole = !before || product.platform_id === null || stageOf(before) !== 'done';
  const scope = whole ? EVERYTHING : parts;
  const variable = product.options.length > 0 && (scope.variants || scope.images);
  const variations = before && variable ? await readHeld(client, product, before) : [];
  const missing = variable && scope.variants ? planOf(product, variations).missing : [];
  await freeSkus(
    client,
    product,
    before?.id,
    missing.map(({ sku }) => sku),
  );

  const stage = before && stageOf(before) === 'done' && missing.length > 0 ? 'adding' : before && stageOf(before);
  const written =
    before && stage
      ? await client.write(
          'PUT',
          `/products/${before.id}`,
          updateBody(product, before, scope, stage, scope.variants ? await measuresFor(client, product) : {}),
          productShape,
        )
      : await create(client, product);
  if (!written) throw new ChangedMeanwhile();
  const pictured = scope.images ? await pushPictures(client, product, written, tell) : written;
  if (variable) {
    const pictureId = (key: string) => pictureIn(pictured.images, key)?.id;
    await pushVariations({ client, productId: pictured.id, product, parts: scope, pictureId, tell }, variations);
  }
  return stageOf(written) === 'done' ? pictured : finish(client, product, written);
};

/** Says on the product that it is whole, puts one that is new or was ended on sale, and looks once more for twins. */
const finish = async (client: WooClient, product: OutgoingProduct, held: WooProduct): Promise<WooProduct> => {
  const body = { ...(stageOf(held) === 'adding' ? {} : { status: publishStatusOf(product) }), meta_data: [stageMeta('done')] };
  const done = await client.write('PUT', `/products/${held.id}`, body, productShape);
  const stays = await findHeld(client, { ...product, platform_id: String(held.id) });
  if (!stays) throw new ChangedMeanwhile();
  return done;
};

/** Ends have a name of their own in the ledger: only they have to be waited for before a push, which finds out by itself what else the shop is at. */
const endClient = (connection: Connection, { item_info_id }: Pick<OutgoingProduct, 'item_info_id'>): WooClient =>
  new WooClient(connection, `end:${item_info_id}`);

/** Makes the shop hold the listing as one product with its variations; see `Connector.pushProduct`. */
export const pushProduct = async (
  connection: Connection,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  await endClient(connection, product).settled();
  const client = new WooClient(connection, product.item_info_id);
  for (let beginnings = 1; ; beginnings += 1) {
    try {
      const { id, permalink } = await pushOnce(client, product, parts, tell);
      return { platform_id: String(id), external_url: /^https?:\/\//.test(permalink) ? permalink : null };
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile || isGone(error)) || beginnings === MOST_BEGINNINGS) throw error;
    }
  }
};

/** Takes the product off sale: a draft keeps everything, and a later push puts it on sale again. */
export const endProduct = async (connection: Connection, product: HeldProduct): Promise<void> => {
  const client = endClient(connection, product);
  await client.settled();
  try {
    const body = { status: 'draft', meta_data: [stageMeta('ended')] };
    await client.write('PUT', `/products/${encodeURIComponent(product.platform_id)}`, body, ANY);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};

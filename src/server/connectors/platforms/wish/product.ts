import { z } from 'zod';
import { answered } from '../../answer';
import { ConnectorError } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { NAME } from './access';
import { readAccount, type Account } from './account';
import { createBody, heldShape, missingOf, newVariationBody, parentSkuOf, updateBody, variationShape, type Held } from './body';
import { WishRefusal, type WishClient } from './client';

const MOST_VARIANTS = 400;

/** Wish looks at what it took by itself, in seconds or in days: it is asked so often, so many milliseconds apart. */
const LOOKS = 4;
const LOOK_EVERY_MS = 2000;

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true };

const REMOVED: readonly string[] = ['REMOVED_BY_WISH', 'REMOVED_BY_MERCHANT'];

/** Removed products cannot be changed any more. */
export const isRemoved = ({ state, status }: Pick<Held, 'state' | 'status'>): boolean =>
  REMOVED.includes(state ?? '') || REMOVED.includes(status ?? '');

export const pathOf = (id: string): string => `/products/${encodeURIComponent(id)}`;

const findById = async (client: WishClient, id: string): Promise<Held | undefined> => {
  try {
    const held = await client.ask('GET', pathOf(id), heldShape);
    return isRemoved(held) ? undefined : held;
  } catch (error) {
    if (error instanceof WishRefusal && error.isMissing) return undefined;
    throw error;
  }
};

const listedShape = z.array(heldShape.pick({ id: true, parent_sku: true, state: true, status: true }));

/** Reads back what the shop holds for this listing: by the mark, whatever id an earlier answer told. */
const findHeld = async (client: WishClient, product: OutgoingProduct): Promise<Held | undefined> => {
  const mark = parentSkuOf(product);
  const byId = product.platform_id ? await findById(client, product.platform_id) : undefined;
  if (byId?.parent_sku === mark) return byId;
  const listed = await client.ask('GET', '/products', listedShape, { query: { parent_sku: mark, limit: '100' } });
  const found = listed.find((each) => each.parent_sku === mark && !isRemoved(each));
  return found && findById(client, found.id);
};

const requestShape = z.object({ status: z.string(), blocking_reason: z.string().nullish().catch(null) });

/** Wish accepts first and refuses later: waits a little for what it says. What it looks at still may be refused yet. */
const heedReview = async (client: WishClient, request: string | null | undefined): Promise<void> => {
  if (!request) return;
  const { wait, signal } = client.transport.outside;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { status, blocking_reason } = await client.ask('GET', `/products/requests/${encodeURIComponent(request)}`, requestShape);
    if (status === 'BLOCKED') throw answered(blocking_reason ?? status);
    if (status !== 'UNDER_REVIEW') return;
    if (looks + 1 < LOOKS) await wait(LOOK_EVERY_MS, signal);
  }
};

const update = async (client: WishClient, product: OutgoingProduct, parts: PushParts, account: Account, held: Held): Promise<void> => {
  const key = product.item_info_id;
  const written = await client.ask('PUT', pathOf(held.id), heldShape.pick({ request_id: true }), {
    body: updateBody(product, parts, account, held),
    effect: { key, what: 'update product' },
  });
  await heedReview(client, written.request_id);
  if (!parts.variants) return;
  for (const variant of missingOf(product, held)) {
    const made = await client.ask('POST', `${pathOf(held.id)}/variations`, variationShape.extend({ request_id: z.string().nullish() }), {
      body: newVariationBody(product, variant, account),
      effect: { key, what: 'create variation' },
    });
    await heedReview(client, made.request_id);
  }
};

const create = async (client: WishClient, product: OutgoingProduct, account: Account): Promise<string> => {
  const made = await client.ask('POST', '/products', heldShape, {
    body: createBody(product, account),
    effect: { key: product.item_info_id, what: 'create product' },
  });
  await heedReview(client, made.request_id);
  return made.id;
};

const disable = (client: WishClient, key: string, id: string): Promise<unknown> =>
  client.ask('PUT', pathOf(id), z.unknown().optional(), { body: { status: 'DISABLED' }, effect: { key, what: 'disable product' } });

/** Makes the shop hold the listing as one product; see `Shop.pushProduct`. */
export const pushProduct = async (
  client: WishClient,
  product: OutgoingProduct,
  asked: PushParts,
  _tell?: TellProgress,
): Promise<PushedProduct> => {
  await client.transport.quiet(product.item_info_id);
  if (product.variants.length > MOST_VARIANTS)
    throw new ConnectorError('too_many', 'shop.tooManyVariants', { values: { name: NAME, most: MOST_VARIANTS } });
  const held = await findHeld(client, product);
  const account = await readAccount(client);
  const parts = product.platform_id === null ? EVERYTHING : asked;
  if (held) await update(client, product, parts, account, held);
  const id = held?.id ?? (await create(client, product, account));
  // Wish lists a product as soon as it has looked at it: one that is not to be on sale is turned off before.
  if (product.unpublished && product.platform_id === null) await disable(client, product.item_info_id, id);
  const after = await findById(client, id);
  if (!after) throw new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
  if (after.status === 'REJECTED') throw answered(after.status);
  // Unverified: where buyers see it.
  return { platform_id: id, external_url: `https://www.wish.com/product/${encodeURIComponent(id)}` };
};

/** Takes the product off sale; a later push puts it on sale again. */
export const endProduct = async (client: WishClient, { item_info_id: key, platform_id: id }: HeldProduct): Promise<void> => {
  await client.transport.quiet(key);
  const held = await findById(client, id);
  if (!held || held.state === 'MERCHANT_INACTIVE') return;
  await disable(client, key, id);
};

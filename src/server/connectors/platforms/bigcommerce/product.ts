import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { BigClient, BigRefusal, isGone, websiteOf, type Connection } from './client';
import { pushImages } from './images';
import { fieldsOf, measuresFor } from './measures';
import { newVariant, numbersOf, pushVariants } from './variants';

/** Times a push begins again because the shop's product changed under its hands. */
const MOST_BEGINNINGS = 3;

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true };

const PRODUCTS = '/v3/catalog/products';

const productShape = z.object({
  id: z.number().int(),
  sku: z.string().catch(''),
  is_visible: z.boolean().catch(false),
  /** Where a warehouse would keep it, which what is printed on demand has no use for: it carries the listing's id, unseen by buyers. */
  bin_picking_number: z.string().nullish().catch(null),
  search_keywords: z.string().nullish().catch(null),
  custom_url: z.object({ url: z.string() }).nullish().catch(null),
});
type Held = z.infer<typeof productShape>;
const oneShape = z.object({ data: productShape });

const skuTaken = (sku: string): ConnectorError => new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku } });
const changedMeanwhile = (): ConnectorError => new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });

const isOurs = ({ bin_picking_number }: Held, { item_info_id }: OutgoingProduct): boolean => bin_picking_number === item_info_id;

const findById = async (client: BigClient, id: string): Promise<Held | undefined> => {
  try {
    return (await client.get(`${PRODUCTS}/${encodeURIComponent(id)}`, {}, oneShape)).data;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/** Reads back what the shop holds for this listing. Throws `sku_taken` when its SKU belongs to somebody else's product: no two can have one. */
const findHeld = async (client: BigClient, product: OutgoingProduct): Promise<Held | undefined> => {
  const byId = product.platform_id === null ? undefined : await findById(client, product.platform_id);
  if (byId && (isOurs(byId, product) || byId.sku === product.sku || product.adopts)) return byId;
  const found = (await client.all(PRODUCTS, { sku: product.sku }, productShape)).filter(({ sku }) => sku === product.sku);
  const held = found.find((each) => isOurs(each, product));
  if (!held && found.length > 0) throw skuTaken(product.sku);
  return held;
};

/** Tags are words the shop's own search finds a product by; those the owner added stay. */
const keywords = ({ tags }: OutgoingProduct, held: Held | undefined): string =>
  [...new Set([...(held?.search_keywords ?? '').split(',').map((word) => word.trim()), ...tags])].filter(Boolean).join(',');

const textBody = (product: OutgoingProduct, held: Held | undefined) => ({
  name: product.name,
  description: product.description,
  search_keywords: keywords(product, held),
});

const categoryBody = ({ category }: OutgoingProduct) => (category === null ? {} : { categories: [Number(category)] });

const lowestPrice = ({ variants }: OutgoingProduct): number => Math.min(...variants.map(({ price }) => price));

/** A new product with its variants and without pictures; buyers see it once it has them. */
const create = async (client: BigClient, product: OutgoingProduct): Promise<Held> => {
  const body = {
    ...textBody(product, undefined),
    ...categoryBody(product),
    type: 'physical',
    sku: product.sku,
    bin_picking_number: product.item_info_id,
    price: lowestPrice(product),
    weight: 0,
    ...(await measuresFor(client, product)),
    ...(product.options.length === 0 && product.variants[0] && numbersOf(product.variants[0])),
    ...(product.facts.length > 0 && { custom_fields: fieldsOf(product) }),
    inventory_tracking: 'none',
    is_visible: false,
    ...(product.options.length > 0 && { variants: product.variants.map((variant) => newVariant(product, variant)) }),
  };
  try {
    return (await client.write('POST', PRODUCTS, body, oneShape, product.item_info_id)).data;
  } catch (error) {
    // Its SKU or its name is there already: by an earlier request of ours, or somebody else's.
    if (error instanceof BigRefusal && error.status === 409 && (await findHeld(client, product))) throw changedMeanwhile();
    throw error;
  }
};

const update = async (client: BigClient, product: OutgoingProduct, held: Held, parts: PushParts): Promise<void> => {
  const body = {
    ...(parts.text && textBody(product, held)),
    ...(parts.category && categoryBody(product)),
    ...(parts.variants && {
      price: lowestPrice(product),
      ...(await measuresFor(client, product)),
      ...(product.options.length === 0 && product.variants[0] && numbersOf(product.variants[0])),
    }),
    ...(held.sku === product.sku ? {} : { sku: product.sku }),
    ...(isOurs(held, product) ? {} : { bin_picking_number: product.item_info_id }),
  };
  if (Object.keys(body).length > 0) await client.write('PUT', `${PRODUCTS}/${held.id}`, body, z.unknown(), product.item_info_id);
};

const pushOnce = async (client: BigClient, product: OutgoingProduct, parts: PushParts, tell: TellProgress): Promise<Held> => {
  const before = await findHeld(client, product);
  // A first push that broke off may have left a product without its pictures: until one has succeeded, everything is pushed.
  const scope = !before || product.platform_id === null ? EVERYTHING : parts;
  if (before) await update(client, product, before, scope);
  const held = before ?? (await create(client, product));
  const pictured = scope.images && product.variants.some(({ image }) => image !== null);
  if (product.options.length > 0 && (pictured || (before && scope.variants)))
    await pushVariants({ client, id: held.id, product, parts: { ...scope, variants: scope.variants && before !== undefined }, tell });
  if (scope.images) await pushImages(client, product, held.id, tell);
  if (!held.is_visible && !product.unpublished)
    await client.write('PUT', `${PRODUCTS}/${held.id}`, { is_visible: true }, z.unknown(), product.item_info_id);
  return held;
};

/** Makes the shop hold the listing as one product; see `Shop.pushProduct`. */
export const pushProduct = async (
  connection: Connection,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  const client = new BigClient(connection);
  await client.transport.quiet(product.item_info_id);
  for (let beginnings = 1; ; beginnings += 1) {
    try {
      const { id, custom_url } = await pushOnce(client, product, parts, tell);
      return { platform_id: String(id), external_url: custom_url ? `${websiteOf(connection)}${custom_url.url}` : null };
    } catch (error) {
      const changed = isGone(error) || (error instanceof ConnectorError && error.code === 'changed_meanwhile');
      if (!changed || beginnings === MOST_BEGINNINGS) throw error;
    }
  }
};

/** Hides the product: it keeps everything, and a later push shows it again. */
export const endProduct = async (connection: Connection, { item_info_id, platform_id }: HeldProduct): Promise<void> => {
  const client = new BigClient(connection);
  await client.transport.quiet(item_info_id);
  try {
    await client.write('PUT', `${PRODUCTS}/${encodeURIComponent(platform_id)}`, { is_visible: false }, z.unknown(), item_info_id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};

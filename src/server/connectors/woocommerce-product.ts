import { z } from 'zod';
import { ConnectorError, type Connection, type OutgoingImage, type OutgoingProduct, type PushedProduct, type PushParts } from './connector';
import { pushVariations } from './woocommerce-variations';
import { WooClient, WooRefusal } from './woocommerce-client';

/** Meta data key that marks a product as ours; its value is the listing's id. A leading underscore hides it from the shop's forms. */
const MARK = '_back_office_item';

const productShape = z.object({
  id: z.number().int(),
  type: z.string(),
  status: z.string(),
  permalink: z.string().catch(''),
  sku: z.string().catch(''),
  images: z.array(z.object({ id: z.number().int(), name: z.string().catch('') })).catch([]),
  meta_data: z.array(z.object({ key: z.string(), value: z.unknown() })).catch([]),
});
type WooProduct = z.infer<typeof productShape>;

const markOf = (product: WooProduct): unknown => product.meta_data.find(({ key }) => key === MARK)?.value;

/** An image's name in the shop ends in its key, so that a later push knows it again and does not upload it twice. */
const imageName = (product: OutgoingProduct, key: string): string => `${product.name} [${key}]`;

const pictureIn = (present: WooProduct['images'], key: string) => present.find(({ name }) => name.endsWith(`[${key}]`));

/** The gallery: the listing's pictures, then those of its variants, which the variations name by the shop's id. Each once. */
const galleryOf = ({ images, variants }: OutgoingProduct): readonly OutgoingImage[] => [
  ...new Map([...images, ...variants.flatMap(({ image }) => image ?? [])].map((image) => [image.key, image])).values(),
];

const imagesBody = (product: OutgoingProduct, present: WooProduct['images']) =>
  galleryOf(product).map((image, position) => {
    const known = pictureIn(present, image.key);
    return known ? { id: known.id, position } : { src: image.src, name: imageName(product, image.key), alt: product.name, position };
  });

const attributesBody = (product: OutgoingProduct) => ({
  attributes: product.options.map(({ name, values }, position) => ({ name, position, visible: true, variation: true, options: values })),
  default_attributes: product.options.flatMap(({ name, default: option }) => (option === null ? [] : [{ name, option }])),
});

/** The first variant's price, for a product without choices. */
const simplePrice = (product: OutgoingProduct) => ({ regular_price: (product.variants[0]?.price ?? 0).toFixed(2) });

const createBody = (product: OutgoingProduct) => ({
  type: product.options.length > 0 ? 'variable' : 'simple',
  status: 'publish',
  sku: product.sku,
  name: product.name,
  description: product.description,
  images: imagesBody(product, []),
  meta_data: [{ key: MARK, value: product.item_info_id }],
  ...(product.options.length > 0 ? attributesBody(product) : simplePrice(product)),
});

const updateBody = (product: OutgoingProduct, present: WooProduct, parts: PushParts) => ({
  ...(present.status === 'trash' ? { status: 'publish' } : {}),
  ...(present.sku === product.sku ? {} : { sku: product.sku }),
  ...(parts.text ? { name: product.name, description: product.description } : {}),
  ...(parts.images ? { images: imagesBody(product, present.images) } : {}),
  ...(parts.variants
    ? {
        type: product.options.length > 0 ? 'variable' : 'simple',
        ...(product.options.length > 0 ? attributesBody(product) : simplePrice(product)),
      }
    : {}),
});

const skuTaken = (sku: string): ConnectorError => new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku } });

const findById = async (client: WooClient, id: string): Promise<WooProduct | undefined> => {
  try {
    return (await client.get(`/products/${encodeURIComponent(id)}`, {}, productShape)).data;
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return undefined;
    throw error;
  }
};

/** Reads back what the shop holds for this listing. Throws `sku_taken` when the SKU belongs to somebody else's product. */
const findPresent = async (client: WooClient, product: OutgoingProduct): Promise<WooProduct | undefined> => {
  const byId = product.platform_id ? await findById(client, product.platform_id) : undefined;
  if (byId && markOf(byId) === product.item_info_id) return byId;
  const { data } = await client.get('/products', { sku: product.sku, status: 'any', per_page: '10' }, z.array(productShape));
  const own = data.find((found) => markOf(found) === product.item_info_id);
  if (!own && data.some(({ sku }) => sku === product.sku)) throw skuTaken(product.sku);
  return own;
};

/**
 * Creates the product, or finds the one an earlier try created: the shop's own rule that a SKU is unique decides when two
 * tries meet.
 */
const createOrFind = async (client: WooClient, product: OutgoingProduct): Promise<{ product: WooProduct; created: boolean }> => {
  try {
    return { product: await client.write('POST', '/products', createBody(product), productShape), created: true };
  } catch (error) {
    if (!(error instanceof WooRefusal) || error.apiCode !== 'product_invalid_sku') throw error;
    const present = await findPresent(client, product);
    if (!present) throw skuTaken(product.sku);
    return { product: present, created: false };
  }
};

const EVERYTHING: PushParts = { text: true, images: true, variants: true };

/** Makes the shop hold the listing as one product with its variations; see `Connector.pushProduct`. */
export const pushProduct = async (connection: Connection, product: OutgoingProduct, parts: PushParts): Promise<PushedProduct> => {
  const client = new WooClient(connection);
  // A first push that broke off may have left a product without its variations: until one has succeeded, everything is pushed.
  const scope = product.platform_id === null ? EVERYTHING : parts;
  const before = await findPresent(client, product);
  const { product: present, created } = before ? { product: before, created: false } : await createOrFind(client, product);
  const pushed = created
    ? present
    : await client.write('PUT', `/products/${present.id}`, updateBody(product, present, scope), productShape);
  const changed = created ? EVERYTHING : scope;
  if (product.options.length > 0 && (changed.variants || changed.images)) {
    await pushVariations(client, pushed.id, product, (key) => pictureIn(pushed.images, key)?.id, changed);
  }
  return { platform_id: String(pushed.id), external_url: /^https?:\/\//.test(pushed.permalink) ? pushed.permalink : null };
};

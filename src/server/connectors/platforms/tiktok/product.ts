import { z } from 'zod';
import { answered } from '../../answer';
import { ConnectorError, type Outside } from '../../connector';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { NAME } from './access';
import { bodyOf, heldShape, SIZE_CHART, type Findings, type Held } from './body';
import { recommendCategory } from './categories';
import { wordsOf } from './listed';
import { TikTokRefusal, type TikTokClient } from './client';
import { categoryVersionOf, mostVariantsIn } from './markets';
import { uploadPicture } from './pictures';
import { salesWarehouse } from './warehouses';

const MOST_IMAGES = 9;

/** SKUs asked for in one search. TikTok says no number. */
const SKUS_AT_ONCE = 50;

/** TikTok's words for a product that is not there. */
const GONE: readonly number[] = [12_019_150, 12_052_032];

export const isGone = (error: unknown): boolean => error instanceof TikTokRefusal && GONE.includes(error.apiCode);

const EVERYTHING: PushParts = { text: true, category: true, images: true, variants: true, chart: true };

export const pathOf = (id: string): string => `/product/202309/products/${encodeURIComponent(id)}`;

const findById = async (client: TikTokClient, id: string): Promise<Held | undefined> => {
  try {
    const held = await client.ask('GET', pathOf(id), heldShape);
    return held.status === 'DELETED' ? undefined : held;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const foundShape = z.object({
  products: z
    .array(z.object({ id: z.string(), status: z.string(), skus: z.array(z.object({ seller_sku: z.string().catch('') })).catch([]) }))
    .nullish()
    .transform((products) => products ?? []),
});

const skusOf = ({ sku, options, variants }: OutgoingProduct): string[] => (options.length > 0 ? variants.map((each) => each.sku) : [sku]);

/** Ids of the products that have one of the SKUs, and which of them. */
const holdersOf = async (client: TikTokClient, skus: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const holders = new Map<string, string>();
  for (let at = 0; at < skus.length; at += SKUS_AT_ONCE) {
    const asked = skus.slice(at, at + SKUS_AT_ONCE);
    const { products } = await client.ask('POST', '/product/202502/products/search', foundShape, {
      query: { page_size: '100' },
      body: { seller_skus: asked },
    });
    for (const { id, status, skus: held } of products) {
      const shared = held.find(({ seller_sku }) => asked.includes(seller_sku));
      if (shared && status !== 'DELETED') holders.set(id, shared.seller_sku);
    }
  }
  return holders;
};

/** Reads back what the shop holds for this listing. Throws when a SKU belongs to somebody else's product. */
const findHeld = async (client: TikTokClient, product: OutgoingProduct): Promise<Held | undefined> => {
  const isAdopted = ({ id, external_product_id }: Held): boolean =>
    product.adopts === true && id === product.platform_id && !external_product_id;
  const isOurs = (held: Held): boolean => held.external_product_id === product.item_info_id || isAdopted(held);
  const byId = product.platform_id ? await findById(client, product.platform_id) : undefined;
  let held = byId && isOurs(byId) ? byId : undefined;
  for (const [id, sku] of await holdersOf(client, skusOf(product))) {
    if (id === held?.id) continue;
    const other = id === byId?.id ? byId : await findById(client, id);
    if (other && !isOurs(other)) throw new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku } });
    held ??= other;
  }
  return held;
};

/** Gives TikTok the pictures a body names. */
const uploadAll = async (client: TikTokClient, outside: Outside, product: OutgoingProduct, tell: TellProgress) => {
  const gallery = product.images.slice(0, MOST_IMAGES);
  const byKey = new Map(product.variants.flatMap(({ image }) => (image ? [[image.key, image] as const] : [])));
  const total = gallery.length + byKey.size;
  const done: { readonly key: string; readonly uri: string }[] = [];
  for (const image of [...gallery, ...byKey.values()]) {
    await tell({ part: 'pictures', done: done.length, total });
    const { uri } = await uploadPicture(client, outside, image, done.length < gallery.length ? 'MAIN_IMAGE' : 'ATTRIBUTE_IMAGE');
    done.push({ key: image.key, uri });
  }
  const variantImages = new Map(done.slice(gallery.length).map(({ key, uri }) => [key, { uri }]));
  return { gallery: done.slice(0, gallery.length).map(({ uri }) => ({ uri })), variantImage: (key: string) => variantImages.get(key) };
};

const NO_PICTURES = { gallery: null, variantImage: () => undefined };

const find = async (
  client: TikTokClient,
  outside: Outside,
  product: OutgoingProduct,
  parts: PushParts,
  held: Held | undefined,
  tell: TellProgress,
): Promise<Findings> => {
  const { region } = await client.chosen();
  const told = product.size_chart?.src ?? product.specifics.find(({ id }) => id === SIZE_CHART)?.values[0];
  const chart = parts.chart ? told : undefined;
  const heldCategory = held?.category_chains.find(({ is_leaf }) => is_leaf)?.id;
  const categories = parts.category ? [product.category, heldCategory] : [heldCategory, product.category];
  return {
    region,
    categoryVersion: categoryVersionOf(region),
    category: categories.find(Boolean) ?? (await recommendCategory(client, product.name)),
    warehouse: await salesWarehouse(client),
    ...(parts.images ? await uploadAll(client, outside, product, tell) : NO_PICTURES),
    sizeChart: chart && URL.canParse(chart) ? await uploadPicture(client, outside, { src: chart }, 'SIZE_CHART_IMAGE') : null,
  };
};

const checkShape = z.object({
  check_result: z.string(),
  fail_reasons: z
    .array(z.object({ message: z.string().catch('') }))
    .nullish()
    .transform((reasons) => reasons ?? []),
});

/** A dry run: everything TikTok would refuse at once, in its own words. */
const check = async (client: TikTokClient, body: object): Promise<void> => {
  const { check_result, fail_reasons } = await client.ask('POST', '/product/202309/products/listing_check', checkShape, { body });
  if (check_result === 'FAILED') throw answered(fail_reasons.map(({ message }) => message).join(' '));
};

const createdShape = z.object({ product_id: z.string() });

/** Turns a product that is off sale on again. */
const activate = (client: TikTokClient, key: string, id: string): Promise<unknown> =>
  client.ask('POST', '/product/202309/products/activate', z.unknown().optional(), {
    body: { product_ids: [id] },
    effect: { key, what: 'activate product' },
  });

/** TikTok accepts first and looks at it later: what it said by now. A product that is looked at still may be refused yet. */
const checkAudit = ({ status, audit_failed_reasons }: Held): void => {
  if (status !== 'FAILED') return;
  throw answered(wordsOf(audit_failed_reasons) || status);
};

// Unverified: where buyers see it.
const pushedAs = (id: string): PushedProduct => ({
  platform_id: id,
  external_url: `https://shop.tiktok.com/view/product/${encodeURIComponent(id)}`,
});

/** Makes the shop hold the listing as one product; see `Shop.pushProduct`. */
export const pushProduct = async (
  client: TikTokClient,
  outside: Outside,
  product: OutgoingProduct,
  asked: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  const key = product.item_info_id;
  await client.transport.quiet(key);
  const most = mostVariantsIn((await client.chosen()).region);
  if (product.variants.length > most) throw new ConnectorError('too_many', 'shop.tooManyVariants', { values: { name: NAME, most } });
  const held = await findHeld(client, product);
  // TikTok does not say that an edited draft stays one.
  if (held?.status === 'DRAFT' && product.unpublished) {
    if (product.platform_id !== null) throw new ConnectorError('draft_there', 'shop.draftThere', { values: { platform: NAME } });
    return pushedAs(held.id);
  }
  const parts = held && product.platform_id !== null ? asked : EVERYTHING;
  const body = bodyOf(product, parts, await find(client, outside, product, parts, held, tell), held);
  if (!held) await check(client, body);
  const { product_id } = held
    ? await client.ask('PUT', pathOf(held.id), createdShape, { body, effect: { key, what: 'edit product' } })
    : await client.ask('POST', '/product/202309/products', createdShape, {
        // The same creation has the same key, however often it is sent; after a deletion at the shop it is another one.
        body: { ...body, save_mode: product.unpublished ? 'AS_DRAFT' : 'LISTING', idempotency_key: `${key}:${product.platform_id ?? ''}` },
        effect: { key, what: 'create product' },
      });
  if (held?.status === 'SELLER_DEACTIVATED' && !product.unpublished) await activate(client, key, product_id);
  const after = await findById(client, product_id);
  if (!after) throw new ConnectorError('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
  checkAudit(after);
  return pushedAs(product_id);
};

const ON_SALE: readonly string[] = ['ACTIVATE', 'PENDING'];

const endedShape = z.object({ errors: z.array(z.object({ message: z.string().catch('') })).catch([]) }).nullish();

/** Takes the product off sale; a later push puts it on sale again. */
export const endProduct = async (client: TikTokClient, { item_info_id: key, platform_id: id }: HeldProduct): Promise<void> => {
  await client.transport.quiet(key);
  const held = await findById(client, id);
  if (!held || !ON_SALE.includes(held.status)) return;
  const ended = await client.ask('POST', '/product/202309/products/deactivate', endedShape, {
    body: { product_ids: [id] },
    effect: { key, what: 'deactivate product' },
  });
  const [failure] = ended?.errors ?? [];
  if (failure) throw answered(failure.message);
};

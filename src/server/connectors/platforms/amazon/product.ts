import { amazonMarketplace } from '../../../../domain/platforms/amazon-marketplaces';
import { answered } from '../../answer';
import { ConnectorError } from '../../connector';
import { plainText } from '../../plain-text';
import type { HeldProduct, OutgoingProduct, PushedProduct, PushParts, TellProgress } from '../shop';
import { attributesOf, isMarked, type Attributes, type Role, type SaidOfSku } from './attributes';
import type { AmazonClient } from './client';
import { deleteItem, errorOf, patchItem, putItem, readChildren, readItems, type Item, type Submission } from './items';
import { placeOf, type Place } from './place';
import { searchProductTypes } from './product-types';

/** Looks at what Amazon made of a push, and pauses between them: most faults show within some seconds, others after hours. */
const LOOKS_MS: readonly number[] = [0, 2000, 4000, 8000];

interface Sold {
  readonly sku: string;
  readonly role: Role;
}

const isFamily = ({ options }: OutgoingProduct): boolean => options.length > 0;

/** What a listing is at Amazon: one SKU, or a parent and its children. The parent comes first, for children name it. */
const soldOf = (product: OutgoingProduct): readonly Sold[] => {
  const [first] = product.variants;
  if (isFamily(product))
    return [
      { sku: product.sku, role: { kind: 'parent' } },
      ...product.variants.map((variant) => ({ sku: variant.sku, role: { kind: 'child', variant } as const })),
    ];
  const variant = first ?? { sku: product.sku, price: 0, options: [], image: null };
  return [{ sku: product.sku, role: { kind: 'alone', variant } }];
};

const refused = ({ sku }: OutgoingProduct, at: string, words: string): ConnectorError =>
  at === sku ? answered(words) : new ConnectorError('refused', 'shop.variantRefused', { values: { sku: at, answer: plainText(words) } });

const heedSubmission = (product: OutgoingProduct, sku: string, submission: Submission): void => {
  if (submission.status === 'INVALID')
    throw refused(product, sku, errorOf(submission) ?? submission.issues[0]?.message ?? submission.status);
};

/** Throws where a SKU is in use for something that is not this listing. */
const checkOwn = (product: OutgoingProduct, held: ReadonlyMap<string, Item>, children: ReadonlySet<string>): void => {
  const parent = held.get(product.sku);
  if (parent && !isMarked(parent.attributes, product) && product.platform_id !== product.sku)
    throw new ConnectorError('sku_taken', 'shop.skuTaken', { values: { sku: product.sku } });
  if (!isFamily(product)) return;
  for (const { sku } of product.variants) {
    const item = held.get(sku);
    if (item && !isMarked(item.attributes, product) && !children.has(sku))
      throw new ConnectorError('sku_taken', 'shop.variantSkuTaken', { values: { sku } });
  }
};

const productTypeOf = async (client: AmazonClient, product: OutgoingProduct, held: Item | undefined): Promise<string> =>
  held?.summaries[0]?.productType ?? product.category ?? (await searchProductTypes(client, product.name))[0]?.id ?? 'PRODUCT';

const wholeOf = (parts: SaidOfSku): Attributes => ({
  ...parts.text,
  ...parts.category,
  ...parts.images,
  ...parts.variants,
  ...parts.fixed,
});

const chosenOf = (all: SaidOfSku, parts: PushParts): Attributes => ({
  ...(parts.text ? all.text : {}),
  ...(parts.category ? all.category : {}),
  ...(parts.images ? all.images : {}),
  ...(parts.variants ? { ...all.variants, ...all.fixed } : {}),
  ...(parts.logistic ? all.logistic : {}),
});

interface Push {
  readonly client: AmazonClient;
  readonly product: OutgoingProduct;
  readonly place: Place;
  readonly productType: string;
}

/** Asks what Amazon would say of a new item before anything is changed: of the first of each kind, for the others are like it. */
const tryOut = async ({ client, product, place, productType }: Push, sold: readonly Sold[]): Promise<void> => {
  const first = sold.filter(({ role }, at) => sold.findIndex((each) => each.role.kind === role.kind) === at);
  for (const { sku, role } of first)
    heedSubmission(product, sku, await putItem(client, { sku, productType, key: null }, wholeOf(attributesOf(product, role, place))));
};

/** Accepted is not taken: what Amazon finds out only while it works on an item stands with the item. */
const settled = async ({ client, product }: Push, skus: readonly string[]): Promise<ReadonlyMap<string, Item>> => {
  let held: ReadonlyMap<string, Item> = new Map();
  for (const ms of LOOKS_MS) {
    if (ms > 0) await client.outside.wait(ms, client.outside.signal);
    held = await readItems(client, skus);
    // An item without a summary is still worked on; a fault may be that of an earlier push.
    const done = skus.every((sku) => {
      const item = held.get(sku);
      return item && item.summaries.length > 0 && errorOf(item) === undefined;
    });
    if (done) return held;
  }
  for (const sku of skus) {
    const words = errorOf(held.get(sku) ?? { issues: [] });
    if (words !== undefined) throw refused(product, sku, words);
  }
  return held;
};

/** Makes Amazon hold the listing; see `Shop.pushProduct`. A PUT by SKU, made twice, is one item. */
export const pushProduct = async (
  client: AmazonClient,
  product: OutgoingProduct,
  parts: PushParts,
  tell: TellProgress = async () => undefined,
): Promise<PushedProduct> => {
  const key = product.item_info_id;
  await client.quiet(key);
  const place = await placeOf(client);
  const sold = soldOf(product);
  const skus = sold.map(({ sku }) => sku);
  const former = product.platform_id && product.platform_id !== product.sku ? product.platform_id : null;
  const held = await readItems(client, [...skus, ...product.unsold.filter((sku) => !skus.includes(sku)), ...(former ? [former] : [])]);
  const parents = [product.sku, ...(former ? [former] : [])].filter((sku) => held.has(sku));
  const children: Item[] = [];
  for (const parent of parents) children.push(...(await readChildren(client, parent)));
  checkOwn(product, held, new Set(children.map(({ sku }) => sku)));

  const push: Push = { client, product, place, productType: await productTypeOf(client, product, held.get(product.sku)) };
  // A first push that broke off may have left a part of it: until one has succeeded, everything is pushed.
  const whole = product.platform_id === null || !held.has(product.sku);
  const changes = whole || parts.variants;
  const fresh = changes ? sold.filter(({ sku }) => !held.has(sku)) : [];
  await tryOut(push, fresh);
  for (const [done, { sku, role }] of sold.entries()) {
    const writing = { sku, productType: push.productType, key };
    const all = attributesOf(product, role, place);
    if (sold.length > 1) await tell({ part: 'variants', done, total: sold.length });
    if (!held.has(sku) && !changes) continue;
    if (whole || !held.has(sku)) heedSubmission(product, sku, await putItem(client, writing, wholeOf(all)));
    else {
      const chosen = chosenOf(all, parts);
      // What holds the variants together is not sent by itself.
      if (Object.keys(chosen).length > 0) heedSubmission(product, sku, await patchItem(client, writing, chosen));
    }
  }

  // Whatever of ours is not sold any more; what the seller added by themselves carries no mark, and stays.
  const wanted = new Set(skus);
  const unsold = new Set(product.unsold);
  const ours = [...held.values(), ...children].filter((item) => isMarked(item.attributes, product) || unsold.has(item.sku));
  if (changes) for (const sku of new Set(ours.map((item) => item.sku))) if (!wanted.has(sku)) await deleteItem(client, sku, key);

  const now = await settled(push, changes ? skus : skus.filter((sku) => held.has(sku)));
  const asin = now.get(product.sku)?.summaries[0]?.asin;
  const domain = amazonMarketplace(place.marketplace)?.domain;
  return { platform_id: product.sku, external_url: asin && domain ? `https://www.${domain}/dp/${encodeURIComponent(asin)}` : null };
};

/** Takes a listing off sale: the next push makes it anew, by the same SKUs. Children go first, for they would stay without a parent. */
export const endProduct = async (client: AmazonClient, { item_info_id, platform_id: sku }: HeldProduct): Promise<void> => {
  await client.quiet(item_info_id);
  const held = await readItems(client, [sku]);
  const children = await readChildren(client, sku);
  for (const child of children) await deleteItem(client, child.sku, item_info_id);
  if (held.has(sku)) await deleteItem(client, sku, item_info_id);
};

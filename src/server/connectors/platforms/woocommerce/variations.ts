import { z } from 'zod';
import { plainMoney } from '../../../../domain/currency';
import { ConnectorError } from '../../connector';
import { plainText } from '../../plain-text';
import type { OutgoingProduct, OutgoingVariant, PushParts, TellProgress } from '../shop';
import { markOf, resumedBody, tradeNumberBody, variationShape, type WooVariation } from './body';
import type { WooClient } from './client';
import { Pace } from './pace';
import { ChangedMeanwhile, planOf, settledVariations, skuTaken } from './variation-list';
import { shopWord } from './words';

/** WooCommerce takes 100 objects in one batch. */
const BATCH_SIZE = 100;
const FIRST_BATCH = 10;

/** Times in a row variations may be missing although the shop was given them. */
const MOST_ROUNDS = 5;

/** WooCommerce's word for a variation that is not there any more. */
const GONE = 'woocommerce_rest_product_variation_invalid_id';

const entryShape = variationShape.extend({
  id: z.number().int().catch(0),
  error: z.object({ code: z.string(), message: z.string().catch('') }).optional(),
});
const batchShape = z.object({ create: z.array(entryShape).catch([]), update: z.array(entryShape).catch([]) });
type Entry = z.infer<typeof entryShape>;

/** One product's variations on their way. */
interface VariationPush {
  readonly client: WooClient;
  readonly productId: number;
  readonly product: OutgoingProduct;
  readonly parts: Pick<PushParts, 'images' | 'variants' | 'resume'>;
  /** The shop's picture for a key of ours, undefined where it has none. */
  readonly pictureId: (key: string) => number | undefined;
  readonly tell: TellProgress;
}

const bodyOf = ({ product, parts, pictureId }: VariationPush, variant: OutgoingVariant) => {
  const image = variant.image ? pictureId(variant.image.key) : undefined;
  return {
    ...(parts.variants && {
      regular_price: plainMoney(variant.price, product.currency),
      ...tradeNumberBody(variant),
      attributes: variant.options.map(({ name, value }) => ({ name: shopWord(name), option: shopWord(value) })),
      meta_data: [markOf(product)],
      ...(parts.resume && { status: 'publish', ...resumedBody(product) }),
    }),
    ...(parts.images && image !== undefined && { image: { id: image } }),
  };
};

interface Batch {
  readonly create?: readonly object[];
  readonly update?: readonly object[];
  readonly delete?: readonly number[];
}

const writeBatch = ({ client, productId }: VariationPush, batch: Batch) =>
  client.write('POST', `/products/${productId}/variations/batch`, batch, batchShape);

const refusalOf = (sku: string, { code, message }: NonNullable<Entry['error']>): ConnectorError => {
  if (code === 'product_invalid_sku') return skuTaken(sku);
  return new ConnectorError('refused', 'shop.variantRefused', { values: { sku, answer: plainText(message || code) } });
};

const removeAll = async (push: VariationPush, pace: Pace, held: readonly WooVariation[]): Promise<void> => {
  let rest = held.map(({ id }) => id);
  while (rest.length > 0) {
    const step = rest.slice(0, pace.amount);
    // Removing twice does no harm: what is gone is passed over.
    if (await pace.measure(step.length, () => writeBatch(push, { delete: step }))) rest = rest.slice(step.length);
  }
};

interface Outcome {
  readonly refused?: { readonly sku: string; readonly failure: ConnectorError };
  /** SKUs the shop may be adding still: its answer got lost. */
  readonly lost: readonly string[];
}

/** Adds variants until the shop refuses one or an answer gets lost. */
const add = async (push: VariationPush, pace: Pace, missing: readonly OutgoingVariant[]): Promise<Outcome> => {
  const total = push.product.variants.length;
  for (let rest = missing; rest.length > 0;) {
    await push.tell({ part: 'variants', done: total - rest.length, total });
    const step = rest.slice(0, pace.amount);
    const create = step.map((variant) => ({ sku: variant.sku, ...bodyOf(push, variant) }));
    const answer = await pace.measure(step.length, () => writeBatch(push, { create }));
    if (!answer) return { lost: step.map(({ sku }) => sku) };
    for (const [at, { sku }] of step.entries()) {
      const error = answer.create[at]?.error;
      if (error) return { refused: { sku, failure: refusalOf(sku, error) }, lost: [] };
    }
    rest = rest.slice(step.length);
  }
  return { lost: [] };
};

/** Adds what is missing, and reads back until all of it is there. Refused, it takes back what it added. */
const addMissing = async (push: VariationPush, pace: Pace, before: readonly WooVariation[]): Promise<readonly WooVariation[]> => {
  const { client, productId, product } = push;
  const own = new Set(product.variants.map(({ sku }) => sku));
  const known = new Set(before.map(({ id }) => id));
  let held = before;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { missing } = planOf(product, held);
    if (missing.length === 0) return held;
    const { refused, lost } = await add(push, pace, missing);
    held = await settledVariations(client, productId, lost);
    // What an earlier request added meanwhile is refused as well, and is there.
    if (refused && !held.some(({ sku }) => sku === refused.sku)) {
      await removeAll(
        push,
        pace,
        held.filter(({ id, sku }) => own.has(sku) && !known.has(id)),
      );
      throw refused.failure;
    }
  }
  throw new ChangedMeanwhile();
};

/** Changes what was there. Refused, it gives the others the prices they had. */
const change = async (push: VariationPush, pace: Pace, present: ReturnType<typeof planOf>['present']): Promise<void> => {
  const total = present.length;
  for (let rest = present; rest.length > 0;) {
    const step = rest.slice(0, pace.amount);
    const update = step.map(({ held, variant }) => ({ id: held.id, ...bodyOf(push, variant) }));
    const answer = await pace.measure(step.length, () => writeBatch(push, { update }));
    if (!answer) continue;
    for (const [at, { held, variant }] of step.entries()) {
      const error = answer.update[at]?.error;
      if (error?.code === GONE) throw new ChangedMeanwhile();
      if (!error) continue;
      if (push.parts.variants)
        await restorePrices(
          push,
          pace,
          [...present.slice(0, total - rest.length), ...step].map((each) => each.held),
        );
      throw refusalOf(variant.sku || held.sku, error);
    }
    rest = rest.slice(step.length);
    if (total > FIRST_BATCH) await push.tell({ part: 'variants', done: total - rest.length, total });
  }
};

const restorePrices = async (push: VariationPush, pace: Pace, held: readonly WooVariation[]): Promise<void> => {
  for (let rest = held; rest.length > 0;) {
    const step = rest.slice(0, pace.amount);
    const update = step.map(({ id, regular_price }) => ({ id, regular_price }));
    if (await pace.measure(step.length, () => writeBatch(push, { update }))) rest = rest.slice(step.length);
  }
};

/**
 * Makes the product's variations those of the listing: by SKU, missing ones are added, then present ones changed, then those of ours that are not wanted
 * removed. Without `parts.variants` only the pictures of present ones are set.
 */
export const pushVariations = async (push: VariationPush, before: readonly WooVariation[]): Promise<void> => {
  const { product, parts } = push;
  const pace = new Pace(FIRST_BATCH, BATCH_SIZE);
  const old = new Set(before.map(({ id }) => id));
  const held = parts.variants ? await addMissing(push, pace, before) : before;
  const { present, surplus } = planOf(product, held);
  const changing = present.filter(({ held: { id }, variant }) => old.has(id) && (parts.variants || 'image' in bodyOf(push, variant)));
  await change(push, pace, changing);
  if (parts.variants) await removeAll(push, pace, surplus);
};

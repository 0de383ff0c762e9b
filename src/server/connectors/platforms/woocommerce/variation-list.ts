import { z } from 'zod';
import { ConnectorError } from '../../connector';
import type { OutgoingProduct, OutgoingVariant } from '../shop';
import { isOurs, productShape, variationShape, type WooProduct, type WooVariation } from './body';
import type { WooClient } from './client';
import { untilDone } from './pace';

const PAGE_SIZE = 100;
const MOST_PAGES = 50;

/** Times a list is read anew because it shifted meanwhile. */
const MOST_READS = 5;

/** SKUs asked for in one address. */
const SKUS_AT_ONCE = 40;

/** The shop's product is not as it was a moment ago: the push begins again. */
export class ChangedMeanwhile extends ConnectorError<'shop.changedMeanwhile'> {
  constructor() {
    super('changed_meanwhile', 'shop.changedMeanwhile', { retry: true });
  }
}

/**
 * All variations, by id. Each page begins with the last row of the one before: when another stands there, rows went away meanwhile and the list is read anew.
 * How many pages the shop announces does not count.
 */
export const pagesOfVariations = async <Row extends { readonly id: number }>(
  client: WooClient,
  productId: number,
  shape: z.ZodType<Row>,
  more: Readonly<Record<string, string>> = {},
): Promise<Row[]> => {
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const found: Row[] = [];
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const offset = String(Math.max(0, found.length - 1));
      const query = { per_page: String(PAGE_SIZE), offset, orderby: 'id', order: 'asc', ...more };
      const { data } = await client.get(`/products/${productId}/variations`, query, z.array(shape));
      if (pages > 0 && data[0]?.id !== found.pop()?.id) break;
      found.push(...data);
      if (data.length < PAGE_SIZE) return found;
    }
  }
  throw new ChangedMeanwhile();
};

export const readVariations = (client: WooClient, productId: number): Promise<WooVariation[]> =>
  pagesOfVariations(client, productId, variationShape, { _fields: 'id,sku,regular_price,meta_data' });

/** The variations once the shop has those of `skus`, or once it is clear that it adds none any more. */
export const settledVariations = (client: WooClient, productId: number, skus: readonly string[]): Promise<WooVariation[]> =>
  untilDone(() => readVariations(client, productId), {
    done: (held) => skus.every((sku) => held.some((each) => each.sku === sku)),
    trace: ({ length }) => length,
    pause: client.pause,
  });

interface Plan {
  readonly missing: readonly OutgoingVariant[];
  readonly present: readonly { readonly held: WooVariation; readonly variant: OutgoingVariant }[];
  /** Ours and unwanted: no longer sold, or twins of one that stays. */
  readonly surplus: readonly WooVariation[];
}

/**
 * What is to be done. Known by SKU: of twins the first stays, and one with our mark before others. What the shop's owner made carries neither a SKU of the
 * listing nor our mark, and is left alone.
 */
export const planOf = (product: OutgoingProduct, held: readonly WooVariation[]): Plan => {
  const unmarkedLast = held.toSorted((a, b) => Number(isOurs(b, product)) - Number(isOurs(a, product)) || a.id - b.id);
  const bySku = new Map<string, WooVariation>();
  for (const each of unmarkedLast) if (!bySku.has(each.sku)) bySku.set(each.sku, each);
  const wanted = new Set(product.variants.map(({ sku }) => sku));
  const unsold = new Set(product.unsold);
  return {
    missing: product.variants.filter(({ sku }) => !bySku.has(sku)),
    present: product.variants.flatMap((variant) => {
      const known = bySku.get(variant.sku);
      return known ? { held: known, variant } : [];
    }),
    surplus: held.filter((each) => (wanted.has(each.sku) ? bySku.get(each.sku) !== each : isOurs(each, product) || unsold.has(each.sku))),
  };
};

export const skuTaken = (sku: string): ConnectorError => new ConnectorError('sku_taken', 'shop.variantSkuTaken', { values: { sku } });

/** A comma parts SKUs in the shop's question; one that has some is asked for alone. */
const questions = (skus: readonly string[]): string[][] => {
  const plain = skus.filter((sku) => !sku.includes(','));
  const together = Array.from({ length: Math.ceil(plain.length / SKUS_AT_ONCE) }, (_, at) =>
    plain.slice(at * SKUS_AT_ONCE, (at + 1) * SKUS_AT_ONCE),
  );
  return [...together, ...skus.filter((sku) => sku.includes(',')).map((sku) => [sku])];
};

/** What has one of the SKUs outside the product. */
const holdersOf = async (client: WooClient, productId: number | undefined, skus: readonly string[]): Promise<WooProduct[]> => {
  const query = { sku: skus.join(','), status: 'any', per_page: String(PAGE_SIZE), _fields: 'id,type,status,sku,parent_id,meta_data' };
  const { data } = await client.get('/products', query, z.array(productShape));
  return data.filter(({ sku, parent_id }) => skus.includes(sku) && (productId === undefined || parent_id !== productId));
};

/**
 * Looks whether SKUs that are to be used for new variations are free, before anything is changed. What an earlier push left outside the product goes away;
 * throws `sku_taken` when something that is not ours has one.
 */
export const freeSkus = async (
  client: WooClient,
  product: OutgoingProduct,
  productId: number | undefined,
  skus: readonly string[],
): Promise<void> => {
  for (const asked of questions(skus)) {
    const holders = await holdersOf(client, productId, asked);
    const foreign = holders.find((holder) => holder.type !== 'variation' || !isOurs(holder, product));
    if (foreign) throw skuTaken(foreign.sku);
    if (holders.length === 0) continue;
    for (const { id, parent_id } of holders) await client.remove(`/products/${parent_id}/variations/${id}`);
    // One whose product is gone cannot be removed by the REST interface since 9.2.
    const [stuck] = await holdersOf(client, productId, asked);
    if (stuck) throw new ConnectorError('sku_taken', 'shop.orphanedVariations', { values: { sku: stuck.sku } });
  }
};

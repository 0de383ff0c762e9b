import { listingSkusIn, variantBought } from '../../domain/sales/variant-match';
import type { Tx } from '../kernel/context';
import type { OrderLineRow } from './tables';

/** What a line of a shop is here. */
interface Match {
  readonly item_info_id: string | null;
  readonly variant_sku: string | null;
}

type Line = Pick<OrderLineRow, '_id' | 'sku' | 'product_platform_id' | 'item_info_id' | 'variant_sku' | 'matched_by'>;

const readListings = (tx: Tx, containerId: string, ids: readonly string[], skus: readonly string[]) =>
  tx
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.sku', 'i.attribute_specifics_modify as variants', 'p.attribute_specifics as blanks'])
    .where('i.container_id', '=', containerId)
    .where((is) => is.or([is('i._id', 'in', [...ids, '']), is('i.sku', 'in', [...skus, ''])]))
    .execute();

/** Which listing each product of a store is, and what was said of SKUs before. */
const readKnown = async (tx: Tx, containerId: string, storeId: string, lines: readonly Line[]) => {
  const products = lines.flatMap(({ product_platform_id }) => product_platform_id ?? []);
  const skus = lines.map(({ sku }) => sku).filter((sku) => sku !== '');
  const items =
    products.length === 0
      ? []
      : await tx
          .selectFrom('items')
          .select(['platform_id', 'item_info_id'])
          .where('container_id', '=', containerId)
          .where('store_id', '=', storeId)
          .where('platform_id', 'in', products)
          .execute();
  const said =
    skus.length === 0
      ? []
      : await tx.selectFrom('sku_matches').selectAll().where('container_id', '=', containerId).where('sku', 'in', skus).execute();
  return {
    byProduct: new Map(items.map(({ platform_id, item_info_id }) => [platform_id, item_info_id])),
    said: new Map(said.map((match) => [match.sku, match])),
  };
};

/**
 * Finds out what lines of one store are: by the product they were pushed as, by what a person said of their SKU before, by a listing's SKU. What was
 * said of a line by hand, and what it was known as once, stays. Answers with the lines that are another match now.
 */
export const matchLines = async (
  tx: Tx,
  containerId: string,
  storeId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, Match>> => {
  const open = lines.filter(({ matched_by }) => matched_by === null);
  if (open.length === 0) return new Map();
  const { byProduct, said } = await readKnown(tx, containerId, storeId, open);
  const ids = open.flatMap(({ product_platform_id, item_info_id }) => byProduct.get(product_platform_id) ?? item_info_id ?? []);
  const listings = await readListings(
    tx,
    containerId,
    ids,
    open.flatMap(({ sku }) => listingSkusIn(sku)),
  );
  const matchOf = (line: Line): Match => {
    const known = byProduct.get(line.product_platform_id) ?? line.item_info_id;
    const spoken = said.get(line.sku);
    if (!known && spoken) return { item_info_id: spoken.item_info_id, variant_sku: spoken.variant_sku };
    const prefixes = listingSkusIn(line.sku);
    const listing =
      listings.find(({ _id }) => _id === known) ??
      prefixes.map((prefix) => listings.find(({ sku }) => sku === prefix)).find((found) => found !== undefined);
    if (!listing) return { item_info_id: known, variant_sku: line.variant_sku };
    const variant = variantBought(line.sku, listing, listing.blanks) ?? (spoken?.item_info_id === listing._id ? spoken.variant_sku : null);
    return { item_info_id: listing._id, variant_sku: variant ?? (line.item_info_id === listing._id ? line.variant_sku : null) };
  };
  return new Map(
    open.flatMap((line) => {
      const match = matchOf(line);
      const same = match.item_info_id === line.item_info_id && match.variant_sku === line.variant_sku;
      return same ? [] : [[line._id, match] as const];
    }),
  );
};

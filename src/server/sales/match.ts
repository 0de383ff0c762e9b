import { foldedSku, listingSkusIn, matchBySku, variantBought, type FoundMatch, type MatchListing } from '../../domain/sales/variant-match';
import type { Tx } from '../kernel/context';
import type { OrderLineRow } from './tables';

type Line = Pick<
  OrderLineRow,
  '_id' | 'sku' | 'product_platform_id' | 'variant_platform_id' | 'item_info_id' | 'variant_sku' | 'matched_by' | 'match_note'
>;

const readListings = (tx: Tx, containerId: string, ids: readonly string[], keys: readonly string[]): Promise<MatchListing[]> =>
  tx
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.sku', 'i.attribute_specifics_modify as variants', 'p.attribute_specifics as blanks'])
    .where('i.container_id', '=', containerId)
    .where((is) => is.or([is('i._id', 'in', [...ids, '']), is('i.sku_key', 'in', [...keys, ''])]))
    .orderBy('i._id')
    .execute();

/** The listings of a store's products, the SKUs of their variants, and the matches people made before. */
const readKnown = async (tx: Tx, containerId: string, storeId: string, lines: readonly Line[]) => {
  const products = [...new Set(lines.flatMap(({ product_platform_id }) => product_platform_id ?? []))];
  const skus = [...new Set(lines.map(({ sku }) => foldedSku(sku)).filter((sku) => sku !== ''))];
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
  const told =
    products.length === 0
      ? []
      : await tx
          .selectFrom('external_products')
          .select(['platform_id', 'variants'])
          .where('container_id', '=', containerId)
          .where('store_id', '=', storeId)
          .where('platform_id', 'in', products)
          .execute();
  const said =
    skus.length === 0
      ? []
      : await tx.selectFrom('sku_matches').selectAll().where('container_id', '=', containerId).where('sku_key', 'in', skus).execute();
  return {
    listingsOf: (product: string | null) => [
      ...new Set(items.filter(({ platform_id }) => platform_id === product).map(({ item_info_id }) => item_info_id)),
    ],
    skuAtShop: (line: Line): string | undefined =>
      line.variant_platform_id === null
        ? undefined
        : told
            .find(({ platform_id }) => platform_id === line.product_platform_id)
            ?.variants.find(({ platform_id }) => platform_id === line.variant_platform_id)?.sku,
    spokenOf: (sku: string) => said.filter((match) => match.sku === sku),
    similarTo: (sku: string) => said.filter((match) => foldedSku(match.sku) === foldedSku(sku)),
  };
};

type Known = Awaited<ReturnType<typeof readKnown>>;

/** Matches people made for this SKU, or for similar SKUs that all mean the same variant. */
const spokenMatch = (sku: string, known: Known): FoundMatch | null => {
  const [just] = known.spokenOf(sku);
  if (just) return { item_info_id: just.item_info_id, variant_sku: just.variant_sku, match_note: null };
  const [one, ...others] = known.similarTo(sku);
  if (!one) return null;
  const isOne = others.every((each) => each.item_info_id === one.item_info_id && each.variant_sku === one.variant_sku);
  return isOne
    ? { item_info_id: one.item_info_id, variant_sku: one.variant_sku, match_note: 'similar' }
    : { item_info_id: null, variant_sku: null, match_note: 'several' };
};

/**
 * Finds out what lines of one store are: by the product and variant they were pushed or linked as, by what a person said of their SKU before, by a
 * listing's SKU. What was said of a line by hand, and what it was known as once, stays. What may be several things is none of them. Answers with the lines
 * that are another match now.
 */
export const matchLines = async (
  tx: Tx,
  containerId: string,
  storeId: string,
  lines: readonly Line[],
): Promise<ReadonlyMap<string, FoundMatch>> => {
  const open = lines.filter(({ matched_by }) => matched_by === null);
  if (open.length === 0) return new Map();
  const known = await readKnown(tx, containerId, storeId, open);
  const ids = open.flatMap((line) => [...known.listingsOf(line.product_platform_id), ...(line.item_info_id ? [line.item_info_id] : [])]);
  const listings = await readListings(
    tx,
    containerId,
    ids,
    open.flatMap(({ sku }) => listingSkusIn(foldedSku(sku))),
  );
  const ofListing = (line: Line, id: string): FoundMatch => {
    const listing = listings.find(({ _id }) => _id === id);
    if (!listing) return { item_info_id: id, variant_sku: line.variant_sku, match_note: null };
    const atShop = known.skuAtShop(line);
    const bought = variantBought([...(atShop ? [atShop] : []), line.sku], listing);
    if (bought.variant_sku !== null || bought.match_note !== null) return { item_info_id: id, ...bought };
    const spoken = spokenMatch(line.sku, known);
    if (spoken?.item_info_id === id) return spoken;
    const before = line.item_info_id === id ? line.variant_sku : null;
    return { item_info_id: id, variant_sku: before, match_note: before === null ? null : line.match_note };
  };
  const matchOf = (line: Line): FoundMatch => {
    const [one, another] = known.listingsOf(line.product_platform_id);
    if (another !== undefined && line.item_info_id === null) return { item_info_id: null, variant_sku: null, match_note: 'several' };
    const id = another === undefined ? (one ?? line.item_info_id) : line.item_info_id;
    if (id) return ofListing(line, id);
    return spokenMatch(line.sku, known) ?? matchBySku(line.sku, listings);
  };
  return new Map(
    open.flatMap((line) => {
      const match = matchOf(line);
      const same =
        match.item_info_id === line.item_info_id && match.variant_sku === line.variant_sku && match.match_note === line.match_note;
      return same ? [] : [[line._id, match] as const];
    }),
  );
};

import { sql } from 'kysely';
import type { ImportInto } from '../../domain/listing/import';
import { importedListing, type Imported } from '../../domain/listing/import';
import { storePricing } from '../../domain/listing/store-price';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { readRates } from '../stores/currency';
import { visibleStores } from '../stores/rows';
import { productsOf } from './rows';
import { TELLING } from './schedule';
import { settleMarked } from './settle';
import type { ExternalRow } from './tables';

/** Products by their ids, as they are until the transaction ends. */
export const holdProducts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ExternalRow[]> => {
  await settleMarked(tx, containerId);
  return productsOf(tx, containerId)
    .where(sql<boolean>`e._id = any(${ids})`)
    .selectAll('e')
    .orderBy('e._id')
    .forUpdate('e')
    .execute();
};

/** What reading stores does. A store that is read already, or waits for it, is refused, and one nobody can reach. */
export const refreshVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const stores = await visibleStores(tx, containerId)
    .where('s._id', 'in', ids)
    .where('s.platform_id', 'in', TELLING)
    .select(['s._id', 's.sto_name', 's.sto_status'])
    .execute();
  const active = await tx
    .selectFrom('jobs')
    .select('store_id')
    .where('container_id', '=', containerId)
    .where('store_id', 'in', ids)
    .where('job_type', '=', 'fetch_items')
    .where('status', 'in', ['waiting', 'pending'])
    .execute();
  const inHand = new Set(active.map(({ store_id }) => store_id));
  return verdictsOn(ids, stores, ({ _id, sto_name, sto_status }) => {
    if (sto_status === 'Invalid') return refused(_id, sto_name, 'notConnected');
    return inHand.has(_id) ? refused(_id, sto_name, 'inHand') : accepted(_id, sto_name);
  });
};

/** Listings by the SKUs some products have. */
export const listingsBySku = async (tx: Tx, containerId: string, skus: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('item_infos')
    .select(['_id', 'sku'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`sku = any(${skus.filter((sku) => sku !== '')})`)
    .execute();
  return new Map(rows.map(({ _id, sku }) => [sku, _id]));
};

/** The product type items are made of. Throws when it is not there. */
export const importInto = async (tx: Tx, containerId: string, id: string): Promise<ImportInto> => {
  const product = await tx
    .selectFrom('product_presets')
    .select(['_id', 'type', 'prety_attributes', 'attribute_specifics'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id.trim())
    .forShare()
    .executeTakeFirst();
  if (!product) throw new UserError('preset.missing', { code: 'NOT_FOUND', field: 'product_id' });
  return product;
};

/** What an import makes of a product. */
export const importOf = (product: ExternalRow, into: ImportInto, rates: ReadonlyMap<string, number>): Imported => {
  const { currency } = product;
  // Its prices become dollars, so its platform's digits play no part.
  const pricing = storePricing({ currency, platform_id: null, ending: null }, rates.get(currency ?? ''));
  return importedListing({ ...product, pricing, images: product.images.map(({ src }) => src) }, into);
};

/** Rates of the currencies products are priced in. */
export const ratesOf = (tx: Tx, containerId: string, products: readonly ExternalRow[]): Promise<ReadonlyMap<string, number>> =>
  readRates(
    tx,
    containerId,
    products.flatMap(({ currency }) => currency ?? []),
  );

/** What importing does: what is an item already is refused, and what an item has the SKU of, which is to be linked. */
export const importVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], productId: string): Promise<Verdict[]> => {
  const into = await importInto(tx, containerId, productId);
  const products = await holdProducts(tx, containerId, ids);
  const known = await listingsBySku(
    tx,
    containerId,
    products.map(({ sku }) => sku),
  );
  const rates = await ratesOf(tx, containerId, products);
  const taken = new Set<string>();
  return verdictsOn(ids, products, (product) => {
    const { _id, name, sku, item_info_id, gone_at } = product;
    if (item_info_id !== null) return refused(_id, name, 'externalLinked');
    if (gone_at !== null) return refused(_id, name, 'externalGone');
    const own = sku.trim();
    if (own !== '' && (known.has(own) || taken.has(own))) return refused(_id, name, 'externalSkuKnown');
    const made = importOf(product, into, rates);
    if (!made.ok) return refused(_id, name, made.code);
    taken.add(own);
    return accepted(_id, name, 'externalLeft', made.left.length);
  });
};

/** Where listings are on sale already, as `listing store`. */
export const placesOf = async (tx: Tx, containerId: string, listings: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('items')
    .select(['item_info_id', 'store_id'])
    .where('container_id', '=', containerId)
    .where('platform_id', 'is not', null)
    .where('item_info_id', 'in', [...listings, ''])
    .execute();
  return new Set(rows.map(({ item_info_id, store_id }) => `${item_info_id} ${store_id}`));
};

/** What linking by SKU does. */
export const linkVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const products = await holdProducts(tx, containerId, ids);
  const known = await listingsBySku(
    tx,
    containerId,
    products.map(({ sku }) => sku),
  );
  const places = new Set(await placesOf(tx, containerId, [...known.values()]));
  return verdictsOn(ids, products, ({ _id, name, sku, store_id, item_info_id }) => {
    if (item_info_id !== null) return refused(_id, name, 'externalLinked');
    const listing = known.get(sku);
    if (!listing) return refused(_id, name, 'externalNoItem');
    const place = `${listing} ${store_id}`;
    if (places.has(place)) return refused(_id, name, 'externalItemElsewhere');
    places.add(place);
    return accepted(_id, name);
  });
};

/** What parting products from their listings does. */
export const unlinkVerdicts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<Verdict[]> => {
  const products = await holdProducts(tx, containerId, ids);
  return verdictsOn(ids, products, ({ _id, name, item_info_id }) =>
    item_info_id === null ? refused(_id, name, 'externalNotLinked') : accepted(_id, name),
  );
};

import { sql } from 'kysely';
import type { ExternalItem } from '../../contract/generated/resolvers';
import { newId } from '../db/ids';
import { insertRows } from '../db/many-rows';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { itemsById } from './rows';
import { settleMarked, settleProducts } from './settle';
import type { ExternalRow } from './tables';
import { holdProducts, listingsBySku, placesOf } from './verdicts';

/** A product and the listing it is on sale for from now on. */
export interface NewLink {
  readonly product: ExternalRow;
  readonly listing: string;
}

/**
 * Writes down that products are on sale for listings. Each store's pushes then take its product over, though no mark of ours is on it. When it first came to
 * be there nobody knows, so it counts against no limit.
 */
export const linkProducts = async (tx: Tx, containerId: string, links: readonly NewLink[]): Promise<void> => {
  if (links.length === 0) return;
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'platform_id', 'website'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(links.map(({ product }) => product.store_id))])
    .execute();
  const storeOf = new Map(stores.map((store) => [store._id, store]));
  const now = unixNow();
  // What a push began and never came to has a row without a product.
  for (const { product, listing } of links)
    await tx
      .deleteFrom('items')
      .where('container_id', '=', containerId)
      .where('item_info_id', '=', listing)
      .where('store_id', '=', product.store_id)
      .where('platform_id', 'is', null)
      .execute();
  await insertRows(
    tx,
    'items',
    links.map(({ product: { store_id, platform_id, external_url, sku, variants }, listing }) => {
      const [first] = variants;
      const alike = first?.quantity !== null && variants.every(({ quantity }) => quantity === first?.quantity);
      return {
        _id: newId(),
        item_info_id: listing,
        store_id,
        platform: storeOf.get(store_id)?.platform_id ?? '',
        platform_id,
        external_url,
        sku,
        imported_at: 0,
        issuu: null,
        // Pieces a store shows of every variant are known; others are as the store says.
        quantity: alike && first && first.quantity ? first.quantity : null,
        adopted: storeOf.get(store_id)?.website ?? null,
        updated_at: now,
      };
    }),
  );
  const ids = links.map(({ product }) => product._id);
  await tx
    .updateTable('external_products')
    .set({ unlinked: false })
    .where('container_id', '=', containerId)
    .where(sql<boolean>`_id = any(${ids})`)
    .execute();
  await settleProducts(tx, containerId, ids.toSorted());
};

/** Says for which listing one product is on sale. The same again changes nothing. */
export const linkOne = async (tx: Tx, containerId: string, id: string, itemInfoId: string): Promise<ExternalItem> => {
  const [product] = await holdProducts(tx, containerId, [id.trim()]);
  if (!product) throw new UserError('external.missing', { code: 'NOT_FOUND', field: '_id' });
  const listing = await tx
    .selectFrom('item_infos')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', '=', itemInfoId.trim())
    .forKeyShare()
    .executeTakeFirst();
  if (!listing) throw new UserError('listing.missing', { code: 'NOT_FOUND', field: 'item_info_id' });
  if (product.item_info_id !== listing._id) {
    if (product.item_info_id !== null) throw new UserError('bulk.row.externalLinked', { code: 'CONFLICT', field: '_id' });
    const places = await placesOf(tx, containerId, [listing._id]);
    if (places.has(`${listing._id} ${product.store_id}`))
      throw new UserError('bulk.row.externalItemElsewhere', { code: 'CONFLICT', field: 'item_info_id' });
    await linkProducts(tx, containerId, [{ product, listing: listing._id }]);
  }
  const [row] = await itemsById(tx, containerId, [product._id]);
  if (!row) throw new UserError('external.missing', { code: 'NOT_FOUND', field: '_id' });
  return row;
};

/** Links those the verdicts accept by their SKUs. */
export const linkBySku = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ExternalItem[]> => {
  const products = await holdProducts(tx, containerId, ids);
  const known = await listingsBySku(
    tx,
    containerId,
    products.map(({ sku }) => sku),
  );
  const links = products.flatMap((product) => {
    const listing = known.get(product.sku);
    return listing ? [{ product, listing }] : [];
  });
  await linkProducts(tx, containerId, links);
  return itemsById(tx, containerId, ids);
};

/** Parts products from their listings; what is gone from its shop is then nowhere. */
export const unlinkProducts = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ExternalItem[]> => {
  const products = await holdProducts(tx, containerId, ids);
  await tx
    .updateTable('external_products')
    .set({ unlinked: true })
    .where('container_id', '=', containerId)
    .where(sql<boolean>`_id = any(${ids})`)
    .execute();
  await sql`delete from items i using external_products e
    where i.container_id = ${containerId} and e.container_id = ${containerId} and e._id = any(${ids})
      and i.store_id = e.store_id and i.platform_id = e.platform_id`.execute(tx);
  await settleMarked(tx, containerId);
  const answer = await itemsById(
    tx,
    containerId,
    products.map(({ _id }) => _id),
  );
  await tx
    .deleteFrom('external_products')
    .where('container_id', '=', containerId)
    .where(sql<boolean>`_id = any(${ids})`)
    .where('gone_at', 'is not', null)
    .execute();
  return answer;
};

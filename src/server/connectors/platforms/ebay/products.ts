import { z } from 'zod';
import { askEachProduct, rowsOf, standings } from '../fetched-product';
import { readByNumber } from '../pages';
import type { FetchedProduct, FetchedProducts } from '../shop';
import type { Connection } from './access';
import { API, EbayClient, isGone } from './client';
import { batches, INVENTORY } from './items';
import { groupShape, itemShape, offerShape, toProduct, type Item, type Listed, type Offer } from './listed';

/** Items of a page; each is asked for its offer. */
const PAGE = 100;

/** Characters of a SKU or a group's key, at most. */
const MOST_KEY = 50;

const gone = (error: unknown): undefined => {
  if (isGone(error)) return undefined;
  throw error;
};

const offersShape = z.object({ offers: rowsOf(offerShape) });

const offerOf = async (client: EbayClient, sku: string): Promise<Offer | undefined> =>
  (await client.get(`${INVENTORY}/offer`, { sku, format: 'FIXED_PRICE' }, offersShape).catch(gone))?.offers[0];

const bulkShape = z.object({ responses: rowsOf(z.object({ sku: z.string(), inventoryItem: itemShape.nullish() })) });

const withOffers = async (client: EbayClient, items: readonly Item[]): Promise<Listed['sold']> => {
  const sold: { item: Item; offer: Offer | undefined }[] = [];
  // oxlint-disable-next-line boundaries/one-by-one -- these are the variants of one listing
  for (const item of items) sold.push({ item, offer: await offerOf(client, item.sku) });
  return sold;
};

/** A listing of several variants, by its group's key; undefined: there is none. */
const readGroup = async (client: EbayClient, key: string): Promise<Listed | undefined> => {
  const group = await client.get(`${INVENTORY}/inventory_item_group/${encodeURIComponent(key)}`, {}, groupShape).catch(gone);
  if (!group) return undefined;
  const items: Item[] = [];
  for (const skus of batches(group.variantSKUs)) {
    const body = { requests: skus.map((sku) => ({ sku })) };
    // oxlint-disable-next-line boundaries/one-by-one -- these are the variants of one listing
    const { responses } = await client.query(`${INVENTORY}/bulk_get_inventory_item`, body, bulkShape);
    for (const { sku, inventoryItem } of responses) if (inventoryItem) items.push({ ...inventoryItem, sku });
  }
  return { id: key, group, sold: await withOffers(client, items) };
};

const readAlone = async (client: EbayClient, item: Item): Promise<Listed> => ({
  id: item.sku,
  group: null,
  sold: await withOffers(client, [item]),
});

const groupsOf = ({ inventoryItemGroupKeys, groupIds }: Item): readonly string[] =>
  inventoryItemGroupKeys.length > 0 ? inventoryItemGroupKeys : groupIds;

const pageShape = z.object({ total: z.number().int().min(0), inventoryItems: rowsOf(itemShape).catch([]) });

/**
 * All listings each time: eBay tells nothing of when one changed. Only what was listed by this interface is there; what was made on eBay's own pages
 * belongs to another one.
 */
export async function* products(connection: Connection): AsyncIterable<FetchedProducts> {
  const client = new EbayClient(connection);
  const read = new Set<string>();
  const list = {
    ask: async (page: number) => {
      // What eBay calls an offset is the number of a page.
      const query = { limit: String(PAGE), offset: String(page) };
      const { total, inventoryItems } = await client.get(`${INVENTORY}/inventory_item`, query, pageShape);
      return { rows: inventoryItems, total };
    },
    size: PAGE,
    idOf: ({ sku }: Item) => sku,
    website: API,
  };
  for await (const rows of readByNumber(list)) {
    // Null: a group.
    const listings = new Map<string, Item | null>();
    for (const item of rows) {
      const keys = groupsOf(item);
      for (const key of keys.length > 0 ? keys : [item.sku])
        if (key !== '' && !read.has(key)) listings.set(key, keys.length > 0 ? null : item);
    }
    for (const key of listings.keys()) read.add(key);
    // One that fails is met again by the next look, which reads all of them.
    const { found } = await askEachProduct(
      [...listings.keys()],
      connection.outside.signal,
      async (key) => {
        const item = listings.get(key);
        return [item ? await readAlone(client, item) : await readGroup(client, key)].flatMap((each) => each ?? []);
      },
      true,
    );
    yield { products: found.map((each) => toProduct(connection, each)), gone: [], cursor: null };
  }
}

const findOne = async (client: EbayClient, id: string): Promise<Listed | undefined> => {
  const group = await readGroup(client, id);
  if (group) return group;
  const item = await client.get(`${INVENTORY}/inventory_item/${encodeURIComponent(id)}`, {}, itemShape).catch(gone);
  return item && readAlone(client, { ...item, sku: id });
};

/** By the keys of their groups, or the SKU of those that stand alone. */
export const readProducts = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const client = new EbayClient(connection);
  const known = ids.filter((id) => id !== '' && id.length <= MOST_KEY);
  const { found, unknown } = await askEachProduct(known, connection.outside.signal, async (id) =>
    [await findOne(client, id)].flatMap((each) => each ?? []),
  );
  return standings(
    ids,
    found.map((each) => toProduct(connection, each)),
    unknown,
  );
};

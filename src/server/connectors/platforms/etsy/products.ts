import { z } from 'zod';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { askEachProduct, rowsOf, standings } from '../fetched-product';
import { readByPlace } from '../pages';
import type { FetchedProduct, FetchedProducts } from '../shop';
import type { Connection } from './access';
import { EtsyClient, isGone, ORIGIN } from './client';
import { listedShape, toProduct, type Listed } from './listed';

/** All a listing can be in. What changes while they are read may move from one to another, and is met by the next look. */
const STATES = ['active', 'inactive', 'draft', 'sold_out', 'expired'] as const;

/** Rows of a page, with all that is asked for beside them; more would be a large answer. */
const PAGE = 25;

const WITH_ALL = { includes: 'Images,Inventory' };

const listShape = z.object({ results: rowsOf(listedShape) });

/** All listings each time: Etsy finds none by when they changed, and sorts those of a shop by nothing but when they were made. */
export async function* products(connection: Connection): AsyncIterable<FetchedProducts> {
  const client = new EtsyClient(connection);
  for (const state of STATES) {
    const list = {
      ask: async (offset: number): Promise<readonly Listed[]> => {
        const query = { state, ...WITH_ALL, limit: String(PAGE), offset: String(offset) };
        return (await client.get(client.shop('/listings'), query, listShape)).results;
      },
      size: PAGE,
      idOf: ({ listing_id }: Listed) => String(listing_id),
      website: ORIGIN,
    };
    for await (const rows of readByPlace(list)) yield { products: rows.map(toProduct), gone: [], cursor: null };
  }
}

const findOne = async (client: EtsyClient, id: string): Promise<readonly Listed[]> => {
  try {
    return [await client.get(`/listings/${id}`, WITH_ALL, listedShape)];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

/** Listings of other shops are none of this one's. What a list does not show is asked for one by one. */
export const readProducts = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const client = new EtsyClient(connection);
  const known = ids.filter((id) => /^[1-9]\d{0,14}$/.test(id));
  const found: Listed[] = [];
  await doOneByOne('products', chunksOf(known, PAGE), connection.outside.signal, async (some) => {
    const query = { listing_ids: some.join(','), ...WITH_ALL };
    found.push(...(await client.get('/listings/batch', query, listShape)).results);
  });
  const listed = new Set(found.map(({ listing_id }) => String(listing_id)));
  const rest = known.filter((id) => !listed.has(id));
  const asked = await askEachProduct(rest, connection.outside.signal, (id) => findOne(client, id), listed.size > 0);
  const own = [...found, ...asked.found].filter(
    ({ shop_id, state }) => state !== 'removed' && (!shop_id || String(shop_id) === connection.access.shop_id),
  );
  return standings(ids, own.map(toProduct), asked.unknown);
};

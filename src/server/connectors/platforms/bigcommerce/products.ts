import { z } from 'zod';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { text } from '../fetched';
import { askEachProduct, rowsOf, standings } from '../fetched-product';
import type { FetchedProduct, FetchedProducts } from '../shop';
import { iso, readChanges } from './changes';
import { BigClient, isGone, websiteOf, type Connection } from './client';
import { listedShape, toProduct, type Listed } from './listed';

const PRODUCTS = '/v3/catalog/products';

/** Each comes with its pictures and up to 600 variants, and an answer has to be of a size one takes. */
const AT_ONCE = 10;

const WITH_ALL = { include: 'variants,images' };

const listShape = z.object({ data: rowsOf(listedShape) });

export const readStoreCurrency = async (client: BigClient): Promise<string> =>
  (await client.get('/v2/store', {}, z.object({ currency: text }))).currency;

/**
 * What changed since the cursor. The mark stands in a field people may use for something else: one that names no listing is nobody's, as whoever
 * keeps these finds out.
 */
export async function* products(connection: Connection, cursor: string | null): AsyncIterable<FetchedProducts> {
  const client = new BigClient(connection);
  const currency = await readStoreCurrency(client);
  const list = {
    ask: async (query: Readonly<Record<string, string>>, size: number): Promise<readonly Listed[]> =>
      (await client.get(PRODUCTS, { ...query, ...WITH_ALL, limit: String(size) }, listShape)).data,
    size: AT_ONCE,
    idOf: ({ id }: Listed) => id,
    changedAt: ({ date_modified }: Listed) => (date_modified ?? 0) * 1000,
    since: (ms: number) => ({ 'date_modified:min': iso(ms) }),
    until: (ms: number) => ({ 'date_modified:max': iso(ms) }),
    earliestFirst: { sort: 'date_modified', direction: 'asc' },
    fromId: (id: number) => ({ sort: 'id', direction: 'asc', 'id:min': String(id) }),
    website: websiteOf(connection),
  };
  for await (const { rows, cursor: reached } of readChanges(list, cursor))
    yield { products: rows.map((row) => toProduct(connection, row, currency)), gone: [], cursor: reached };
}

const findOne = async (client: BigClient, id: string): Promise<readonly Listed[]> => {
  try {
    return [(await client.get(`${PRODUCTS}/${id}`, WITH_ALL, z.object({ data: listedShape }))).data];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

/** What a list does not show is asked for one by one, since a list may leave out for many reasons. */
export const readProducts = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const client = new BigClient(connection);
  const known = ids.filter((id) => /^\d{1,15}$/.test(id));
  const found: Listed[] = [];
  await doOneByOne('products', chunksOf(known, AT_ONCE), connection.outside.signal, async (some) => {
    const query = { 'id:in': some.join(','), ...WITH_ALL, limit: String(AT_ONCE) };
    found.push(...(await client.get(PRODUCTS, query, listShape)).data);
  });
  const listed = new Set(found.map(({ id }) => String(id)));
  const rest = known.filter((id) => !listed.has(id));
  const asked = await askEachProduct(rest, connection.outside.signal, (id) => findOne(client, id), listed.size > 0);
  const all = [...found, ...asked.found];
  const currency = all.length > 0 ? await readStoreCurrency(client) : null;
  return standings(
    ids,
    all.map((each) => toProduct(connection, each, currency)),
    asked.unknown,
  );
};

import { askEachProduct, rowsOf, standings } from '../fetched-product';
import type { FetchedProduct, FetchedProducts } from '../shop';
import { readAccount } from './account';
import { readChanges } from './changes';
import { WishRefusal, type WishClient } from './client';
import { listedShape, rowShape, toProduct, type Listed } from './listed';
import { isRemoved, pathOf } from './product';

/** Products Wish tells at once, at most. */
const MOST_PAGE_SIZE = 1000;

const rowsShape = rowsOf(rowShape)
  .nullish()
  .transform((rows) => rows ?? []);

const findOne = async (client: WishClient, id: string): Promise<readonly Listed[]> => {
  try {
    const listed = await client.ask('GET', pathOf(id), listedShape);
    return isRemoved(listed) ? [] : [listed];
  } catch (error) {
    if (error instanceof WishRefusal && error.isMissing) return [];
    throw error;
  }
};

/** What changed since the cursor. A list tells nothing of variations: each product is asked for. */
export async function* products(client: WishClient, cursor: string | null): AsyncIterable<FetchedProducts> {
  const account = await readAccount(client);
  const list = {
    path: '/products',
    shape: rowsShape,
    changedAt: ({ updated_at }: { readonly updated_at: number | null }) => (updated_at ?? 0) * 1000,
    most: MOST_PAGE_SIZE,
  } as const;
  for await (const { rows, cursor: reached } of readChanges(client, list, cursor)) {
    const there = rows.filter((row) => !isRemoved(row)).map(({ id }) => id);
    const gone = rows.filter(isRemoved).map(({ id }) => id);
    const { found, unknown } = await askEachProduct(there, client.transport.outside.signal, (id) => findOne(client, id), true);
    yield { products: found.map((each) => toProduct(account, each)), gone, unread: [...unknown], cursor: reached };
  }
}

export const readProducts = async (client: WishClient, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const known = ids.filter((id) => /^[0-9a-f]{24}$/.test(id));
  if (known.length === 0) return standings(ids, []);
  const account = await readAccount(client);
  const { found, unknown } = await askEachProduct(known, client.transport.outside.signal, (id) => findOne(client, id));
  return standings(
    ids,
    found.map((each) => toProduct(account, each)),
    unknown,
  );
};

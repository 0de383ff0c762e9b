import { OVERLAP_MS, readByTime, type Stretch } from '../by-time';
import { askEachProduct, standings } from '../fetched-product';
import type { FetchedProduct, FetchedProducts } from '../shop';
import type { AmazonClient } from './client';
import { AT_AMAZON, PAGE_SIZE, readChildrenAs, readItemsAs, search, searchPage, type Reading } from './items';
import { changedAt, isParent, LISTED_DATA, listedShape, parentOf, toProduct, type Family, type Listed } from './listed';
import { placeOf } from './place';

const SECOND = 1000;

/** Before Amazon kept listings at all. */
const EARLIEST = Date.UTC(2000, 0, 1);

const LISTED: Reading<Listed> = { data: LISTED_DATA, shape: listedShape };

const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '');

const changedWithin = ({ from, to }: Stretch): Readonly<Record<string, string>> => ({
  lastUpdatedAfter: iso(from),
  ...(to !== null && { lastUpdatedBefore: iso(to) }),
  // The latest first: so the first page tells how far there is to go.
  sortBy: 'lastUpdatedDate',
  sortOrder: 'DESC',
});

/** Listings with what is sold of each; a SKU that is not there is none. */
const familiesOf = async (client: AmazonClient, skus: readonly string[]) => {
  const heads = await readItemsAs(client, skus, LISTED);
  return askEachProduct(
    [...heads.keys()],
    client.outside.signal,
    async (sku): Promise<readonly Family[]> => {
      const head = heads.get(sku);
      return head ? [{ head, sold: isParent(head) ? await readChildrenAs(client, head.sku, LISTED) : [head] }] : [];
    },
    true,
  );
};

/** Listings some SKUs belong to: a child to its parent's, unless that is gone. */
const whole = async (client: AmazonClient, rows: readonly Listed[]) => {
  const heads = new Set(rows.map((row) => parentOf(row) ?? row.sku));
  const { found, unknown } = await familiesOf(client, [...heads]);
  const known = new Set([...found.map(({ head }) => head.sku), ...unknown]);
  const orphans = rows.filter((row) => !known.has(parentOf(row) ?? row.sku));
  return { families: [...found, ...orphans.map((head) => ({ head, sold: [head] }))], unread: [...unknown] };
};

/** What changed since the cursor: a listing counts as changed where one of its SKUs is. Amazon shows a thousand SKUs of a list and no more. */
export async function* products(client: AmazonClient, cursor: string | null): AsyncIterable<FetchedProducts> {
  const place = await placeOf(client);
  const list = {
    size: PAGE_SIZE,
    unit: SECOND,
    website: AT_AMAZON,
    idOf: ({ sku }: Listed) => sku,
    changedAt: (row: Listed) => (changedAt(row) ?? 0) * SECOND,
    ask: async (stretch: Stretch, _offset: number, size: number) => {
      const { rows, total, next } = await searchPage(client, changedWithin(stretch), LISTED, size);
      return { rows, total: next === undefined ? rows.length : Math.max(total, rows.length + 1), at: undefined };
    },
    whole: async (stretch: Stretch) => {
      const found = new Map<string, Listed>();
      // A SKU that changes meanwhile leaves the second, and may move another to a page that was read.
      for (let before = -1; found.size > before;) {
        before = found.size;
        for (const row of await search(client, changedWithin(stretch), LISTED)) found.set(row.sku, row);
      }
      return [...found.values()];
    },
  };
  const since = cursor === null ? EARLIEST : Number(cursor) - OVERLAP_MS;
  for await (const { rows, reached } of readByTime(list, since)) {
    const { families, unread } = await whole(client, rows);
    const products = families.map((each) => toProduct(place, each));
    yield { products, gone: [], unread, cursor: reached === null ? cursor : String(reached) };
  }
}

/** By SKU: that of the parent, where there are several. */
export const readProducts = async (client: AmazonClient, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const place = await placeOf(client);
  const { found, unknown } = await familiesOf(
    client,
    ids.filter((id) => id !== ''),
  );
  return standings(
    ids,
    found.map((each) => toProduct(place, each)),
    unknown,
  );
};

import { z } from 'zod';
import { OVERLAP_MS, readByTime, type Stretch } from '../by-time';
import { text } from '../fetched';
import { askEachProduct, rowsOf, standings } from '../fetched-product';
import { goOn } from '../pages';
import type { FetchedProduct, FetchedProducts } from '../shop';
import { API, type TikTokClient } from './client';
import { listedShape, toProduct, type Listed } from './listed';
import { isGone, pathOf } from './product';

const PAGE_SIZE = 100;
const SECOND = 1000;

/** Readings of seconds in which more than a page of products changed, until one of them brings nothing new. */
const MOST_READINGS = 5;

const rowShape = z.object({ id: z.string(), status: text, update_time: z.number().int().min(0).catch(0) });
type Row = z.infer<typeof rowShape>;

const pageShape = z.object({
  products: rowsOf(rowShape)
    .nullish()
    .transform((products) => products ?? []),
  total_count: z.number().int().min(0),
  next_page_token: z.string().nullish(),
});

const askPage = (client: TikTokClient, { from, to }: Stretch, token?: string) =>
  client.ask('POST', '/product/202502/products/search', pageShape, {
    query: { page_size: String(PAGE_SIZE), ...(token ? { page_token: token } : {}) },
    body: { update_time_ge: Math.floor(from / SECOND), ...(to !== null && { update_time_le: Math.floor(to / SECOND) }) },
  });

/**
 * What changed within a second or two, by the platform's pages. A product that changes again leaves them, and may move another one to a page that was
 * read: they are read until nothing new comes.
 */
const withinSeconds = async (client: TikTokClient, stretch: Stretch): Promise<readonly Row[]> => {
  const seen = new Map<string, Row>();
  for (let readings = 0; readings < MOST_READINGS; readings += 1) {
    const before = seen.size;
    const next = goOn(API);
    for (let token: string | undefined, more = true; more;) {
      const { products: rows, next_page_token } = await askPage(client, stretch, token);
      for (const row of rows) seen.set(row.id, row);
      more = !!next_page_token;
      if (more) token = next(next_page_token);
    }
    if (seen.size === before) break;
  }
  return [...seen.values()];
};

const findOne = async (client: TikTokClient, id: string): Promise<readonly Listed[]> => {
  try {
    const listed = await client.ask('GET', pathOf(id), listedShape);
    return listed.status === 'DELETED' ? [] : [listed];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
};

/** What changed since the cursor. A list tells little of a product: each is asked for. */
export async function* products(client: TikTokClient, cursor: string | null): AsyncIterable<FetchedProducts> {
  const list = {
    size: PAGE_SIZE,
    unit: SECOND,
    website: API,
    idOf: ({ id }: Row) => id,
    changedAt: ({ update_time }: Row) => update_time * SECOND,
    ask: async (stretch: Stretch) => {
      const { products: rows, total_count, next_page_token } = await askPage(client, stretch);
      return { rows, total: next_page_token ? Math.max(total_count, rows.length + 1) : total_count, at: undefined };
    },
    whole: (stretch: Stretch) => withinSeconds(client, stretch),
  };
  const since = cursor === null ? 0 : Math.max(0, Number(cursor) * SECOND - OVERLAP_MS);
  for await (const { rows, reached } of readByTime(list, since)) {
    const there = rows.filter(({ status }) => status !== 'DELETED').map(({ id }) => id);
    const { found, unknown } = await askEachProduct(there, client.transport.outside.signal, (id) => findOne(client, id), true);
    yield {
      products: found.map(toProduct),
      unread: [...unknown],
      gone: rows.filter(({ status }) => status === 'DELETED').map(({ id }) => id),
      cursor: reached === null ? cursor : String(Math.floor(reached / SECOND)),
    };
  }
}

export const readProducts = async (client: TikTokClient, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const known = ids.filter((id) => /^\d{1,25}$/.test(id));
  const { found, unknown } = await askEachProduct(known, client.transport.outside.signal, (id) => findOne(client, id));
  return standings(ids, found.map(toProduct), unknown);
};

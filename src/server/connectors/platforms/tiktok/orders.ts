import { z } from 'zod';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { addFates } from '../order-fates';
import { fittingPage, type PageSize } from '../page-size';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import type { TikTokClient } from './client';
import { orderRowShape, readOrders, type TikTokOrder, type TikTokOrderRow } from './order';

const PAGE_SIZE = 100;

/** How far each look reaches back behind the last one, in seconds: an order may become visible a little after its own time. */
const OVERLAP = 5 * 60;

/** Readings of one second in which more than a page of orders changed, until one of them brings nothing new. */
const MOST_READINGS = 5;

const pageShape = z.object({
  orders: z
    .array(orderRowShape)
    .nullish()
    .transform((orders) => orders ?? []),
  next_page_token: z.string().nullish(),
});

interface Window {
  readonly update_time_ge?: number;
  readonly update_time_lt?: number;
}

const askPage = (client: TikTokClient, page: PageSize, window: Window, token?: string) =>
  page.ask((size) =>
    client.ask('POST', '/order/202309/orders/search', pageShape, {
      query: {
        page_size: String(size),
        sort_field: 'update_time',
        sort_order: 'ASC',
        ...(token ? { page_token: token } : {}),
      },
      body: window,
    }),
  );

/** One without an id is known by all that was sent of it. */
const keyOf = ({ id, sent }: TikTokOrderRow): string => id || JSON.stringify(sent);

/**
 * Everything that changed within one second, by the platform's pages. An order that changes again leaves the second, and may move another one to a
 * page that was read: the second is read until it brings nothing new.
 */
async function* withinSecond(client: TikTokClient, page: PageSize, second: number): AsyncGenerator<readonly TikTokOrderRow[]> {
  const seen = new Set<string>();
  for (let readings = 0; readings < MOST_READINGS; readings += 1) {
    const before = seen.size;
    let token: string | undefined;
    do {
      const { orders, next_page_token } = await askPage(client, page, { update_time_ge: second, update_time_lt: second + 1 }, token);
      const fresh = orders.filter((order) => !seen.has(keyOf(order)));
      for (const order of fresh) seen.add(keyOf(order));
      if (fresh.length > 0) yield fresh;
      token = next_page_token || undefined;
    } while (token);
    if (seen.size === before) return;
  }
}

/**
 * Pages of what was changed since a time, the earliest change first. Each page is sought from the last second of the one before, not by its
 * token: nothing that is changed meanwhile makes it pass over another order.
 */
async function* byChange(client: TikTokClient, from: number | null): AsyncGenerator<readonly TikTokOrderRow[]> {
  const page = fittingPage(PAGE_SIZE);
  for (let since = from; ;) {
    const { orders, next_page_token } = await askPage(client, page, since === null ? {} : { update_time_ge: since });
    yield orders;
    const latest = orders.reduce((most, { update_time }) => Math.max(most, update_time), 0);
    if (orders.length < page.size && !next_page_token) return;
    if (orders.length === 0) return;
    if (since === null || latest > since) {
      since = latest;
      continue;
    }
    // More than a page was changed within one second.
    yield* withinSecond(client, page, latest);
    since = latest + 1;
  }
}

/** What changed since the cursor: the latest change that TikTok told, by its own clock. */
export async function* fetchOrders(client: TikTokClient, cursor: string | null): AsyncIterable<FetchedOrders> {
  let reached = cursor === null ? null : Number(cursor);
  for await (const orders of byChange(client, reached === null ? null : Math.max(0, reached - OVERLAP))) {
    for (const { update_time } of orders) reached = Math.max(reached ?? 0, update_time);
    yield { ...(await readOrders(orders)), trashed: [], cursor: reached === null ? null : String(reached) };
  }
}

/** Orders TikTok tells of in one answer. */
const IDS_AT_ONCE = 50;

/** Orders asked for one by one, at most. */
const MOST_ASKED = 20;

const askOrders = async (client: TikTokClient, ids: readonly string[]): Promise<readonly TikTokOrderRow[]> =>
  (await client.ask('GET', '/order/202309/orders', pageShape, { query: { ids: ids.join(',') } })).orders;

export const findOrders = async (client: TikTokClient, ids: readonly string[]): Promise<readonly TikTokOrder[]> =>
  (await askOrders(client, ids)).flatMap(({ row }) => row ?? []);

export const readOrder = async (client: TikTokClient, id: string): Promise<ReadOrders> => readOrders(await askOrders(client, [id]));

/** TikTok deletes no order: of one it does not tell, nothing is known. */
export const findFates = async (client: TikTokClient, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const fates = new Map<string, OrderFate>();
  const { signal } = client.transport.outside;
  const { failed } = await doOneByOne('order fates', chunksOf(ids, IDS_AT_ONCE), signal, async (some) => {
    for (const { id } of await askOrders(client, some)) fates.set(id, 'there');
  });
  // An id TikTok does not take makes it refuse a whole list.
  return addFates(fates, failed.flat().slice(0, MOST_ASKED), signal, async (id) =>
    (await askOrders(client, [id])).length > 0 ? 'there' : undefined,
  );
};

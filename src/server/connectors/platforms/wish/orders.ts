import { z } from 'zod';
import { endless } from '../../connector';
import type { FetchedOrders, OrderFate } from '../shop';
import { WishRefusal, type WishClient } from './client';
import { HOST } from './door';
import { orderShape, toOrder, type WishOrder } from './order';

const PAGE_SIZE = 100;
/** Asked for only where more than a page was changed at the same time; Wish tells no more at once. */
const MOST_PAGE_SIZE = 500;

/** How far each look reaches back behind the last one: an order may become visible a little after its own time. */
const OVERLAP_MS = 5 * 60 * 1000;

/** Orders asked for one by one, at most: no list shows those of some ids. */
const MOST_ASKED = 20;

const pageShape = z
  .array(orderShape)
  .nullish()
  .transform((orders) => orders ?? []);

/**
 * Pages of what was changed since a time, the earliest change first. Each begins with the last time of the one before, which is told again: nothing
 * that is changed meanwhile makes it pass over another order.
 */
async function* byChange(client: WishClient, from: number | null): AsyncGenerator<readonly WishOrder[]> {
  let size = PAGE_SIZE;
  for (let since = from; ;) {
    const orders = await client.ask('GET', '/orders', pageShape, {
      query: {
        sort_by: 'updated_at.asc',
        limit: String(size),
        ...(since === null ? {} : { updated_at_min: new Date(since).toISOString() }),
      },
    });
    yield orders;
    if (orders.length < size) return;
    const latest = orders.reduce((most, { updated_at }) => Math.max(most, updated_at), 0);
    const stuck = since !== null && latest <= since;
    if (stuck && size === MOST_PAGE_SIZE) throw endless(HOST);
    size = stuck ? MOST_PAGE_SIZE : PAGE_SIZE;
    since = latest;
  }
}

/** What changed since the cursor: the latest change that Wish told, by its own clock. */
export async function* fetchOrders(client: WishClient, cursor: string | null): AsyncIterable<FetchedOrders> {
  let reached = cursor === null ? null : Number(cursor);
  for await (const orders of byChange(client, reached === null ? null : Math.max(0, reached - OVERLAP_MS))) {
    for (const { updated_at } of orders) reached = Math.max(reached ?? 0, updated_at);
    yield { orders: orders.map(toOrder), trashed: [], cursor: reached === null ? null : String(reached) };
  }
}

export const findOrder = (client: WishClient, id: string): Promise<WishOrder> =>
  client.ask('GET', `/orders/${encodeURIComponent(id)}`, orderShape);

/** Wish deletes no order: of one it does not tell, nothing is known. */
export const findFates = async (client: WishClient, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const fates = new Map<string, OrderFate>();
  for (const id of ids.slice(0, MOST_ASKED)) {
    try {
      await findOrder(client, id);
      fates.set(id, 'there');
    } catch (error) {
      if (!(error instanceof WishRefusal && error.isMissing)) throw error;
    }
  }
  return fates;
};

import { z } from 'zod';
import { addFates } from '../order-fates';
import { NO_ORDERS } from '../order-rows';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import { readChanges } from './changes';
import { WishRefusal, type WishClient } from './client';
import { orderRowShape, orderShape, readOrders, type WishOrder, type WishOrderRow } from './order';

/** Orders Wish tells at once, at most. */
const MOST_PAGE_SIZE = 500;

/** Orders asked for one by one, at most: no list shows those of some ids. */
const MOST_ASKED = 20;

const pageShape = z
  .array(orderRowShape)
  .nullish()
  .transform((orders) => orders ?? []);

export async function* fetchOrders(client: WishClient, cursor: string | null): AsyncIterable<FetchedOrders> {
  const list = {
    path: '/orders',
    shape: pageShape,
    changedAt: ({ updated_at }: WishOrderRow) => updated_at,
    most: MOST_PAGE_SIZE,
  } as const;
  for await (const { rows, cursor: reached } of readChanges(client, list, cursor))
    yield { ...(await readOrders(rows)), trashed: [], cursor: reached };
}

export const findOrder = (client: WishClient, id: string): Promise<WishOrder> =>
  client.ask('GET', `/orders/${encodeURIComponent(id)}`, orderShape);

export const readOrder = async (client: WishClient, id: string): Promise<ReadOrders> => {
  try {
    return await readOrders([await client.ask('GET', `/orders/${encodeURIComponent(id)}`, orderRowShape)]);
  } catch (error) {
    if (error instanceof WishRefusal && error.isMissing) return NO_ORDERS;
    throw error;
  }
};

/** Wish deletes no order: of one it does not tell, nothing is known. */
export const findFates = async (client: WishClient, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  return addFates(new Map(), ids.slice(0, MOST_ASKED), client.transport.outside.signal, async (id) => {
    try {
      await findOrder(client, id);
      return 'there';
    } catch (error) {
      if (!(error instanceof WishRefusal && error.isMissing)) throw error;
      return undefined;
    }
  });
};

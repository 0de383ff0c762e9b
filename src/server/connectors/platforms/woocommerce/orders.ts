import { z } from 'zod';
import { addFates } from '../order-fates';
import { NO_ORDERS } from '../order-rows';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import type { Connection } from './access';
import { lookAt, PAGE_SIZE } from './changes';
import { orderRowShape, readOrders } from './order';
import { givenBackBy } from './refund';
import { WooClient, WooRefusal } from './client';

/** Orders asked for one by one, at most, when a list does not show them. */
const MOST_ASKED = 20;

/** What changed since the cursor: first what was put in the trash, which no other list shows, then the orders. */
export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const givenBackOf = givenBackBy(connection);
  const look = lookAt(connection, '/orders', cursor);
  for await (const trashed of look.trashed()) yield { ...NO_ORDERS, trashed, cursor };
  for await (const { rows, reached } of look.changed(orderRowShape))
    yield { ...(await readOrders(rows, givenBackOf)), trashed: [], cursor: reached };
}

export const readOrder = async (connection: Connection, id: string): Promise<ReadOrders> => {
  try {
    const { data } = await new WooClient(connection).get(`/orders/${encodeURIComponent(id)}`, {}, orderRowShape);
    return await readOrders([data], givenBackBy(connection));
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return NO_ORDERS;
    throw error;
  }
};

const fateShape = z.object({ id: z.number().int(), status: z.string() });

const fateOf = async (client: WooClient, id: string): Promise<OrderFate> => {
  try {
    const { data } = await client.get(`/orders/${id}`, { _fields: 'id,status' }, fateShape);
    return data.status === 'trash' ? 'trashed' : 'there';
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return 'deleted';
    throw error;
  }
};

/** What became of orders: what a list does not show is asked for one by one, since a list may leave out for many reasons. */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const client = new WooClient(connection);
  const query = { include: ids.join(','), per_page: String(PAGE_SIZE), _fields: 'id,status' };
  const { data } = await client.get('/orders', query, z.array(fateShape));
  const listed = new Set(data.map(({ id }) => String(id)));
  const fates = new Map<string, OrderFate>();
  for (const id of ids) if (listed.has(id)) fates.set(id, 'there');
  const rest = ids.filter((each) => !listed.has(each)).slice(0, MOST_ASKED);
  return addFates(fates, rest, connection.signal, (id) => fateOf(client, id));
};

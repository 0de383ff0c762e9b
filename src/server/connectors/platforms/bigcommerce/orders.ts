import { z } from 'zod';
import { addFates } from '../order-fates';
import { NO_ORDERS } from '../order-rows';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import { iso, readChanges } from './changes';
import { BigClient, isGone, websiteOf, type Connection } from './client';
import { orderRowShape, readOrders, type BigOrderRow } from './order';

const PAGE_SIZE = 50;

const WITH_LINES = { include: 'consignments.line_items', consignment_structure: 'object' } as const;

/** Orders asked for one by one, at most. */
const MOST_ASKED = 20;

export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new BigClient(connection);
  const list = {
    ask: (query: Readonly<Record<string, string>>, size: number): Promise<readonly BigOrderRow[]> =>
      client.get('/v2/orders', { ...query, limit: String(size), ...WITH_LINES }, z.array(orderRowShape)),
    size: PAGE_SIZE,
    idOf: ({ id }: BigOrderRow) => id,
    changedAt: ({ date_modified }: BigOrderRow) => date_modified,
    since: (ms: number) => ({ min_date_modified: iso(ms) }),
    until: (ms: number) => ({ max_date_modified: iso(ms) }),
    earliestFirst: { sort: 'date_modified:asc' },
    fromId: (id: number) => ({ sort: 'id:asc', min_id: String(id) }),
    website: websiteOf(connection),
  };
  for await (const { rows, cursor: reached } of readChanges(list, cursor))
    yield {
      ...(await readOrders(rows)),
      trashed: rows.filter(({ is_deleted }) => is_deleted).map(({ id }) => String(id)),
      cursor: reached,
    };
}

export const readOrder = async (connection: Connection, id: string): Promise<ReadOrders> => {
  try {
    const row = await new BigClient(connection).get(`/v2/orders/${encodeURIComponent(id)}`, WITH_LINES, orderRowShape);
    return await readOrders(row.is_deleted ? [] : [row]);
  } catch (error) {
    if (isGone(error)) return NO_ORDERS;
    throw error;
  }
};

const fateShape = z.object({ is_deleted: z.boolean().catch(false) });

const fateOf = async (client: BigClient, id: string): Promise<OrderFate> => {
  try {
    return (await client.get(`/v2/orders/${encodeURIComponent(id)}`, {}, fateShape)).is_deleted ? 'trashed' : 'there';
  } catch (error) {
    if (isGone(error)) return 'deleted';
    throw error;
  }
};

/** What became of orders: asked for one by one, some each time. */
export const findFates = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  const client = new BigClient(connection);
  return addFates(new Map(), ids.slice(0, MOST_ASKED), connection.outside.signal, (id) => fateOf(client, id));
};

import { z } from 'zod';
import type { FetchedOrders, OrderFate } from '../shop';
import { BigClient, isGone, type Connection } from './client';
import { isOrder, orderShape, toOrder, type BigOrder } from './order';

const PAGE_SIZE = 50;

/** How far each look reaches back behind the last one: an order may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

const SECOND = 1000;

/** Orders asked for one by one, at most. */
const MOST_ASKED = 20;

type Query = Readonly<Record<string, string>>;
type Ask = (query: Query) => Promise<readonly BigOrder[]>;

const iso = (ms: number): string => new Date(ms).toISOString();

const latestOf = (orders: readonly BigOrder[]): number => orders.reduce((latest, { date_modified }) => Math.max(latest, date_modified), 0);

/** What was changed in some seconds, by id: each page is sought behind the last one's. */
async function* byId(ask: Ask, query: Query): AsyncGenerator<readonly BigOrder[]> {
  for (let least = 0; ;) {
    const orders = await ask({ ...query, sort: 'id:asc', min_id: String(least) });
    yield orders;
    if (orders.length < PAGE_SIZE) return;
    least = orders.reduce((most, { id }) => Math.max(most, id), least) + 1;
  }
}

/**
 * Pages of what was changed after a time, the earliest change first. Each is sought from the last second of the one before, not by a page's
 * number: nothing that is changed meanwhile makes it pass over another order.
 */
async function* byChange(ask: Ask, from: number | null): AsyncGenerator<readonly BigOrder[]> {
  for (let after = from; ;) {
    const orders = await ask({ ...(after === null ? {} : { min_date_modified: iso(after) }), sort: 'date_modified:asc' });
    yield orders;
    if (orders.length < PAGE_SIZE) return;
    const latest = latestOf(orders);
    const next = latest - SECOND;
    if (after === null || next > after) {
      after = next;
      continue;
    }
    // More than a page was changed within one second, as when a shop changes many orders at once.
    yield* byId(ask, { min_date_modified: iso(after), max_date_modified: iso(latest + SECOND) });
    after = latest + 2 * SECOND;
  }
}

export async function* fetchOrders(connection: Connection, cursor: string | null): AsyncIterable<FetchedOrders> {
  const client = new BigClient(connection);
  const ask: Ask = (query) =>
    client.get(
      '/v2/orders',
      { ...query, limit: String(PAGE_SIZE), include: 'consignments.line_items', consignment_structure: 'object' },
      z.array(orderShape),
    );
  let reached = cursor === null ? 0 : Date.parse(cursor);
  for await (const orders of byChange(ask, cursor === null ? null : reached - OVERLAP_MS)) {
    reached = Math.max(reached, latestOf(orders));
    yield {
      orders: orders.filter(isOrder).map(toOrder),
      trashed: orders.filter(({ is_deleted }) => is_deleted).map(({ id }) => String(id)),
      cursor: reached === 0 ? null : iso(reached),
    };
  }
}

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
  const fates = new Map<string, OrderFate>();
  for (const id of ids.slice(0, MOST_ASKED)) fates.set(id, await fateOf(client, id));
  return fates;
};

import { z } from 'zod';
import { endless } from '../../connector';
import { addFates } from '../order-fates';
import { NO_ORDERS } from '../order-rows';
import { fittingPage } from '../page-size';
import type { FetchedOrders, OrderFate, ReadOrders } from '../shop';
import { AmazonRefusal, type AmazonClient } from './client';
import { orderRowShape, readOrders } from './order';
import { placeOf } from './place';

export const ORDERS = '/orders/2026-01-01/orders';

/** How far each look reaches back behind the last one: an order may become visible a little after its own time stamp. */
const OVERLAP_MS = 5 * 60 * 1000;

/** What Amazon keeps of orders, and so where a first look begins. */
const OLDEST_MS = 2 * 365 * 24 * 60 * 60 * 1000;

/** Orders Amazon tells of in one answer. */
const PAGE_SIZE = 100;

/** Orders asked for one by one, at most: every other second one may be. */
const MOST_ASKED = 20;

/** What is told beside an order's lines. */
const INCLUDED = 'BUYER,RECIPIENT,PROCEEDS,FULFILLMENT,CANCELLATION';

const pageShape = z.object({
  orders: z.array(orderRowShape),
  pagination: z.object({ nextToken: z.string().optional() }).nullish(),
  lastUpdatedBefore: z.string().optional(),
});

/**
 * Where a reading stands: all that changed before `since` is known. Amazon answers twenty questions and then one in three minutes, so a reading of many
 * pages is broken off and goes on where it was: with the `token` of the next page, the `from` and `until` it belongs to, and the `size` of its pages.
 */
const cursorShape = z.object({
  since: z.string(),
  from: z.string().optional(),
  token: z.string().optional(),
  until: z.string().optional(),
  size: z.number().int().positive().optional(),
});
type Cursor = z.infer<typeof cursorShape>;

const readCursor = (cursor: string | null): Cursor | null => {
  if (cursor === null) return null;
  const read = cursorShape.safeParse(JSON.parse(cursor));
  return read.success ? read.data : null;
};

const later = (a: string, b: string | undefined): string => (b !== undefined && Date.parse(b) > Date.parse(a) ? b : a);

/**
 * What changed since the cursor. A reading is about what had changed when it began (`lastUpdatedBefore`, by Amazon's own clock); what changes meanwhile
 * comes with the next look. How pages are ordered Amazon does not say, so there is no seeking by time, and a reading is done only with its last page.
 * Unverified: that a token's page does not move when an order before it changes.
 */
export async function* fetchOrders(client: AmazonClient, cursor: string | null): AsyncIterable<FetchedOrders> {
  const { currency, marketplace } = await placeOf(client);
  let at = readCursor(cursor) ?? { since: new Date(Date.now() - OLDEST_MS).toISOString() };
  const fitting = fittingPage(at.size ?? PAGE_SIZE, 1);
  for (;;) {
    const from = at.from ?? new Date(Date.parse(at.since) - (cursor === null ? 0 : OVERLAP_MS)).toISOString();
    const query = {
      lastUpdatedAfter: from,
      marketplaceIds: marketplace,
      fulfilledBy: 'MERCHANT',
      includedData: INCLUDED,
      ...(at.token ? { paginationToken: at.token } : {}),
    };
    let page: z.infer<typeof pageShape>;
    try {
      page = await fitting.ask((size) =>
        client.ask({ method: 'GET', path: ORDERS, query: { ...query, maxResultsPerPage: String(size) } }, pageShape),
      );
    } catch (error) {
      // A token is good for a day, and perhaps not for pages of another size; after that the reading begins again.
      if (!at.token || !(error instanceof AmazonRefusal) || error.status !== 400) throw error;
      at = { since: at.since };
      continue;
    }
    const token = page.pagination?.nextToken;
    if (token !== undefined && token === at.token) throw endless('https://www.amazon.com');
    const until = at.until ?? page.lastUpdatedBefore;
    const seen = page.orders.reduce((latest, { lastUpdatedTime }) => later(latest, lastUpdatedTime), at.since);
    if (token !== undefined) at = { since: at.since, from, token, until: until ?? seen, size: fitting.size };
    else at = { since: later(at.since, until ?? seen) };
    yield { ...(await readOrders(page.orders, currency)), trashed: [], cursor: JSON.stringify(at) };
    if (token === undefined) return;
  }
}

export const readOrder = async (client: AmazonClient, id: string): Promise<ReadOrders> => {
  const { currency } = await placeOf(client);
  const found = await client.find(
    { method: 'GET', path: `${ORDERS}/${encodeURIComponent(id)}`, query: { includedData: INCLUDED } },
    z.object({ order: orderRowShape }),
  );
  return found ? readOrders([found.order], currency) : NO_ORDERS;
};

/** Amazon deletes no orders; a few are asked for, and of the others nothing is told. */
export const findFates = async (client: AmazonClient, ids: readonly string[]): Promise<ReadonlyMap<string, OrderFate>> => {
  return addFates(new Map(), ids.slice(0, MOST_ASKED), client.outside.signal, async (id) => {
    const found = await client.find(
      { method: 'GET', path: `${ORDERS}/${encodeURIComponent(id)}` },
      z.object({ order: z.object({ orderId: z.string() }) }),
    );
    return found ? 'there' : 'deleted';
  });
};
